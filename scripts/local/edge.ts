/** The local web server: what CloudFront is in the cloud, with the local page in front of it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AwsEndpoint } from './aws/types.ts';
import type { Clock } from './clock.ts';
import type { Cloud } from './cloud.ts';
import { askGateway, type HttpAnswer, requestLimitBytes, said } from './gateway.ts';
import {
  type EdgeResponse,
  edgeRequest,
  hostFunction,
  isResponse,
  plain,
} from './host-function.ts';
import { readBody, wildcards } from './kit.ts';
import type { Runtime } from './lambda-runtime.ts';
import { siteFiles } from './site-files.ts';
import { endsRun } from './storage.ts';

interface EdgeOptions {
  readonly cloud: Cloud;
  readonly runtime: Pick<Runtime, 'invoke'>;
  readonly clock: Clock;
  /** Where the buckets are; without one they are where they are in the cloud. */
  readonly endpoint?: Pick<AwsEndpoint, 'url'>;
  /** Holds a folder for each site. */
  readonly sites: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Answers `/_local...` before anything else; undefined for any other path. */
  readonly local: (request: IncomingMessage) => Promise<HttpAnswer | undefined>;
  readonly report: (line: string) => void;
}

export type Edge = Awaited<ReturnType<typeof startEdge>>;

export async function startEdge(options: EdgeOptions) {
  const answer = answering(options);
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    answer(request)
      .catch((error: unknown) => {
        if (!endsRun(error))
          options.report(`The web server stumbled over ${request.url}: ${String(error)}`);
        return said(502, 'Bad Gateway');
      })
      .then((made) => send(request, response, made))
      .catch(() => response.destroy());
  };
  const first = await listening(createServer(serve), options.port, '127.0.0.1');
  const { port } = first.address() as AddressInfo;
  // Browsers may try IPv6 first for localhost; a machine without it does not need it.
  const second = await listening(createServer(serve), port, '::1').catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'EADDRINUSE' || options.port === 0) return undefined;
    first.close();
    throw error;
  });
  const servers = second ? [first, second] : [first];
  return {
    port,
    close: async (): Promise<void> => {
      await Promise.all(servers.map(closed));
    },
  };
}

function answering(options: EdgeOptions) {
  const askOrigin = asking(options);
  const { cloud } = options;
  const { responseHeaders = {}, defaultHeaders = {} } = cloud;
  return async (request: IncomingMessage): Promise<HttpAnswer> => {
    const local = await options.local(request);
    if (local)
      return { ...local, headers: { ...defaultHeaders, ...responseHeaders, ...local.headers } };
    const answer = await askOrigin(request);
    const own = behaviourOf(cloud, request.url ?? '/')?.defaultHeaders ?? defaultHeaders;
    const usual = namedHere(own, options);
    // The distribution's policy is on every answer, whatever its status, and wins over the origin.
    const date = { date: new Date(options.clock.now()).toUTCString() };
    return { ...answer, headers: { ...date, ...usual, ...answer.headers, ...responseHeaders } };
  };
}

function asking(options: EdgeOptions) {
  const { cloud, runtime, clock } = options;
  const host = hostFunction(cloud.hostFunction);
  const files = siteFiles(options.sites);

  return async (request: IncomingMessage): Promise<HttpAnswer> => {
    const { method = 'GET', url = '/', headers } = request;
    const viewerIp = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1';
    const origin = behaviourOf(cloud, url)?.origin ?? 'site';
    const reading = method === 'GET' || method === 'HEAD';
    if (reading && Number(headers['content-length'] ?? 0) > 0) return said(403, 'Forbidden');

    const seen = await host.onRequest(edgeRequest(method, url, headers), viewerIp);
    if (isResponse(seen)) return generated(seen);
    if (origin === 'site') {
      if (!reading) return said(403, 'Forbidden');
      const file = await files(seen.uri, headers);
      const { status, headers: own } = await host.onResponse(seen, file.status, viewerIp);
      return { ...file, status, headers: { ...file.headers, ...own } };
    }
    const body = await readBody(request, requestLimitBytes);
    if (!body) return said(413, 'Request Entity Too Large');
    const handedOn = { ...headers, ...plain(seen.headers), ...cloud.originHeaders };
    const asked = { method, url, headers: handedOn, body, viewerIp, now: clock.now() };
    return askGateway(asked, cloud, runtime);
  };
}

/** CloudFront chooses by the path as the viewer asked for it, before any function rewrites it. */
function behaviourOf({ behaviours }: Cloud, url: string) {
  const path = url.split('?', 1)[0] ?? '/';
  return behaviours.find(({ pattern }) => wildcards(pattern.replace(/^(?!\/)/, '/')).test(path));
}

/** The buckets of the cloud have names of their own in the web; here they are one endpoint. */
function namedHere(
  headers: Readonly<Record<string, string>>,
  { cloud: { buckets, region }, endpoint }: EdgeOptions,
): Readonly<Record<string, string>> {
  if (!endpoint) return headers;
  const origins = buckets.map(({ name }) => `https://${name}.s3.${region}.amazonaws.com`);
  const here = (value: string) =>
    origins.reduce((text, origin) => text.replaceAll(origin, endpoint.url), value);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, here(value)]));
}

/** A redirect or another answer that the host function made by itself. */
function generated({ statusCode, headers = {}, body = '' }: EdgeResponse): HttpAnswer {
  const bytes =
    typeof body === 'string'
      ? Buffer.from(body)
      : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8');
  return { status: statusCode, headers: plain(headers), body: bytes };
}

function send(request: IncomingMessage, response: ServerResponse, answer: HttpAnswer): void {
  const { status, headers, body } = answer;
  const length = status === 304 || status === 204 ? {} : { 'content-length': body.length };
  response.writeHead(status, { ...(headers as object), ...length });
  response.end(request.method === 'HEAD' ? undefined : body);
  request.resume();
}

function listening(server: Server, port: number, address: string): Promise<Server> {
  // A client may use a kept connection at the very moment that the server gives it up.
  server.keepAliveTimeout = 0;
  return new Promise((ready, fail) => {
    server.once('error', fail);
    server.listen(port, address, () => {
      server.off('error', fail);
      ready(server);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
