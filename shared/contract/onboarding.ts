/** Signing up: an address first, then the first day's intentions. */
import * as z from 'zod/mini';
import { itemStatuses } from '#shared/domain/checklist.ts';
import { maxItems, rawTextMaxChars } from '#shared/domain/limits.ts';
import { EditsShape, longestItem } from '#shared/domain/replies/language-model/edit-schema.ts';
import { intents } from '#shared/domain/replies/reading.ts';
import { RhythmWishShape } from '#shared/domain/rhythm-shape.ts';
import { stages, touchpoints } from '#shared/domain/stage.ts';
import { isZone } from '#shared/domain/zones.ts';
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

const id = z.string().check(z.minLength(1), z.maxLength(64));

const Question = z.object({
  kind: z.enum(['complete', 'drop', 'defer', 'keep']),
  id,
  also: z.exactOptional(z.readonly(z.array(id).check(z.maxLength(maxItems)))),
  words: z.string().check(z.maxLength(longestItem)),
  on: z.exactOptional(z.iso.date()),
});

/** A reply as it was read, without where it was said. */
const Reading = z.object({
  edits: EditsShape,
  intent: z.nullable(z.enum(intents)),
  pauseFrom: z.optional(z.iso.date()),
  pauseUntil: z.optional(z.iso.date()),
  rhythm: z.exactOptional(RhythmWishShape),
  zone: z.optional(z.string()),
  zoneLater: z.optional(z.literal(true)),
  channel: z.optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('email') }),
      z.object({ kind: z.literal('sms'), phone: z.optional(z.string()) }),
    ]),
  ),
  why: z.optional(
    z.object({
      about: z.enum(['sent', 'missing']),
      touchpoint: z.optional(z.enum(touchpoints)),
      daysAgo: z.optional(z.literal(1)),
    }),
  ),
  unread: z.optional(z.array(z.string())),
  question: z.optional(Question),
  reminder: z.exactOptional(z.object({ at: z.number(), isListed: z.boolean() })),
  declined: z.optional(z.literal(true)),
  engine: z.string(),
});

export const onboarding = {
  try: route(paths['onboarding.try'], {
    body: z.object({
      stage: z.enum(stages),
      today: z.iso.date(),
      zone: z.string().check(z.maxLength(100), z.refine(isZone)),
      items: z
        .array(
          z.object({
            id,
            text: z.string().check(z.minLength(1), z.maxLength(longestItem)),
            status: z.enum(itemStatuses),
            firstDay: z.iso.date(),
            on: z.exactOptional(z.iso.date()),
          }),
        )
        .check(z.maxLength(maxItems)),
      asked: z.exactOptional(Question),
      reply: z.string().check(z.maxLength(rawTextMaxChars)),
    }),
    answer: z.object({ ok: z.literal(true), reading: Reading }),
  }),
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
