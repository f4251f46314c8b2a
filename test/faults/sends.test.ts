/**
 * Goal: wherever a test send breaks, the person's plan and their own letter are untouched, and what
 * was not sent is not said to be.
 * Method: break every call to AWS in three ways, ask again, then let the real touchpoint come.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { localDateAt } from '#shared/domain/local-date.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { everyFault } from '#test/kit/every-fault.ts';
import { letterRow, planOf, schedulesOf } from '#test/kit/kept.ts';
import { begin } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import type { World } from '#test/kit/world.ts';
import { quietWorld, report, tableOf, zone } from './faults.ts';

let world: World;
let admin: SignedIn;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

const stage = 'EVENING_REFLECTION';

/** The clock moves between the attempts: before a session is over, the next one begins. */
let signInAt = 0;
async function person() {
  if (world.clock.now() >= signInAt) {
    admin = await signedIn(world);
    signInAt = world.clock.now() + 15 * 60_000;
  }
  const someone = await begin(world);
  const plan = await planOf(world, someone.userId);
  return { ...someone, plan, sent: [] as string[] };
}

test('a test send broken anywhere changes no plan and swallows no letter', async () => {
  const { lettersOf } = tableOf(world);
  const places = await everyFault({
    world,
    caller: 'sends.evening',
    prepare: person,
    deliver: async ({ email, sent }) => {
      const { status, body } = await admin.post('/api/v2/admin/evening/send', { email });
      if (status === 200) sent.push(String(body['message_id']));
    },
    check: async ({ userId, email, plan, sent }, { name, kind }) => {
      const ids = (await world.mails(email)).map(({ id }) => id);
      const tests = (await lettersOf(userId)).filter(({ sk }) => String(sk).includes('#TEST#'));
      const date = localDateAt(new Date(world.clock.now()), zone);

      expect({ name, sent: sent.every((id) => ids.includes(id)) }).toEqual({ name, sent: true });
      // Beside the first letter and those that were answered for: one whose answer was lost.
      const unsaid = ids.length - 1 - sent.length;
      expect({ name, unsaid }).toEqual({ name, unsaid: unsaid === 1 && kind === 'kill' ? 1 : 0 });
      const settledTests = tests.filter((row) => row['state'] === 'sent').length;
      expect({ name, settledTests }).toEqual({ name, settledTests: ids.length - 1 });
      expect({ name, plan: await planOf(world, userId) }).toEqual({ name, plan });
      expect({ name, schedules: schedulesOf(world, userId).length }).toEqual({
        name,
        schedules: 3,
      });
      expect(await letterRow(world, userId, date, stage)).toBeUndefined();

      await deliver(world, stageEvent(userId, stage, date));
      expect({ name, row: await letterRow(world, userId, date, stage) }).toMatchObject({
        name,
        row: { state: 'sent' },
      });
      expect(await world.mails(email)).toHaveLength(ids.length + 1);
    },
    fewTimeouts: true,
  });

  report('A test send', places);
  expect(places.length).toBeGreaterThanOrEqual(15);
  expect(world.endpoint.calls.denied()).toEqual([]);
}, 600_000);
