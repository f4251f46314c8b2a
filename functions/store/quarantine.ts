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
  /** Finds the lines of the log about it; rows of old have none. */
  readonly traceId?: string;
  /** When SES took it in. */
  readonly at: Date;
  /** Whose letter was answered, or whose address it bears, where that is known. */
  readonly userId?: string;
  /** The letter that the signed address in its envelope named. */
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

/** Rows may outlive their time by days. */
const isOver = (row: Row, now: Date): boolean => Number(row['expiresAt']) * 1000 <= now.getTime();

/** `taken`: it is being released to somebody else, or discarded, and only that is finished. */
export type Claimed =
  | { readonly kind: 'ours'; readonly mail: Quarantined }
  | { readonly kind: 'gone' | 'taken' };

export const quarantine = {
  /** The same mail put aside twice is one row. */
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

  /** The newest first. */
  async page(limit: number, now: Date, cursor?: string) {
    const { rows, next } = await newestIn('QUARANTINE', limit, cursor);
    const mails = rows.filter((row) => !isOver(row, now)).map(quarantinedIn);
    return { mails, next };
  },

  /**
   * Takes a mail for one purpose, so that it becomes no second person's reply; the same purpose
   * again goes on where it broke off. With `isReply` it is about that user from now on.
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
