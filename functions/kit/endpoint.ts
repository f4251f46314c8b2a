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
import { doorSecrets, isThroughTheDoor, viewerOf } from './request-origin.ts';

type Result = APIGatewayProxyStructuredResultV2;

/** Redirects the browser with 303, so that it follows with GET. */
export class SeeOther {
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}

/** An answer that also sets cookies, as complete `Set-Cookie` values. */
export class WithCookies<Answer> {
  readonly answer: Answer | SeeOther;
  readonly cookies: readonly string[];

  constructor(answer: Answer | SeeOther, cookies: readonly string[]) {
    this.answer = answer;
    this.cookies = cookies;
  }
}

/** An answer other than JSON: a page or file with its headers. */
export class RawResponse {
  readonly body: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: string | Uint8Array, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

type AnswerOf<Answer> = Answer | SeeOther | RawResponse | WithCookies<Answer>;

/** The gateway takes bytes in base64. */
function rawResult({ body, headers }: RawResponse): Result {
  const whole = { statusCode: 200, headers: { ...headers } };
  if (typeof body === 'string') return { ...whole, body };
  return { ...whole, body: Buffer.from(body).toString('base64'), isBase64Encoded: true };
}

/** The request itself, which few handlers need. */
export type Visit = Pick<APIGatewayProxyEventV2, 'headers'> & {
  readonly cookies: readonly string[];
};

/** Admin routes get the signed-in administrator; other routes can't ask for one. */
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
 * Clients read different fields (`error`, `message`, `errorCode` or `code`), so all say the same.
 * `refusalShape` sets the form of `error`: day-0's clients read `error.message`, and the log viewer
 * a code.
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

/** In two steps, so that the route fixes all types before the handler is checked. */
export function endpoint<Path extends string, Query, Body, Answer, Allowed extends Access>(
  route: Route<Path, Query, Body, Answer, Allowed>,
) {
  // Decided by the route, so that no handler can forget it. Loaded while Lambda starts, and only by
  // these routes.
  const guard = route.access === 'admin' ? import('./require-admin.ts') : undefined;

  async function contextOf(
    event: APIGatewayProxyEventV2,
    context: RequestContext,
  ): Promise<ContextOf<Allowed>> {
    const { headers, cookies = [] } = event;
    const admin = guard && (await (await guard).requireAdmin(route, event, context));
    const seen = { ...context, visit: { headers, cookies }, ...(admin && { admin }) };
    // The type follows from the route's access, which TypeScript can't infer.
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
            if (!isThroughTheDoor(request.headers, doorSecrets())) throw new Refusal('FORBIDDEN');
            // Reject unauthenticated requests before parsing the body.
            const allowed = await contextOf(request, at);
            // The route's own schemas have parsed it, so it has the route's types.
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
