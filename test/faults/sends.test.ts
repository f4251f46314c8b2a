/**
 * Goal: wherever a test send breaks, the person's plan and their own letter are untouched, and what
 * was not sent is not said to be.
 * Method: break every call to AWS in every way, ask again, then let the real touchpoint come.
 */
import { letterRow, lettersOf, planOf, schedulesOf } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { begin } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { adminOf } from './faults.ts';

const stage = 'EVENING_REFLECTION';

async function person(world: World) {
  const someone = await begin(world);
  const plan = await planOf(world, someone.userId);
  return { ...someone, plan, sent: [] as string[] };
}

finishes('a test send broken anywhere changes no plan and swallows no letter', {
  name: 'Administrator, test send',
  caller: 'sends.evening',
  standsFor: ['sends.morning', 'sends.midday', 'sends.legacyMidday'],
  calls: 5,
  prepare: person,
  deliver: async (world, { email, sent }) => {
    const admin = await adminOf(world);
    const { status, body } = await admin.post('/api/v2/admin/evening/send', { email });
    if (status === 200) sent.push(String(body['message_id']));
    return { status };
  },
  left: async (world, { userId, email, sent }) => {
    const ids = (await world.mails(email)).map(({ id }) => id);
    const tests = (await lettersOf(world, userId)).filter(({ sk }) =>
      String(sk).includes('#TEST#'),
    );
    const date = dateIn(world);
    const settled = tests.filter((row) => row['state'] === 'sent').length;
    const left = {
      isThere: sent.every((id) => ids.includes(id)),
      settled: settled === ids.length - 1,
      plan: await planOf(world, userId),
      schedules: schedulesOf(world, userId).length,
      ownRow: await letterRow(world, userId, date, stage),
    };
    await deliver(world, stageEvent(userId, stage, date));
    const after = await letterRow(world, userId, date, stage);
    const came = (await world.mails(email)).length - ids.length;
    // Beside the first letter and those that were answered for: one whose answer was lost.
    return {
      letters: ids.length - 1 - sent.length,
      facts: { ...left, after: after?.['state'], came },
    };
  },
  expected: (_, { plan }, { call, unheard }) => ({
    letters: unheard && call?.service === 'ses' ? 1 : [0, unheard ? 1 : 0],
    facts: {
      isThere: true,
      settled: true,
      plan,
      schedules: 3,
      ownRow: undefined,
      after: 'sent',
      came: 1,
    },
  }),
});
