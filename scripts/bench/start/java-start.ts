/** DynamoDB Local from its start to its first put: what local runs of the usual kind begin with. */
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { Cloud } from '#scripts/local/cloud.ts';
import { makeTable, startDynamoDbLocal } from '#scripts/local/dynamodb-local.ts';

/** Milliseconds; the table is made on the way. */
export async function javaStartMs(jar: string, table: Cloud['table']): Promise<number> {
  const began = performance.now();
  const java = await startDynamoDbLocal(jar);
  const client = new DynamoDBClient(java.client);
  try {
    await makeTable(client, table);
    const Item = { [table.keys.partition]: { S: 'first' }, [table.keys.sort]: { S: 'put' } };
    await client.send(new PutItemCommand({ TableName: table.name, Item }));
    return performance.now() - began;
  } finally {
    client.destroy();
    await java.close();
  }
}
