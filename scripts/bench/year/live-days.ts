/** Lives days of a town, all zones with changing clocks in it, and tells how it went. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import { chanceOf } from '../../lives/chance.ts';
import { changesOf, changingZones } from '../../lives/clock-changes.ts';
import { type Habit, type Life, newLife, someRhythm } from '../../lives/life.ts';
import { openTown, type Town, type TownOptions, type Verdict } from '../../lives/town.ts';
import { cpuMs } from './store-rate.ts';

export interface DaysAsked {
  readonly users: number;
  readonly days: number;
  /** The date (in UTC) on which they sign up. */
  readonly from: string;
  readonly seed: number;
  /** Habits, taken in turn. */
  readonly habits: readonly [Habit, ...Habit[]];
  readonly functions?: Readonly<Record<string, string>>;
  /** Lived before anything is timed, so that nothing is started or compiled in the time. */
  readonly warmUpDays?: number;
  /** People know nothing of each other, so some of them may live elsewhere, or another time. */
  readonly part?: Part;
  /** Of one function at once; a machine of two cores can use two. */
  readonly workers?: number;
  readonly say: (line: string) => void;
}

/**
 * Of so many parts the one with this number, from 0. Its people follow each other: so each part has
 * every habit, and the parts of a part are parts of the whole.
 */
export interface Part {
  readonly number: number;
  readonly of: number;
}

export interface DaysLived {
  readonly verdict: Verdict;
  /** User-days in the time. */
  readonly userDays: number;
  /** What living took; the ledgers' own looking is not in it. */
  readonly seconds: number;
  /** Processor time in it, of all threads. */
  readonly cpuMs: number;
  /** Calls to AWS in the time. */
  readonly calls: number;
  /** By their names. */
  readonly zones: readonly string[];
  /** How often somebody's clock was put forward or back. */
  readonly clockChanges: number;
  readonly deadLetters: number;
  readonly denied: number;
}

const dayMs = 86_400_000;
/** The clock runs on while a herd of this size is written to. */
const withinMs = 20 * 60_000;
/** What more user-days write has no room in memory. */
const mostInMemory = 50_000;

/** Zones stand by their names: the first few people come from all over the world. */
const stride = 37;

export const everyone: Part = { number: 0, of: 1 };

/** The numbers of the people who live in a part. */
export function numbersOf({
  users,
  part = everyone,
}: Pick<DaysAsked, 'users' | 'part'>): readonly number[] {
  const first = (number: number): number => Math.floor((users * number) / part.of);
  const [from, end] = [first(part.number), first(part.number + 1)];
  return Array.from({ length: end - from }, (_, at) => from + at);
}

function livesOf(asked: DaysAsked, at: number): readonly Life[] {
  const { seed, habits } = asked;
  const zones = changingZones(at);
  return numbersOf(asked).map((number) => {
    const chance = chanceOf(seed * 1_000_003 + number);
    const zone = zones[(number * stride) % zones.length] ?? 'UTC';
    const rhythm = chance.below(3) === 0 ? dayZeroRhythm : someRhythm(zone, chance);
    const habit = habits[number % habits.length] ?? 1;
    return newLife({ number, zone, rhythm, habit, chance, at });
  });
}

interface Timing {
  seconds: number;
  cpuMs: number;
  calls: number;
}

const nothingYet: Timing = { seconds: 0, cpuMs: 0, calls: 0 };

async function liveDay(town: Town, until: number, timing: Timing): Promise<void> {
  town.run.endpoint.calls.reset();
  const began = performance.now();
  const cpu = cpuMs();
  await town.live(until);
  timing.cpuMs += cpuMs() - cpu;
  timing.seconds += (performance.now() - began) / 1000;
  timing.calls += town.run.endpoint.calls.seen().at(-1)?.number ?? 0;
  await town.look();
}

const week = 7;

async function liveAll(town: Town, asked: DaysAsked, at: number): Promise<Timing> {
  const { days, warmUpDays = 0, say } = asked;
  const timing: Timing = { ...nothingYet };
  for (let day = 1; day <= warmUpDays + days; day += 1) {
    await liveDay(town, at + day * dayMs, timing);
    if (day === warmUpDays) Object.assign(timing, nothingYet);
    if (day % week !== 0) continue;
    const { once, wrong, given, lost } = town.verdict();
    const rate = ((day - warmUpDays) * town.lives.size) / timing.seconds;
    say(
      `  day ${day} of ${warmUpDays + days}: ${rate.toFixed(1)} user-days/s, ${once} touchpoints ` +
        `once, ${wrong.length} wrong, ${given} items, ${lost.length} lost`,
    );
  }
  return timing;
}

export async function liveDays(asked: DaysAsked): Promise<DaysLived> {
  if (numbersOf(asked).length * asked.days <= mostInMemory) return liveIn(asked, {});
  const tableDir = mkdtempSync(join(tmpdir(), 'anchor-year-'));
  try {
    return await liveIn(asked, { tableDir: join(tableDir, 'dynamodb') });
  } finally {
    rmSync(tableDir, { recursive: true, force: true });
  }
}

async function liveIn(asked: DaysAsked, where: Pick<TownOptions, 'tableDir'>): Promise<DaysLived> {
  const { days, from, warmUpDays = 0, functions = {}, workers = 2 } = asked;
  const at = Date.parse(from);
  const town = await openTown({ withinMs, workers, functions, ...where });
  try {
    await town.run.timekeeper.advanceTo(at);
    const lives = livesOf(asked, at);
    await town.settle(lives);
    const timing = await liveAll(town, asked, at);
    await town.lookAtAll(lives);
    const end = at + (warmUpDays + days) * dayMs;
    const zones = [...new Set(lives.map(({ zone }) => zone))];
    const changes = new Map(zones.map((zone) => [zone, changesOf(zone, at, end).length]));
    return {
      ...timing,
      verdict: town.verdict(),
      userDays: lives.length * days,
      zones,
      clockChanges: lives.reduce((sum, { zone }) => sum + (changes.get(zone) ?? 0), 0),
      deadLetters: town.run.endpoint.deadLetters.all().length,
      denied: town.run.endpoint.calls.denied().length,
    };
  } finally {
    await town.close();
  }
}
