/** DynamoDB Local from its start to its first put: what local runs of the usual kind begin with. */
import type { Cloud } from '#scripts/local/cloud.ts';
import { openInJava } from '#scripts/local/dynamodb/java.ts';
import { startDynamoDbLocal } from '#scripts/local/dynamodb-local.ts';

/** Milliseconds; the table is made on the way. */
export async function javaStartMs(jar: string, table: Cloud['table']): Promise<number> {
  const began = performance.now();
  const java = await startDynamoDbLocal(jar);
  try {
    const opened = await openInJava(java, table, Date.now);
    const Item = { [table.keys.partition]: { S: 'first' }, [table.keys.sort]: { S: 'put' } };
    await opened.execute('PutItem', { TableName: table.name, Item }, { read() {}, write() {} });
    return performance.now() - began;
  } finally {
    await java.close();
  }
}
