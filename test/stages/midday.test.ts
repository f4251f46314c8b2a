/** The midday letter shows the list as it stands now, once, in the thread of its day. */
import { expect, test } from '@jest/globals';
import { readReplyAddress } from '#shared/domain/reply-address.ts';
import { letterRow } from '#test/kit/kept.ts';
import { signsOf } from '#test/kit/link.ts';
import { dateIn, toTime } from '#test/kit/local-time.ts';
import { answer, headerOf, replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

test('shows what a reply has changed a minute before', async () => {
  const { email, userId } = await begin(world);
  const [first] = await world.mails(email);
  await answer(world, first!, '1 is done');

  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));

  const [, , midday] = await world.mails(email);
  expect(midday?.text).toMatch(/\[x\] Finish the deck[\s\S]*\[ \] Call Mom/);
  expect(await letterRow(world, userId, dateIn(world), 'MIDDAY_CHECKIN')).toMatchObject({
    state: 'sent',
    shown: [[expect.any(String), 'done'], expect.anything(), expect.anything()],
  });
});

test('stands in the thread of its day, and asks to be answered as itself', async () => {
  const { email, userId } = await begin(world);

  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));
  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));

  const [first, midday, ...others] = await world.mails(email);
  expect(others).toEqual([]);
  expect(midday?.subject).toBe(first?.subject);
  expect(headerOf(midday!, 'References')).toBe(headerOf(first!, 'References'));
  const domain = replyTo(midday!).split('@')[1]!;
  expect(readReplyAddress(replyTo(midday!), domain, signsOf(world))).toEqual({
    userId,
    date: dateIn(world),
    stage: 'MIDDAY_CHECKIN',
  });
});

test('comes at half past twelve of whoever began in the morning', async () => {
  const { email } = await begin(world);

  await toTime(world, [12, 29]);
  const before = await world.mails(email);
  await toTime(world, [12, 31]);

  expect(before).toHaveLength(1);
  expect(await world.mails(email)).toHaveLength(2);
});
