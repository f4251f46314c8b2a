/**
 * Goal: whatever is on its way while a person is erased, or comes hours late, writes nothing
 * of them back.
 * Method: the rows go, or change, at the very call of a flow after which it would not look again.
 */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type { CallSeen } from '#scripts/local/aws/types.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { remove, restore } from '#test/kit/deleting.ts';
import { putRow, removeRow, rowsIn, schedulesOf, setUser } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { newPhone, text } from '#test/kit/phone.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { tracesOf } from '#test/kit/traces.ts';

const world = suiteWorld({ at: [10] });

/** What an erasure leaves last, and then removes. */
const erase = (userId: string) => removeRow(world, keys.user(userId));

const at = (
  isIt: (call: CallSeen) => boolean,
  act: () => Promise<unknown>,
  work: () => Promise<unknown>,
  caller = 'inbound.email',
) => atTheCall(world, caller, isIt, act, work);

const mailIsRead = ({ operation }: CallSeen) => operation === 'GetObject';

/** What the flow wrote after the user was gone: the rows of before were not swept here. */
const writtenOf = async (begins: string, word: string) =>
  (await rowsIn(world)).filter(
    (row) =>
      [row['pk'], row['sk']].some((key) => String(key).startsWith(begins)) &&
      JSON.stringify(row).includes(word),
  );

test.each([
  ['of a program', { headers: ['Auto-Submitted: auto-replied'] }],
  ['that is put aside', { verdicts: { spam: 'FAIL' } }],
] as const)('a mail %s is not noted, nor kept, for somebody erased meanwhile', async (_, mail) => {
  const { userId, letter, email } = await owner(world);

  await at(
    mailIsRead,
    () => erase(userId),
    () => answer(world, letter, 'I am away', mail),
  );

  expect(await writtenOf('MAIL#', userId)).toEqual([]);
  expect(await writtenOf('QUARANTINE#', userId)).toEqual([]);
  expect((await tracesOf(world, email)).filter((key) => key.startsWith('inbound/'))).toEqual([]);
});

test('a number asked for by somebody erased meanwhile is neither kept nor texted', async () => {
  const { userId, letter } = await owner(world);
  const phone = newPhone();

  await at(
    ({ operation }) => operation === 'UpdateItem',
    () => erase(userId),
    () => answer(world, letter, `text me at ${phone}`),
  );

  expect(await writtenOf('CONSENT#', phone)).toEqual([]);
  expect(await writtenOf('PHONE#', phone)).toEqual([]);
  expect(await world.mails(phone)).toEqual([]);
});

test('letters that come again leave no schedule of somebody erased meanwhile', async () => {
  const { userId, letter } = await owner(world);
  await setUser(world, userId, { state: 'paused', pausedBy: 'silence', pausedOn: dateIn(world) });

  await at(
    ({ service }) => service === 'scheduler',
    () => erase(userId),
    () => answer(world, letter, '1 is done'),
  );

  expect(schedulesOf(world, userId)).toEqual([]);
});

test('times changed by somebody erased meanwhile leave no word of what fell away', async () => {
  const { userId, letter } = await owner(world);
  let queries = 0;

  await at(
    // The letters around now, between the list and the times.
    ({ operation }) => operation === 'Query' && (queries += 1) === 2,
    () => erase(userId),
    () => answer(world, letter, 'middays at 9:30 am'),
  );

  expect(await writtenOf('LETTER#', 'skipped')).toEqual([]);
});

test('a YES of somebody erased meanwhile is not kept', async () => {
  const { userId, letter } = await owner(world);
  const phone = newPhone();
  await answer(world, letter, `text me at ${phone}`);

  await at(
    ({ service }) => service === 'sns',
    () => erase(userId),
    () => text(world, phone, 'YES'),
    'inbound.sms',
  );

  expect(await writtenOf(keys.post(userId), userId)).toEqual([]);
});

test('a phone that became the person’s just before the erasure goes with the rest', async () => {
  const { userId, email, letter } = await owner(world);
  const phone = newPhone();
  await answer(world, letter, 'delete me');
  const asked = (await world.mails(email)).at(-1);
  let reads = 0;

  await at(
    // The last look at the user before the erasure begins.
    ({ operation }) => operation === 'GetItem' && (reads += 1) === 2,
    async () => {
      await setUser(world, userId, { phone, channel: 'sms' });
      await putRow(world, { ...keys.phone(phone), userId, by: 'a reply' });
    },
    () => answer(world, asked!, 'delete'),
  );

  expect(await tracesOf(world, userId, email, phone)).toEqual([]);
});

test('a touchpoint that fires hours after an erasure writes nothing down', async () => {
  const { userId, email, letter } = await owner(world);
  await answer(world, letter, 'delete me');
  await answer(world, (await world.mails(email)).at(-1)!, 'delete');

  const outcome = await deliver(world, stageEvent(userId, 'MORNING_INTENTION', dateIn(world)));

  expect(outcome).toMatchObject({ value: { outcome: 'unknown user' } });
  expect(await tracesOf(world, userId, email)).toEqual([]);
});

test.each([
  ['erased', 404, (userId: string) => erase(userId)],
  [
    'seen to leave',
    200,
    (userId: string) => setUser(world, userId, { deletedFrom: 'unsubscribed' }),
  ],
])('whoever is %s while brought back keeps no schedules', async (_, status, act) => {
  const person = await owner(world);
  await remove(world, person);
  let restored: unknown;

  await at(
    ({ service }) => service === 'scheduler',
    () => act(person.userId),
    async () => {
      restored = await restore(world, person);
    },
    'users.restore',
  );

  expect(restored).toMatchObject({ status });
  expect(schedulesOf(world, person.userId)).toEqual([]);
});
