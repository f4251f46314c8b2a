/** The files of the local pages: HTML, styles, scripts and the three typefaces. */
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { tokensCss } from '#web/kit/tokens.ts';
import type { HttpAnswer } from '../gateway.ts';

const modules = join(import.meta.dirname, '../../../node_modules/@fontsource-variable');

const faces = [
  ['Literata', 'literata', 'literata-latin-opsz-normal.woff2', '200 900'],
  ['Schibsted', 'schibsted-grotesk', 'schibsted-grotesk-latin-wght-normal.woff2', '400 900'],
  ['Geist Mono', 'geist-mono', 'geist-mono-latin-wght-normal.woff2', '100 900'],
] as const;

const headers = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; " +
    "form-action 'self'; object-src 'none'",
};

type Load = () => Promise<Buffer>;

const own =
  (name: string): Load =>
  () =>
    readFile(join(import.meta.dirname, name));

const style: Load = async () => {
  const fonts = faces.map(
    ([family, , file, weights]) =>
      `@font-face{font-family:"${family}";src:url(/_local/${file}) format("woff2");` +
      `font-weight:${weights};font-display:swap}`,
  );
  return Buffer.concat([Buffer.from(fonts.join('') + tokensCss('main')), await own('page.css')()]);
};

/** The product's own count of segments, as a script: what the phone shows is what is billed. */
const alphabet: Load = async () => {
  const source = await readFile(
    join(import.meta.dirname, '../../../shared/domain/letters/gsm7.ts'),
    'utf8',
  );
  return Buffer.from(stripTypeScriptTypes(source));
};

const script = 'text/javascript; charset=utf-8';

const files: Readonly<Record<string, readonly [type: string, load: Load]>> = {
  '/_local': ['text/html; charset=utf-8', own('page.html')],
  '/_local/page.css': ['text/css; charset=utf-8', style],
  '/_local/page.mjs': [script, own('page.mjs')],
  '/_local/frame.mjs': [script, own('frame.mjs')],
  '/_local/phone': ['text/html; charset=utf-8', own('phone.html')],
  '/_local/phone.css': ['text/css; charset=utf-8', own('phone.css')],
  '/_local/phone.mjs': [script, own('phone.mjs')],
  '/_local/gsm7.mjs': [script, alphabet],
  ...Object.fromEntries(
    faces.map(([, folder, file]) => [
      `/_local/${file}`,
      ['font/woff2', () => readFile(join(modules, folder, 'files', file))] as const,
    ]),
  ),
};

/** Undefined for a path that is no file of the page. */
export async function pageFile(pathname: string): Promise<HttpAnswer | undefined> {
  const file = files[pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname];
  if (!file) return undefined;
  const [type, load] = file;
  return { status: 200, headers: { ...headers, 'content-type': type }, body: await load() };
}
