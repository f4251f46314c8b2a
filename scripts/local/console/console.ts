/** `/_local`: the page and its JSON API, answered to this machine alone. */
import type { IncomingMessage } from 'node:http';
import { type HttpAnswer, said } from '../gateway.ts';
import { readBody } from '../read-body.ts';
import { askConsole, type ConsoleParts } from './api.ts';
import { letterFrameHeaders } from './letter-frame.ts';
import type { Message } from './messages.ts';
import { pageFile } from './page.ts';

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
    if (pathname === '/_local/letter') return letter(await parts.mailbox.find(id(searchParams)));
    const file = method === 'GET' || method === 'HEAD' ? await pageFile(pathname) : undefined;
    return file ?? said(404, 'Not Found');
  };

const id = (query: URLSearchParams): string => query.get('id') ?? '';

/** Its links open beside the mailbox, not inside it. */
const letter = (message: Message | undefined): HttpAnswer =>
  message?.html
    ? {
        status: 200,
        headers: letterFrameHeaders,
        body: Buffer.from(`<base target="_blank">${message.html}`),
      }
    : said(404, 'Not Found');

const json = ({ status, body }: { status: number; body: unknown }): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify(body)),
});

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
