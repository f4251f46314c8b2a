/** The local API makes the events and answers of an HTTP API, payload 2.0, with its quirks. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FunctionName } from '#shared/contract/functions.ts';
import { type SmallCloud, smallCloud } from '#test/kit/small-cloud.ts';
import { startWorld, type World } from '#test/kit/world.ts';

interface Event {
  readonly [key: string]: unknown;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly requestContext: { readonly http: Record<string, string>; readonly timeEpoch: number };
}

const echo = `export const handler = async (event) => ({
  statusCode: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(event) });`;

let small: SmallCloud;
let world: World;

beforeAll(async () => {
  const answers = `export const handler = async ({ queryStringParameters: { kind } }) => ({
    cookies: { statusCode: 201, headers: { 'X-One': 'a' }, cookies: ['a=1', 'b=2'], body: 'made' },
    bytes: { statusCode: 200, isBase64Encoded: true, body: 'AAH/' },
    plain: { just: 'this' }, nothing: undefined, odd: { statusCode: 'teapot' },
    large: { statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024 + 1) },
  }[kind]);`;
  const route = (method: 'GET' | 'POST', path: string, name: FunctionName) => ({
    method,
    path,
    function: name,
  });
  small = smallCloud(
    {
      'health.check': { source: echo },
      'health.reportError': { source: answers },
      'subscription.show': {
        source: `export const handler = async () => { throw new Error('no'); };`,
      },
    },
    {
      routes: [
        route('GET', '/api/users/{user_id}', 'subscription.show'),
        route('GET', '/api/users/all', 'health.check'),
        route('GET', '/api/echo/{word}', 'health.check'),
        route('GET', '/api/echo', 'health.check'),
        route('POST', '/api/echo', 'health.check'),
        route('GET', '/api/answers', 'health.reportError'),
      ],
      responseHeaders: { 'x-content-type-options': 'nosniff' },
    },
  );
  world = await startWorld({ cloud: small.cloud, root: small.root });
});
afterAll(async () => {
  await world.close();
  small.remove();
});

const eventOf = async (...asked: Parameters<World['http']>): Promise<Event> =>
  (await world.http(...asked)).json<Event>();

test('a form reaches the function in base64, JSON as text', async () => {
  const form = await eventOf('/api/echo', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=a%40b.c',
  });
  const json = await eventOf('/api/echo', { method: 'POST', body: '{"ä":1}' });

  expect(form).toMatchObject({ isBase64Encoded: true, body: btoa('email=a%40b.c') });
  expect(json).toMatchObject({ isBase64Encoded: false, body: '{"ä":1}' });
});

test('cookies travel apart; repeated headers and parameters are joined; the host is the API’s', async () => {
  const event = await eventOf('/api/echo?a=1&a=2&b=x%2By+z&empty=', {
    headers: { cookie: 'one=1; two=2', 'X-Forwarded-For': '6.6.6.6', 'User-Agent': 'test' },
  });

  expect(event['cookies']).toEqual(['one=1', 'two=2']);
  expect(event['queryStringParameters']).toEqual({ a: '1,2', b: 'x+y z', empty: '' });
  expect(event['rawQueryString']).toBe('a=1&a=2&b=x%2By+z&empty=');
  expect(event.headers).toMatchObject({
    host: 'local.execute-api.us-east-1.amazonaws.com',
    'x-forwarded-for': '6.6.6.6, 127.0.0.1',
    'x-viewer-ip': '127.0.0.1',
  });
  expect(event.headers).not.toHaveProperty('cookie');
  expect(event).not.toHaveProperty('body');
  expect(event).toMatchObject({ version: '2.0', routeKey: 'GET /api/echo', rawPath: '/api/echo' });
  expect(event.requestContext.http).toMatchObject({
    method: 'GET',
    path: '/api/echo',
    sourceIp: '127.0.0.1',
    userAgent: 'test',
  });
});

test('a parameter may be called what every object has', async () => {
  const event = await eventOf('/api/echo?constructor=1&__proto__=2&__proto__=3');

  expect(Object.entries(event['queryStringParameters'] as object)).toEqual([
    ['constructor', '1'],
    ['__proto__', '2,3'],
  ]);
});

test('a viewer cannot claim another address than its own', async () => {
  const { headers } = await eventOf('/api/echo', { headers: { 'x-viewer-ip': '6.6.6.6' } });
  expect(headers['x-viewer-ip']).toBe('127.0.0.1');
});

test('paths are decoded exactly once, and exact ones win over parameters', async () => {
  expect(await eventOf('/api/echo/a%2525b+c%40x.com')).toMatchObject({
    rawPath: '/api/echo/a%25b+c@x.com',
    pathParameters: { word: 'a%25b+c@x.com' },
  });
  expect((await world.http('/api/users/all')).status).toBe(200);
  expect((await world.http('/api/echo/%zz')).status).toBe(400);
});

test.each([
  ['/api/nowhere', 'GET', 404, '{"message":"Not Found"}'],
  ['/api/answers', 'POST', 404, '{"message":"Not Found"}'],
  ['/api/users/7', 'GET', 500, '{"message":"Internal Server Error"}'],
  ['/api/answers?kind=odd', 'GET', 500, '{"message":"Internal Server Error"}'],
  ['/api/answers?kind=large', 'GET', 500, '{"message":"Internal Server Error"}'],
  ['/api/answers?kind=plain', 'GET', 200, '{"just":"this"}'],
  ['/api/answers?kind=nothing', 'GET', 200, 'null'],
])('%s by %s answers %i %s', async (path, method, status, text) => {
  const answer = await world.http(path, { method });
  expect(answer).toMatchObject({ status, text });
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('cookies and bytes come out as they were meant', async () => {
  const cookies = await world.http('/api/answers?kind=cookies');
  const bytes = await world.http('/api/answers?kind=bytes');

  expect(cookies).toMatchObject({ status: 201, text: 'made' });
  expect(cookies.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-one': 'a' });
  expect(bytes.headers['content-length']).toBe('3');
});

test('a body over 10 MB is refused before any function sees it', async () => {
  const answer = await world.http('/api/echo', {
    method: 'POST',
    body: 'x'.repeat(10 * 1024 * 1024 + 1),
  });
  expect(answer.status).toBe(413);
});

test('the clock of an event and of its answer is the product’s', async () => {
  await world.moveTo(new Date(world.clock.now() + 86_400_000));
  const { requestContext } = await eventOf('/api/echo');
  expect(Math.abs(requestContext.timeEpoch - world.clock.now())).toBeLessThan(60_000);
  const { headers } = await world.http('/api/echo');
  expect(Math.abs(Date.parse(String(headers['date'])) - world.clock.now())).toBeLessThan(60_000);
});
