/**
 * Goal: the link in every letter ends the letters at once, for any client, and for nobody else.
 * Method: the built functions over HTTP, asked as one-click clients and browsers ask (RFC 8058).
 */
import { expect, test } from '@jest/globals';
import { rowsIn, schedulesOf, stateOf, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { toNextDay } from '#test/kit/local-time.ts';
import { headerOf, owner } from '#test/kit/mail.ts';
import { begin, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import type { HttpInit } from '#test/kit/world.ts';

const world = suiteWorld({ at: [10] });

const boundary = 'one-click';
const multipart = [
  `--${boundary}`,
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  `--${boundary}--`,
  '',
].join('\r\n');
const clients: readonly [name: string, init: HttpInit][] = [
  ['form', of('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')],
  ['multipart form', of(`multipart/form-data; boundary=${boundary}`, multipart)],
  ['JSON body', of('application/json', '{"a":')],
  ['body of bytes', of('application/octet-stream', '\0\u0001')],
  ['nothing at all', { method: 'POST' }],
];

function of(type: string, body: string): HttpInit {
  return { method: 'POST', headers: { 'content-type': type }, body: Buffer.from(body) };
}

test.each(clients)(
  'a POST with %s and no cookie unsubscribes, and never redirects',
  async (_, it) => {
    const { userId } = await begin(world);

    const { status, headers, json } = await world.http(linksOf(world, userId).unsubscribe, it);

    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('location');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(json()).toEqual({ ok: true, message: expect.stringMatching(/unsubscribed/) });
    expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
    expect(schedulesOf(world, userId)).toEqual([]);
  },
);

test('the address in List-Unsubscribe of a letter is the one that does it', async () => {
  const { userId, letter } = await owner(world);
  const [, url] = /<http:\/\/[^/]+([^>]+)>/.exec(headerOf(letter, 'List-Unsubscribe')) ?? [];

  const { status } = await world.http(url!, clients[0]![1]);

  expect(headerOf(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(status).toBe(200);
  expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
});

test('twice, and ten times at once, is answered alike and counted once', async () => {
  const { userId } = await begin(world);
  const path = linksOf(world, userId).unsubscribe;
  const before = await unsubscribed();

  const first = await world.http(path, { method: 'POST' });
  const kept = await stateOf(world);
  const again = await Promise.all(
    Array.from({ length: 10 }, () => world.http(path, { method: 'POST' })),
  );

  for (const one of again) expect([one.status, one.text]).toEqual([200, first.text]);
  expect(await stateOf(world)).toEqual(kept);
  expect((await unsubscribed()) - before).toBe(1);
});

test('ten first requests at once are counted once', async () => {
  const { userId } = await signUp(world);
  const path = linksOf(world, userId).unsubscribe;
  const before = await unsubscribed();

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => world.http(path, { method: 'POST' })),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await unsubscribed()) - before).toBe(1);
});

async function unsubscribed(): Promise<number> {
  const totals = (await rowsIn(world)).filter(({ sk }) => sk === 'TOTALS');
  return totals.reduce((sum, row) => sum + Number(row['unsubscribed'] ?? 0), 0);
}

test('a token we did not make is answered like any other and changes nothing', async () => {
  const { userId } = await begin(world);
  const { unsubscribe: path, confirm } = linksOf(world, userId);
  const good = await world.http(linksOf(world, (await begin(world)).userId).unsubscribe, {
    method: 'POST',
  });
  const before = await stateOf(world);
  const last = path.at(-1) === 'a' ? 'b' : 'a';
  const bad = [
    `${path.slice(0, -1)}${last}`,
    path.slice(0, -3),
    `${path}aaaa`,
    path.replace(/token=.*/, ''),
    path.replace(/token=.*/, 'token='),
    path.replace(/token=.*/, `token=${userId}`),
    path.replace(/token=.*/, 'token=%00%0d%0a'),
    confirm.replace('/api/confirm', '/api/unsubscribe'),
  ];

  for (const one of bad) {
    const { status, text } = await world.http(one, { method: 'POST' });
    expect([one, status, text]).toEqual([one, 200, good.text]);
  }

  expect(await stateOf(world)).toEqual(before);
});

test('nothing is sent afterwards, also where an event was already on its way', async () => {
  const { email, userId } = await begin(world);
  await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });
  const sent = await world.mails(email);

  const scheduledAt = new Date(world.clock.now()).toISOString();
  const event = { userId, stage: 'MIDDAY_CHECKIN', zone: 'America/Chicago', scheduledAt };
  const outcome = await world.invoke('stages.touchpoint', event);
  await toNextDay(world, [20]);

  expect(outcome).toMatchObject({ ok: true, value: { outcome: 'unsubscribed' } });
  expect(await world.mails(email)).toEqual(sent);
});
