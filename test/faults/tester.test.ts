/**
 * Goal: wherever a call of the testers' breaks, asking again finishes it, and nothing is twice.
 * Method: break every call to AWS in every way, ask again until it is answered, look at what is
 * left of the tester and what is told of it.
 */
import { keys } from '#functions/store/keys.ts';
import { repliesOf, rowsOf } from '#test/kit/kept.ts';
import { seeded, type TesterCalls, testerCalls } from '#test/kit/tester.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { adminOf, itemsOf } from './faults.ts';

interface Case {
  readonly id: string;
  /** As the page does: nothing is asked again that was answered. */
  answered: boolean;
}

const callsOf = async (world: World, { id }: Case): Promise<TesterCalls> =>
  testerCalls(await adminOf(world), id);

async function prepared(
  world: World,
  act: (tester: TesterCalls) => Promise<unknown>,
): Promise<Case> {
  const tester = await seeded(await adminOf(world));
  await act(tester);
  return { id: tester.id, answered: false };
}

const asking =
  (act: (tester: TesterCalls) => Promise<{ readonly status: number }>) =>
  async (world: World, of: Case) => {
    if (of.answered) return { status: 200 };
    const { status } = await act(await callsOf(world, of));
    of.answered = status === 200;
    return { status };
  };

/** What is told of the tester, and where it stands. */
async function toldOf(world: World, of: Case) {
  const { status, session } = await (await callsOf(world, of)).state();
  if (status !== 200) return { status };
  const { currentDay, currentStage, transcript } = session;
  return { at: [currentDay, currentStage], told: transcript.map(({ type }) => type) };
}

finishes('a tester’s prompt broken anywhere is there once, when it is asked for again', {
  name: 'Tester, prompt',
  caller: 'tester.sendStage',
  calls: 6,
  prepare: (world) => prepared(world, (tester) => tester.reply('Call Mom')),
  deliver: asking((tester) => tester.prompt()),
  left: async (world, of) => ({
    items: await itemsOf(world, of.id),
    facts: {
      ...(await toldOf(world, of)),
      letters: (await rowsOf(world, keys.post(of.id), 'LETTER#')).map(({ state }) => state),
    },
  }),
  expected: {
    items: ['Call Mom: o'],
    facts: { at: [1, 'MORNING'], told: ['user', 'ack', 'system'], letters: ['sent'] },
  },
});

finishes('a tester’s reply broken anywhere is taken and answered, when it is sent again', {
  name: 'Tester, reply',
  caller: 'tester.reply',
  calls: 9,
  prepare: (world) => prepared(world, (tester) => tester.prompt()),
  deliver: asking((tester) => tester.reply('Call Mom')),
  left: async (world, of) => {
    const { told = [], at } = await toldOf(world, of);
    const replies = await repliesOf(world, of.id);
    const isPaired = told.length === 1 + 2 * replies.length;
    return {
      items: await itemsOf(world, of.id),
      replies: Math.min(1, replies.length),
      facts: { at, isPaired },
    };
  },
  // One whose answer was lost is a second reply with the same words, and changes nothing.
  expected: { items: ['Call Mom: o'], replies: 1, facts: { at: [1, 'MORNING'], isPaired: true } },
});

finishes('a tester’s second delete, broken anywhere, leaves nothing', {
  name: 'Tester, erased by its reply',
  caller: 'tester.reply',
  calls: 12,
  prepare: (world) =>
    prepared(world, async (tester) => {
      await tester.prompt();
      await tester.reply('Call Mom');
      await tester.reply('delete my data');
    }),
  deliver: asking(async (tester) => {
    const told = await tester.reply('delete');
    return told.status === 404 ? { status: 200 } : told;
  }),
  left: async (world, of) => ({
    facts: {
      ...(await toldOf(world, of)),
      rows: [
        ...(await rowsOf(world, keys.post(of.id))),
        ...(await rowsOf(world, keys.person(of.id))),
      ].length,
    },
  }),
  expected: { facts: { status: 404, rows: 0 } },
});

finishes('a tester’s evening goes on to one next morning, wherever that breaks', {
  name: 'Tester, next stage',
  caller: 'tester.nextStage',
  standsFor: ['tester.advanceDay'],
  calls: 3,
  prepare: (world) =>
    prepared(world, async (tester) => {
      await tester.next('MORNING');
      await tester.next('MIDDAY');
    }),
  deliver: asking((tester) => tester.next('EVENING')),
  left: async (world, of) => ({ facts: await toldOf(world, of) }),
  expected: { facts: { at: [2, 'MORNING'], told: ['divider'] } },
});

finishes('a reset broken anywhere is finished when it is asked for again', {
  name: 'Tester, reset',
  caller: 'tester.reset',
  standsFor: ['tester.seedUser'],
  calls: 6,
  prepare: (world) =>
    prepared(world, async (tester) => {
      await tester.prompt();
      await tester.reply('Call Mom');
      await tester.advance();
    }),
  deliver: asking((tester) => tester.reset()),
  left: async (world, of) => ({
    items: await itemsOf(world, of.id),
    facts: {
      ...(await toldOf(world, of)),
      rows: (await rowsOf(world, keys.post(of.id))).length,
    },
  }),
  expected: { items: [], facts: { at: [1, 'MORNING'], told: [], rows: 1 } },
});
