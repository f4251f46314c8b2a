/**
 * What one endpoint is: how it is asked and what it answers. Lambda, gateway and web derive from
 * it.
 */
import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'DELETE';
export type Access = 'public' | 'admin';

/** The part of a route that a browser needs: plain data, no schema. */
export interface Place<Path extends string = string, Allowed extends Access = Access> {
  readonly method: Method;
  readonly path: Path;
  readonly access: Allowed;
}

export interface Route<Path extends string, Query, Body, Answer, Allowed extends Access = Access>
  extends Place<Path, Allowed> {
  readonly query: z.ZodMiniType<Query>;
  readonly body: z.ZodMiniType<Body>;
  readonly answer: z.ZodMiniType<Answer>;
  /** A route without a body ignores what is sent, whatever it is. */
  readonly takesBody: boolean;
  /** A page without a script sends a form. */
  readonly bodyAs: 'json' | 'form';
  /**
   * How a refusal words its error: as text, (day-0 alone) as an object with a message, or (the log
   * call) by its code.
   */
  readonly refusalShape: 'text' | 'object' | 'code';
  /** A page that asks every few seconds by itself does not keep its administrator signed in. */
  readonly isActivity: boolean;
  /** Opened in a tab of its own and read there: its JSON has lines. */
  readonly isRead: boolean;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of routes holds every kind of them
export type AnyRoute = Route<string, any, any, any>;

/** `{user_id}` in a path is a required string. */
export type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : unknown;

/** What travels with a request: the same type where it is sent and where it arrives. */
export type Input<Path extends string, Query, Body> = Part<'params', Params<Path>> &
  Part<'query', Query> &
  Part<'body', Body>;

/** A part the route does not take is not there to be filled in. */
type Part<Name extends string, Value> = unknown extends Value
  ? unknown
  : [Value] extends [undefined]
    ? unknown
    : Readonly<Record<Name, Value>>;

interface Draft<Query, Body, Answer> {
  readonly query?: z.ZodMiniType<Query>;
  readonly body?: z.ZodMiniType<Body>;
  readonly answer: z.ZodMiniType<Answer>;
  readonly bodyAs?: 'json' | 'form';
  readonly refusalShape?: 'text' | 'object' | 'code';
  readonly isActivity?: boolean;
  readonly isRead?: boolean;
}

/** Joins a place of `paths.ts` with the schemas of what it takes and answers. */
export function route<
  const Path extends string,
  Allowed extends Access,
  Answer,
  Query = undefined,
  Body = undefined,
>(
  place: Place<Path, Allowed>,
  draft: Draft<Query, Body, Answer>,
): Route<Path, Query, Body, Answer, Allowed> {
  // A route without a query or a body ignores what is sent: the schema of nothing answers nothing.
  const nothing = z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  ) as unknown;
  return {
    query: nothing as z.ZodMiniType<Query>,
    body: nothing as z.ZodMiniType<Body>,
    takesBody: draft.body !== undefined,
    bodyAs: 'json',
    refusalShape: 'text',
    isActivity: true,
    isRead: false,
    ...place,
    ...draft,
  };
}
