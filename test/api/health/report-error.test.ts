/** What went wrong in a browser reaches the log by place and kind, never by what was typed. */
import { expect, test } from '@jest/globals';
import { logOf, rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/client-errors';

const world = suiteWorld();

test('a report is logged with its kind, its page and the places in our scripts', async () => {
  const { status, body } = await world.post(path, {
    message: 'Uncaught TypeError: ada@example.com is not what "call my lawyer" wants',
    stack:
      'TypeError: call my lawyer\n    at f (https://x.example/assets/main-a1.js:10:20)\n' +
      '    at g (https://evil.example/steal.js?token=sesame:1:2)\n' +
      '    at h (https://x.example/assets/page-b2.js:3:4)',
    page: '/unsubscribe?token=open-sesame#ada@example.com',
  });

  const line = (await logOf(world)).find((one) => one.includes('browser error'));
  expect([status, body]).toEqual([200, { ok: true }]);
  expect(JSON.parse(line!)).toMatchObject({
    kind: 'TypeError',
    page: '/unsubscribe',
    frames: '/assets/main-a1.js:10:20 | /assets/page-b2.js:3:4',
  });
  expect((await logOf(world)).join('\n')).not.toMatch(/lawyer|ada@|sesame|evil/);
});

test('what looks like nothing we know is logged as that', async () => {
  await world.post(path, { message: 'my secret plan: none', page: 'javascript:alert(1)' });

  const line = (await logOf(world)).findLast((one) => one.includes('browser error'));
  expect(JSON.parse(line!)).toMatchObject({ kind: 'Error', page: 'unknown' });
  expect(line).not.toMatch(/secret|alert/);
});

test.each([
  ['no message', '{}', 400],
  ['a message that is too long', JSON.stringify({ message: 'x'.repeat(2001) }), 400],
  ['a message that is none', '{"message":{"a":1}}', 400],
  ['no JSON', 'message=a', 400],
  ['a megabyte', JSON.stringify({ message: 'a', more: 'x'.repeat(1024 * 1024) }), 413],
])('%s is refused', async (_, body, status) => {
  const { status: answered } = await world.http(path, { method: 'POST', body });

  expect(answered).toBe(status);
});

test('a report touches no table', async () => {
  world.endpoint.calls.reset();
  await world.post(path, { message: 'Error' });

  expect(world.endpoint.calls.seen().filter(({ caller }) => caller)).toEqual([]);
  expect(await rowsIn(world)).toEqual([]);
});
