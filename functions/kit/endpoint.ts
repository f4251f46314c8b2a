/** Turns a route and the work behind it into a Lambda: parse, work, answer or refuse. */
import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { Asked, Route } from '#shared/contract/route.ts';
import type { Scene } from '../scene.ts';
import { makeScene } from './make-scene.ts';
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

const headersFor = (traceId: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-trace-id': traceId,
});

function resultOf(answer: unknown): Result {
  return answer instanceof SeeOther
    ? { statusCode: 303, headers: { location: answer.location }, body: '' }
    : { statusCode: 200, body: JSON.stringify(answer) };
}

/** The edge overwrites the header; what a viewer claims in x-forwarded-for is not asked. */
const viewerOf = ({ headers, requestContext }: APIGatewayProxyEventV2): string =>
  headers['x-viewer-ip'] ?? requestContext.http.sourceIp;

const dressed = (result: Result, scene: Scene): Result => ({
  ...result,
  headers: { ...headersFor(scene.traceId), ...result.headers },
});

/** In two steps, so that the route has fixed every type before the work is checked against it. */
export const endpoint = <Path extends string, Query, Body, Answer>(
  route: Route<Path, Query, Body, Answer>,
) => ({
  answers: (work: (asked: Asked<Path, Query, Body>, scene: Scene) => Promise<Answer | SeeOther>) =>
    middy<APIGatewayProxyEventV2, Result>().handler(
      async (event: APIGatewayProxyEventV2, context: Context) => {
        const started = performance.now();
        const scene = makeScene(
          event.requestContext.requestId,
          context.functionName,
          viewerOf(event),
        );
        const result = await answered(event, scene);
        const ms = Math.round(performance.now() - started);
        scene.log.info('answered', { status: result.statusCode, ms });
        return dressed(result, scene);

        async function answered(request: APIGatewayProxyEventV2, at: Scene): Promise<Result> {
          try {
            // What was parsed by the route's own schemas is what the route says is asked.
            const asked = readRequest(route, request) as unknown as Asked<Path, Query, Body>;
            return resultOf(await work(asked, at));
          } catch (problem) {
            return refuse(problem, route, at.log);
          }
        }
      },
    ),
});
