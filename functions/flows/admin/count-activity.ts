/** Turns the counters into the data of the admin charts. */
import {
  type Counts,
  counters,
  onboardingAs,
  repliesAs,
  sentAs,
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

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

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

/** The last `days` dates (UTC) up to today, including dates without counts. */
export async function daysUntil(now: Date, days: number): Promise<ActivityDay[]> {
  const today = now.toISOString().slice(0, 10);
  const first = addDays(today, 1 - days);
  const counted = await counters.between(first, today);
  const dates = Array.from({ length: days }, (_, at) => addDays(first, at));
  return dates.map((date) => dayOf(date, counted.get(date) ?? {}));
}

export const signupsOf = (days: readonly ActivityDay[]): number =>
  sum(days.map(({ signups }) => signups));

/** The sum over all days. */
export function inAll(days: readonly ActivityDay[]): Omit<ActivityDay, 'date'> {
  const of = (count: (day: ActivityDay) => number) => sum(days.map(count));
  return {
    signups: signupsOf(days),
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
  /** Without deleted users: they have none of the states that are added up. */
  readonly users: number;
  /** First letters sent, whether or not their users are still here. */
  readonly onboarding: number;
  /** How many of today's users, including deleted ones, came from each source. */
  readonly sources: Record<string, number>;
}

/** The current totals, in one call. */
export async function totalsNow(): Promise<TotalsNow> {
  const counts = await counters.totals();
  return {
    users: sum(['subscribed', 'unsubscribed', 'suppressed'].map((name) => counts[name] ?? 0)),
    onboarding: counts[onboardingAs] ?? 0,
    sources: { ...named(counts, 'source:') },
  };
}
