/**
 * Goal: a reply to From, as many programs write it, belongs to the letter that it answers.
 * Method: the signed address is left out; In-Reply-To or the thread has to do.
 */
import { beforeEach, expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { repliesOf } from '#test/kit/kept.ts';
import { dateIn, toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, headerOf, owner, rawMail, replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
beforeEach(() => toNextDay(world, [10]));

const unsigned = (letter: Message) => `hello@${replyTo(letter).split('@')[1]}`;

test('a late answer to the morning letter is one to the morning letter', async () => {
  const { email, userId } = await begin(world);
  await toNextDay(world, [7]);
  const date = dateIn(world);
  const morning = (await world.mails(email)).at(-1)!;
  await toTime(world, [19]);

  await answer(world, morning, '2 is done', { to: unsigned(morning) });

  expect((await repliesOf(world, userId)).at(-1)).toMatchObject({
    date,
    stage: 'MORNING_INTENTION',
  });
  expect((await world.mails(email)).at(-1)?.text).toMatch(/\[x\] Call Mom/);
});

test('an answer on the next day to an acknowledgement is one about the day before', async () => {
  const { email, userId, letter } = await owner(world);
  const date = dateIn(world);
  await answer(world, letter, '1 is done');
  const acknowledgement = (await world.mails(email)).at(-1)!;
  await toNextDay(world, [5]);

  const raw = rawMail({
    from: email,
    to: unsigned(acknowledgement),
    body: '2 is done',
    date: new Date(world.clock.now()),
    headers: [
      `In-Reply-To: ${headerOf(acknowledgement, 'Message-ID')}`,
      `References: ${headerOf(acknowledgement, 'References')}`,
    ],
  });
  await world.deliverMail(raw, { to: unsigned(acknowledgement), from: email });

  const replies = await repliesOf(world, userId);
  expect(replies.find(({ text }) => text === '2 is done')).toMatchObject({ date });
});

test('a mail that names no letter of ours is about the newest', async () => {
  const { userId, letter } = await owner(world);
  await toTime(world, [13]);
  const headers = ['In-Reply-To: <somebody@else.example>', 'References: <a@b.example>'];

  await answer(world, letter, '1 is done', { to: unsigned(letter), headers });

  expect((await repliesOf(world, userId)).at(-1)).toMatchObject({
    date: dateIn(world),
    stage: 'MIDDAY_CHECKIN',
  });
});
