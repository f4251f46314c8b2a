/** The evening letter closes the day with what was done and what comes along, once. */
import { expect, test } from '@jest/globals';
import { letterRow } from '#test/kit/kept.ts';
import { dateIn, toTime } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, signUp } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [15] });

test('shows what was done, what is open and what is for tomorrow', async () => {
  const { email, userId } = await begin(world);
  const [first] = await world.mails(email);
  await answer(world, first!, 'done with the deck\ntomorrow: book the dentist');

  await deliver(world, stageEvent(userId, 'EVENING_REFLECTION', dateIn(world)));
  await deliver(world, stageEvent(userId, 'EVENING_REFLECTION', dateIn(world)));

  const [, , evening, ...others] = await world.mails(email);
  expect(others).toEqual([]);
  expect(evening?.text).toMatch(/\[x\] Finish the deck/);
  expect(evening?.text).toMatch(/\[ \] Call Mom/);
  expect(evening?.text).toMatch(/dentist/i);
  const row = await letterRow(world, userId, dateIn(world), 'EVENING_REFLECTION');
  expect(row).toMatchObject({ state: 'sent' });
  expect(row?.['shown']).toHaveLength(4);
});

test('comes at six, on the day of the start too, and not to who has not started', async () => {
  const { email } = await begin(world);
  const other = await signUp(world);

  await toTime(world, [18, 1]);

  expect(await world.mails(email)).toHaveLength(2);
  expect(await world.mails(other.email)).toEqual([]);
});
