/** Each call is one call whatever its attempts, and can be broken on demand in every way. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FaultKind } from '#scripts/local/aws/types.ts';
import { allow, failure, type Running, running, smallCloud, tableArn } from './small-cloud.ts';

const TableName = 'anchor-test';
const client = { name: 'onboarding.createUser', attempts: 2, timeoutMs: 150 };

/** The SDK wraps an error of Node's that is not of the test's own realm, and says its name. */
const timedOut = /\bTimeoutError\b/;

let aws: Running;
let table: DynamoDBDocumentClient;

const put = (pk: string) => table.send(new PutCommand({ TableName, Item: { pk, sk: 'a' } }));
const exists = async (pk: string) => {
  const operator = DynamoDBDocumentClient.from(new DynamoDBClient(aws.client()));
  const { Item } = await operator.send(new GetCommand({ TableName, Key: { pk, sk: 'a' } }));
  return Item !== undefined;
};
const breakCall = (kind: FaultKind, number: number) =>
  aws.calls.fault({ kind, hits: (call) => call.number === number });

beforeEach(async () => {
  const cloud = smallCloud([allow(['dynamodb:*'], tableArn)]);
  aws = await running({ cloud, now: Date.now });
  table = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      ...aws.client(client.name),
      maxAttempts: client.attempts,
      requestHandler: { requestTimeout: client.timeoutMs, throwOnRequestTimeout: true },
    }),
  );
});
afterEach(() => aws.close());

test('calls are numbered from one, and again after a reset', async () => {
  await put('a');
  await put('b');

  expect(aws.calls.seen()).toMatchObject([
    { number: 1, service: 'dynamodb', operation: 'PutItem', caller: client.name, writeUnits: 1 },
    { number: 2, service: 'dynamodb', operation: 'PutItem', caller: client.name, writeUnits: 1 },
  ]);
  expect(aws.calls.seen()[0]?.requestBytes).toBeGreaterThan(20);

  aws.calls.reset();
  await put('c');

  expect(aws.calls.seen().map(({ number }) => number)).toEqual([1]);
});

test('refused: all its attempts fail, it is not done, and the next call works', async () => {
  breakCall('refuse', 1);

  const refused = await failure(put('a'));
  await put('b');

  expect(refused).toMatchObject({ name: 'InternalServerError', $metadata: { attempts: 2 } });
  expect([await exists('a'), await exists('b')]).toEqual([false, true]);
});

test('timed out: it is not done and never answered, at no attempt', async () => {
  breakCall('timeout', 1);

  const refused = await failure(put('a'));

  expect(refused).toMatchObject({ name: 'TimeoutError', $metadata: { attempts: 2 } });
  expect(await exists('a')).toBe(false);
  expect(aws.killed).toEqual([]);
});

test('cut: the SDK says that it timed out, without the wait; it is not done, at no attempt', async () => {
  breakCall('cut', 1);

  const refused = await failure(put('a'));

  expect(`${refused.name}: ${refused.message}`).toMatch(timedOut);
  expect(refused.$metadata).toMatchObject({ attempts: 2 });
  expect(await exists('a')).toBe(false);
  expect(aws.killed).toEqual([]);
});

test('lost: it is done, and the SDK says that it timed out', async () => {
  breakCall('lost', 1);

  const refused = await failure(put('a'));

  expect(`${refused.name}: ${refused.message}`).toMatch(timedOut);
  expect(refused.$metadata).toMatchObject({ attempts: 2 });
  expect(await exists('a')).toBe(true);
});

test('again: its first answer is lost, and the SDK asks for what has been done', async () => {
  breakCall('again', 1);
  const once = { TableName, Item: { pk: 'a', sk: 'a' } };

  const refused = await failure(
    table.send(new PutCommand({ ...once, ConditionExpression: 'attribute_not_exists(pk)' })),
  );

  expect(refused.name).toBe('ConditionalCheckFailedException');
  expect(refused.$metadata).toMatchObject({ attempts: 2 });
  expect(await exists('a')).toBe(true);
});

test('killed: it is done, its caller dies, and nobody is answered', async () => {
  breakCall('kill', 1);

  const refused = await failure(put('a'));

  expect(refused.name).toBe('TimeoutError');
  expect(await exists('a')).toBe(true);
  const [call] = aws.calls.seen();
  expect(aws.killed[0]).toEqual({ caller: client.name, invocationId: call?.invocationId });
});

test('throttled: refused as DynamoDB refuses who asks too fast', async () => {
  breakCall('throttle', 1);

  expect((await failure(put('a'))).name).toBe('ThrottlingException');
  expect(await exists('a')).toBe(false);
});

test('conflict: a write is refused as while a transaction has its row, and the SDK leaves it at that', async () => {
  aws.calls.fault({ kind: 'conflict', hits: () => true });
  const once = { Put: { TableName, Item: { pk: 'a', sk: 'a' } } };
  const other = { Put: { TableName, Item: { pk: 'b', sk: 'a' } } };

  const plain = await failure(put('a'));
  const both = await failure(
    table.send(new TransactWriteCommand({ TransactItems: [once, other] })),
  );

  expect(plain).toMatchObject({
    name: 'TransactionConflictException',
    $metadata: { attempts: 1, httpStatusCode: 400 },
  });
  expect(both).toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
    $metadata: { attempts: 1 },
  });
  expect([await exists('a'), await exists('b')]).toEqual([false, false]);
});

test('healed: everything works again', async () => {
  aws.calls.fault({ kind: 'refuse', hits: () => true });
  await failure(put('a'));

  aws.calls.fault(undefined);
  await put('a');

  expect(await exists('a')).toBe(true);
});
