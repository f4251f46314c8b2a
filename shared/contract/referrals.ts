/** Passing it on: an address that somebody else gives us, and its owner's yes. */
import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { route } from './route.ts';

export const referralSources = ['confirmation_page', 'share_confirmation_page'] as const;

export const referrals = {
  /** Answers alike whoever the address is of, and whatever came of it. */
  invite: route(paths['referrals.invite'], {
    body: z.object({
      email: z.string().check(z.maxLength(1000)),
      /** Whoever passes it on does not know it: their page always says Central. */
      timezone: z.optional(z.string().check(z.maxLength(100))),
      source: z.enum(referralSources),
    }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
  /** The button of the invitation; a token that lost its end is answered in words. */
  accept: route(paths['referrals.accept'], {
    query: z.object({ token: z.optional(z.string()) }),
    answer: z.object({ ok: z.literal(true), message: z.string() }),
  }),
};
