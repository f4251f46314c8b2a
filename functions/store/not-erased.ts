/** The condition of whatever is written about a person: that nobody has begun to erase them. */
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';

/** A part of a transaction; it writes nothing, and fails it for whoever is gone or going. */
export const notErased = (userId: string) => ({
  ConditionCheck: {
    TableName: env().TABLE_NAME,
    Key: keys.user(userId),
    ConditionExpression: 'attribute_exists(pk) AND #state <> :purging',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':purging': 'purging' },
  },
});
