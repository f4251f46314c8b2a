/** The monitors: how first letters go out and who got the newest; how the service does. */
import * as z from 'zod/mini';
import { recentOnboardingLetters } from '#shared/domain/limits.ts';
import { stages } from '#shared/domain/stage.ts';
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

const count = z.int();

export const HealthDay = z.object({
  /** In UTC. */
  date: z.string(),
  /** All that was sent, answers to replies among them. */
  letters: count,
  replies: count,
  /** Touchpoints that were sent more than half an hour late, or not at all; and the latter alone. */
  overdue: count,
  late: count,
});
export type HealthDay = z.output<typeof HealthDay>;

/** When something last happened: `at` is an ISO instant; without one only the date (UTC) is known. */
export const LastSent = z.object({ date: z.string(), at: z.optional(z.string()) });
export type LastSent = z.output<typeof LastSent>;

export const UnreadReply = z.object({
  userId: z.uuid(),
  email: z.string(),
  userNumber: z.int(),
  replyId: z.string(),
  /** Whose letter it answers. */
  stage: z.enum(stages),
  /** ISO instant. */
  at: z.string(),
  /** Finds the lines of the log about it. */
  traceId: z.optional(z.string()),
});
export type UnreadReply = z.output<typeof UnreadReply>;

/** Each part by itself: one that could not be read is absent, and the others stand. */
const healthParts = {
  /** By the counters, over the last 14 days (UTC). */
  counted: z.optional(
    z.object({
      /** The oldest first. */
      days: z.array(HealthDay),
      /** The last letter of each stage; absent where there was none in these days. */
      last: z.object({
        day0: z.optional(LastSent),
        morning: z.optional(LastSent),
        midday: z.optional(LastSent),
        evening: z.optional(LastSent),
      }),
      /** Mails that SES delivered or returned; of them hard bounces, and complaints. */
      mail: z.object({ all: count, bounces: count, complaints: count }),
      /** Replies by what read them. */
      readBy: z.object({
        model: count,
        forms: count,
        'language-model': count,
        nothing: count,
      }),
    }),
  ),
  deadLetters: z.optional(
    z.object({
      count,
      /** ISO instant. */
      oldestAt: z.optional(z.string()),
      /** Whether there can be no older one. */
      isOldest: z.boolean(),
    }),
  ),
  /** The newest first. */
  unread: z.optional(z.array(UnreadReply)),
  errors: z.optional(
    z.object({
      /** How far back the log was read; epoch milliseconds of the wall clock, as in the log. */
      sinceMs: z.int(),
      /** All kinds; the most frequent of them are in `groups`. */
      kinds: count,
      groups: z.array(
        z.object({
          function: z.string(),
          message: z.string(),
          count,
          lastAt: z.int(),
        }),
      ),
    }),
  ),
};

export const monitor = {
  /** The overview asks once a minute. */
  health: route(paths['monitor.health'], {
    isActivity: false,
    query: z.object({
      /** The end of the log that is read: epoch milliseconds of the wall clock. */
      endMs: z.optional(z.string().check(z.regex(/^\d{1,16}$/))),
    }),
    answer: z.object({
      ok: z.literal(true),
      /** ISO instant at which all of it was read. */
      at: z.string(),
      ...healthParts,
    }),
  }),
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
