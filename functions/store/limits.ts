/** How often someone has asked for a thing within some hours; rows that expire, nameless. */
import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';

const hoursOf = { quarter: 0.25, hour: 1, day: 24 } as const;
type Window = keyof typeof hoursOf;

const hourMs = 3_600_000;

/** Keyed, so that the row of an address cannot be found by trying all addresses. */
const nameOf = (who: string): string =>
  createHash('sha256').update(`${env().TOKEN_SECRET}${who}`).digest('base64url').slice(0, 22);

export const limits = {
  /**
   * Counts one more; answers the count of this quarter, hour or day (in UTC), this one included.
   * `by` -1 takes one back.
   */
  async count(
    what: string,
    who: string,
    now: Date,
    window: Window = 'hour',
    by: 1 | -1 = 1,
  ): Promise<number> {
    const hours = hoursOf[window];
    const hour = Math.floor(now.getTime() / (hours * hourMs)) * hours;
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName: env().TABLE_NAME,
        Key: keys.limit(what, nameOf(who), hour),
        UpdateExpression: 'ADD #count :by SET #expiresAt = :end',
        ExpressionAttributeNames: { '#count': 'count', '#expiresAt': 'expiresAt' },
        ExpressionAttributeValues: { ':by': by, ':end': (hour + hours + 1) * 3600 },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Number(Attributes?.['count']);
  },
};
