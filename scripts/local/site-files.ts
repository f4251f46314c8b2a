/** The sites' bucket as CloudFront serves it: types, caching, compression, the not-found page. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpAnswer } from './gateway.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

interface Kept {
  readonly changedAt: number;
  readonly etag: string;
  readonly plain: Buffer;
  /** By the name of its coding; empty where nothing is gained. */
  readonly coded: Readonly<Partial<Record<Coding, Buffer>>>;
}

/** The one that CloudFront prefers first. */
const codings = ['br', 'gzip'] as const;
type Coding = (typeof codings)[number];

const code: Readonly<Record<Coding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => promisify(gzip)(plain),
};

/** CloudFront leaves smaller files as they are. */
const smallestToCompress = 1000;

/** Serves files below a folder by the URI that the host function left, `/main/index.html`. */
export function siteFiles(root: string) {
  const kept = new Map<string, Kept>();

  async function load(uri: string): Promise<Kept | undefined> {
    const path = pathOf(root, uri);
    const about = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (path === undefined || !about?.isFile()) return undefined;
    const known = kept.get(path);
    if (known?.changedAt === about.mtimeMs) return known;
    const made = await prepared(path, about.mtimeMs);
    kept.set(path, made);
    return made;
  }

  return async (uri: string, headers: IncomingHttpHeaders): Promise<HttpAnswer> => {
    const file = await load(uri);
    if (file) return answer(uri, file, headers, 200);
    const site = uri.split('/')[1] ?? '';
    const notFound = await load(`/${site}/404.html`);
    if (notFound) return answer('/404.html', notFound, headers, 404);
    return {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
      body: Buffer.from('There’s nothing here.\n'),
    };
  };
}

/** A path that would leave the folder has no file. */
function pathOf(root: string, uri: string): string | undefined {
  try {
    const path = normalize(join(root, decodeURIComponent(uri)));
    return path.startsWith(root + sep) && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

async function prepared(path: string, changedAt: number): Promise<Kept> {
  const plain = await readFile(path);
  const etag = `"${createHash('md5').update(plain).digest('hex')}"`;
  const compress =
    plain.length >= smallestToCompress && /text|json|xml|javascript/.test(typeOf(path));
  if (!compress) return { changedAt, etag, plain, coded: {} };
  const [br, gzipped] = await Promise.all([code.br(plain), code.gzip(plain)]);
  return { changedAt, etag, plain, coded: { br, gzip: gzipped } };
}

const typeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream';

function answer(uri: string, file: Kept, asked: IncomingHttpHeaders, status: number): HttpAnswer {
  const accepted = `${asked['accept-encoding']}`;
  const coding = codings.find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const body = coding && file.coded[coding];
  const etag = body ? `W/${file.etag}` : file.etag;
  const headers = {
    'content-type': typeOf(uri),
    // Built files carry a hash of their content in their name; everything else may change.
    'cache-control': uri.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
    ...(body ? { 'content-encoding': coding } : {}),
  };
  const known = asked['if-none-match']?.split(/,\s*/).includes(etag);
  if (status === 200 && known) return { status: 304, headers, body: Buffer.alloc(0) };
  return { status, headers, body: body ?? file.plain };
}
