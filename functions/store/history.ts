/** What lies behind a person: days, letters and replies, from the newest back, a span at a time. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { addDays, type LocalDate } from '#shared/domain/local-date.ts';
import { type StoredDay, storedDayOf } from './days.ts';
import { keys } from './keys.ts';
import { mostKeys, readRows } from './read-rows.ts';
import { type KeptReply, readReply } from './replies.ts';
import type { Row } from './users.ts';

interface Range {
  readonly pk: string;
  readonly from: string;
  readonly to: string;
  readonly most: number;
}

async function newestIn({ pk, from, to, most }: Range): Promise<readonly Row[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: env().TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ScanIndexForward: false,
      Limit: most,
    }),
  );
  return Items;
}

/** Before this date; without one, from the newest on. */
type Before = LocalDate | undefined;

/** Every date begins with a digit, and this sorts after all digits and before all letters. */
const afterDates = ':';

const lastDateBefore = (before: Before): string => (before ? addDays(before, -1) : afterDates);

export const history = {
  async daysBefore(userId: string, before: Before, most: number): Promise<readonly StoredDay[]> {
    const rows = await newestIn({
      pk: keys.person(userId),
      from: keys.day(userId, '').sk,
      to: keys.day(userId, lastDateBefore(before)).sk,
      most,
    });
    return rows.map(storedDayOf);
  },

  /** Ledger rows of letters that belong to a date. */
  lettersBefore: (userId: string, before: Before, most: number): Promise<readonly Row[]> =>
    newestIn({
      pk: keys.post(userId),
      from: keys.letter(userId, '', '').sk,
      // Sorts after everything that may be sent on a date.
      to: keys.letter(userId, lastDateBefore(before), '~').sk,
      most,
    }),

  /** Those of the beginning, and the last of all: at most three. */
  undatedLetters: (userId: string): Promise<readonly Row[]> =>
    newestIn({
      pk: keys.post(userId),
      from: keys.letter(userId, afterDates, '~').sk,
      to: keys.letter(userId, '~', '').sk,
      most: 10,
    }),

  /** Mails about a person that are no replies of theirs; they expire with the mail. */
  mails: (userId: string, most: number): Promise<readonly Row[]> =>
    newestIn({
      pk: keys.post(userId),
      from: keys.mail(userId, '').sk,
      to: keys.mail(userId, '~').sk,
      most,
    }),

  /** What they agreed to and took back; oldest last. */
  consents: (userId: string, most: number): Promise<readonly Row[]> =>
    newestIn({ pk: keys.post(userId), from: 'CONSENT#', to: 'CONSENT#~', most }),

  /** By their ids; those whose row was never written are left out. */
  async replies(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, KeptReply>> {
    const found: (readonly [string, KeptReply])[] = [];
    for (let at = 0; at < ids.length; at += mostKeys) {
      const some = ids.slice(at, at + mostKeys).map((id) => keys.reply(userId, id));
      const rows = await readRows(some);
      // A row without its reader is one of which only SES has said anything yet.
      const whole = rows.filter((row) => row['engine'] !== undefined);
      found.push(...whole.map((row) => [String(row['id']), readReply(row)] as const));
    }
    return new Map(found);
  },
};
