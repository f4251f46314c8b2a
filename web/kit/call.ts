/** Calls the API by a route's name; a refusal is thrown as `Declined`. */
import type { RouteName } from '#shared/contract/paths.ts';
import { publicPaths } from '#shared/contract/public-paths.ts';
import type { Input, Place, Route } from '#shared/contract/route.ts';
import type { Routes } from '#shared/contract/routes.ts';
import { declinedFrom } from './declined.ts';
import { leaveForLogin } from './leave-for-login.ts';
import { noteServiceTime } from './service-clock.ts';

export type InputOf<Name extends RouteName> =
  Routes[Name] extends Route<infer Path, infer Query, infer Body, infer _Answer>
    ? Input<Path, Query, Body>
    : never;

export type AnswerOf<Name extends RouteName> =
  Routes[Name] extends Route<infer _Path, infer _Query, infer _Body, infer Answer> ? Answer : never;

const json = { 'content-type': 'application/json' } as const;

/** What any request may carry. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** Calls an endpoint. Only the answer's `ok` is checked: the route table says the rest. */
export const call = async <Name extends RouteName>(
  name: Name,
  input: InputOf<Name>,
): Promise<AnswerOf<Name>> => (await send(await placeOf(name), input as Parts)) as AnswerOf<Name>;

/** A visitor's browser never loads the places of administrators. */
const placeOf = async (name: RouteName): Promise<Place> =>
  name in publicPaths
    ? publicPaths[name as keyof typeof publicPaths]
    : (await import('#shared/contract/paths.ts')).paths[name];

/**
 * Calls any address; all but a 2xx without `ok: false` is thrown as `Declined`. An administrator
 * whose session has ended is led to the sign-in instead.
 */
export async function send(place: Place, { params, query, body }: Parts): Promise<unknown> {
  const response = await fetch(withQuery(withParams(place.path, params), query), {
    method: place.method,
    headers: { accept: 'application/json', ...(body !== undefined && json) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  noteServiceTime(response);
  if (response.status === 401 && place.access === 'admin') return leaveForLogin();
  const answer = await readJson(response);
  const traceId = response.headers.get('x-trace-id') ?? undefined;
  if (!response.ok || saysNo(answer)) throw declinedFrom(response.status, answer, traceId);
  if (traceId && typeof answer === 'object' && answer !== null) traces.set(answer, traceId);
  return answer;
}

const traces = new WeakMap<object, string>();

/** The trace id of the call that gave this very answer. */
export const traceIdOf = (answer: object): string | undefined => traces.get(answer);

/** `/api/{variant}/waitlist` and `{variant: 'x'}` become `/api/x/waitlist`. */
export const withParams = (path: string, params: Parts['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** `/api/confirm` and `{token}` become `/api/confirm?token=...`; what is undefined is left out. */
export function withQuery(path: string, query: Parts['query'] = {}): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] != null);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Some refusals come with a 200. */
export const saysNo = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

/** Undefined for a body that is not JSON, such as a gateway's error page. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
