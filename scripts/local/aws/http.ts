/**
 * HTTP for the AWS endpoint: reads a request whole, knows who asks which service, writes an
 * answer.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, AwsRequest } from './service.ts';

/** A raw mail may have 40 MB in SES; in base64 and percent-encoded it grows. */
const largestBytes = 128 * 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largestBytes) throw new Error(`A request has more than ${largestBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const oneValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** The path of what was asked, as sent, and its query. */
function placeOf(url: string): Pick<AwsRequest, 'path' | 'query'> {
  const start = url.indexOf('?');
  if (start < 0) return { path: url, query: new URLSearchParams() };
  return { path: url.slice(0, start), query: new URLSearchParams(url.slice(start + 1)) };
}

export async function readRequest(request: IncomingMessage): Promise<AwsRequest> {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, oneValue(value)]);
  return {
    method: request.method ?? 'GET',
    ...placeOf(request.url ?? '/'),
    headers: Object.fromEntries(headers),
    body: await readBody(request),
  };
}

/**
 * The access key and the service in `Credential=KEY/date/region/service/aws4_request`, which stands
 * in the query of an address that was signed beforehand.
 */
export function credentialOf(asked: AwsRequest): { key: string; service: string } | undefined {
  const [, scope] = /Credential=([^,\s]+)/.exec(asked.headers['authorization'] ?? '') ?? [];
  const [key, , , service] = (scope ?? asked.query.get('X-Amz-Credential') ?? '').split('/');
  return key && service ? { key, service } : undefined;
}

/** The instant that a request was signed at, by its caller's clock; epoch milliseconds. */
export function signedAt(asked: AwsRequest): number | undefined {
  const [, ...parts] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(asked.headers['x-amz-date'] ?? '') ?? [];
  const [year = 0, month = 0, day, hour, minute, second] = parts.map(Number);
  return parts.length > 0 ? Date.UTC(year, month - 1, day, hour, minute, second) : undefined;
}

/** The headers of an answer; `date` in epoch milliseconds. */
const headersOf = ({ headers, body }: Answer, requestId: string, date: number) => ({
  'content-length': String(Buffer.byteLength(body)),
  ...headers,
  date: new Date(date).toUTCString(),
  'x-amzn-requestid': requestId,
  'x-amz-request-id': requestId,
});

export function send(
  response: ServerResponse,
  answer: Answer,
  requestId: string,
  date: number,
): void {
  response.sendDate = false;
  response.writeHead(answer.status, headersOf(answer, requestId, date));
  response.end(response.req.method === 'HEAD' ? undefined : answer.body);
}
