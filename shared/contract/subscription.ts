/** Leaving, by the link in every letter, and confirming an address, by the link in the first. */
import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { route } from './route.ts';

// A missing or mangled token is an ordinary question here, answered in words, never a 400 in JSON.
const token = z.object({ token: z.optional(z.string()) });
const done = z.object({ ok: z.literal(true), message: z.string() });

export const subscription = {
  /**
   * Answers 303 to the page that asks, and the page itself, which accepts JSON, whether the token
   * can be read; changes nothing, however often a scanner opens it.
   */
  show: route(paths['subscription.show'], {
    query: token,
    answer: z.object({ ok: z.literal(true) }),
  }),
  /** RFC 8058: takes any body, needs no cookie, answers 200 and never redirects. */
  unsubscribe: route(paths['subscription.unsubscribe'], { query: token, answer: done }),
  /** `next` says when the next letter comes, where one is planned. */
  confirm: route(paths['subscription.confirm'], {
    query: token,
    answer: z.extend(done, { next: z.optional(z.string()) }),
  }),
};
