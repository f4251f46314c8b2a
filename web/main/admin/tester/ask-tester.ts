/** Calls the testers' endpoints and keeps each answer as it came. */
import { paths } from '#shared/contract/paths.ts';
import { saysNo, withQuery } from '#web/kit/call.ts';
import { leaveForLogin } from '#web/kit/leave-for-login.ts';
import { type Fields, fieldsOf, wordsOf } from './read-field.ts';

export interface Result {
  /** True for a 2xx that does not say no. */
  readonly ok: boolean;
  /** 0 where nothing came back. */
  readonly status: number;
  readonly answer: Fields;
  /** The body as text. */
  readonly raw: string;
  readonly traceId?: string;
}

interface Bodies {
  readonly seedUser: undefined;
  readonly sendStage: { readonly user_id: string };
  readonly reply: { readonly user_id: string; readonly text: string };
  /** The stage by the server's own name. */
  readonly nextStage: { readonly user_id: string; readonly expected_from: string };
  readonly reset: { readonly user_id: string };
  readonly advanceDay: { readonly user_id: string; readonly force: true };
}

const nothing: Result = { ok: false, status: 0, answer: {}, raw: '' };

/** Never throws; an ended session leads to the sign-in. */
export function askTester<Verb extends keyof Bodies>(
  verb: Verb,
  body: Bodies[Verb],
): Promise<Result> {
  const { method, path } = paths[`tester.${verb}`];
  const hasBody = body !== undefined;
  return ask(path, {
    method,
    headers: { accept: json, ...(hasBody && { 'content-type': json }) },
    ...(hasBody && { body: JSON.stringify(body) }),
  });
}

export const askState = (user_id: string, signal: AbortSignal): Promise<Result> =>
  ask(withQuery(paths['tester.state'].path, { user_id }), { headers: { accept: json }, signal });

const json = 'application/json';

async function ask(address: string, init: RequestInit): Promise<Result> {
  try {
    const response = await fetch(address, init);
    if (response.status === 401) return await leaveForLogin();
    return resultOf(response, await response.text());
  } catch {
    return nothing;
  }
}

function resultOf({ ok, status, headers }: Response, raw: string): Result {
  const body = jsonIn(raw);
  const answer = fieldsOf(body);
  const traceId = wordsOf(answer['traceId']) ?? headers.get('x-trace-id');
  const saysYes = ok && body !== undefined && !saysNo(body) && answer['success'] !== false;
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
export const sentenceOf = ({ answer }: Result): string | undefined =>
  wordsOf(answer['message']) ??
  wordsOf(fieldsOf(answer['error'])['message']) ??
  wordsOf(answer['error']);

/** Why the next stage was refused: a code, and its meaning if given. */
export function whyNotNext({ answer }: Result): string {
  const code = wordsOf(answer['code']) ?? 'FAILED_TO_ADVANCE';
  const { detail } = answer;
  const words = wordsOf(detail) ?? (detail === undefined ? undefined : JSON.stringify(detail));
  return words === undefined ? code : `${code}: ${words}`;
}
