/** A reset forgets all that a tester went through, and keeps who it is. */
import { beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { rowsOf, userIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { seeded } from '#test/kit/tester.ts';

const world = suiteWorld();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

test('days, letters, replies, settings and transcript are gone; the id is the same', async () => {
  const tester = await seeded(admin);
  const fresh = await userIn(world, tester.id);
  await tester.prompt();
  await tester.reply('Call Mom');
  await tester.reply("I'm in Lisbon this week");
  await tester.advance();
  await tester.reply('unsubscribe');

  const reset = await tester.reset();

  expect(reset).toMatchObject({ status: 200, ok: true, currentDay: 1, currentStage: 'MORNING' });
  expect(await tester.state()).toMatchObject({
    session: { user_id: tester.id, email: tester.email, transcript: [], admin_renders: [] },
  });
  expect(await rowsOf(world, keys.post(tester.id))).toHaveLength(1);
  expect(await rowsOf(world, keys.person(tester.id))).toEqual([
    { ...fresh, ...times(await userIn(world, tester.id)) },
  ]);
});

const times = (row: Readonly<Record<string, unknown>> | undefined) => ({
  createdAt: row?.['createdAt'],
  begunAt: row?.['begunAt'],
  confirmedAt: row?.['confirmedAt'],
  expiresAt: row?.['expiresAt'],
});

test('afterwards the day begins anew, with nothing carried over', async () => {
  const tester = await seeded(admin);
  await tester.prompt();
  await tester.reply('Call Mom');
  await tester.reset();

  const morning = await tester.prompt();
  const told = await tester.reply('Call Mom');

  expect(morning).toMatchObject({ status: 200, intentions: [] });
  expect(told.intentions).toEqual([{ text: 'Call Mom', status: 'open' }]);
  expect(told.transcript.map(({ type }) => type)).toEqual(['system', 'user', 'ack']);
});
