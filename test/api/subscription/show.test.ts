/** Opening the one-click address leads to the page that asks, and changes nothing, ever. */
import { expect, test } from '@jest/globals';
import { stateOf } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();

test('fifty scanners and previews that open the link change nothing', async () => {
  const { userId } = await begin(world);
  const path = linksOf(world, userId).unsubscribe;
  const before = await stateOf(world);
  world.endpoint.calls.reset();

  const answers = await Promise.all(Array.from({ length: 50 }, () => world.http(path)));

  const token = path.slice(path.indexOf('token='));
  const location = `http://localhost:${world.port}/unsubscribe?${token}`;
  for (const { status, headers } of answers) {
    expect([status, headers.location]).toEqual([303, location]);
  }
  expect(world.endpoint.calls.seen().filter(({ caller }) => caller)).toEqual([]);
  expect(await stateOf(world)).toEqual(before);
});

test.each([
  ['no token', '', ''],
  ['an empty one', '?token=', ''],
  ['a line break in it', '?token=a%0d%0aSet-Cookie:%20b', 'a%0D%0ASet-Cookie%3A%20b'],
  ['another site in it', '?token=//evil.example', '%2F%2Fevil.example'],
])('with %s it leads to our own page all the same', async (_, query, carried) => {
  const { status, headers } = await world.http(`/api/unsubscribe${query}`);

  expect(status).toBe(303);
  expect(headers.location).toBe(`http://localhost:${world.port}/unsubscribe?token=${carried}`);
  expect(headers).not.toHaveProperty('set-cookie');
});

test('the page is told whether the token is one of ours, of a person who was erased as well', async () => {
  const { unsubscribe: path, confirm } = linksOf(world, '3f2b8c1e-5a4d-4c3b-9a2f-1e0d9c8b7a65');
  const ask = async (url: string) => {
    const { status, json } = await world.http(url, { headers: { accept: 'application/json' } });
    return [url, status, json<{ code?: string }>().code];
  };
  const bad = [
    '/api/unsubscribe',
    '/api/unsubscribe?token=',
    '/api/unsubscribe?token=garbage',
    path.slice(0, -1),
    confirm.replace('/api/confirm', '/api/unsubscribe'),
  ];
  world.endpoint.calls.reset();

  expect(await ask(path)).toEqual([path, 200, undefined]);
  for (const url of bad) expect(await ask(url)).toEqual([url, 400, 'BAD_TOKEN']);
  expect(world.endpoint.calls.seen().filter(({ caller }) => caller)).toEqual([]);
});

test('the Host of a request does not decide where it leads', async () => {
  const { headers } = await world.http('/api/unsubscribe?token=a', {
    headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  });

  expect(headers.location).toBe(`http://localhost:${world.port}/unsubscribe?token=a`);
});
