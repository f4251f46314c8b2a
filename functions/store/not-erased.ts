/** The condition for every write about a person: they are not being erased. */
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';
import { expressions, not, present } from './writes.ts';

export const isHere = { pk: present, state: not('purging') };

/** A condition-only item of a transaction; it fails for a user who is gone or being erased. */
export const notErased = (userId: string) => ({
  ConditionCheck: {
    TableName: env().TABLE_NAME,
    Key: keys.user(userId),
    ...expressions({ when: isHere }),
  },
});
