/** The HTTP API, small: finds a request's function, invokes it and makes its answer an HTTP one. */
import { randomUUID } from 'node:crypto';
import type { Cloud } from './cloud.ts';
import { decodedPath, type EdgeRequest, findRoute, gatewayEvent } from './gateway-event.ts';
import type { Outcome } from './lambda-instance.ts';
import type { Runtime } from './lambda-runtime.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** API Gateway's own limits. */
export const requestLimitBytes = 10 * 1024 * 1024;
const responseLimitBytes = 6 * 1024 * 1024;
const waitLimitMs = 30_000;

export async function askGateway(
  asked: EdgeRequest,
  cloud: Cloud,
  runtime: Pick<Runtime, 'invoke'>,
): Promise<HttpAnswer> {
  const path = decodedPath(asked.url);
  if (path === undefined) return said(400, 'Bad Request');
  const found = findRoute(cloud, asked.method, path);
  if (!found) return said(404, 'Not Found');

  const event = gatewayEvent(asked, path, found, cloud);
  const answer = runtime.invoke(found.route.function, event);
  const outcome = await withinLimit(answer);
  if (outcome === undefined) return said(503, 'Service Unavailable');
  return outcome.ok ? answerOf(outcome.value) : said(500, 'Internal Server Error');
}

/** What API Gateway says by itself, always as `{"message": ...}`. */
export const said = (status: number, message: string): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message })),
});

async function withinLimit(answer: Promise<Outcome>): Promise<Outcome | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), waitLimitMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

interface Result {
  readonly statusCode?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly cookies?: readonly string[];
  readonly body?: unknown;
  readonly isBase64Encoded?: boolean;
}

function answerOf(value: unknown): HttpAnswer {
  const result = (value ?? {}) as Result;
  if (typeof result !== 'object' || result.statusCode === undefined) return plainAnswer(value);
  const body = Buffer.from(
    typeof result.body === 'string' ? result.body : '',
    result.isBase64Encoded ? 'base64' : 'utf8',
  );
  const status = Number(result.statusCode);
  if (!(status >= 200 && status <= 599) || body.length > responseLimitBytes) {
    return said(500, 'Internal Server Error');
  }
  return { status, headers: headersOf(result), body };
}

/** Without a status code the whole value is the body of a 200, as payload 2.0 has it. */
const plainAnswer = (value: unknown): HttpAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value ?? null)),
});

function headersOf({ headers = {}, cookies = [] }: Result): HttpAnswer['headers'] {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    'content-type': 'text/plain;charset=utf-8',
    'apigw-requestid': randomUUID(),
    ...(Object.fromEntries(lower) as Record<string, string>),
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
  };
}
