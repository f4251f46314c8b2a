/** Turns a route and the work behind it into a Lambda: guard, parse, work, answer or refuse. */
import { isIPv6 } from 'node:net';
import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { frontDoor } from '#shared/contract/front-door.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { Access, Input, Route } from '#shared/contract/route.ts';
import type { AdminContext, RequestContext } from '../context.ts';
import { isThroughTheDoor } from './front-door.ts';
import { makeContext } from './make-context.ts';
import { readRequest } from './read-request.ts';
import { refuse } from './refuse-errors.ts';

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

/** The eight groups of an IPv6 address, each written in one way alone. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
}

/**
 * Whoever has one address of IPv6 has its whole /64; an IPv4 address may come withHeaders as one of
 * IPv6 (`::ffff:192.0.2.1`).
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':');
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 0xff]).join('.');
}

/** The edge overwrites the header; what a viewer claims in x-forwarded-for is not asked. */
const viewerOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  networkOf(headers[frontDoor.viewer] ?? requestContext.http.sourceIp);

const withHeaders = (result: Result, context: RequestContext): Result => ({
  ...result,
  headers: { ...headersFor(context.traceId), ...result.headers },
});

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
