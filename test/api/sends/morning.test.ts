/**
 * Goal: the morning letter on demand is the very letter the person gets, which comes all the same.
 * Method: the built function beside the real touchpoint; the letters compared word by word.
 */
import { expect, test } from '@jest/globals';
import { letterRow } from '#test/kit/kept.ts';
import { dateIn, toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { sendCases, sendTo } from '#test/kit/send-cases.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
const stage = 'MORNING_INTENTION';

const newest = async (email: string) => (await world.mails(email)).at(-1)!;

test('is word for word the letter that then comes at its own time', async () => {
  const { email, userId } = await begin(world);
  await answer(world, await newest(email), '1 is done');
  await toNextDay(world, [5]);

  const { status, body } = await sendTo(world, stage, email);
  const tested = await newest(email);
  await toTime(world, [6, 1]);
  const real = await newest(email);

  expect({ status, body }).toEqual({
    status: 200,
    body: { ok: true, message_id: tested.id, stage: 'MORNING', user_id: userId, simulated: false },
  });
  expect(real.id).not.toBe(tested.id);
  expect([real.subject, real.text, replyTo(real)]).toEqual([
    tested.subject,
    tested.text,
    replyTo(tested),
  ]);
  expect(await letterRow(world, userId, dateIn(world), stage)).toMatchObject({ state: 'sent' });
});

sendCases(world, stage);
