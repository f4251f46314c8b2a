/** An endpoint that closes does what it was asked before, and cuts off what it is asked then. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import type { Sent } from '#scripts/local/aws/threads.ts';
import { running } from './small-cloud.ts';

const listing = (key: string): Sent => ({
  method: 'POST',
  url: '/',
  headers: {
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/20261120/us-east-1/dynamodb/aws4_request`,
    'x-amz-target': 'DynamoDB_20120810.Query',
  },
  body: JSON.stringify({
    TableName: 'anchor-test',
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'a' } },
  }),
});

test('what is under way is done before the table closes, and nothing is asked of it then', async () => {
  const aws = await running();
  const table = DynamoDBDocumentClient.from(new DynamoDBClient(aws.client()));
  await table.send(new PutCommand({ TableName: 'anchor-test', Item: { pk: 'a', sk: 'a' } }));
  const ask = () => aws.askFromThread(listing(aws.operatorKey));
  aws.calls.fault({ kind: 'slow', hits: () => true });

  const before = ask();
  const closing = aws.close();
  const late = await ask();
  await closing;

  expect(await before).toMatchObject({ status: 200 });
  expect(late).toBe('cut');
  expect(await ask()).toBe('cut');
});
