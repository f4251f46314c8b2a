/**
 * Addresses that objected. Only a keyed hash, a reason and a date outlive a purge, so that no
 * import or invitation writes to them again (GDPR, Articles 17(3)(b) and 21(3)).
 */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { objectionSign } from '#functions/adapters/signing.ts';
import { env } from '#functions/env.ts';
import type { Objection } from '#shared/domain/user.ts';
import { keys } from './keys.ts';

export interface Suppression {
  readonly because: Objection;
  /** ISO instant. */
  readonly at: string;
}

/** Keyed, so that a row can't be matched by trying addresses. */
const keyOf = (email: string) =>
  keys.suppressed(
    Buffer.from(objectionSign(`suppressed:${email}`))
      .toString('base64url')
      .slice(0, 32),
  );

export const suppressions = {
  /** `email` is normalised. */
  async put(email: string, { because, at }: Suppression): Promise<void> {
    const Item = { ...keyOf(email), because, at };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },

  /** Undefined for an address that may be invited. */
  async find(email: string): Promise<Suppression | undefined> {
    const { Item: row } = await table.send(
      new GetCommand({ TableName: env().TABLE_NAME, Key: keyOf(email), ConsistentRead: true }),
    );
    return row && { because: row['because'] as Objection, at: String(row['at']) };
  },
};
