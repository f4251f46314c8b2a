/** Runs the CloudFront Function of the build: the very code that picks the site by host. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createContext, Script } from 'node:vm';

interface Value {
  readonly value: string;
}

/** What CloudFront hands to a viewer-request function, and takes back. */
interface EdgeRequest {
  readonly method: string;
  readonly uri: string;
  readonly querystring: Readonly<Record<string, Value>>;
  readonly headers: Readonly<Record<string, Value>>;
  readonly cookies: Readonly<Record<string, Value>>;
}

export interface EdgeResponse {
  readonly statusCode: number;
  readonly statusDescription?: string;
  readonly headers?: Readonly<Record<string, Value>>;
  readonly body?: string | { readonly encoding: 'text' | 'base64'; readonly data: string };
}

export const isResponse = (value: EdgeRequest | EdgeResponse): value is EdgeResponse =>
  'statusCode' in value;

/** Compiles the function once; a source without a `handler` throws here. */
export function hostFunction(source: string) {
  const sandbox = createContext({});
  new Script(source, { filename: 'host-function.js' }).runInContext(sandbox);
  // Values cross as text: nothing of this process can be reached from the function.
  const call = new Script('Promise.resolve(handler(JSON.parse(asked))).then(JSON.stringify)');
  new Script('if (typeof handler !== "function") throw new Error("no handler")').runInContext(
    sandbox,
  );
  const run = async (eventType: string, viewerIp: string, subject: object): Promise<unknown> => {
    const event = {
      version: '1.0',
      context: {
        distributionDomainName: 'local.cloudfront.net',
        distributionId: 'LOCAL',
        eventType,
        requestId: randomUUID(),
      },
      viewer: { ip: viewerIp },
      ...subject,
    };
    sandbox['asked'] = JSON.stringify(event);
    // A limit of time would be a watchdog of Node's, which ends the process without file handles.
    return JSON.parse(await (call.runInContext(sandbox) as Promise<string>));
  };
  return {
    /** Before the origin is asked: the request to ask it with, or an answer in its place. */
    onRequest: async (request: EdgeRequest, viewerIp: string) =>
      (await run('viewer-request', viewerIp, { request })) as EdgeRequest | EdgeResponse,
    /** After the sites' bucket answered: the status the viewer gets, and headers of its own. */
    async onResponse(request: EdgeRequest, status: number, viewerIp: string) {
      const response = { statusCode: status, statusDescription: '', headers: {}, cookies: {} };
      const changed = await run('viewer-response', viewerIp, { request, response });
      const { statusCode, headers = {} } = changed as EdgeResponse;
      return { status: statusCode, headers: plain(headers) };
    },
  };
}

/** A request as the function sees it; the path stays as it came, percent-encoded. */
export function edgeRequest(
  method: string,
  url: string,
  headers: IncomingHttpHeaders,
): EdgeRequest {
  const [uri = '/', query = ''] = url.split(/\?(.*)/s, 2);
  const seen = Object.entries(headers).filter(([name]) => name !== 'cookie');
  const cookies = (headers.cookie ?? '').split(/;\s*/).filter((pair) => pair.includes('='));
  return {
    method,
    uri,
    querystring: values([...new URLSearchParams(query)]),
    headers: values(seen.map(([name, value]) => [name, [value ?? ''].flat().join(', ')])),
    cookies: values(cookies.map((pair) => pair.split(/=(.*)/s, 2) as [string, string])),
  };
}

export const plain = (headers: Readonly<Record<string, Value>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));

const values = (pairs: readonly (readonly [string, string])[]): Record<string, Value> =>
  Object.fromEntries(pairs.map(([name, value]) => [name, { value }]));
