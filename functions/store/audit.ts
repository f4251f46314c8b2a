/** What administrators did to people: written before it is done, and kept beyond a purge. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { objectionSign } from '#functions/adapters/signing.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';

export interface Deed {
  readonly what: 'delete' | 'restore' | 'purge';
  readonly adminId: string;
  readonly userId: string;
  readonly at: Date;
  /** Names the lines of the log that say what came of it. */
  readonly traceId: string;
}

const keptDays = 400;

/** Keyed, so that the row of a purge says to nobody who it was, but to whom knows the id. */
export const auditNameOf = (userId: string): string =>
  Buffer.from(objectionSign(`audit:${userId}`))
    .toString('base64url')
    .slice(0, 22);

export const audit = {
  /** Throws what AWS threw: nothing is done to anybody that is not written down. */
  async note({ what, adminId, userId, at, traceId }: Deed): Promise<void> {
    const Item = {
      ...keys.audit(at, traceId),
      what,
      admin: adminId,
      whom: auditNameOf(userId),
      expiresAt: Math.floor(at.getTime() / 1000) + keptDays * 86_400,
    };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },
};
