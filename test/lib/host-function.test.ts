/** The edge's one decision: which build and which file answer a host and a path. */
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { hostFunctionSource, type Page } from '#lib/host-function.ts';
import { pages } from '#shared/contract/pages.ts';

type Handler = (event: unknown) => {
  uri: string;
  headers: Record<string, { value: string }>;
  statusCode?: number;
};

const load = (source: string): Handler => runInNewContext(`${source}; handler`);

const source = (main: readonly Page[]): string =>
  hostFunctionSource({
    waitlistWord: 'harbor',
    pages: { main, waitlist: [{ path: '/', access: 'public' }] },
    apiPatterns: ['/admin/dry-run', '/admin/api/*', '/api/*'],
  });

const handler = load(
  source([
    { path: '/', access: 'public' },
    { path: '/faq', access: 'public' },
    { path: '/admin', access: 'admin' },
    { path: '/admin/logs', access: 'admin' },
  ]),
);

const asked = (host: string, uri: string, headers = {}) =>
  handler({
    viewer: { ip: '198.51.100.7' },
    request: {
      method: 'GET',
      uri,
      querystring: {},
      headers: { host: { value: host }, ...headers },
    },
  });

test.each([
  ['anchor.example', 'main'],
  ['www.anchor.example', 'main'],
  ['harbor.anchor.example', 'waitlist'],
  ['HARBOR.anchor.example:8443', 'waitlist'],
  ['harbor.localhost:3000', 'waitlist'],
  ['my-harbor.example', 'waitlist'],
  ['har.bor.example', 'main'],
  ['127.0.0.1:3000', 'main'],
  ['', 'main'],
])('the host %j gets the build %s', (host, build) => {
  expect(asked(host, '/').uri).toBe(`/${build}/index.html`);
});

test.each([
  ['/', '/main/index.html'],
  ['//', '/main/index.html'],
  ['/faq', '/main/faq/index.html'],
  ['/faq/', '/main/faq/index.html'],
  ['//faq', '/main/faq/index.html'],
  ['/admin', '/main/shell.html'],
  ['/admin/logs', '/main/shell.html'],
  ['/assets/start-1a2b.js', '/main/assets/start-1a2b.js'],
  ['/robots.txt', '/main/robots.txt'],
  ['/.well-known/security.txt', '/main/.well-known/security.txt'],
  ['/nobody', '/main/404.html'],
  ['/faq/more', '/main/404.html'],
  ['/FAQ', '/main/404.html'],
  ['/v1.2/page', '/main/404.html'],
  ['/constructor', '/main/404.html'],
  ['/../waitlist/index.html', '/main/404.html'],
  ['/assets/../../waitlist/index.html', '/main/404.html'],
  ['/%2e%2e/waitlist/index.html', '/main/404.html'],
  ['/assets\\..\\secret.js', '/main/404.html'],
])('the path %s is answered by %s', (path, file) => {
  expect(asked('anchor.example', path).uri).toBe(file);
});

test('a page of one site is not a page of the other', () => {
  expect(asked('harbor.anchor.example', '/faq').uri).toBe('/waitlist/404.html');
});

test.each(['/api/health', '/admin/api/stability', '/admin/dry-run'])(
  'the path %s reaches the API unchanged, with the address of who asks',
  (path) => {
    const request = asked('harbor.anchor.example', path, { 'x-viewer-ip': { value: '1.2.3.4' } });

    expect(request.uri).toBe(path);
    expect(request.headers['x-viewer-ip']).toEqual({ value: '198.51.100.7' });
  },
);

test('a request without a Host gets the main site', () => {
  const request = { method: 'GET', uri: '/', querystring: {}, headers: {} };

  expect(handler({ viewer: { ip: '::1' }, request }).uri).toBe('/main/index.html');
});

test.each([
  ['/main/404.html', 200, 404],
  ['/main/faq/index.html', 200, 200],
  ['/main/404.html', 304, 304],
  ['/main/assets/gone.js', 404, 404],
])('on the way back, %s with status %i leaves as %i', (uri, statusCode, leaves) => {
  const request = { method: 'GET', uri, querystring: {}, headers: {} };
  const response = { statusCode, headers: {} };

  expect(handler({ request, response }).statusCode).toBe(leaves);
});

test('a page not found is still a 404 if CloudFront shows the path as it was asked for', () => {
  const request = {
    method: 'GET',
    uri: '/nobody',
    querystring: {},
    headers: { host: { value: 'anchor.example' } },
  };

  expect(handler({ request, response: { statusCode: 200, headers: {} } }).statusCode).toBe(404);
});

test.each([
  ['/main/shell.html', true],
  ['/shell.html', true],
  ['/admin/logs', true],
  ['/main/index.html', false],
  ['/faq', false],
])('on the way back, that %s is not to be listed is %p', (uri, unlisted) => {
  const request = {
    method: 'GET',
    uri,
    querystring: {},
    headers: { host: { value: 'anchor.example' } },
  };
  const { headers } = handler({ request, response: { statusCode: 200, headers: {} } });

  expect(headers['x-robots-tag']).toEqual(unlisted ? { value: 'noindex' } : undefined);
});

test('fits into what CloudFront takes, with every page of the product', () => {
  const whole = hostFunctionSource({ waitlistWord: 'harbor', pages, apiPatterns: ['/api/*'] });

  expect(Buffer.byteLength(whole)).toBeLessThan(10_000);
});
