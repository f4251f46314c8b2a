/** Turns a route and its handler into a Lambda: check, parse, work, answer or refuse. */
import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { Refusal, type RefusalCode, refusals } from '#shared/contract/refusal.ts';
import type { Access, AnyRoute, Input, Route } from '#shared/contract/route.ts';
import type { AdminContext, Log, RequestContext } from '../context.ts';
import { makeContext } from './make-context.ts';
import { readRequest } from './read-request.ts';
import { isThroughTheDoor, viewerOf } from './request-origin.ts';

type Result = APIGatewayProxyStructuredResultV2;

/** Sends the browser elsewhere: 303, so that it asks with GET. */
export class SeeOther {
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}

/** An answer that also sets cookies: whole lines of `Set-Cookie`. */
export class WithCookies<Answer> {
  readonly answer: Answer | SeeOther;
  readonly cookies: readonly string[];

  constructor(answer: Answer | SeeOther, cookies: readonly string[]) {
    this.answer = answer;
    this.cookies = cookies;
  }
}

/** An answer that is no JSON: a page or a file, with the headers that say what it is. */
export class RawResponse {
  readonly body: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: string | Uint8Array, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

type AnswerOf<Answer> = Answer | SeeOther | RawResponse | WithCookies<Answer>;

/** Bytes travel in base64 between a function and the gateway. */
function rawResult({ body, headers }: RawResponse): Result {
  const whole = { statusCode: 200, headers: { ...headers } };
  if (typeof body === 'string') return { ...whole, body };
  return { ...whole, body: Buffer.from(body).toString('base64'), isBase64Encoded: true };
}

/** The request beside what was asked: few routes read it. */
export type Visit = Pick<APIGatewayProxyEventV2, 'headers'> & {
  readonly cookies: readonly string[];
};

/** A route of the administrator is given who is signed in; no other can ask for that. */
export type ContextOf<Allowed extends Access> = ([Allowed] extends ['admin']
  ? AdminContext
  : RequestContext) & {
  readonly visit: Visit;
};

const headersFor = (traceId: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-trace-id': traceId,
});

function resultOf(answer: unknown, indent?: number): Result {
  if (answer instanceof WithCookies) {
    return { ...resultOf(answer.answer, indent), cookies: [...answer.cookies] };
  }
  if (answer instanceof RawResponse) return rawResult(answer);
  return answer instanceof SeeOther
    ? { statusCode: 303, headers: { location: answer.location }, body: '' }
    : { statusCode: 200, body: JSON.stringify(answer, undefined, indent) };
}

const withHeaders = (result: Result, context: RequestContext): Result => ({
  ...result,
  headers: { ...headersFor(context.traceId), ...result.headers },
});

/**
 * One body serves every client: some read `error`, some `message`, some `errorCode` or `code`, so
 * it says the same thing under each name. Only day-0's clients read `error.message`, and the log
 * viewer's a code in `error`.
 */
function refusalBody(
  code: RefusalCode,
  route: Pick<AnyRoute, 'refusalShape'>,
  detail: string = refusals[code][1],
) {
  const message = refusals[code][1];
  return {
    ok: false,
    success: false,
    code,
    errorCode: code,
    error: { text: message, object: { message }, code }[route.refusalShape],
    message,
    detail,
  };
}

function refuse(
  problem: unknown,
  route: Pick<AnyRoute, 'refusalShape'>,
  log: Log,
): APIGatewayProxyStructuredResultV2 {
  const declined = problem instanceof Refusal;
  const code = declined ? problem.code : 'INTERNAL';
  if (declined) log.info('refused', { code });
  else log.error('failed', problem);
  const body = refusalBody(code, route, declined ? problem.detail : undefined);
  return { statusCode: refusals[code][0], body: JSON.stringify(body) };
}

/** In two steps, so that the route has fixed every type before the work is checked against it. */
export function endpoint<Path extends string, Query, Body, Answer, Allowed extends Access>(
  route: Route<Path, Query, Body, Answer, Allowed>,
) {
  // The route alone decides, so that no handler can forget it. It is fetched while Lambda starts,
  // and by these routes only: a public one never loads it.
  const guard = route.access === 'admin' ? import('./require-admin.ts') : undefined;

  async function contextOf(
    event: APIGatewayProxyEventV2,
    context: RequestContext,
  ): Promise<ContextOf<Allowed>> {
    const { headers, cookies = [] } = event;
    const admin = guard && (await (await guard).requireAdmin(route, event, context));
    const seen = { ...context, visit: { headers, cookies }, ...(admin && { admin }) };
    // There is an administrator where the route's access says so, which types cannot follow.
    return seen as unknown as ContextOf<Allowed>;
  }

  type Work = (
    asked: Input<Path, Query, Body>,
    context: ContextOf<Allowed>,
  ) => Promise<AnswerOf<Answer>>;

  const answers = (work: Work) =>
    middy<APIGatewayProxyEventV2, Result>().handler(
      async (event: APIGatewayProxyEventV2, invocation: Context) => {
        const started = performance.now();
        const context = makeContext(
          event.requestContext.requestId,
          invocation.functionName,
          viewerOf(event),
        );
        const result = await answered(event, context);
        const ms = Math.round(performance.now() - started);
        context.log.info('answered', { status: result.statusCode, ms });
        return withHeaders(result, context);

        async function answered(
          request: APIGatewayProxyEventV2,
          at: RequestContext,
        ): Promise<Result> {
          try {
            if (!isThroughTheDoor(request.headers, at.env)) throw new Refusal('FORBIDDEN');
            // Nobody who may not ask has a word of theirs read.
            const allowed = await contextOf(request, at);
            // What was parsed by the route's own schemas is what the route says is asked.
            const asked = readRequest(route, request) as unknown as Input<Path, Query, Body>;
            return resultOf(await work(asked, allowed), route.isRead ? 2 : undefined);
          } catch (problem) {
            return refuse(problem, route, at.log);
          }
        }
      },
    );
  return { answers };
}
