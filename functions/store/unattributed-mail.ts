/** Mails of unknown senders, by a keyed hash of the address, until they expire. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { objectionSign } from '#functions/adapters/signing.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';

export interface UnattributedMail {
  /** Normalised. */
  readonly email: string;
  readonly rawKey: string;
  /** SES's id, under which it is in quarantine. */
  readonly sesId: string;
  readonly at: Date;
}

/** A day longer than the bucket keeps a mail. */
const keptDays = 31;

/** Keyed, so that a row can't be matched by trying addresses. */
export const unattributedPartition = (email: string): string =>
  keys.wrote(
    Buffer.from(objectionSign(`wrote:${email}`))
      .toString('base64url')
      .slice(0, 32),
  );

export const unattributedMail = {
  /** Noting the same mail twice writes one row. */
  async note({ email, rawKey, sesId, at }: UnattributedMail): Promise<void> {
    const expiresAt = Math.floor(at.getTime() / 1000) + keptDays * 86_400;
    const Item = { pk: unattributedPartition(email), sk: sesId, rawKey, expiresAt };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },
};
