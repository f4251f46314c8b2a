/** Asks the testers' endpoints, and keeps to the letter what was answered, also a no. */
import { paths } from '#shared/contract/paths.ts';
import { saysNo, withQuery } from '#web/kit/call.ts';
import { leaveForLogin } from '#web/kit/leave-for-login.ts';
import { type Fields, fieldsOf, wordsOf } from './read-field.ts';

export interface Said {
  /** False for everything but a 2xx that does not say no. */
  readonly ok: boolean;
  /** 0 where nothing came back. */
  readonly status: number;
  readonly answer: Fields;
  /** The body, whatever it is. */
  readonly raw: string;
  readonly traceId?: string;
}

interface Bodies {
  readonly seedUser: undefined;
  readonly sendStage: { readonly user_id: string };
  readonly reply: { readonly user_id: string; readonly text: string };
  /** The stage as the server calls it, whatever that is. */
  readonly nextStage: { readonly user_id: string; readonly expected_from: string };
  readonly reset: { readonly user_id: string };
  readonly advanceDay: { readonly user_id: string; readonly force: true };
}

const nothing: Said = { ok: false, status: 0, answer: {}, raw: '' };

/** Never throws; who is not signed in any more is led to the sign-in instead. */
export function askTester<Verb extends keyof Bodies>(
  verb: Verb,
  body: Bodies[Verb],
): Promise<Said> {
  const { method, path } = paths[`tester.${verb}`];
  const hasBody = body !== undefined;
  return ask(path, {
    method,
    headers: { accept: json, ...(hasBody && { 'content-type': json }) },
    ...(hasBody && { body: JSON.stringify(body) }),
  });
}

export const askState = (user_id: string, signal: AbortSignal): Promise<Said> =>
  ask(withQuery(paths['tester.state'].path, { user_id }), { headers: { accept: json }, signal });

const json = 'application/json';

async function ask(address: string, init: RequestInit): Promise<Said> {
  try {
    const response = await fetch(address, init);
    if (response.status === 401) return await leaveForLogin();
    return saidBy(response, await response.text());
  } catch {
    return nothing;
  }
}

function saidBy({ ok, status, headers }: Response, raw: string): Said {
  const said = jsonIn(raw);
  const answer = fieldsOf(said);
  const traceId = wordsOf(answer['traceId']) ?? headers.get('x-trace-id');
  const saysYes = ok && said !== undefined && !saysNo(said) && answer['success'] !== false;
  return { ok: saysYes, status, answer, raw, ...(traceId && { traceId }) };
}

/** A gateway's error page is no answer, whatever its status. */
function jsonIn(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** The server's own sentence, where it has one. */
export const sentenceOf = ({ answer }: Said): string | undefined =>
  wordsOf(answer['message']) ??
  wordsOf(fieldsOf(answer['error'])['message']) ??
  wordsOf(answer['error']);

/** Why a stage was not left: a code, and what it means where the server says so. */
export function whyNotNext({ answer }: Said): string {
  const code = wordsOf(answer['code']) ?? 'FAILED_TO_ADVANCE';
  const { detail } = answer;
  const words = wordsOf(detail) ?? (detail === undefined ? undefined : JSON.stringify(detail));
  return words === undefined ? code : `${code}: ${words}`;
}
