/** The three parts of the bench: how fast days go, and what years leave behind, both ways. */
import { openTown } from '../../lives/town.ts';
import type { DaysAsked, DaysLived, Part } from './live-days.ts';
import { type StoreRate, storeRate } from './store-rate.ts';
import { liveInWorlds } from './worlds.ts';

export interface YearAsked {
  readonly users: number;
  readonly days: number;
  /** The date (in UTC) on which they sign up. */
  readonly from: string;
  /** How many people are timed, for how many days. */
  readonly timedUsers: number;
  readonly timedDays: number;
  readonly seed: number;
  /** Of those who are not timed; the rest live another time. */
  readonly part: Part;
  /** People live in so many processes at once, each with its share of them. */
  readonly worlds: number;
  readonly say: (line: string) => void;
}

export interface Year extends Pick<YearAsked, 'worlds' | 'part'> {
  /** What the bare store takes from the bare SDK. */
  readonly store: StoreRate;
  /** Three prompts and two replies a day, of everyone. */
  readonly timed: DaysLived;
  /** Everyone replies at least once a week. */
  readonly replying: DaysLived;
  /** Nobody is written to less for saying nothing; half of them say nothing. */
  readonly silent: DaysLived;
}

const storeSeconds = 3;

/** Each step of the silence rule is left out. */
const noSilenceRule = {
  SILENT_DAYS_TO_DAILY: '0',
  SILENT_DAYS_TO_WEEKLY: '0',
  SILENT_DAYS_TO_PAUSE: '0',
  UNCONFIRMED_DAYS_TO_PAUSE: '0',
};

async function bareStore(): Promise<StoreRate> {
  const town = await openTown({ withinMs: 0 });
  try {
    await storeRate(town.stores, storeSeconds / 2);
    return await storeRate(town.stores, storeSeconds);
  } finally {
    await town.close();
  }
}

export async function runYear(asked: YearAsked): Promise<Year> {
  const { users, days, from, timedUsers, timedDays, seed, part, worlds, say } = asked;
  const liveDays = (those: DaysAsked) => liveInWorlds(those, Math.min(worlds, those.users));
  const all = { users, days, from, part, say };
  say('The bare store ...');
  const store = await bareStore();
  say(`Three prompts and two replies a day: ${timedUsers} people x ${timedDays} days ...`);
  const timed = await liveDays({
    users: timedUsers,
    days: timedDays,
    from,
    seed,
    say,
    habits: [1],
    warmUpDays: 2,
  });
  const people = `${users} people${part.of > 1 ? `, part ${part.number + 1} of ${part.of},` : ''}`;
  say(`Everyone replies at least weekly: ${people} x ${days} days ...`);
  const replying = await liveDays({ ...all, seed, habits: [1, 2, 3, 7, 5] });
  say(`Without the silence rule: ${people} x ${days} days ...`);
  const silent = await liveDays({
    ...all,
    seed: seed + 1,
    habits: [0, 7, 0, 1],
    functions: noSilenceRule,
  });
  return { worlds, part, store, timed, replying, silent };
}
