/** The book says which calls were made together and which had to wait for another. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { longestChain } from '#test/kit/longest-chain.ts';
import { allow, type Running, running, smallCloud, tableArn } from './small-cloud.ts';

let aws: Running;
let table: DynamoDBDocumentClient;

const get = (pk: string) =>
  table.send(new GetCommand({ TableName: 'anchor-test', Key: { pk, sk: 'a' } }));

beforeEach(async () => {
  const cloud = smallCloud([allow(['dynamodb:*'], tableArn)]);
  aws = await running({ cloud, now: Date.now });
  table = DynamoDBDocumentClient.from(new DynamoDBClient(aws.client('onboarding.createUser')));
  await get('warm');
  aws.calls.reset();
  aws.calls.fault({ kind: 'slow', hits: () => true });
});
afterEach(() => aws.close());

test('calls made one after the other are a chain', async () => {
  await get('a');
  await get('b');
  await get('c');

  expect(longestChain(aws.calls.seen())).toBe(3);
});

test('calls made together count once, and what waits for them comes after', async () => {
  await Promise.all([get('a'), get('b'), get('c')]);
  await get('d');

  expect(aws.calls.seen()).toHaveLength(4);
  expect(longestChain(aws.calls.seen())).toBe(2);
});

test('a call under way has begun and not ended', async () => {
  const under = get('a');
  while (aws.calls.seen().length === 0) await new Promise((resolve) => setTimeout(resolve, 1));

  const [during] = aws.calls.seen();
  await under;

  expect(during?.ended).toBeUndefined();
  expect(aws.calls.seen()[0]?.ended).toBeGreaterThan(during?.began ?? 0);
});
