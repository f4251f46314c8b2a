/** Replies as they were read: what undo, a second reading and the proofs need. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { Change } from '#shared/domain/change.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { Intent } from '#shared/domain/replies/reading.ts';
import type { Stage } from '#shared/domain/stage.ts';
import { keys } from './keys.ts';

export interface ReplyRecord {
  readonly userId: string;
  readonly id: string;
  readonly date: LocalDate;
  readonly stage: Stage;
  /** Where the raw message is kept; it expires before this row does. */
  readonly rawKey: string;
  readonly text: string;
  readonly intent: Intent | null;
  readonly changes: readonly Change[];
  /** Which reader, with its version. */
  readonly engine: string;
  readonly receivedAt: string;
  /** What SES called the acknowledgement; absent when none was sent. */
  readonly acknowledgementId?: string;
  readonly notAcknowledged?: string;
}

/** A row stays within one write unit; the raw message holds the rest of a long reply. */
const textChars = 400;

export const replies = {
  async exists(userId: string, replyId: string): Promise<boolean> {
    const { Item } = await table.send(
      new GetCommand({
        TableName: env().TABLE_NAME,
        Key: keys.reply(userId, replyId),
        ProjectionExpression: 'pk',
        ConsistentRead: true,
      }),
    );
    return Item !== undefined;
  },

  async add(reply: ReplyRecord): Promise<void> {
    const { userId, text, ...rest } = reply;
    const Item = {
      ...keys.reply(userId, reply.id),
      ...rest,
      text: text.slice(0, textChars),
      ...(text.length > textChars && { textChars: text.length }),
    };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },
};
