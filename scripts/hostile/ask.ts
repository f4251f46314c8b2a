/** Asks over HTTP as no browser would: any method, any header, any bytes, from any address. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Sent {
  readonly method: string;
  /** Encoded already. */
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | undefined;
  /** Each viewer has limits of its own: `127.x.y.z` is this machine as well. */
  readonly from: string;
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

const agents = new Map<string, Agent>();

function agentFor(from: string): Agent {
  const known = agents.get(from);
  if (known) return known;
  const made = new Agent({ keepAlive: true, maxSockets: 1, localAddress: from });
  agents.set(from, made);
  return made;
}

export function forgetConnections(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}

/** Header values as they may travel: one byte each, no line of their own. */
const asHeader = (value: string): string =>
  Buffer.from(value.toWellFormed(), 'utf8')
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '');

function headersOf({ headers, body }: Sent, port: number): string[] {
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  return [
    ...(named.has('host') ? [] : ['host', `localhost:${port}`]),
    ...(body === undefined ? [] : ['content-length', String(body.length)]),
    ...headers.flatMap(([name, value]) => [name, asHeader(value)]),
  ];
}

/** Status 0 where the server ended the connection instead of an answer. */
export function ask(port: number, sent: Sent): Promise<Got> {
  const began = performance.now();
  return new Promise((answered) => {
    const done = (status: number, headers: IncomingHttpHeaders, chunks: readonly Buffer[]) =>
      answered({
        status,
        headers,
        text: Buffer.concat(chunks).toString(),
        ms: performance.now() - began,
      });
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        method: sent.method,
        path: sent.path,
        headers: headersOf(sent, port),
        agent: agentFor(sent.from),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(response.statusCode ?? 0, response.headers, chunks));
        response.on('error', () => done(0, {}, []));
      },
    );
    asked.on('error', () => done(0, {}, []));
    asked.end(sent.body);
  });
}
