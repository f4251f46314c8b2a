/** Whether the service answers, and the browser's own reports of what went wrong. */
import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { route } from './route.ts';

export const health = {
  check: route(paths['health.check'], {
    answer: z.object({ ok: z.literal(true), version: z.string(), table: z.literal('reachable') }),
  }),
  reportError: route(paths['health.reportError'], {
    body: z.object({
      message: z.string().check(z.maxLength(2000)),
      stack: z.optional(z.string().check(z.maxLength(8000))),
      page: z.optional(z.string().check(z.maxLength(300))),
    }),
    answer: z.object({ ok: z.literal(true) }),
  }),
};
