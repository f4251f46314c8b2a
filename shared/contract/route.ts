/**
 * What one endpoint is: how it is asked and what it answers. Lambda, gateway and web derive from
 * it.
 */
import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'DELETE';
export type Access = 'public' | 'admin';

/** The part of a route that a browser needs: plain data, no schema. */
export interface Place<Path extends string = string> {
  readonly method: Method;
  readonly path: Path;
  readonly access: Access;
}

export interface Route<Path extends string, Query, Body, Answer> extends Place<Path> {
  readonly query: z.ZodMiniType<Query>;
  readonly body: z.ZodMiniType<Body>;
  readonly answer: z.ZodMiniType<Answer>;
  /** A route without a body ignores what is sent, whatever it is. */
  readonly takesBody: boolean;
  /** How a refusal words its error: as text, or (day-0 alone) as an object with a message. */
  readonly refusalShape: 'text' | 'object';
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of routes holds every kind of them
export type AnyRoute = Route<string, any, any, any>;

/** `{user_id}` in a path is a required string. */
export type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : unknown;

/** What travels with a request: the same type where it is sent and where it arrives. */
export type Asked<Path extends string, Query, Body> = Part<'params', Params<Path>> &
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
  readonly refusalShape?: 'text' | 'object';
}

/** Joins a place of `paths.ts` with the schemas of what it takes and answers. */
export function route<const Path extends string, Answer, Query = undefined, Body = undefined>(
  place: Place<Path>,
  draft: Draft<Query, Body, Answer>,
): Route<Path, Query, Body, Answer> {
  // A route without a query or a body ignores what is sent: the schema of nothing answers nothing.
  const nothing = z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  ) as unknown;
  return {
    query: nothing as z.ZodMiniType<Query>,
    body: nothing as z.ZodMiniType<Body>,
    takesBody: draft.body !== undefined,
    refusalShape: 'text',
    ...place,
    ...draft,
  };
}
