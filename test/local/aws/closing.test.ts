/** An endpoint that closes does what it was asked before, and cuts off what it is asked then. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { running } from './small-cloud.ts';

test('what is under way is done before the table closes, and nothing is asked of it then', async () => {
  const aws = await running();
  const table = DynamoDBDocumentClient.from(new DynamoDBClient(aws.client()));
  await table.send(new PutCommand({ TableName: 'anchor-test', Item: { pk: 'a', sk: 'a' } }));
  const ask = () =>
    fetch(aws.url, {
      method: 'POST',
      headers: {
        authorization: `AWS4-HMAC-SHA256 Credential=${aws.operatorKey}/20261120/us-east-1/dynamodb/aws4_request`,
        'x-amz-target': 'DynamoDB_20120810.Query',
      },
      body: JSON.stringify({
        TableName: 'anchor-test',
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'a' } },
      }),
    });
  let isAsked = (): void => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  aws.calls.fault({ kind: 'slow', hits: () => (isAsked(), true) });

  const before = ask();
  await asked;
  const closing = aws.close();
  const late = ask();
  // Looked at below: who comes too late is refused at once.
  late.catch(() => {});
  await closing;

  expect((await before).status).toBe(200);
  await expect(late).rejects.toThrow();
  await expect(ask()).rejects.toThrow();
});
