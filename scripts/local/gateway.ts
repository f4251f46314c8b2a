/** The HTTP API, small: finds a request's function, invokes it and makes its answer an HTTP one. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Cloud } from './cloud.ts';
import { within } from './kit.ts';
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
  asked: GatewayRequest,
  cloud: Cloud,
  runtime: Pick<Runtime, 'invoke'>,
): Promise<HttpAnswer> {
  const path = decodedPath(asked.url);
  if (path === undefined) return said(400, 'Bad Request');
  const found = findRoute(cloud, asked.method, path);
  if (!found) return said(404, 'Not Found');

  const event = gatewayEvent(asked, path, found, cloud);
  const outcome = await within(waitLimitMs, runtime.invoke(found.route.function, event));
  if (outcome === undefined) return said(503, 'Service Unavailable');
  return outcome.ok ? answerOf(outcome.value) : said(500, 'Internal Server Error');
}

/** What API Gateway says by itself, always as `{"message": ...}`. */
export const said = (status: number, message: string): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message })),
});

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

// The event that an HTTP API makes of a request: payload format 2.0, with its quirks.

interface GatewayRequest {
  readonly method: string;
  /** As it came, with its query and still percent-encoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly viewerIp: string;
  /** Epoch milliseconds of the product's clock. */
  readonly now: number;
}

type Route = Cloud['routes'][number];

interface Found {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a decoded path; exact segments win over `{parameters}`. */
function findRoute(cloud: Cloud, method: string, path: string): Found | undefined {
  const given = path.split('/');
  const fits = cloud.routes.flatMap((route) => {
    const params = route.method === method ? paramsOf(route.path.split('/'), given) : undefined;
    return params ? [{ route, params }] : [];
  });
  const count = ({ params }: Found) => Object.keys(params).length;
  return fits.toSorted((one, other) => count(one) - count(other))[0];
}

function paramsOf(wanted: readonly string[], given: readonly string[]) {
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (/^\{.+\}$/.test(part) && value !== '') params[part.slice(1, -1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** The path once decoded, as an HTTP API hands it on; undefined when it cannot be decoded. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

export function gatewayEvent(
  asked: GatewayRequest,
  path: string,
  { route, params }: Found,
  cloud: Cloud,
) {
  const rawQueryString = asked.url.includes('?') ? asked.url.slice(asked.url.indexOf('?') + 1) : '';
  const query = queryOf(rawQueryString);
  const cookies = asked.headers.cookie?.split(/;\s*/).filter((cookie) => cookie !== '') ?? [];
  const domainName = `local.execute-api.${cloud.region}.amazonaws.com`;
  const asText = isText(asked.headers['content-type']);
  return {
    version: '2.0',
    routeKey: `${route.method} ${route.path}`,
    rawPath: path,
    rawQueryString,
    ...(cookies.length > 0 ? { cookies } : {}),
    headers: requestHeaders(asked, domainName),
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(Object.keys(params).length > 0 ? { pathParameters: params } : {}),
    requestContext: contextOf(asked, path, route, cloud, domainName),
    ...(asked.body.length > 0 ? { body: asked.body.toString(asText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: asked.body.length > 0 && !asText,
  };
}

function contextOf(
  { method, headers, viewerIp, now }: GatewayRequest,
  path: string,
  route: Route,
  cloud: Cloud,
  domainName: string,
) {
  return {
    accountId: cloud.account,
    apiId: 'local',
    domainName,
    domainPrefix: 'local',
    http: {
      method,
      path,
      protocol: 'HTTP/1.1',
      sourceIp: viewerIp,
      userAgent: headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey: `${route.method} ${route.path}`,
    stage: '$default',
    time: logTime(now),
    timeEpoch: now,
  };
}

/** Only these reach a function as text: a form, too, is base64. */
const isText = (contentType = ''): boolean => {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return (
    type === '' ||
    type.startsWith('text/') ||
    /^application\/(.+\+)?(json|xml|javascript)$/.test(type)
  );
};

/** Lower case, repeated ones joined; cookies travel apart and the viewer's host stays behind. */
function requestHeaders(
  { headers, viewerIp }: GatewayRequest,
  host: string,
): Record<string, string> {
  const seen = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === 'cookie' || name === 'connection'
      ? []
      : [[name, [value].flat().join(', ')]],
  );
  const before = [headers['x-forwarded-for'] ?? []].flat().join(', ');
  return {
    ...(Object.fromEntries(seen) as Record<string, string>),
    host,
    // CloudFront appends the viewer to whatever the viewer itself claimed.
    'x-forwarded-for': before ? `${before}, ${viewerIp}` : viewerIp,
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '443',
  };
}

function queryOf(raw: string): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(raw)) {
    const before = query.get(name);
    query.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(query);
}

/** `12/Mar/2026:19:03:58 +0000`. */
function logTime(now: number): string {
  const [, day, month, year, time] = new Date(now).toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
