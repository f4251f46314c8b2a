/** Replies as they were read: what undo, a second reading and the proofs need. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { Change } from '#shared/domain/change.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { type Intent, intents } from '#shared/domain/replies/reading.ts';
import { type Stage, stages } from '#shared/domain/stage.ts';
import { changeShape } from './days.ts';
import { type Key, keys } from './keys.ts';
import { mostKeys, readRows } from './read-rows.ts';
import { rowReader } from './row-reader.ts';
import type { Row } from './users.ts';
import { update } from './writes.ts';

export interface ReplyRecord {
  readonly userId: string;
  readonly id: string;
  readonly date: LocalDate;
  readonly stage: Stage;
  /** Where the raw message is; it expires before this row. */
  readonly rawKey: string;
  readonly text: string;
  readonly intent: Intent | null;
  readonly changes: readonly Change[];
  /** The reader and its version. */
  readonly engine: string;
  readonly receivedAt: string;
  /** Finds the log lines about it; old rows have none. */
  readonly traceId?: string;
  /** SES's id of the acknowledgement; absent if none was sent. */
  readonly acknowledgementId?: string;
  readonly notAcknowledged?: string;
  /** A tester's replies are not counted, and expire. */
  readonly tester?: boolean;
  readonly expiresAt?: number;
}

/**
 * Keeps a row within one write unit; the raw mail holds the rest of a long reply. Texts have no
 * other copy and are never longer.
 */
const charsOf = ({ rawKey }: Pick<ReplyRecord, 'rawKey'>): number =>
  rawKey.startsWith('text ') ? 1_600 : 400;

/** Without `engine`, the row only holds SES's events about the acknowledgement. */
export type KnownReply = Partial<ReplyRecord>;

type ReplyRow = Omit<ReplyRecord, 'userId'> & { readonly textChars?: number };

/** A reply as its row keeps it, with what SES said of its acknowledgement. */
export type KeptReply = ReplyRow & Row;

const maybe = z.exactOptional(z.string());

export const readReply = rowReader<ReplyRow>('reply')(
  z.object({
    id: z.string(),
    date: z.string(),
    stage: z.enum(stages),
    rawKey: z.string(),
    text: z.string(),
    textChars: z.exactOptional(z.number()),
    intent: z.nullable(z.enum(intents)),
    changes: z.array(changeShape),
    engine: z.string(),
    receivedAt: z.string(),
    traceId: maybe,
    acknowledgementId: maybe,
    notAcknowledged: maybe,
    tester: z.exactOptional(z.boolean()),
    expiresAt: z.exactOptional(z.number()),
  }),
);

/** A row by one word; a mail to two people is a reply of each, under the same id. */
export const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

export const replies = {
  async exists(userId: string, replyId: string): Promise<boolean> {
    return (await replies.find(userId, replyId))?.engine !== undefined;
  },

  /** What is known of a reply, perhaps only SES's events about its acknowledgement. */
  async find(userId: string, replyId: string): Promise<KnownReply | undefined> {
    const { Item } = await table.send(
      new GetCommand({
        TableName: env().TABLE_NAME,
        Key: keys.reply(userId, replyId),
        ConsistentRead: true,
      }),
    );
    return Item;
  },

  /** The stage that each reply answered, by `nameOf`; replies without a row are left out. */
  async stagesOf(asked: readonly Key[]): Promise<ReadonlyMap<string, Stage>> {
    const pages = Array.from({ length: Math.ceil(asked.length / mostKeys) }, (_, page) =>
      readRows(asked.slice(page * mostKeys, (page + 1) * mostKeys)),
    );
    const rows = (await Promise.all(pages)).flat();
    return new Map(
      rows.flatMap(({ pk, sk, stage }) =>
        stage ? [[nameOf({ pk, sk }), stage as Stage] as const] : [],
      ),
    );
  },

  /** Keeps what SES has already reported about the acknowledgement. */
  async add({ userId, text, ...rest }: ReplyRecord): Promise<void> {
    const textChars = charsOf(rest);
    await update(keys.reply(userId, rest.id), {
      set: {
        ...rest,
        text: text.slice(0, textChars),
        textChars: text.length > textChars ? text.length : undefined,
      },
    });
  },
};
