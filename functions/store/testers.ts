/** Testers: users who are nobody. They stand in no list and no count, and all of theirs expires. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { User } from '#shared/domain/user.ts';
import { userRow } from './users.ts';

/** How long a tester and all that is kept about it stays. */
export const testerDays = 7;

export const testers = {
  /** Without a row for the address: no mail leads to it, and it is in nobody's way. */
  async add(user: User): Promise<void> {
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item: userRow(user) }));
  },
};
