/** The next day by force: its morning, whatever the stage, and only where it is meant. */
import { beforeAll, expect, test } from '@jest/globals';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { stateBesideAdmins } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { seeded } from '#test/kit/tester.ts';

const world = suiteWorld();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

test('goes to the next morning from any stage, and takes what is open along', async () => {
  const tester = await seeded(admin);
  await tester.reply('Call Mom');
  await tester.next('MORNING');

  const moved = await tester.advance();
  const { intentions, transcript } = await tester.prompt();

  expect(moved).toMatchObject({ status: 200, ok: true, currentDay: 2, currentStage: 'MORNING' });
  expect(intentions).toEqual([{ text: 'Call Mom', status: 'carryover' }]);
  expect(transcript.map(({ type }) => type)).toEqual(['user', 'ack', 'divider', 'system']);
});

test('every day has its own line, and the days count up', async () => {
  const tester = await seeded(admin);
  const days = [];
  for (let day = 2; day <= 5; day += 1) days.push((await tester.advance()).currentDay);

  const { session } = await tester.state();
  expect(days).toEqual([2, 3, 4, 5]);
  expect(session.transcript.map(({ text }) => text)).toEqual(
    days.map((day) => `Pipeline v3 — Day ${day}`),
  );
});

test.each([[false], [undefined], ['true'], [1]])(
  'force %j is not meant, and changes nothing',
  async (force) => {
    const { id } = await seeded(admin);
    const before = await stateBesideAdmins(world);

    const { status } = await admin.post('/api/v3/tester/advance-day', { user_id: id, force });

    expect(status).toBe(400);
    expect(await stateBesideAdmins(world)).toEqual(before);
  },
);
