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
  /** Where the raw message is kept; it expires before this row does. */
  readonly rawKey: string;
  readonly text: string;
  readonly intent: Intent | null;
  readonly changes: readonly Change[];
  /** Which reader, with its version. */
  readonly engine: string;
  readonly receivedAt: string;
  /** Finds the lines of the log about its reading; rows of old have none. */
  readonly traceId?: string;
  /** What SES called the acknowledgement; absent when none was sent. */
  readonly acknowledgementId?: string;
  readonly notAcknowledged?: string;
  /** A tester's is counted nowhere, and expires. */
  readonly tester?: boolean;
  readonly expiresAt?: number;
}

/**
 * A row stays within one write unit; the raw mail holds the rest of a long reply. A text is kept
 * nowhere else, and is no longer than this.
 */
const charsOf = ({ rawKey }: Pick<ReplyRecord, 'rawKey'>): number =>
  rawKey.startsWith('text ') ? 1_600 : 400;

/** Without `engine`, all that is known is what SES said of the acknowledgement. */
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

  /** What is known of a reply; perhaps only that SES took its acknowledgement. */
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

  /** Which stage's letter each answered, by `nameOf`; one that has no row is left out. */
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

  /** Beside what SES may have said of the acknowledgement already. */
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
