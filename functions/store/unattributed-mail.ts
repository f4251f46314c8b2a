/** Mails that were put aside as nobody's, by a keyed hash of who wrote them: until they expire. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { objectionSign } from '#functions/adapters/signing.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';

export interface UnattributedMail {
  /** Normalised. */
  readonly email: string;
  readonly rawKey: string;
  /** SES's id of it, by which it was put aside. */
  readonly sesId: string;
  readonly at: Date;
}

/** A day longer than the bucket keeps a mail. */
const keptDays = 31;

/** Keyed, so that nobody finds who wrote by trying all addresses. */
export const unattributedPartition = (email: string): string =>
  keys.wrote(
    Buffer.from(objectionSign(`wrote:${email}`))
      .toString('base64url')
      .slice(0, 32),
  );

export const unattributedMail = {
  /** The same mail noted twice is one row. */
  async note({ email, rawKey, sesId, at }: UnattributedMail): Promise<void> {
    const expiresAt = Math.floor(at.getTime() / 1000) + keptDays * 86_400;
    const Item = { pk: unattributedPartition(email), sk: sesId, rawKey, expiresAt };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },
};
