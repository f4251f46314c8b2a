/** Mails about a person that are not replies, so that a purge finds them. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';

export interface NotedMail {
  readonly userId: string;
  /** Its key in the bucket. */
  readonly rawKey: string;
  /** SES's id, under which it may be in quarantine. */
  readonly sesId: string;
  readonly outcome: string;
  readonly at: Date;
  /** For a tester: when the row expires, in epoch seconds. */
  readonly expiresAt?: number;
}

/** A day longer than the bucket keeps a mail. */
const keptDays = 31;

export const mails = {
  /** Noting the same mail twice writes one row. */
  async note({ userId, rawKey, at, ...rest }: NotedMail): Promise<void> {
    const expiresAt = Math.floor(at.getTime() / 1000) + keptDays * 86_400;
    const Item = { ...keys.mail(userId, rawKey), rawKey, at: at.toISOString(), expiresAt, ...rest };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },
};
