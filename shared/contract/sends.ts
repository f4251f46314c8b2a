/** Real letters on demand, for an administrator who wants to see one; and what SES says of us. */
import * as z from 'zod/mini';
import { travelDaysMax } from '#shared/domain/limits.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

const travelDays = z
  .int('TRAVEL_DAYS')
  .check(z.minimum(1, 'TRAVEL_DAYS'), z.maximum(travelDaysMax, 'TRAVEL_DAYS'));

const Sent = z.object({
  ok: z.literal(true),
  /** What SES or SNS calls the letter; `simulated-` with our own name for one that stayed here. */
  message_id: z.string(),
  stage: z.enum(['MORNING', 'MIDDAY', 'EVENING']),
  user_id: z.uuid(),
  /** The day that the letter is for, where the person lives. */
  date: z.optional(z.string()),
  simulated: z.boolean(),
});
export type Sent = z.output<typeof Sent>;

/** The letter that this person would get now, or would get so many days ahead. */
const asked = {
  body: z.object({
    email: z.string().check(z.maxLength(1000)),
    /** true composes and records the letter, and sends none. */
    simulate: z.optional(z.boolean()),
    timeTravelOffsetDays: z.optional(travelDays),
  }),
  answer: Sent,
};

export const sends = {
  morning: route(paths['sends.morning'], asked),
  midday: route(paths['sends.midday'], asked),
  evening: route(paths['sends.evening'], asked),
  /** The older way to ask for the midday letter: by id, with the address as an echo. */
  legacyMidday: route(paths['sends.legacyMidday'], {
    body: z.object({
      userId: z.string().check(z.maxLength(100)),
      email: z.string().check(z.maxLength(1000)),
      stage: z.enum(['MIDDAY', 'MIDDAY_CHECKIN']),
    }),
    answer: Sent,
  }),
  /** Opened in a tab of its own, so it is written to be read. */
  sesStatus: route(paths['sends.sesStatus'], {
    isRead: true,
    answer: z.object({
      ok: z.literal(true),
      fromAddress: z.string(),
      useRealEmail: z.boolean(),
      /** Absent where SES could not be asked yet. */
      verified: z.optional(z.boolean()),
      quota: z.optional(
        z.object({
          /** Mails that SES takes within 24 hours, and how many it took. */
          max24Hours: z.number(),
          sentLast24Hours: z.number(),
          /** Mails a second. */
          maxPerSecond: z.number(),
        }),
      ),
      /** Whether SES still sends to verified addresses alone, as far as the quota tells. */
      sandbox: z.optional(z.boolean()),
      /** ISO instant at which SES said so. */
      checkedAt: z.optional(z.string()),
      /** Mailboxes that were given up, and so get nothing. */
      suppressed: z.int(),
    }),
  }),
};
