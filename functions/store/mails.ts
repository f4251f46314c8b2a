/** Where the mails about a person lie that are no replies of theirs: a purge erases them too. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';

export interface NotedMail {
  readonly userId: string;
  /** Where it lies in the bucket. */
  readonly rawKey: string;
  /** SES's id of it, by which it may have been put aside. */
  readonly sesId: string;
  readonly outcome: string;
  readonly at: Date;
  /** Of a tester: when the row goes, in epoch seconds. */
  readonly expiresAt?: number;
}

/** A day longer than the bucket keeps a mail. */
const keptDays = 31;

export const mails = {
  /** The same mail noted twice is one row. */
  async note({ userId, rawKey, at, ...rest }: NotedMail): Promise<void> {
    const expiresAt = Math.floor(at.getTime() / 1000) + keptDays * 86_400;
    const Item = { ...keys.mail(userId, rawKey), rawKey, at: at.toISOString(), expiresAt, ...rest };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },
};
