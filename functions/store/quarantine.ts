/** Mails that could not be taken, for the administrator; each row points at its raw mail. */
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionFailed, table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { type Stage, stages } from '#shared/domain/stage.ts';
import { keys, lists } from './keys.ts';
import { newestIn } from './newest.ts';
import type { Row } from './users.ts';
import { absent, moreThan, update } from './writes.ts';

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

function quarantinedIn(row: Row): Quarantined {
  const { sk, rawKey, because, at, userId, traceId, answersDate, answersStage } = row;
  const stage = stages.find((name) => name === answersStage);
  return {
    id: String(sk),
    rawKey: String(rawKey),
    because: String(because),
    at: new Date(String(at)),
    ...(typeof userId === 'string' && { userId }),
    ...(typeof traceId === 'string' && { traceId }),
    ...(stage && { answers: { date: String(answersDate), stage } }),
  };
}

/** DynamoDB may remove expired rows days late. */
const isOver = (row: Row, now: Date): boolean => Number(row['expiresAt']) * 1000 <= now.getTime();

/** `taken`: it is being released to another user, or discarded. */
export type Claimed =
  | { readonly kind: 'ours'; readonly mail: Quarantined }
  | { readonly kind: 'gone' | 'taken' };

export const quarantine = {
  /** Noting the same mail twice writes one row. */
  async put({ id, at, answers, ...rest }: Quarantined): Promise<void> {
    const expiresAt = Math.floor(at.getTime() / 1000) + quarantineDays * 86_400;
    const Item = {
      ...keys.quarantined(id),
      ...lists.newest('QUARANTINE', at.toISOString(), id),
      ...rest,
      ...(answers && { answersDate: answers.date, answersStage: answers.stage }),
      at: at.toISOString(),
      expiresAt,
    };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },

  async find(id: string, now: Date): Promise<Quarantined | undefined> {
    const { Item } = await table.send(
      new GetCommand({
        TableName: env().TABLE_NAME,
        Key: keys.quarantined(id),
        ConsistentRead: true,
      }),
    );
    return Item && !isOver(Item, now) ? quarantinedIn(Item) : undefined;
  },

  /** Newest first. */
  async page(limit: number, now: Date, cursor?: string) {
    const { rows, next } = await newestIn('QUARANTINE', limit, cursor);
    const mails = rows.filter((row) => !isOver(row, now)).map(quarantinedIn);
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
    try {
      const expiresAt = moreThan(Math.floor(now.getTime() / 1000));
      const { Attributes = {} } = await update(
        keys.quarantined(id),
        {
          set: { claimedFor: purpose, ...(isReply && { userId: purpose }) },
          when: [
            { expiresAt, claimedFor: absent },
            { expiresAt, claimedFor: purpose },
          ],
        },
        { ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
      );
      return { kind: 'ours', mail: quarantinedIn(Attributes) };
    } catch (problem) {
      if (!(problem instanceof ConditionFailed)) throw problem;
      const isTaken = problem.item !== undefined && !isOver(problem.item, now);
      return { kind: isTaken ? 'taken' : 'gone' };
    }
  },

  async remove(id: string): Promise<void> {
    await table.send(new DeleteCommand({ TableName: env().TABLE_NAME, Key: keys.quarantined(id) }));
  },
};
