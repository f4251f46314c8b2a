/** Counts for the administrator, in sharded rows: totals, and what happened on a day. */
import type { DeliveryKind } from '#shared/domain/delivery.ts';
import type { FunnelStep } from '#shared/domain/funnel.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { ReadBy } from '#shared/domain/replies/read-by.ts';
import { type Stage, stages, stageWords } from '#shared/domain/stage.ts';
import { type CountedStatus, countedStatuses } from '#shared/domain/subscription-status.ts';
import { isWaitlistSource } from '#shared/domain/waitlist-source.ts';
import { counterShards, type Key, keys, type Row, shardOf } from './keys.ts';
import { get, query, readRows } from './reads.ts';
import { update, updateOf } from './writes.ts';

export type Counts = Readonly<Record<string, number>>;

/** A sent letter by its kind: `sent:midday`. */
export const sentAs = (letter: string): string => `sent:${letter}`;
export const acknowledgementsAs = sentAs('acknowledgement');

/** First letters of all time, among the totals. */
export const onboardingAs = 'onboarding';
export const isOnboarding = (letter: string): boolean => letter === 'day0' || letter === 'welcome';

/** Users by where they came from, without deleted ones: `source:landing_page`. */
export const sourceAs = (source: string): string => `source:${source}`;

/** Who waits, in all and by where they came from; whatever a visitor names is one of two. */
export const waitingAs = 'waiting';
export const waitingFrom = (source: string): string =>
  `${waitingAs}:${isWaitlistSource(source) ? 'landing' : 'other'}`;

/** Who joined the waitlist on a day, whether or not they still wait. */
export const joinedAs = 'joined';

/** The sign-ups of a day whose users are neither deleted nor erased. */
export const stayedAs = 'stayed';

/** Those of a day's counts; all sign-ups of a day that was counted before this counter began. */
export const stayedIn = (counts: Counts): number => counts[stayedAs] ?? counts['signups'] ?? 0;

/** The users of each status. Where the counters are older than a status, a count may miss some. */
export const statusesIn = (totals: Counts): Readonly<Record<CountedStatus, number>> => {
  const of = (status: CountedStatus) => Math.max(0, totals[status] ?? 0);
  return {
    subscribed: of('subscribed'),
    unsubscribed: of('unsubscribed'),
    paused: of('paused'),
    invited: of('invited'),
    suppressed: of('suppressed'),
  };
};

/** The users who are here, whatever their status; without deleted ones. */
export const livingIn = (totals: Counts): number =>
  countedStatuses.reduce((sum, status) => sum + (totals[status] ?? 0), 0);

/** A reply by the stage that it answered: `replies:midday`. */
export const repliesAs = (stage: Stage): string => `replies:${stageWords[stage].slug}`;

/** People who replied on a day, and those of them who had not replied in that week before. */
export const activeAs = 'active';
export const activeInWeekAs = 'active:week';

/** Items put on lists, and items ticked off less those reopened. */
export const itemsSetAs = 'items:set';
export const itemsDoneAs = 'items:done';

/** The first letter shows what was put on the list on the page; replies count what they add. */
export const itemsFirstSet = (sentAsName: string, shown: readonly unknown[] = []): Counts =>
  sentAsName === sentAs('day0') && shown.length > 0 ? { [itemsSetAs]: shown.length } : {};

/** People whose letters ended by an unsubscribing. */
export const leftAs = 'left';

/** Those who signed up on a day and have reached a step since: `reached:confirmed`. */
export const reachedAs = (step: FunnelStep): string => `reached:${step}`;
/** A reply by what read it: `read:model`. */
export const readAs = (by: ReadBy): string => `read:${by}`;

/** When a letter of a kind was last sent, as an ISO instant beside the counts: `last:midday`. */
export const lastAs = (letter: string): string => `last:${letter}`;

/** The latest such instant among rows; undefined if none says one. */
export const lastOf = (rows: readonly Row[], letter: string): string | undefined =>
  rows
    .flatMap(({ [lastAs(letter)]: at }) => (typeof at === 'string' ? [at] : []))
    .toSorted()
    .at(-1);

/** Touchpoints that were sent much later than they were due, and those not sent because of that. */
export const overdueAs = 'overdue';
export const lateAs = 'late';

/** Bounces of mailboxes that may take mail again; they are among `bounced`, too. */
export const softBouncesAs = 'bounced:soft';

/**
 * Counted on the day (UTC) of the event. Being on a suppression list does not count as a bounce.
 */
export const deliveryCounters: Readonly<Partial<Record<DeliveryKind, readonly string[]>>> = {
  delivered: ['delivered'],
  'soft-bounce': ['bounced', softBouncesAs],
  'hard-bounce': ['bounced'],
  listed: ['listed'],
  rejected: ['rejected'],
  complaint: ['complained'],
};

/** One of each of these. */
export const oneOfEach = (names: readonly string[]): Counts =>
  Object.fromEntries(names.map((name) => [name, 1]));

/** Letters without a date or stage in their key, by what stands there instead. */
const others: Readonly<Record<string, string>> = {
  WELCOME: 'welcome',
  CONFIRMED: 'confirmed',
  INVITATION: 'invitation',
  ERASED: 'erased',
  NOTICE: 'notice',
  OTHER_ADDRESS: 'notice',
  OTHERS_LETTER: 'notice',
  TEXTS: 'texts',
  TEST: 'test',
};

/** The counter of a ledger row, if its key determines it. */
export function countedAsOf({ sk }: Key): string | undefined {
  const [, first = '', second] = sk.split('#');
  const which = second ?? first;
  const stage = stages.find((name) => name === which);
  const name = stage ? stageWords[stage].slug : others[which];
  return name && sentAs(name);
}

/** As part of a transaction: never counted without the thing that is counted. */
export const countTotals = (userId: string, add: Counts) =>
  updateOf(keys.totals(shardOf(userId)), { add });

export const countOfDay = (userId: string, date: LocalDate, add: Counts) =>
  updateOf(keys.totalsOfDay(shardOf(userId), date), { add });

/** What a row counts, by name. */
export const countsIn = (row: Row): Counts =>
  Object.fromEntries(
    Object.entries(row).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  );

/** The counts of several rows, added up by name. A year has 200,000 of them. */
export function summed(all: readonly (Row | Counts)[]): Counts {
  const sums: Record<string, number> = {};
  for (const row of all) {
    for (const name in row) {
      const count = row[name];
      if (typeof count === 'number') sums[name] = (sums[name] ?? 0) + count;
    }
  }
  return sums;
}

/** Without the zeros, which are not written. */
export const nonZero = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

const shards: readonly number[] = Array.from({ length: counterShards }, (_, shard) => shard);

/** One shard's days between two dates, inclusive; a year of them takes half a page. */
const daysOf = (shard: number, from: LocalDate, to: LocalDate): Promise<readonly Row[]> => {
  const [first, last] = [keys.totalsOfDay(shard, from), keys.totalsOfDay(shard, to)];
  return query({ pk: first.pk, between: [first.sk, last.sk] });
};

const dateOf = ({ sk }: Row): LocalDate => String(sk).slice(keys.totalsOfDay(0, '').sk.length);

export const counters = {
  /** The next user number. A sign-up that fails leaves a gap, never a duplicate. */
  async nextUserNumber(): Promise<number> {
    const one = { add: { value: 1 } };
    const { Attributes } = await update(keys.userNumber(), one, { ReturnValues: 'UPDATED_NEW' });
    return Number(Attributes?.['value']);
  },

  /** The number of the newest user; 0 if there is none. */
  async lastUserNumber(): Promise<number> {
    const row = await get(keys.userNumber(), false);
    return Number(row?.['value'] ?? 0);
  },

  /** One plain ADD for what is no part of a transaction. */
  async addTotals(userId: string, add: Counts): Promise<void> {
    await update(keys.totals(shardOf(userId)), { add });
  },

  /**
   * One plain ADD for a letter or event; the recount script mends what a crash leaves out. `set`
   * goes with it at no cost.
   */
  async add(userId: string, date: LocalDate, add: Counts, set: Row = {}): Promise<void> {
    await update(keys.totalsOfDay(shardOf(userId), date), { add, set });
  },

  /** One ADD for each of the dates; the same date may come twice. */
  async addOn(userId: string, ...all: readonly (readonly [LocalDate, Counts])[]): Promise<void> {
    const byDate = Map.groupBy(all, ([date]) => date);
    await Promise.all(
      [...byDate].map(async ([date, some]) => {
        const sums = nonZero(summed(some.map(([, counts]) => counts)));
        if (Object.keys(sums).length > 0) await counters.add(userId, date, sums);
      }),
    );
  },

  /** All totals by name, in one call that reads every shard. */
  async totals(): Promise<Counts> {
    const rows = await readRows(shards.map((shard) => keys.totals(shard)));
    return summed(rows);
  },

  /**
   * The rows of each date (UTC) between two dates, inclusive: one small query per shard, in
   * parallel, for any number of users.
   */
  async rowsBetween(from: LocalDate, to: LocalDate): Promise<ReadonlyMap<LocalDate, Row[]>> {
    const rows = (await Promise.all(shards.map((shard) => daysOf(shard, from, to)))).flat();
    return Map.groupBy(rows, dateOf);
  },

  /** The counts of each of these dates. */
  async between(from: LocalDate, to: LocalDate): Promise<ReadonlyMap<LocalDate, Counts>> {
    const byDate = await counters.rowsBetween(from, to);
    return new Map([...byDate].map(([date, rows]) => [date, summed(rows)]));
  },
};
