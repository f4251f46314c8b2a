/**
 * Goal: wherever a reply breaks, its notice delivered again finishes it: applied and answered once.
 * Method: break every call to AWS in every way, deliver again, look at what is left.
 */
import { addDays } from '#shared/domain/local-date.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import type { Left } from '#test/kit/every-fault.ts';
import { repliesOf, userIn } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { answer, replyTo } from '#test/kit/mail.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { itemsOf, keptReply, standingOf } from './faults.ts';

interface Replied extends SignedUp {
  readonly event: unknown;
  /** Mails and replies that came before. */
  readonly mails: number;
  readonly replies: number;
}

/** A kept mail and its notice, not yet told to the function: the test does the telling. */
async function replied(world: World, text: string, ...before: readonly string[]) {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  for (const words of before) await answer(world, letter!, words);
  const mails = (await world.mails(person.email)).length;
  const replies = (await repliesOf(world, person.userId)).length;
  const event = await keptReply(world, { from: person.email, to: replyTo(letter!), body: text });
  return { ...person, event, mails, replies };
}

const deliver = (world: World, { event }: Replied) => world.invoke('inbound.email', event);

async function left(world: World, of: Replied): Promise<Left> {
  const [mails, replies] = [await world.mails(of.email), await repliesOf(world, of.userId)];
  return {
    items: await itemsOf(world, of.userId),
    replies: replies.length - of.replies,
    letters: mails.length - of.mails,
  };
}

const caller = 'inbound.email';
const untouched = ['Finish the deck: o', 'Call Mom: o', 'Go for a walk: o'];

finishes('a reply broken anywhere is finished when its notice comes again', {
  name: 'Reply by mail',
  caller,
  calls: 6,
  prepare: (world) => replied(world, '1 done\nadd water the plants'),
  deliver,
  left,
  expected: {
    items: ['Finish the deck: d', 'Call Mom: o', 'Go for a walk: o', 'Water the plants: o'],
    replies: 1,
    letters: 1,
  },
});

finishes('an undo broken anywhere takes one reply back, and not two', {
  name: 'Undo',
  caller,
  calls: 6,
  prepare: (world) => replied(world, 'undo', 'add water the plants', '1 done'),
  deliver,
  left,
  expected: { items: [...untouched, 'Water the plants: o'], replies: 1, letters: 1 },
});

finishes('an undo of times broken anywhere gives them back once', {
  name: 'Undo of times',
  caller,
  calls: 6,
  prepare: (world) => replied(world, 'undo', 'mornings at 7'),
  deliver,
  left: async (world, of) => {
    const { rhythm } = (await userIn(world, of.userId)) ?? {};
    return { ...(await left(world, of)), facts: { rhythm } };
  },
  expected: { items: untouched, replies: 1, letters: 1, facts: { rhythm: dayZeroRhythm } },
});

finishes('a pause broken anywhere holds until the day that was said', {
  name: 'Pause by reply',
  caller,
  calls: 6,
  prepare: (world) => replied(world, `pause until ${addDays(dateIn(world), 9)}`),
  deliver,
  left: async (world, of) => {
    const { state, pausedUntil } = (await userIn(world, of.userId)) ?? {};
    return { ...(await left(world, of)), facts: { state, pausedUntil } };
  },
  expected: (world) => ({
    items: untouched,
    replies: 1,
    letters: 1,
    facts: { state: 'paused', pausedUntil: addDays(dateIn(world), 9) },
  }),
});

finishes('leaving by a reply broken anywhere is finished, and confirmed once', {
  name: 'Unsubscribe by reply',
  caller,
  calls: 9,
  prepare: (world) => replied(world, 'unsubscribe'),
  deliver,
  left: async (world, of) => ({
    letters: (await world.mails(of.email)).length - of.mails,
    facts: await standingOf(world, of.userId),
  }),
  expected: { letters: 1, facts: { state: 'unsubscribed', schedules: 0 } },
});

finishes('coming back by a reply broken anywhere is finished: all three letters are due', {
  name: 'Coming back',
  caller,
  calls: 9,
  prepare: (world) => replied(world, 'START', 'unsubscribe'),
  deliver,
  left: async (world, of) => ({
    letters: (await world.mails(of.email)).length - of.mails,
    facts: await standingOf(world, of.userId),
  }),
  expected: { letters: 1, facts: { state: 'active', schedules: 3 } },
});

finishes('everything that was asked for comes once, in two files, wherever the asking breaks', {
  name: 'Data by reply',
  caller,
  calls: 6,
  prepare: (world) => replied(world, 'export my data'),
  deliver,
  left: async (world, of) => {
    const came = (await world.mails(of.email)).slice(of.mails);
    const names = came.flatMap(({ raw }) => raw.match(/filename="?[\w.-]+/g) ?? []);
    return { letters: came.length, facts: new Set(names).size };
  },
  expected: { letters: 1, facts: 2 },
});
