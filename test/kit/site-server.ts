/** Serves one built site by the page rules, with the API's answers given by the test. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentSecurityPolicy } from '#lib/content-security-policy.ts';
import { inlineHashes } from '#lib/inline-hashes.ts';
import { pages, type Site } from '#shared/contract/pages.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Answer {
  readonly status?: number;
  /** An object goes out as JSON, text as HTML, as from a gateway that broke. */
  readonly body: unknown;
  /** What the service's clock says: an ISO instant; it says nothing where this is absent. */
  readonly serviceTime?: string;
  /** The answer waits for it. */
  readonly after?: Promise<unknown>;
}

export type Api = (asked: Asked) => Answer | Promise<Answer>;

export interface SiteServer {
  readonly url: string;
  /** Every call of the API since the last `answers`. */
  readonly asked: Asked[];
  answers(api: Api): void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

const notFound: Answer = { status: 404, body: { ok: false, message: 'There’s nothing here.' } };

/** As the edge divides them: what else is below `/admin` is a page. */
const isCall = (path: string): boolean =>
  /^\/(api|auth|admin\/api)\//.test(path) || path === '/admin/dry-run';

/** As the stack sends it for what was built, also when that is built again meanwhile. */
function policyOf(folder: string): () => string {
  let known = { builtAt: 0, policy: '' };
  return () => {
    const builtAt = statSync(folder, { throwIfNoEntry: false })?.birthtimeMs ?? known.builtAt;
    if (known.builtAt !== builtAt) {
      known = { builtAt, policy: contentSecurityPolicy(inlineHashes(folder)) };
    }
    return known.policy;
  };
}

export async function siteServer(folder: string, site: Site): Promise<SiteServer> {
  const asked: Asked[] = [];
  let api: Api = () => notFound;
  const policy = policyOf(join(folder, site));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const work = isCall(path)
      ? answerCall(request, response, (call) => {
          asked.push(call);
          return api(call);
        })
      : answerFile(response, join(folder, site), site, path, policy());
    work.catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers(next) {
      asked.length = 0;
      api = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** A page has its own HTML, an admin page the shell, anything else the not-found page. */
function fileOf(site: Site, path: string): readonly [status: number, file: string] {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  const page: { access: string } | undefined = pages[site].find((place) => place.path === trimmed);
  if (page?.access === 'admin') return [200, 'shell.html'];
  if (page) return [200, join(trimmed, 'index.html')];
  return extname(path) ? [200, path] : [404, '404.html'];
}

async function answerFile(
  response: ServerResponse,
  folder: string,
  site: Site,
  path: string,
  policy: string,
) {
  const [status, file] = fileOf(site, path);
  const whole = await readFile(join(folder, file)).catch(() => undefined);
  const content = whole ?? (await readFile(join(folder, '404.html')));
  response.writeHead(whole ? status : 404, {
    'content-type': types[whole ? extname(file) : '.html'] ?? 'application/octet-stream',
    'content-security-policy': policy,
  });
  response.end(content);
}

const bodyOf = ({ headers }: IncomingMessage, text: string): unknown =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : JSON.parse(text);

async function answerCall(request: IncomingMessage, response: ServerResponse, api: Api) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
  const text = (await request.toArray()).join('');
  const { status, body, after, serviceTime } = await api({
    method: request.method ?? '',
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: text ? bodyOf(request, text) : undefined,
  });
  await after;
  const html = typeof body === 'string';
  response.sendDate = false;
  response.writeHead(status ?? 200, {
    'content-type': html ? 'text/html' : 'application/json',
    ...(serviceTime && { date: new Date(serviceTime).toUTCString() }),
  });
  response.end(html ? body : JSON.stringify(body));
}
