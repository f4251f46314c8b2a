/** A reply can be tried on a list that nobody keeps: it is read as by mail, and forgotten. */
import { expect, test } from '@jest/globals';
import { triesPerViewerAndHour } from '#shared/domain/limits.ts';
import { askerFrom } from '#test/kit/from-address.ts';
import { logOf, rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/v2/try';
const world = suiteWorld();

const item = (id: string, text: string) => ({ id, text, status: 'open', firstDay: '2026-03-11' });
const tried = {
  stage: 'MIDDAY_CHECKIN',
  today: '2026-03-11',
  zone: 'America/Chicago',
  items: [item('a', 'Finish the deck'), item('b', 'Call Mom')],
  reply: '1 done, 2 tomorrow',
};

test('a reply is read, and nothing of it is kept or logged', async () => {
  const before = await rowsIn(world);

  const { status, body } = await world.post(path, { ...tried, reply: '1 done, 2 tomorrow' });

  expect([status, body]).toEqual([
    200,
    {
      ok: true,
      reading: {
        edits: [
          { kind: 'complete', id: 'a' },
          { kind: 'defer', id: 'b' },
        ],
        intent: null,
        engine: expect.stringMatching(/^reader\/\d+$/),
      },
    },
  ]);
  const after = await rowsIn(world);
  // What counts the tries is all that is new.
  expect(after.filter(({ pk }) => !String(pk).startsWith('LIMIT#'))).toEqual(
    before.filter(({ pk }) => !String(pk).startsWith('LIMIT#')),
  );
  expect((await logOf(world)).join('\n')).not.toMatch(/deck|Mom/);
});

test('a command says what it names', async () => {
  const { body } = await world.post(path, { ...tried, reply: 'pause until Monday' });

  expect(body).toMatchObject({ reading: { edits: [], intent: 'pause', pauseUntil: '2026-03-16' } });
});

test.each([
  ['no reply', { ...tried, reply: undefined }],
  ['a reply that is too long', { ...tried, reply: 'x'.repeat(5_001) }],
  ['a zone that is none', { ...tried, zone: 'Mars/Olympus' }],
  [
    'too many items',
    { ...tried, items: Array.from({ length: 51 }, (_, at) => item(`i${at}`, 'x')) },
  ],
  ['an item without words', { ...tried, items: [item('a', '')] }],
  ['a moment that is none', { ...tried, stage: 'MIDNIGHT' }],
])('%s is refused', async (_, body) => {
  expect((await world.post(path, body)).status).toBe(400);
});

test('one viewer may try so often in an hour, and others still can', async () => {
  const asker = askerFrom(world, '203.0.113.9');
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(tried) };
  for (let one = 0; one < triesPerViewerAndHour; one += 1) {
    const { status } = await asker.http(path, sent);
    expect(status).toBe(200);
  }

  expect((await asker.http(path, sent)).status).toBe(429);
  expect((await askerFrom(world, '203.0.113.10').http(path, sent)).status).toBe(200);
}, 60_000);
