/** A person's history: days, letters and replies, newest first, a span at a time. */
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

/** Before this date; without one, from the newest. */
type Before = LocalDate | undefined;

/** Dates begin with a digit; this sorts after all digits and before all letters. */
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

  /** Ledger rows of letters with a date. */
  lettersBefore: (userId: string, before: Before, most: number): Promise<readonly Row[]> =>
    newestIn({
      pk: keys.post(userId),
      from: keys.letter(userId, '', '').sk,
      // Sorts after every letter of a date.
      to: keys.letter(userId, lastDateBefore(before), '~').sk,
      most,
    }),

  /** Letters without a date: the first ones and the last; at most three. */
  undatedLetters: (userId: string): Promise<readonly Row[]> =>
    newestIn({
      pk: keys.post(userId),
      from: keys.letter(userId, afterDates, '~').sk,
      to: keys.letter(userId, '~', '').sk,
      most: 10,
    }),

  /** Mails about a person that are not replies; the rows expire with the mails. */
  mails: (userId: string, most: number): Promise<readonly Row[]> =>
    newestIn({
      pk: keys.post(userId),
      from: keys.mail(userId, '').sk,
      to: keys.mail(userId, '~').sk,
      most,
    }),

  /** Consents given and taken back, oldest last. */
  consents: (userId: string, most: number): Promise<readonly Row[]> =>
    newestIn({ pk: keys.post(userId), from: 'CONSENT#', to: 'CONSENT#~', most }),

  /** By id; leaves out those without a row. */
  async replies(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, KeptReply>> {
    const found: (readonly [string, KeptReply])[] = [];
    for (let at = 0; at < ids.length; at += mostKeys) {
      const some = ids.slice(at, at + mostKeys).map((id) => keys.reply(userId, id));
      const rows = await readRows(some);
      // A row without an engine only holds events of SES so far.
      const whole = rows.filter((row) => row['engine'] !== undefined);
      found.push(...whole.map((row) => [String(row['id']), readReply(row)] as const));
    }
    return new Map(found);
  },
};
