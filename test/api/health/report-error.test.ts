/** What went wrong in a browser reaches the log, never by what was typed, and not without end. */
import { expect, test } from '@jest/globals';
import { askerFrom } from '#test/kit/from-address.ts';
import { logOf, rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/client-errors';

const world = suiteWorld({
  settings: { CLIENT_ERRORS_PER_VIEWER_AND_HOUR: '20', CLIENT_ERRORS_PER_DAY: '30' },
});

const lines = async () => (await logOf(world)).filter((line) => line.includes('browser error'));

test('a report is logged with its words, its kind, its page and the places in our scripts', async () => {
  const { status, body } = await world.post(path, {
    message: 'Uncaught TypeError: ada@example.com is not what "call my lawyer" wants',
    stack:
      'TypeError: call my lawyer\n    at f (https://x.example/assets/main-a1.js:10:20)\n' +
      '    at g (https://evil.example/steal.js?token=sesame:1:2)\n' +
      '    at h (https://x.example/assets/page-b2.js:3:4)',
    page: '/unsubscribe?token=open-sesame#ada@example.com',
  });

  const line = (await lines()).at(-1);
  expect([status, body]).toEqual([200, { ok: true }]);
  expect(JSON.parse(line!)).toMatchObject({
    kind: 'TypeError',
    said: 'Uncaught TypeError: [address] is not what "[text]" wants',
    page: '/unsubscribe',
    frames: '/assets/main-a1.js:10:20 | /assets/page-b2.js:3:4',
  });
  expect((await logOf(world)).join('\n')).not.toMatch(/lawyer|ada@|sesame|evil/);
});

test('what looks like nothing we know is logged as that', async () => {
  await world.post(path, { message: 'my plan: none', page: 'javascript:alert(1)' });

  const line = (await lines()).at(-1);
  expect(JSON.parse(line!)).toMatchObject({
    kind: 'Error',
    said: 'my plan: none',
    page: 'unknown',
  });
  expect(line).not.toMatch(/alert/);
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

/** At the start of a day (UTC), so that nothing was counted in it. */
const dayMs = 24 * 3_600_000;
const toNextDay = () => world.moveTo(new Date((Math.floor(world.clock.now() / dayMs) + 1) * dayMs));

const reportFrom = async (viewer: string, times: number): Promise<readonly number[]> => {
  const body = JSON.stringify({ message: `TypeError: of ${viewer.replaceAll('.', '-')}` });
  const headers = { 'content-type': 'application/json' };
  const answers = [];
  for (let at = 0; at < times; at += 1) {
    answers.push(
      (await askerFrom(world, viewer).http(path, { method: 'POST', headers, body })).status,
    );
  }
  return answers;
};
const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

test('one viewer is heard so often in an hour, and what is refused takes nothing from others', async () => {
  await toNextDay();
  const before = (await lines()).length;

  const noisy = await reportFrom('198.51.100.1', 35);
  const other = await reportFrom('198.51.100.2', 10);

  expect([count(noisy, 200), count(noisy, 429)]).toEqual([20, 15]);
  expect(count(other, 200)).toBe(10);
  expect((await lines()).length - before).toBe(30);
  await world.advance(3_600_000);
  expect(await reportFrom('198.51.100.1', 1)).toEqual([429]);
});

test('all viewers together are heard so often in a day', async () => {
  await toNextDay();
  const statuses = [];
  for (const viewer of [1, 2, 3]) statuses.push(...(await reportFrom(`203.0.113.${viewer}`, 15)));

  expect([count(statuses, 200), count(statuses, 429)]).toEqual([30, 15]);
  await toNextDay();
  expect(await reportFrom('203.0.113.1', 1)).toEqual([200]);
});

test('a report is counted, and leaves nothing else in the table', async () => {
  await toNextDay();
  world.endpoint.calls.reset();
  await world.post(path, { message: 'Error' });

  const seen = world.endpoint.calls.seen().filter(({ caller }) => caller);
  expect(seen.map(({ operation }) => operation)).toEqual(['UpdateItem', 'UpdateItem']);
  const keys = (await rowsIn(world)).map(({ pk }) => String(pk).split('#')[0]);
  expect(new Set(keys)).toEqual(new Set(['LIMIT']));
});
