/** Turns the counters into the data of the admin charts. */
import {
  activeAs,
  activeInWeekAs,
  type Counts,
  counters,
  itemsDoneAs,
  itemsSetAs,
  leftAs,
  livingIn,
  onboardingAs,
  reachedAs,
  repliesAs,
  sentAs,
  sourceAs,
  stayedIn,
  summed,
} from '#functions/store/counters.ts';
import type { ActivityDay, Funnel } from '#shared/contract/analytics.ts';
import { earliestDayOf, type FunnelStep } from '#shared/domain/funnel.ts';
import type { ActivityRange } from '#shared/domain/limits.ts';
import {
  addDays,
  daysBetween,
  type LocalDate,
  utcDateOf,
  weekOf,
} from '#shared/domain/local-date.ts';
import { type Stage, stageWords } from '#shared/domain/stage.ts';

/** The counts whose names start with a prefix, without it; zeros are left out. */
const named = (counts: Counts, prefix: string): Counts =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) =>
      name.startsWith(prefix) && count !== 0 ? [[name.slice(prefix.length), count]] : [],
    ),
  );

export const lettersIn = (counts: Counts): number => sum(Object.values(named(counts, sentAs(''))));

const byStage = (counts: Counts, as: (stage: Stage) => string) => ({
  day0: counts[as('DAY0_ACK')] ?? 0,
  morning: counts[as('MORNING_INTENTION')] ?? 0,
  midday: counts[as('MIDDAY_CHECKIN')] ?? 0,
  evening: counts[as('EVENING_REFLECTION')] ?? 0,
});

export const repliesIn = (counts: Counts): ActivityDay['replies'] => byStage(counts, repliesAs);

const happenedIn = (counts: Counts): Omit<ActivityDay, 'date' | 'active'> => ({
  signups: counts['signups'] ?? 0,
  replies: repliesIn(counts),
  letters: {
    sent: lettersIn(counts),
    delivered: counts['delivered'] ?? 0,
    bounced: counts['bounced'] ?? 0,
    byStage: byStage(counts, (stage) => sentAs(stageWords[stage].slug)),
  },
  items: { set: counts[itemsSetAs] ?? 0, done: counts[itemsDoneAs] ?? 0 },
  unsubscribed: counts[leftAs] ?? 0,
  complained: counts['complained'] ?? 0,
});

interface CountedDay {
  readonly date: LocalDate;
  readonly counts: Counts;
}

/** The counts of each date (UTC) from the first up to today, including dates without any. */
async function countsSince(first: LocalDate, today: LocalDate): Promise<readonly CountedDay[]> {
  const counted = await counters.between(first, today);
  const dates = Array.from({ length: daysBetween(first, today) + 1 }, (_, at) =>
    addDays(first, at),
  );
  return dates.map((date) => ({ date, counts: counted.get(date) ?? {} }));
}

/** The same of the last `days` dates. */
export function countsUntil(now: Date, days: number): Promise<readonly CountedDay[]> {
  const today = utcDateOf(now);
  return countsSince(addDays(today, 1 - days), today);
}

/** How many of today's users signed up on each of the last days. */
export async function usersByDay(now: Date, days: number): Promise<readonly number[]> {
  const counted = await countsUntil(now, days);
  return counted.map(({ counts }) => stayedIn(counts));
}

export const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

const inAll = (days: readonly CountedDay[]): Counts => summed(days.map(({ counts }) => counts));

/** By the Monday on which each begins. */
const weeksOf = (days: readonly CountedDay[]) => [...Map.groupBy(days, ({ date }) => weekOf(date))];

/** How far those who signed up on these days have come until today. */
function funnelOf(days: readonly CountedDay[], today: LocalDate): Funnel {
  const counts = inAll(days);
  const step = (one: FunnelStep): Funnel[FunnelStep] => {
    const last = addDays(today, -earliestDayOf[one]);
    const old = days.filter(({ date }) => date <= last);
    return { count: counts[reachedAs(one)] ?? 0, of: inAll(old)['signups'] ?? 0 };
  };
  return {
    signups: counts['signups'] ?? 0,
    day0: step('day0'),
    confirmed: step('confirmed'),
    replied: step('replied'),
    day7: step('day7'),
    day30: step('day30'),
  };
}

/**
 * What happened in the last days, also to users who are deleted or erased since: by the day, a year
 * by the week.
 */
export async function activityUntil(now: Date, range: ActivityRange) {
  const today = utcDateOf(now);
  const isYear = range === '365';
  const first = isYear ? addDays(weekOf(today), -364) : addDays(today, 1 - Number(range));
  // The first week of sign-ups is whole.
  const counted = await countsSince(weekOf(first), today);
  const days = counted.filter(({ date }) => date >= first);
  const bins = isYear
    ? weeksOf(days).map(([date, some]) => ({ date, counts: inAll(some), as: activeInWeekAs }))
    : days.map((day) => ({ ...day, as: activeAs }));
  return {
    each: isYear ? ('week' as const) : ('day' as const),
    days: bins.map(({ date, counts, as }) => ({
      date,
      ...happenedIn(counts),
      active: counts[as] ?? 0,
    })),
    totals: happenedIn(inAll(days)),
    funnel: funnelOf(days, today),
    cohorts: weeksOf(counted).map(([week, some]) => ({ week, ...funnelOf(some, today) })),
  };
}

export interface TotalsNow {
  /** Everyone who is here, whatever their status; without deleted users. */
  readonly users: number;
  /** First letters sent, whether or not their users are still here. */
  readonly onboarding: number;
  /** How many of today's users, came from each source. */
  readonly sources: Record<string, number>;
}

/** The current totals, in one call. */
export async function totalsNow(): Promise<TotalsNow> {
  const counts = await counters.totals();
  return {
    users: livingIn(counts),
    onboarding: counts[onboardingAs] ?? 0,
    sources: { ...named(counts, sourceAs('')) },
  };
}
