/** Addresses that others give us: so many of one address, of one viewer, and of all in a day. */
import { expect, test } from '@jest/globals';
import { invite } from '#test/kit/invited.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
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
    expect(await give(world, left)).toMatchObject(refused);
    await toNextUtcDay();
    expect((await give(world, left)).status).toBe(200);
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
