/**
 * Goal: wherever an erasure breaks, the reply that confirmed it, delivered again, finishes it:
 * nothing is left, the counts are right, and the one last letter went out once.
 * Method: break every call to AWS in three ways, deliver again, look under every key.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { everyFault } from '#test/kit/every-fault.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { answer, replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { tracesOf } from '#test/kit/traces.ts';
import type { World } from '#test/kit/world.ts';
import { expectOneLetter, keptReply, quietWorld, report } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

/** A person who was asked whether to erase everything, and the notice of their second reply. */
async function asked() {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  await answer(world, letter!, 'delete me');
  const to = replyTo(letter!);
  const event = await keptReply(world, { from: person.email, to, body: 'delete' });
  return { ...person, event };
}

async function totals(): Promise<Readonly<Record<string, number>>> {
  const sums: Record<string, number> = {};
  for (const { pk: _pk, sk, ...counts } of await rowsIn(world)) {
    if (sk !== 'TOTALS') continue;
    for (const [name, count] of Object.entries(counts)) {
      sums[name] = (sums[name] ?? 0) + Number(count);
    }
  }
  return sums;
}

test('an erasure broken anywhere is finished when its reply comes again', async () => {
  const places = await everyFault({
    world,
    caller: 'inbound.email',
    fewTimeouts: true,
    prepare: asked,
    deliver: ({ event }) => world.invoke('inbound.email', event),
    check: async ({ userId, email }, place) => {
      const { name } = place;

      expect({ name, left: await tracesOf(world, userId, email) }).toEqual({ name, left: [] });
      // The day-0 letter and the question came before.
      expectOneLetter((await world.mails(email)).length - 2, place);
    },
  });

  report('Erasing', places);
  expect(Object.values(await totals()).every((count) => count === 0)).toBe(true);
  expect(places.length).toBeGreaterThanOrEqual(25 * 2);
  expect(world.endpoint.calls.denied()).toEqual([]);
}, 240_000);
