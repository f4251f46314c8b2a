/** `/_local`: the pages and their JSON API, answered to this machine alone. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { tokensCss } from '#web/kit/tokens.ts';
import { fromRoot } from '../../build/root.ts';
import { type HttpAnswer, said } from '../gateway.ts';
import { readBody } from '../kit.ts';
import { askConsole, type ConsoleParts } from './api.ts';

const bodyLimitBytes = 10 * 1024 * 1024;

export const localConsole =
  (parts: ConsoleParts) =>
  async (request: IncomingMessage): Promise<HttpAnswer | undefined> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    if (pathname !== '/_local' && !pathname.startsWith('/_local/')) return undefined;
    if (!isOwnVisitor(request)) return said(403, 'The local page answers this machine alone.');

    const { method = 'GET' } = request;
    if (pathname.startsWith('/_local/api/')) {
      const body = await readBody(request, bodyLimitBytes);
      if (!body) return said(413, 'That is more than the local page takes.');
      const name = pathname.slice('/_local/api/'.length);
      return json(await askConsole(method, name, searchParams, body, parts));
    }
    if (pathname === '/_local/letter') return letter(parts, searchParams.get('id') ?? '');
    const file = method === 'GET' || method === 'HEAD' ? await pageFile(pathname) : undefined;
    return file ?? said(404, 'Not Found');
  };

const json = ({ status, body }: { status: number; body: unknown }): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify(body)),
});

/** A letter has styles that the page's policy forbids: it is a page of its own in a frame. */
const letterFrameHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // It runs nothing, loads nothing and sends nothing; its links open elsewhere, and the page
  // around it may measure it.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; " +
    "base-uri 'none'; frame-ancestors 'self'; " +
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  'x-frame-options': 'SAMEORIGIN',
} as const;

async function letter({ mailbox }: ConsoleParts, id: string): Promise<HttpAnswer> {
  const message = await mailbox.find(id);
  if (!message?.html) return said(404, 'Not Found');
  // Its links open beside the mailbox, not inside it.
  const body = Buffer.from(`<base target="_blank">${message.html}`);
  return { status: 200, headers: letterFrameHeaders, body };
}

/**
 * Every mail can be read and every reply written here, so a page of another site open in the same
 * browser must not reach it, neither by a plain request nor under a name of its own.
 */
function isOwnVisitor({ headers, socket }: IncomingMessage): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  if (!address.startsWith('127.') && address !== '::1') return false;
  const host = (headers.host ?? '').toLowerCase();
  const name = host.replace(/:\d+$/, '');
  if (!/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(name)) return false;
  return headers.origin === undefined || headers.origin.toLowerCase() === `http://${host}`;
}

const pageHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; " +
    "form-action 'self'; object-src 'none'",
};

const faces = [
  ['Literata', 'literata', 'literata-latin-opsz-normal.woff2', '200 900'],
  ['Schibsted', 'schibsted-grotesk', 'schibsted-grotesk-latin-wght-normal.woff2', '400 900'],
  ['Geist Mono', 'geist-mono', 'geist-mono-latin-wght-normal.woff2', '100 900'],
] as const;

type Load = () => Promise<string | Buffer>;

const text = (path: string): Promise<string> => readFile(fromRoot(path), 'utf8');

const own =
  (name: string): Load =>
  () =>
    text(`scripts/local/console/${name}`);

const styles: Load = async () => {
  const fonts = faces.map(
    ([family, , file, weights]) =>
      `@font-face{font-family:"${family}";src:url(/_local/${file}) format("woff2");` +
      `font-weight:${weights};font-display:swap}`,
  );
  const names = ['web/kit/look.css', 'web/kit/frame.css', 'scripts/local/console/page.css'];
  return [...fonts, tokensCss('main'), ...(await Promise.all(names.map(text)))].join('');
};

const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

const files: Readonly<Record<string, readonly [type: string, load: Load]>> = {
  '/_local': [html, own('page.html')],
  '/_local/page.css': ['text/css; charset=utf-8', styles],
  '/_local/page.mjs': [script, own('page.mjs')],
  '/_local/frame.mjs': [script, own('frame.mjs')],
  '/_local/phone': [html, own('phone.html')],
  '/_local/phone.mjs': [script, own('phone.mjs')],
  // The product's own count of segments: what the phone shows is what is billed.
  '/_local/gsm7.mjs': [
    script,
    async () => stripTypeScriptTypes(await text('shared/domain/letters/gsm7.ts')),
  ],
  ...Object.fromEntries(
    faces.map(([, folder, file]) => [
      `/_local/${file}`,
      [
        'font/woff2',
        () => readFile(fromRoot('node_modules/@fontsource-variable', folder, 'files', file)),
      ] as const,
    ]),
  ),
};

/** Undefined for a path that is no file of the pages. */
async function pageFile(pathname: string): Promise<HttpAnswer | undefined> {
  const [type, load] = files[pathname.replace(/\/$/, '')] ?? [];
  if (!type || !load) return undefined;
  const headers = { ...pageHeaders, 'content-type': type };
  return { status: 200, headers, body: Buffer.from(await load()) };
}
