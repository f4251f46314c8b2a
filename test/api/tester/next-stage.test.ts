/** The next stage: from the one that the page believes it is, once, whoever else asks for it. */
import { beforeAll, expect, test } from '@jest/globals';
import type { TesterStage } from '#shared/contract/tester.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { stateBesideAdmins } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { seeded } from '#test/kit/tester.ts';

const world = suiteWorld();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

test('goes through the day, and from its evening to the next morning', async () => {
  const tester = await seeded(admin);
  const told = [];
  for (const from of ['MORNING', 'MIDDAY', 'EVENING'] as const) told.push(await tester.next(from));

  expect(told.map(({ currentDay, currentStage }) => [currentDay, currentStage])).toEqual([
    [1, 'MIDDAY'],
    [1, 'EVENING'],
    [2, 'MORNING'],
  ]);
  expect(told[0]).toMatchObject({ status: 200, ok: true, traceId: expect.any(String) });
  const { session } = await tester.state();
  expect(session.transcript).toEqual([
    {
      type: 'divider',
      text: 'Pipeline v3 — Day 2',
      ts: expect.any(String),
      message_guid: 'day-2',
    },
  ]);
});

test.each([['MIDDAY'], ['EVENING']] as const)(
  'from %s, while it is the morning, is refused with what it is, and changes nothing',
  async (from: TesterStage) => {
    const tester = await seeded(admin);
    const before = await stateBesideAdmins(world);

    const refused = await tester.next(from);

    expect(refused).toMatchObject({
      status: 409,
      ok: false,
      code: 'STALE_STAGE',
      error: 'The session has moved on to another stage.',
      message: 'The session has moved on to another stage.',
      detail: `It is Morning intentions of day 1 now, and not ${from}.`,
    });
    expect(await stateBesideAdmins(world)).toEqual(before);
  },
);

test('two at once advance once', async () => {
  const tester = await seeded(admin);

  const both = await Promise.all([tester.next('MORNING'), tester.next('MORNING')]);

  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await tester.state()).toMatchObject({ currentDay: 1, currentStage: 'MIDDAY' });
});

test('a stage that is none, or is not named, is a bad request', async () => {
  const { id } = await seeded(admin);
  const ask = (body: object) => admin.post('/api/v3/tester/next-stage', { user_id: id, ...body });

  for (const body of [{}, { expected_from: 'MORNING_INTENTION' }, { expected_from: 1 }]) {
    expect((await ask(body)).status).toBe(400);
  }
});
