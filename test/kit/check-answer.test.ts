/** An answer that breaks its route's contract fails the test that asked for it, by field. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askOver } from './world.ts';

let answer: unknown;
let status = 200;
const server = createServer((_, response) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => void server.close());

const ask = (path: string, method = 'GET') =>
  askOver((server.address() as AddressInfo).port, path, { method });

test.each([
  [
    'a missing field',
    '/api/health?x=1',
    { ok: true, table: 'reachable' },
    'health.check',
    'version',
  ],
  [
    'a wrong field',
    '/api/v2/admin/users',
    { ok: true, items: [{}], total: 1 },
    'users.list',
    'items.0.user_id',
  ],
  ['an answer that is no object', '/api/health', 'fine', 'health.check', 'the whole answer'],
])('%s fails the call', async (_, path, given, route, field) => {
  answer = given;
  await expect(ask(path)).rejects.toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`^${route} breaks its contract.*${field}: `)),
    }),
  );
});

test('a whole answer, a refusal and what is no route pass', async () => {
  answer = { ok: true, version: '1', table: 'reachable' };
  expect((await ask('/api/health')).json()).toEqual(answer);
  answer = {};
  expect((await ask('/_local/api/clock')).json()).toEqual({});
  expect((await ask('/api/health', 'POST')).json()).toEqual({});
  status = 503;
  expect((await ask('/api/health')).json()).toEqual({});
});
