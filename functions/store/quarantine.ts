/** Mails that could not be taken, for the administrator; each row points at its raw mail. */
import * as z from 'zod/mini';
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { type Stage, stages } from '#shared/domain/stage.ts';
import { type Key, keys, lists, type Row } from './keys.ts';
import { get, isExpired, newestIn, rowReader } from './reads.ts';
import { absent, daysFrom, moreThan, put, remove, update } from './writes.ts';

export interface Quarantined {
  /** SES's id of the mail. */
  readonly id: string;
  readonly rawKey: string;
  readonly because: string;
  /** Finds the log lines about it; old rows have none. */
  readonly traceId?: string;
  /** When SES received it. */
  readonly at: Date;
  /** The user whose letter it answers, or whose address it bears, if known. */
  readonly userId?: string;
  /** The letter that the signed address in the envelope named. */
  readonly answers?: { readonly date: LocalDate; readonly stage: Stage };
}

const quarantineDays = 30;

const maybe = z.exactOptional(z.string());
const mailRow = z.object({
  rawKey: z.string(),
  because: z.string(),
  traceId: maybe,
  at: z.string(),
  userId: maybe,
  answersDate: maybe,
  answersStage: z.exactOptional(z.enum(stages)),
});
const readQuarantined = rowReader('mail in quarantine', mailRow);

function quarantinedIn(row: Row & Key): Quarantined {
  const { sk, rawKey, because, at, userId, traceId, answersDate, answersStage } =
    readQuarantined(row);
  return {
    id: sk,
    rawKey,
    because,
    at: new Date(at),
    ...(userId && { userId }),
    ...(traceId && { traceId }),
    ...(answersDate && answersStage && { answers: { date: answersDate, stage: answersStage } }),
  };
}

/** `taken`: it is being released to another user, or discarded. */
export type Claimed =
  | { readonly kind: 'ours'; readonly mail: Quarantined }
  | { readonly kind: 'gone' | 'taken' };

export const quarantine = {
  /** Noting the same mail twice writes one row. */
  async put({ id, at, answers, ...rest }: Quarantined): Promise<void> {
    await put({
      ...keys.quarantined(id),
      ...lists.newest('QUARANTINE', at.toISOString(), id),
      ...rest,
      ...(answers && { answersDate: answers.date, answersStage: answers.stage }),
      at: at.toISOString(),
      expiresAt: daysFrom(at, quarantineDays),
    });
  },

  async find(id: string, now: Date): Promise<Quarantined | undefined> {
    const key = keys.quarantined(id);
    const row = await get(key);
    return row && !isExpired(row, now) ? quarantinedIn({ ...row, ...key }) : undefined;
  },

  /** Newest first. */
  async page(limit: number, now: Date, cursor?: string) {
    const { rows, next } = await newestIn('QUARANTINE', limit, cursor);
    const mails = rows.filter((row) => !isExpired(row, now)).map(quarantinedIn);
    return { mails, next };
  },

  /**
   * Claims a mail for one purpose, so that it can't become two people's reply. The same purpose
   * again continues what broke off. With `isReply` the mail belongs to that user from now on.
   */
  async claim(
    id: string,
    purpose: string,
    now: Date,
    { isReply = false }: { readonly isReply?: boolean } = {},
  ): Promise<Claimed> {
    const key = keys.quarantined(id);
    try {
      const expiresAt = moreThan(Math.floor(now.getTime() / 1000));
      const { Attributes = {} } = await update(
        key,
        {
          set: { claimedFor: purpose, ...(isReply && { userId: purpose }) },
          when: [
            { expiresAt, claimedFor: absent },
            { expiresAt, claimedFor: purpose },
          ],
        },
        { ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
      );
      return { kind: 'ours', mail: quarantinedIn({ ...Attributes, ...key }) };
    } catch (problem) {
      if (!(problem instanceof ConditionFailed)) throw problem;
      const isTaken = problem.item !== undefined && !isExpired(problem.item, now);
      return { kind: isTaken ? 'taken' : 'gone' };
    }
  },

  async remove(id: string): Promise<void> {
    await remove(keys.quarantined(id));
  },
};
