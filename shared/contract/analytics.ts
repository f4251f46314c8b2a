/** What the service has done, in counts: none of these answers knows a person. */
import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { route } from './route.ts';

const count = z.int();

/** What a reply may have answered; by the slugs of the stages. */
const byStage = z.object({ day0: count, morning: count, midday: count, evening: count });

export const ActivityDay = z.object({
  /** In UTC. */
  date: z.string(),
  signups: count,
  replies: byStage,
  letters: z.object({ sent: count, delivered: count, bounced: count }),
});
export type ActivityDay = z.output<typeof ActivityDay>;

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
    answer: z.object({
      ok: z.literal(true),
      /** Every one of the last 90 days, the oldest first. */
      days: z.array(ActivityDay),
      /** The same, summed. */
      totals: z.object({
        signups: count,
        replies: byStage,
        letters: z.object({ sent: count, delivered: count, bounced: count }),
      }),
    }),
  }),
};
