/**
 * Makes a test of each flow: `npm run faults` breaks it in every place, `npm test` in a sample of
 * them.
 */
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, instantOf } from '#shared/domain/local-date.ts';
import { endLetters } from '#test/kit/end-letters.ts';
import { type Explored, everyFault, type Flow } from '#test/kit/every-fault.ts';
import { chicago, dateIn } from '#test/kit/local-time.ts';
import { startWorld, type World } from '#test/kit/world.ts';

const all = process.env['FAULTS'] === 'every';
/** Takes a line for each flow, for whoever prints the table. */
const book = process.env['FAULTS_BOOK'];
const worldsAtOnce = all ? 2 : 1;
const limitMs = 900_000;

/** 1 PM in Chicago: hours away from any touchpoint. */
const quiet = 13 * 60;
const quietForMs = 3.5 * 3_600_000;

const worlds: World[] = [];

const toQuietTime = (world: World) =>
  world.moveTo(instantOf(addDays(dateIn(world), 1), quiet, chicago)!);

/** Nobody of an earlier place gets a letter any more, and the next touchpoint stays far away. */
async function rest(world: World): Promise<void> {
  await endLetters(world);
  const began = instantOf(dateIn(world), quiet, chicago)!.getTime();
  if (world.clock.now() > began + quietForMs) await toQuietTime(world);
}

beforeAll(async () => {
  const started = Array.from({ length: worldsAtOnce }, () => startWorld());
  worlds.push(...(await Promise.all(started)));
  await Promise.all(worlds.map(toQuietTime));
});
afterAll(() => Promise.all(worlds.map((world) => world.close())));

function writeDown<Case>(flow: Flow<Case>, { calls, places }: Explored): void {
  const broken = places.filter(({ wrongs }) => wrongs.length > 0);
  const line = {
    flow: flow.name,
    callers: [flow.caller, ...(flow.standsFor ?? [])],
    calls,
    // Without the run in which nothing broke, and the counts at the end.
    places: places.length - 1 - worlds.length,
    windows: places.filter(({ inWindow }) => inWindow).length,
    broken,
  };
  if (book) appendFileSync(book, `${JSON.stringify(line)}\n`);
}

/** A test that the flow, wherever it breaks, is finished when its event comes again. */
export function finishes<Case>(title: string, flow: Flow<Case>): void {
  test(
    title,
    async () => {
      const explored = await everyFault(flow, worlds, { all, rest });
      writeDown(flow, explored);
      const broken = explored.places.filter(({ wrongs }) => wrongs.length > 0);

      expect(broken).toEqual([]);
      expect(explored.calls).toBeGreaterThanOrEqual(flow.calls);
    },
    limitMs,
  );
}
