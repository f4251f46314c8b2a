/** What the service has done, in counts: none of these answers knows a person. */
import * as z from 'zod/mini';
import { type FunnelStep, funnelSteps } from '../domain/funnel.ts';
import { activityRanges } from '../domain/limits.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

const count = z.int();

/** What a reply may have answered; by the slugs of the stages. */
const byStage = z.object({ day0: count, morning: count, midday: count, evening: count });

const happened = {
  signups: count,
  replies: byStage,
  /** Every kind of letter, and what went out by the stage that a reply may answer. */
  letters: z.object({ sent: count, delivered: count, bounced: count, byStage }),
  /** What was put on lists; what was ticked off, less what was reopened. */
  items: z.object({ set: count, done: count }),
  unsubscribed: count,
  complained: count,
};

/** A day, or the week that begins on it. */
export const ActivityDay = z.object({
  /** In UTC. */
  date: z.string(),
  ...happened,
  /** How many people replied. */
  active: count,
});
export type ActivityDay = z.output<typeof ActivityDay>;

/** How many reached a step, of those who signed up long enough ago for it. */
const reached = z.object({ count, of: count });

const Funnel = z.object({
  signups: count,
  ...(Object.fromEntries(funnelSteps.map((step) => [step, reached])) as Record<
    FunnelStep,
    typeof reached
  >),
});
export type Funnel = z.output<typeof Funnel>;

/** The sign-ups of a week. */
const Cohort = z.extend(Funnel, {
  /** The week's Monday, in UTC. */
  week: z.string(),
});
export type Cohort = z.output<typeof Cohort>;

export const analytics = {
  /** How many of these users came from where; the button opens it in a tab of its own. */
  signupSources: route(paths['analytics.signupSources'], {
    isRead: true,
    answer: z.record(z.string(), count),
  }),
  recentSignups: route(paths['analytics.recentSignups'], {
    answer: z.object({
      ok: z.literal(true),
      /** Who is in the table of users, whatever their status; deleted and erased people are not. */
      totalUsers: count,
      /** Of these, who came today (in UTC), in the last 7 and in the last 30 days. */
      today: count,
      last7Days: count,
      last30Days: count,
    }),
  }),
  activity: route(paths['analytics.activity'], {
    /** 90 days unless asked otherwise. */
    query: z.object({ days: z.optional(z.enum(activityRanges)) }),
    answer: z.object({
      ok: z.literal(true),
      each: z.enum(['day', 'week']),
      /** Every one of them, the oldest first. */
      days: z.array(ActivityDay),
      /** The same, summed. */
      totals: z.object(happened),
      /** How far those who signed up in these days have come since. */
      funnel: Funnel,
      /** The same by the week of the sign-up, in whole weeks, the oldest first. */
      cohorts: z.array(Cohort),
    }),
  }),
};
