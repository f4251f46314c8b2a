/** What the local page's JSON API takes: schemas, and one plain sentence for what does not fit. */
import * as z from 'zod/mini';
import { verdictNames, verdictValues } from '../receive-mail.ts';

/** Said to the caller as a 400. */
export class BadInput extends Error {}

/** Header names of RFC 5322; a line break in a value would begin another header. */
const headerName = z.string().check(z.regex(/^[!-9;-~]+$/));
const headerValue = z.string().check(z.regex(/^[^\r\n\0]*$/));

const verdictWords = new Set<string>(verdictValues);
const verdict = z.pipe(
  z.string().check(z.refine((word) => verdictWords.has(word.toUpperCase()))),
  z.transform((word) => word.toUpperCase() as (typeof verdictValues)[number]),
);

export const ReplyAsked = z.strictObject({
  inReplyTo: z.string(),
  text: z.string().check(z.maxLength(1_000_000)),
  from: z.optional(z.string().check(z.regex(/^[^\r\n\0]*@[^\r\n\0]*$/))),
  headers: z.optional(z.record(headerName, z.union([headerValue, z.array(headerValue)]))),
  verdicts: z.optional(z.partialRecord(z.enum(verdictNames), verdict)),
});

export const TextAsked = z.strictObject({
  from: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(1600)),
});

export const ClockAsked = z.union([
  z.strictObject({ to: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance: z.string() }),
]);

const sentences = new Map<unknown, string>([
  [
    ReplyAsked,
    'A reply takes {inReplyTo, text} and may take {from, headers, verdicts}; ' +
      `verdicts are ${verdictNames.join(', ')}, each ${verdictValues.join(', ')}.`,
  ],
  [TextAsked, 'A text takes {from, text}, the number as +15551234567 and at most 1600 characters.'],
  [
    ClockAsked,
    'The clock takes {to: "2026-11-21T06:00:00Z"} or {advance: "PT1H"}: an ISO 8601 instant ' +
      'with its zone, or an ISO 8601 duration.',
  ],
]);

/** Throws BadInput for a body that is not JSON or not what the schema says. */
export function read<Value>(schema: z.ZodMiniType<Value>, body: Buffer | undefined): Value {
  try {
    return z.parse(schema, JSON.parse((body ?? '').toString()));
  } catch {
    throw new BadInput(sentences.get(schema) ?? 'That could not be read.');
  }
}
