/** All users of a table, read whole. */
import { table } from '#functions/adapters/dynamodb.ts';
import { keys } from '#functions/store/keys.ts';
import { isHandle, userOf } from '#functions/store/users.ts';
import { wholeTable } from '#scripts/ops/whole-table.ts';
import type { User } from '#shared/domain/user.ts';

export async function usersIn(tableName: string): Promise<readonly User[]> {
  const users: User[] = [];
  for await (const page of wholeTable(table, tableName).pages()) {
    for (const row of page) {
      if (row.sk === keys.user('').sk && !isHandle(row)) users.push(userOf(row));
    }
  }
  return users;
}
