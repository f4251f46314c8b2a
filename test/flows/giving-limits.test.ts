/** Addresses that others give us: so many of one address, of one viewer, and of all in a day. */
import { expect, test } from '@jest/globals';
import { askerFrom } from '#test/kit/from-address.ts';
import { invite } from '#test/kit/invited.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { browserOf } from '#test/kit/visitor.ts';
import { join } from '#test/kit/waiting.ts';

const settings = {
  INVITATIONS_PER_VIEWER_AND_HOUR: '3',
  INVITATIONS_PER_DAY: '5',
  WAITLIST_PER_VIEWER_AND_HOUR: '3',
  WAITLIST_PER_DAY: '5',
};
const world = suiteWorld({ settings });
const hourMs = 3_600_000;

const toNextUtcDay = () =>
  world.moveTo(new Date(Math.ceil(world.clock.now() / (24 * hourMs)) * 24 * hourMs + 60_000));

const refused = {
  status: 429,
  body: { success: false, code: 'TOO_MANY', message: expect.stringMatching(/wait a little/) },
};

const tooManyToday = {
  status: 429,
  body: { success: false, code: 'TOO_MANY_TODAY', message: expect.stringMatching(/tomorrow/) },
};

/** Somebody at an address of the internet. */
const from = (address: string) => browserOf(askerFrom(world, address));

for (const [what, give] of [
  ['invitation', invite],
  ['place on the waitlist', join],
] as const) {
  test(`the fourth ${what} of an hour is refused, the sixth of a day too, whoever it is for`, async () => {
    await toNextUtcDay();
    for (const _ of [1, 2, 3]) expect((await give(world, newAddress())).status).toBe(200);
    const left = newAddress();

    expect(await give(world, left)).toMatchObject(refused);
    expect(JSON.stringify(await rowsIn(world))).not.toContain(left);
    expect(await world.mails(left)).toEqual([]);

    await world.advance(hourMs);
    expect((await give(world, newAddress())).status).toBe(200);
    expect((await give(world, newAddress())).status).toBe(200);
    expect(await give(world, left)).toMatchObject(tooManyToday);
    expect(JSON.stringify(await rowsIn(world))).not.toContain(left);
    await toNextUtcDay();
    expect((await give(world, left)).status).toBe(200);
  });

  test(`a ${what} that is refused takes none away from others, however many are asked for`, async () => {
    await toNextUtcDay();
    const one = from('198.51.100.7');
    const many = await Promise.all(Array.from({ length: 30 }, () => give(one, newAddress())));
    for (const _ of [1, 2, 3]) expect(await give(one, newAddress())).toMatchObject(refused);

    expect(many.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await give(from('203.0.113.1'), newAddress())).status).toBe(200);
    expect((await give(from('203.0.113.2'), newAddress())).status).toBe(200);
    expect(await give(from('203.0.113.3'), newAddress())).toMatchObject(tooManyToday);
  });

  test(`never more than the day's ${what}s are given, however many ask at once`, async () => {
    await toNextUtcDay();

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => give(from(`198.51.100.${at}`), newAddress())),
    );

    const given = answers.filter(({ status }) => status === 200).length;
    expect(given).toBeLessThanOrEqual(5);
    // Whoever was refused left room behind.
    for (let at = given; at < 5; at += 1) {
      expect((await give(from(`203.0.113.${at}`), newAddress())).status).toBe(200);
    }
    expect(await give(from('203.0.113.9'), newAddress())).toMatchObject(tooManyToday);
  });

  test(`all addresses of one IPv6 network share its ${what}s`, async () => {
    await toNextUtcDay();
    for (const at of [1, 2, 3]) await give(from(`2001:db8:0:7:${at}::1`), newAddress());

    expect(await give(from('2001:DB8::7:0:0:0:9'), newAddress())).toMatchObject(refused);
    expect((await give(from('2001:db8:0:8::1'), newAddress())).status).toBe(200);
  });
}

test('what is counted expires within two days, and names nobody', async () => {
  const rows = (await rowsIn(world)).filter(({ pk }) => /^LIMIT#(invit|wait)/.test(String(pk)));

  expect(rows.length).toBeGreaterThan(6);
  for (const { pk, expiresAt } of rows) {
    expect(String(pk)).not.toMatch(/@|127\.0\.0\.1/);
    expect(Number(expiresAt) * 1000 - world.clock.now()).toBeLessThan(48 * hourMs);
  }
});
