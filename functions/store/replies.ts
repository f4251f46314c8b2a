/** Replies as they were read: what undo, a second reading and the proofs need. */
import * as z from 'zod/mini';
import type { Change } from '#shared/domain/change.ts';
import { intents } from '#shared/domain/replies/reading.ts';
import { type Stage, stages } from '#shared/domain/stage.ts';
import { changeShape } from './days.ts';
import { type Key, keys, type Listed, lists, type Row } from './keys.ts';
import { get, mostKeys, newestIn, readRows, rowReader } from './reads.ts';
import { letterTtl, update } from './writes.ts';

const maybe = z.exactOptional(z.string());

const reply = z.object({
  id: z.string(),
  date: z.string(),
  stage: z.enum(stages),
  /** Where the raw message is; it expires before this row. */
  rawKey: z.string(),
  text: z.string(),
  /** How long the text was, if it was cut. */
  textChars: z.exactOptional(z.number()),
  intent: z.nullable(z.enum(intents)),
  changes: z.array(changeShape),
  /** The reader and its version. */
  engine: z.string(),
  receivedAt: z.string(),
  /** Finds the log lines about it; old rows have none. */
  traceId: maybe,
  /** SES's id of the acknowledgement; absent if none was sent. */
  acknowledgementId: maybe,
  notAcknowledged: maybe,
  /** A tester's replies are not counted, and expire with the tester. */
  tester: z.exactOptional(z.boolean()),
  expiresAt: z.exactOptional(z.number()),
});
type ReplyRow = Readonly<z.output<typeof reply>>;

export interface ReplyRecord extends Omit<ReplyRow, 'textChars' | 'changes'> {
  readonly userId: string;
  readonly changes: readonly Change[];
  /** Its place among the newest replies that no reader could make anything of. */
  readonly listed?: Listed;
}

/** Only these are in a list. */
export const isListedUnread = ({ listedIn }: Row): boolean => listedIn === unreadList;
const unreadList = 'UNREAD';

export const unreadListing = (at: string, replyId: string): Listed =>
  lists.newest(unreadList, at, replyId);

/**
 * Keeps a row within one write unit; the raw mail holds the rest of a long reply. Texts have no
 * other copy and are never longer.
 */
const charsOf = ({ rawKey }: Pick<ReplyRecord, 'rawKey'>): number =>
  rawKey.startsWith('text ') ? 1_600 : 400;

/** Stands for a reader where a reply was no more than the YES of a phone's owner. */
export const readAsCommand = 'commands';

/** What is known of a reply; without `engine`, only SES's events about its acknowledgement. */
const known = z.object({
  engine: maybe,
  date: maybe,
  stage: z.exactOptional(z.enum(stages)),
  rawKey: maybe,
  acknowledgementId: maybe,
  notAcknowledged: maybe,
  changes: z.exactOptional(z.array(changeShape)),
});
export type KnownReply = Readonly<z.output<typeof known>>;

/** A reply as its row keeps it, with what SES said of its acknowledgement. */
export type KeptReply = ReplyRow & Row;

const readReply = rowReader('reply', reply);
const readKnown = rowReader('reply', known);

/** What a reply changed. */
export const changesIn = (row: Row): readonly Change[] => readKnown(row).changes ?? [];

/** A row by one word; a mail to two people is a reply of each, under the same id. */
export const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

async function inPages(asked: readonly Key[]) {
  const pages = Array.from({ length: Math.ceil(asked.length / mostKeys) }, (_, page) =>
    readRows(asked.slice(page * mostKeys, (page + 1) * mostKeys)),
  );
  return (await Promise.all(pages)).flat();
}

/** Whole replies by id; leaves out those without a row. */
export async function repliesById(
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptReply>> {
  const rows = await inPages(ids.map((id) => keys.reply(userId, id)));
  const whole = rows.filter((row) => row['engine'] !== undefined).map(readReply);
  return new Map(whole.map((reply) => [reply.id, reply]));
}

export const replies = {
  async exists(userId: string, replyId: string): Promise<boolean> {
    return (await replies.find(userId, replyId))?.engine !== undefined;
  },

  async find(userId: string, replyId: string): Promise<KnownReply | undefined> {
    const row = await get(keys.reply(userId, replyId));
    return row && readKnown(row);
  },

  /** The stage that each reply answered, by `nameOf`; replies without a row are left out. */
  async stagesOf(asked: readonly Key[]): Promise<ReadonlyMap<string, Stage>> {
    const rows = await inPages(asked);
    return new Map(
      rows.flatMap((row) => {
        const { stage } = readKnown(row);
        return stage ? [[nameOf(row), stage] as const] : [];
      }),
    );
  },

  /** Replies of all users that no reader could make anything of, the newest first. */
  async unread(most: number): Promise<readonly (KeptReply & Key)[]> {
    const { rows } = await newestIn(unreadList, most);
    return rows.map(readReply);
  },

  /** Keeps what SES has already reported about the acknowledgement. */
  async add({ userId, text, listed, ...rest }: ReplyRecord): Promise<void> {
    const textChars = charsOf(rest);
    await update(keys.reply(userId, rest.id), {
      set: {
        ...letterTtl(new Date(rest.receivedAt)),
        ...rest,
        ...listed,
        text: text.slice(0, textChars),
        textChars: text.length > textChars ? text.length : undefined,
      },
    });
  },
};
