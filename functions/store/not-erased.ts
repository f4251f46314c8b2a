/** The condition of whatever is written about a person: that nobody has begun to erase them. */
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';
import { expressions, not, present } from './writes.ts';

export const isHere = { pk: present, state: not('purging') };

/** A part of a transaction; it writes nothing, and fails it for whoever is gone or going. */
export const notErased = (userId: string) => ({
  ConditionCheck: {
    TableName: env().TABLE_NAME,
    Key: keys.user(userId),
    ...expressions({ when: isHere }),
  },
});
