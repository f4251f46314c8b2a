/**
 * The local DynamoDB answers the SDK as DynamoDB does, keeps what it was given, and bills alike.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ConditionalCheckFailedException,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { OpenTable } from '#scripts/local/aws/types.ts';
import { tables, tidyTables } from '#test/kit/table-engines.ts';
import { failure, type Running, running, tableArn } from './small-cloud.ts';

const TableName = 'anchor-test';
let aws: Running;
let table: DynamoDBDocumentClient;

const connect = (to: Running) => DynamoDBDocumentClient.from(new DynamoDBClient(to.client()));
const put = (Item: Record<string, unknown>) => table.send(new PutCommand({ TableName, Item }));
const get = async (pk: string, sk = 'a') =>
  (await table.send(new GetCommand({ TableName, Key: { pk, sk } }))).Item;
const query = (input: Partial<QueryCommandInput>) =>
  table.send(new QueryCommand({ TableName, ...input }));

async function open(openTable?: OpenTable): Promise<void> {
  aws = await running({ openTable });
  table = connect(aws);
}
tidyTables();

for (const { name, openTable } of tables)
  describe(name, () => {
    beforeEach(() => open(openTable));
    afterEach(() => aws.close());

    test('a row is found by prefix, by index and in a scan, and is gone when deleted', async () => {
      await put({ pk: 'u', sk: 'day#1', gpk: 'h', gsk: '1', note: 'Grüße ✓' });
      await put({ pk: 'u', sk: 'day#2' });
      await put({ pk: 'u', sk: 'profile' });

      const days = await query({
        KeyConditionExpression: 'pk = :p AND begins_with(sk, :s)',
        ExpressionAttributeValues: { ':p': 'u', ':s': 'day#' },
        ScanIndexForward: false,
      });
      const byHandle = await query({
        IndexName: 'byHandle',
        KeyConditionExpression: 'gpk = :p',
        ExpressionAttributeValues: { ':p': 'h' },
      });

      expect(days.Items?.map((row) => row['sk'])).toEqual(['day#2', 'day#1']);
      expect(byHandle.Items).toEqual([
        { pk: 'u', sk: 'day#1', gpk: 'h', gsk: '1', note: 'Grüße ✓' },
      ]);
      expect((await table.send(new ScanCommand({ TableName }))).Count).toBe(3);

      await table.send(new DeleteCommand({ TableName, Key: { pk: 'u', sk: 'day#1' } }));

      expect(await get('u', 'day#1')).toBeUndefined();
      expect((await table.send(new ScanCommand({ TableName, IndexName: 'byHandle' }))).Count).toBe(
        0,
      );
    });

    test('a query goes on where its last page ended', async () => {
      for (let n = 0; n < 5; n += 1) await put({ pk: 'u', sk: `s${n}` });
      const seen: unknown[] = [];

      let from: Record<string, unknown> | undefined;
      do {
        const page = await query({
          KeyConditionExpression: 'pk = :p',
          ExpressionAttributeValues: { ':p': 'u' },
          Limit: 2,
          ...(from ? { ExclusiveStartKey: from } : {}),
        });
        seen.push(...(page.Items ?? []).map((row) => row['sk']));
        from = page.LastEvaluatedKey;
      } while (from);

      expect(seen).toEqual(['s0', 's1', 's2', 's3', 's4']);
    });

    test('a refused condition changes nothing, and shows the row to who asks for it', async () => {
      await put({ pk: 'u', sk: 'a', by: 'first' });
      const claim = {
        TableName,
        Item: { pk: 'u', sk: 'a', by: 'second' },
        ConditionExpression: 'attribute_not_exists(pk)',
      };

      const plain = await failure(table.send(new PutCommand(claim)));
      const shown = await failure(
        table.send(new PutCommand({ ...claim, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })),
      );

      expect(plain).toBeInstanceOf(ConditionalCheckFailedException);
      expect(plain['Item']).toBeUndefined();
      expect(shown['Item']).toEqual({ pk: { S: 'u' }, sk: { S: 'a' }, by: { S: 'first' } });
      expect(await get('u')).toEqual({ pk: 'u', sk: 'a', by: 'first' });
    });

    test('updates add, set and return what they made', async () => {
      const update = () =>
        table.send(
          new UpdateCommand({
            TableName,
            Key: { pk: 'counter', sk: 'a' },
            UpdateExpression: 'ADD n :one SET seen = :yes',
            ExpressionAttributeValues: { ':one': 1, ':yes': true },
            ReturnValues: 'ALL_NEW',
          }),
        );

      const made = await Promise.all(Array.from({ length: 20 }, update));

      const numbers = made.map(({ Attributes }) => Attributes?.['n'] as number);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, n) => n + 1),
      );
    });

    test('a batch reads many rows, and refuses the same row twice', async () => {
      for (const sk of ['a', 'b', 'c']) await put({ pk: 'u', sk });

      const Keys = ['a', 'b', 'zz'].map((sk) => ({ pk: 'u', sk }));
      const asked = (keys: typeof Keys) =>
        table.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys } } }));
      const found = await asked(Keys);
      const refused = await failure(asked([...Keys, ...Keys]));

      expect(found.Responses?.[TableName]?.map((row) => row['sk']).toSorted()).toEqual(['a', 'b']);
      expect(refused.name).toBe('ValidationException');
    });

    test.each([
      ['an empty index key', { pk: 'u', sk: 'a', gpk: '', gsk: '1' }],
      ['an index key of the wrong type', { pk: 'u', sk: 'a', gpk: 5, gsk: '1' }],
      ['an empty key', { pk: 'u', sk: '' }],
      ['more than 400 KB', { pk: 'u', sk: 'a', text: 'x'.repeat(410_000) }],
    ])('refuses %s and writes nothing', async (_, item) => {
      const refused = await failure(put(item));

      expect(refused.name).toBe('ValidationException');
      expect((await table.send(new ScanCommand({ TableName }))).Count).toBe(0);
    });

    test('an unknown table is the exception of that name', async () => {
      const refused = await failure(
        table.send(new GetCommand({ TableName: 'other', Key: { pk: 'u', sk: 'a' } })),
      );

      expect(refused).toBeInstanceOf(ResourceNotFoundException);
    });

    test('rows go when their time to live has passed on the clock of the product', async () => {
      const noon = Date.UTC(2026, 10, 20, 12) / 1000;
      await put({ pk: 'past', sk: 'a', expiresAt: noon - 1 });
      await put({ pk: 'future', sk: 'a', expiresAt: noon + 60 });
      await put({ pk: 'inMilliseconds', sk: 'a', expiresAt: noon * 1000 });
      await put({ pk: 'inWords', sk: 'a', expiresAt: 'yesterday' });

      expect(await aws.expireRows()).toBe(1);
      aws.setNow((noon + 60) * 1000);
      expect(await aws.expireRows()).toBe(1);

      const left = await table.send(new ScanCommand({ TableName }));
      expect(left.Items?.map((row) => row['pk']).toSorted()).toEqual(['inMilliseconds', 'inWords']);
    });

    test('a row that is given another time goes at that time, and is looked for after each look', async () => {
      const noon = Date.UTC(2026, 10, 20, 12) / 1000;
      const hour = 3600;
      await put({ pk: 'later', sk: 'a', expiresAt: noon - 1 });
      await put({ pk: 'later', sk: 'a', expiresAt: noon + 2 * hour });
      expect(await aws.expireRows()).toBe(0);
      await put({ pk: 'new', sk: 'a', expiresAt: noon + hour });
      await put({ pk: 'never', sk: 'a', expiresAt: noon + hour });
      await put({ pk: 'never', sk: 'a' });

      aws.setNow((noon + hour) * 1000);
      expect(await aws.expireRows()).toBe(1);
      aws.setNow((noon + 3 * hour) * 1000);
      expect(await aws.expireRows()).toBe(1);

      const left = await table.send(new ScanCommand({ TableName }));
      expect(left.Items?.map((row) => row['pk'])).toEqual(['never']);
    });

    test('a caller who asks is told the same units', async () => {
      const written = await table.send(
        new PutCommand({ TableName, Item: { pk: 'u', sk: 'a' }, ReturnConsumedCapacity: 'TOTAL' }),
      );
      const silent = await table.send(new GetCommand({ TableName, Key: { pk: 'u', sk: 'a' } }));

      expect(written.ConsumedCapacity).toEqual({ TableName, CapacityUnits: 1 });
      expect(silent.ConsumedCapacity).toBeUndefined();
    });
  });

describe('the embedded table alone', () => {
  beforeEach(() => open());
  afterEach(() => aws.close());

  test('the table of the template is there, with its index, before anyone asks', async () => {
    const client = new DynamoDBClient(aws.client());

    const { Table } = await client.send(new DescribeTableCommand({ TableName }));

    expect(Table).toMatchObject({
      TableArn: tableArn,
      TableStatus: 'ACTIVE',
      BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    });
    expect(Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName)).toEqual(['byHandle']);
  });

  test('calls count the units that AWS bills', async () => {
    const units = async (call: Promise<unknown>) => {
      aws.calls.reset();
      await call.catch(() => undefined);
      const [seen] = aws.calls.seen();
      return [seen?.readUnits, seen?.writeUnits];
    };
    const text = 'x'.repeat(1500);
    const key = { pk: 'u', sk: 'a' };
    const update = (UpdateExpression: string, value: unknown) =>
      table.send(
        new UpdateCommand({
          TableName,
          Key: key,
          UpdateExpression,
          ExpressionAttributeValues: { ':v': value },
        }),
      );
    const never = { TableName, Item: key, ConditionExpression: 'attribute_not_exists(pk)' };

    expect(await units(put({ ...key, text }))).toEqual([0, 2]);
    expect(await units(put({ ...key, text: 'ü'.repeat(1500) }))).toEqual([0, 3]);
    expect(await units(table.send(new PutCommand(never)))).toEqual([0, 3]);
    expect(await units(put(key))).toEqual([0, 3]);
    expect(await units(put({ ...key, gpk: 'h', gsk: '1' }))).toEqual([0, 2]);
    expect(await units(put({ ...key, gpk: 'h', gsk: '1' }))).toEqual([0, 1]);
    expect(await units(update('SET gsk = :v', '2'))).toEqual([0, 3]);
    expect(await units(update('SET note = :v', 'n'))).toEqual([0, 2]);
    expect(await units(get('u'))).toEqual([0.5, 0]);
    expect(await units(get('nobody'))).toEqual([0.5, 0]);
    const strong = new GetCommand({ TableName, Key: key, ConsistentRead: true });
    expect(await units(table.send(strong))).toEqual([1, 0]);
    const none = { KeyConditionExpression: 'pk = :p', ExpressionAttributeValues: { ':p': 'x' } };
    expect(await units(query(none))).toEqual([0.5, 0]);
    for (let n = 0; n < 6; n += 1) await put({ pk: 'many', sk: `${n}`, text });
    const many = { ...none, ExpressionAttributeValues: { ':p': 'many' } };
    expect(await units(query(many))).toEqual([1.5, 0]);
    expect(await units(query({ ...many, ConsistentRead: true }))).toEqual([3, 0]);
  });

  test('what was written is there after a restart, and an index too', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'anchor-aws-'));
    const first = await running({ dataDir });
    await connect(first).send(
      new PutCommand({ TableName, Item: { pk: 'kept', sk: 'a', gpk: 'h', gsk: '1' } }),
    );
    await first.close();

    const second = await running({ dataDir });
    const found = await connect(second).send(new ScanCommand({ TableName, IndexName: 'byHandle' }));
    await second.close();
    rmSync(dataDir, { recursive: true });

    expect(found.Items).toEqual([{ pk: 'kept', sk: 'a', gpk: 'h', gsk: '1' }]);
  });
});
