/** The waitlist of the variant site: joined by anybody, read and invited from by administrators. */
import * as z from 'zod/mini';
import { fileRowsMax, waitlistUaMaxChars } from '#shared/domain/limits.ts';
import { subscriptionStatuses } from '#shared/domain/subscription-status.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

const word = z.string().check(z.maxLength(100));
const count = z.int();

const WaitingItem = z.object({
  email: z.string(),
  /** ISO instant. */
  joined_at: z.string(),
  zone: z.optional(z.string()),
  source: z.string(),
  /** Of whoever is a user by now, invited or more. */
  user_id: z.optional(z.uuid()),
  status: z.optional(z.enum(subscriptionStatuses)),
  /** No user yet, or one whose invitation has not gone out. */
  can_invite: z.boolean(),
});
export type WaitingItem = z.output<typeof WaitingItem>;

/** What became of an invitation; nothing is sent but in the first case. */
export const inviteOutcomes = ['sent', 'before', 'known', 'objected'] as const;

export const waitlist = {
  join: route(paths['waitlist.join'], {
    body: z.object({
      email: z.string().check(z.maxLength(1000)),
      contactMethod: z.literal('email'),
      timezone: word,
      source: word,
      preference: z.nullish(word),
      ua: z.optional(z.string().check(z.maxLength(waitlistUaMaxChars))),
      /** The browser's clock; ours is what is kept. */
      ts: z.optional(z.union([z.number(), word])),
      /** Hidden from people: whatever stands here was put there by a program. */
      company: z.optional(z.unknown()),
    }),
    answer: z.object({ ok: z.literal(true), success: z.literal(true), message: z.string() }),
  }),
  /** Newest first. */
  list: route(paths['waitlist.list'], {
    query: z.object({
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(fileRowsMax))),
      /** A `nextCursor`, with the `q` it came of. */
      cursor: z.optional(z.string().check(z.maxLength(1000))),
      /** Any part of an address, whatever its case. */
      q: z.optional(z.string().check(z.maxLength(1000))),
      /** To be saved as a file, which is noted. */
      file: z.optional(z.literal('true')),
    }),
    answer: z.object({
      ok: z.literal(true),
      items: z.array(WaitingItem),
      /** Set while more may follow: a page of a search may be short, even empty, before the last. */
      nextCursor: z.nullable(z.string()),
      /** With the first page alone. */
      figures: z.optional(
        z.object({
          total: count,
          sources: z.record(z.string(), count),
          /** Who joined on each of the last 90 days (in UTC), the oldest first. */
          days: z.array(z.object({ date: z.string(), joined: count })),
        }),
      ),
    }),
  }),
  /** One address that waits, once in its life. */
  invite: route(paths['waitlist.invite'], {
    body: z.object({ email: z.string().check(z.maxLength(1000)) }),
    answer: z.object({
      ok: z.literal(true),
      outcome: z.enum(inviteOutcomes),
      status: z.optional(z.enum(subscriptionStatuses)),
    }),
  }),
};
