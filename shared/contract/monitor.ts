/** The onboarding monitor: how first letters go out, and who got the newest. */
import * as z from 'zod/mini';
import { recentOnboardingLetters } from '#shared/domain/limits.ts';
import { limitUpTo } from './limit.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

export const OnboardingLetter = z.object({
  email: z.string(),
  userNumber: z.int(),
  /** ISO instant. */
  sentAt: z.string(),
  /** What SES calls the mail; `simulated` where it was kept and not sent. */
  messageId: z.string(),
});
export type OnboardingLetter = z.output<typeof OnboardingLetter>;

export const monitor = {
  status: route(paths['monitor.status'], {
    answer: z.object({
      ok: z.literal(true),
      nextUserNumber: z.int(),
      counts: z.object({ onboardingSent: z.int() }),
      mail: z.object({
        fromAddress: z.string(),
        /** Whether SES knows the sender as ours; false also where it could not be asked. */
        sesVerified: z.boolean(),
        /** ISO instant at which SES said so; absent where it could not be asked yet. */
        checkedAt: z.optional(z.string()),
      }),
      flags: z.object({ USE_REAL_EMAIL: z.boolean(), ALLOW_PRELAUNCH_PURGE: z.boolean() }),
      /** What numbers the users, and whether the next one is the first. */
      sequence: z.object({ name: z.string(), atOne: z.boolean() }),
    }),
  }),
  recent: route(paths['monitor.recent'], {
    query: z.object({ limit: limitUpTo(recentOnboardingLetters) }),
    answer: z.object({ ok: z.literal(true), items: z.array(OnboardingLetter) }),
  }),
};
