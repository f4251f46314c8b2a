/** Who may be mailed: leaving and coming back by an administrator, bounces, mail put aside. */
import * as z from 'zod/mini';
import { endings } from '#shared/domain/delivery.ts';
import { quarantinePage } from '#shared/domain/limits.ts';
import { subscriptionStatuses } from '#shared/domain/subscription-status.ts';
import { userStates } from '#shared/domain/user.ts';
import { limitUpTo } from './limit.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

const done = z.object({ ok: z.literal(true) });
const status = z.enum(subscriptionStatuses);

/** How many of the newest departures and troubles are kept and shown. */
export const recentDepartures = 10;
export const recentTroubles = 10;

export const Departure = z.object({
  userId: z.uuid(),
  email: z.string(),
  userNumber: z.int(),
  /** ISO instant. */
  unsubscribedAt: z.string(),
  /** Where the person stands by now: they may be back. */
  status,
});
export type Departure = z.output<typeof Departure>;

export const Found = z.object({
  ok: z.literal(true),
  userId: z.uuid(),
  email: z.string(),
  userNumber: z.int(),
  unsubscribed: z.boolean(),
  /** ISO instant. */
  unsubscribedAt: z.optional(z.string()),
  /** `suppressed` is a mailbox that was given up. */
  state: z.enum(userStates),
  status,
  /** Local dates of a pause, running or planned. */
  pausedFrom: z.optional(z.string()),
  pausedUntil: z.optional(z.string()),
  /** Why letters ended where the person did not say so. */
  endedBy: z.optional(z.enum(endings)),
  /** Why an administrator may not bring the letters back, as a sentence; absent where they may. */
  keptAway: z.optional(z.string()),
});
export type Found = z.output<typeof Found>;

export const Trouble = z.object({
  userId: z.uuid(),
  email: z.string(),
  userNumber: z.int(),
  kind: z.enum(['soft-bounce', 'hard-bounce', 'listed', 'complaint']),
  /** ISO instant. */
  at: z.string(),
  /** Where the person stands by now. */
  state: z.enum(userStates),
  status,
});
export type Trouble = z.output<typeof Trouble>;

export const QuarantinedMail = z.object({
  id: z.string(),
  /** ISO instant at which SES took it in. */
  at: z.string(),
  /** Why: `spam`, `nobody we know`, `not vouched for`, `another address` ... */
  because: z.string(),
  /** As the mail itself says; absent where it cannot be read any more. */
  from: z.optional(z.string()),
  subject: z.optional(z.string()),
  date: z.optional(z.string()),
  /** Whose letter it answers or whose address it bears, as far as that is known. */
  userId: z.optional(z.uuid()),
  email: z.optional(z.string()),
  /** Finds the lines of the log about it. */
  traceId: z.optional(z.string()),
});
export type QuarantinedMail = z.output<typeof QuarantinedMail>;

export const compliance = {
  stats: route(paths['compliance.stats'], {
    answer: z.object({
      ok: z.literal(true),
      /** Each counts the users of that status and no others; `total` is their sum. */
      subscribed: z.int(),
      unsubscribed: z.int(),
      /** Running and planned. */
      paused: z.int(),
      /** Invited and not accepted yet. */
      invited: z.int(),
      /** Mailboxes that were given up. */
      suppressed: z.int(),
      total: z.int(),
      /** Deleted and not erased; in none of the others. */
      deleted: z.int(),
      lastUnsubs: z.array(Departure),
    }),
  }),
  search: route(paths['compliance.search'], { answer: Found }),
  /** The very link that stands in the person's letters. */
  link: route(paths['compliance.link'], {
    answer: z.object({ ok: z.literal(true), url: z.string() }),
  }),
  unsubscribe: route(paths['compliance.unsubscribe'], { answer: done }),
  resubscribe: route(paths['compliance.resubscribe'], { answer: done }),
  troubles: route(paths['compliance.troubles'], {
    answer: z.object({ ok: z.literal(true), items: z.array(Trouble) }),
  }),
  quarantine: route(paths['compliance.quarantine'], {
    query: z.object({
      limit: limitUpTo(quarantinePage),
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: z.object({
      ok: z.literal(true),
      items: z.array(QuarantinedMail),
      /** Absent after the last page. */
      nextCursor: z.optional(z.string()),
    }),
  }),
  /** Takes the mail as a reply of the user it is about, or of the one that is named here. */
  release: route(paths['compliance.release'], {
    body: z.object({
      userId: z.optional(z.string().check(z.maxLength(100))),
      email: z.optional(z.string().check(z.maxLength(1000))),
    }),
    answer: z.object({
      ok: z.literal(true),
      userId: z.uuid(),
      /** `duplicate`: this very mail had been taken before. */
      outcome: z.enum(['taken', 'duplicate', 'erased']),
    }),
  }),
  discard: route(paths['compliance.discard'], { answer: done }),
};
