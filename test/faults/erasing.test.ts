/**
 * Goal: wherever an erasure breaks, the reply that confirmed it, delivered again, finishes it:
 * nothing is left, the counts are right, and the one last letter went out once. Where the question
 * before it breaks, it is asked all the same, and erases nothing by itself.
 * Method: break every call to AWS in every way, deliver again, look under every key.
 */
import { onboardingAs } from '#functions/store/counters.ts';
import type { Sums } from '#test/kit/every-fault.ts';
import { rowsIn, userIn } from '#test/kit/kept.ts';
import { answer, replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { tracesOf } from '#test/kit/traces.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { keptReply } from './faults.ts';

/** A person who was asked whether to erase everything, and the notice of their second reply. */
async function asked(world: World) {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  await answer(world, letter!, 'delete me');
  const to = replyTo((await world.mails(person.email)).at(-1)!);
  const event = await keptReply(world, { from: person.email, to, body: 'delete' });
  return { ...person, event };
}

/**
 * Every count that is not zero: none is left behind by somebody who is gone. First letters of all
 * time stay counted.
 */
async function totals(world: World): Promise<Sums> {
  const sums: Record<string, number> = {};
  for (const { pk: _pk, sk, ...counts } of await rowsIn(world)) {
    if (sk !== 'TOTALS') continue;
    for (const [name, count] of Object.entries(counts)) {
      sums[name] = (sums[name] ?? 0) + Number(count);
    }
  }
  const left = Object.entries(sums).filter(([name, count]) => name !== onboardingAs && count !== 0);
  return Object.fromEntries(left);
}

/** A person who writes "delete", and the notice of it. */
async function asking(world: World) {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  const to = replyTo(letter!);
  const event = await keptReply(world, { from: person.email, to, body: 'delete' });
  return { ...person, event };
}

finishes('a question broken anywhere is asked, is no answer to itself, and can be answered', {
  name: 'Asking whether to erase',
  caller: 'inbound.email',
  calls: 8,
  prepare: asking,
  deliver: (world, { event }) => world.invoke('inbound.email', event),
  left: async (world, { userId, email }) => {
    const state = (await userIn(world, userId))?.['state'];
    const mails = await world.mails(email);
    await answer(world, mails.at(-1)!, 'delete');
    const facts = { state, left: await tracesOf(world, userId, email) };
    // The day-0 letter came before.
    return { letters: mails.length - 1, facts };
  },
  expected: { letters: 1, facts: { state: 'active', left: [] } },
});

finishes('an erasure broken anywhere is finished when its reply comes again', {
  name: 'Erasing, with its purge',
  caller: 'inbound.email',
  calls: 25,
  prepare: asked,
  deliver: (world, { event }) => world.invoke('inbound.email', event),
  left: async (world, { userId, email }) => ({
    // The day-0 letter and the question came before.
    letters: (await world.mails(email)).length - 2,
    facts: await tracesOf(world, userId, email),
  }),
  expected: { letters: 1, facts: [] },
  sums: { of: totals, each: {} },
});
