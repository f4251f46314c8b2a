/** Where a reading of the log goes on: signed, and good for the same question alone. */
import * as z from 'zod/mini';
import { knownSigns, sign } from '#functions/adapters/signing.ts';
import type { LogFilters } from '#shared/contract/logs.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { LogRange } from '#shared/domain/log-range.ts';
import type { Sign } from '#shared/domain/signature.ts';

const LogPlace = z.object({
  /** CloudWatch's token; none for its first page. */
  token: z.optional(z.string()),
  /** The last event of that page that was answered; none where the page is still to come. */
  after: z.optional(z.string()),
  /** When it ended for this reading: now, at its first call. */
  endMs: z.int(),
  /** The reading's first call, which the audit knows it by. */
  begunAt: z.int(),
  begunBy: z.string(),
});
export type LogPlace = Readonly<z.output<typeof LogPlace>>;

export type LogQuestion = LogRange & LogFilters;

const signed = (place: string, asked: LogQuestion, adminId: string, by: Sign): string => {
  const { startMs, endMs, level, function: name, traceId } = asked;
  const question = JSON.stringify([adminId, startMs, endMs, level, name, traceId]);
  return Buffer.from(by(`logs:${place}:${question}`).slice(0, 12)).toString('base64url');
};

export function logCursor(place: LogPlace, asked: LogQuestion, adminId: string): string {
  const words = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${words}.${signed(words, asked, adminId, sign)}`;
}

/** Throws BAD_CURSOR for one that is not ours, or was given for another question. */
export function readLogCursor(cursor: string, asked: LogQuestion, adminId: string): LogPlace {
  const [words = '', signature] = cursor.split('.');
  const isOurs = knownSigns().some((one) => signed(words, asked, adminId, one) === signature);
  if (!isOurs) throw new Refusal('BAD_CURSOR');
  return LogPlace.parse(JSON.parse(Buffer.from(words, 'base64url').toString()));
}
