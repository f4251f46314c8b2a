/** Signing up: an address first, then the first day's intentions. */
import * as z from 'zod/mini';
import { rawTextMaxChars } from '#shared/domain/limits.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

export const zoneSources = ['default', 'detected', 'user'] as const;

const checklistLine = z.object({ text: z.string(), checked: z.boolean() });

/** What the acknowledgement page draws; the name on the wire is the customer's. */
export const Render = z.object({
  header: z.string(),
  checklist: z.array(z.string()),
  closing: z.string(),
  body: z.string(),
});
export type Render = z.output<typeof Render>;

export const onboarding = {
  createUser: route(paths['onboarding.createUser'], {
    body: z.object({
      email: z.string().check(z.maxLength(1000)),
      timezone: z.string().check(z.maxLength(100)),
      timezone_source: z.optional(z.enum(zoneSources)),
      startToday: z.optional(z.boolean()),
    }),
    answer: z.object({ ok: z.literal(true), message: z.string(), userId: z.uuid() }),
  }),
  day0Intentions: route(paths['onboarding.day0Intentions'], {
    body: z.object({
      userId: z.string().check(z.maxLength(100)),
      rawText: z.string().check(z.maxLength(rawTextMaxChars)),
      startToday: z.boolean(),
    }),
    answer: z.object({
      ok: z.literal(true),
      stage: z.literal('DAY0_ACK'),
      startToday: z.boolean(),
      message: z.string(),
      body: z.string(),
      v6: z.object({ render: Render }),
      meta: z.object({ checklist: z.array(checklistLine) }),
    }),
    refusalShape: 'object',
  }),
};
