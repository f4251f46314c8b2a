/** The waitlist of the variant site: one address at a time. */
import * as z from 'zod/mini';
import { waitlistUaMaxChars } from '#shared/domain/limits.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

const word = z.string().check(z.maxLength(100));

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
};
