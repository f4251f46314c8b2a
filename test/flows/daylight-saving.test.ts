/** On the days on which clocks change, each letter comes once, at the hour the clock shows. */
import { expect, test } from '@jest/globals';
import { addDays } from '#shared/domain/local-date.ts';
import { letterRow } from '#test/kit/kept.ts';
import { instantAt } from '#test/kit/local-time.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();

// In the order of the calendar, for a world's clock moves forward only.
test.each([
  ['put forward', '2027-03-14', 'America/Chicago'],
  ['put forward', '2027-03-28', 'Europe/Lisbon'],
  ['put back', '2027-10-31', 'Europe/Lisbon'],
  ['put back', '2027-11-07', 'America/Chicago'],
])('clocks are %s on %s in %s', async (_, date, zone) => {
  await world.moveTo(instantAt(addDays(date, -1), [20], zone));
  const { email, userId } = await begin(world, undefined, zone);

  await world.moveTo(instantAt(addDays(date, 1), [5], zone));

  const [, ...letters] = await world.mails(email);
  expect(letters.map(({ sentAt }) => sentAt.slice(0, 16))).toEqual(
    ([[6], [12, 30], [18]] as const).map((time) =>
      instantAt(date, time, zone).toISOString().slice(0, 16),
    ),
  );
  for (const stage of ['MORNING_INTENTION', 'MIDDAY_CHECKIN', 'EVENING_REFLECTION']) {
    expect(await letterRow(world, userId, date, stage)).toMatchObject({ state: 'sent' });
  }
  await leave(email);
});

/** So that the months until the next case are not filled with letters. */
async function leave(email: string): Promise<void> {
  const [first] = await world.mails(email);
  const [, url] = /(\/unsubscribe\?token=\S+)/.exec(first!.text) ?? [];
  await world.http(`/api${url}`, { method: 'POST' });
}
