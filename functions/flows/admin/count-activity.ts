/** Turns the counters into the data of the admin charts. */
import {
  type Counts,
  counters,
  livingIn,
  onboardingAs,
  repliesAs,
  sentAs,
  sourceAs,
  stayedIn,
} from '#functions/store/counters.ts';
import type { ActivityDay } from '#shared/contract/analytics.ts';
import { addDays, type LocalDate } from '#shared/domain/local-date.ts';

/** The counts whose names start with a prefix, without it; zeros are left out. */
const named = (counts: Counts, prefix: string): Counts =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) =>
      name.startsWith(prefix) && count !== 0 ? [[name.slice(prefix.length), count]] : [],
    ),
  );

const repliesIn = (counts: Counts): ActivityDay['replies'] => ({
  day0: counts[repliesAs('DAY0_ACK')] ?? 0,
  morning: counts[repliesAs('MORNING_INTENTION')] ?? 0,
  midday: counts[repliesAs('MIDDAY_CHECKIN')] ?? 0,
  evening: counts[repliesAs('EVENING_REFLECTION')] ?? 0,
});

const dayOf = (date: LocalDate, counts: Counts): ActivityDay => ({
  date,
  signups: counts['signups'] ?? 0,
  replies: repliesIn(counts),
  letters: {
    sent: sum(Object.values(named(counts, sentAs('')))),
    delivered: counts['delivered'] ?? 0,
    bounced: counts['bounced'] ?? 0,
  },
});

/** The counts of the last `days` dates (UTC) up to today, including dates without any. */
export async function countsUntil(now: Date, days: number) {
  const today = now.toISOString().slice(0, 10);
  const first = addDays(today, 1 - days);
  const counted = await counters.between(first, today);
  const dates = Array.from({ length: days }, (_, at) => addDays(first, at));
  return dates.map((date) => ({ date, counts: counted.get(date) ?? {} }));
}

/** What happened on each of the last days, also to users who are deleted or erased since. */
export async function daysUntil(now: Date, days: number): Promise<ActivityDay[]> {
  return (await countsUntil(now, days)).map(({ date, counts }) => dayOf(date, counts));
}

/** How many of today's users signed up on each of the last days. */
export async function usersByDay(now: Date, days: number): Promise<readonly number[]> {
  return (await countsUntil(now, days)).map(({ counts }) => stayedIn(counts));
}

export const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** The sum over all days. */
export function inAll(days: readonly ActivityDay[]): Omit<ActivityDay, 'date'> {
  const of = (count: (day: ActivityDay) => number) => sum(days.map(count));
  return {
    signups: of(({ signups }) => signups),
    replies: {
      day0: of(({ replies }) => replies.day0),
      morning: of(({ replies }) => replies.morning),
      midday: of(({ replies }) => replies.midday),
      evening: of(({ replies }) => replies.evening),
    },
    letters: {
      sent: of(({ letters }) => letters.sent),
      delivered: of(({ letters }) => letters.delivered),
      bounced: of(({ letters }) => letters.bounced),
    },
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
