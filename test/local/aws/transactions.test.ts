/** Transactions of the local DynamoDB: all or nothing, once per token, one winner of a race. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  DynamoDBClient,
  IdempotentParameterMismatchException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  ScanCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { OpenTable } from '#scripts/local/aws/types.ts';
import { openAtomicStore } from '#scripts/local/dynamodb/atomic-store.ts';
import { tables, tidyTables } from '#test/kit/table-engines.ts';
import { failure, type Running, running } from './small-cloud.ts';

const TableName = 'anchor-test';
type Items = NonNullable<TransactWriteCommandInput['TransactItems']>;

let aws: Running;
let table: DynamoDBDocumentClient;

const transact = (TransactItems: Items, ClientRequestToken?: string) =>
  table.send(
    new TransactWriteCommand({
      TransactItems,
      ...(ClientRequestToken ? { ClientRequestToken } : {}),
    }),
  );
const putting = (pk: string, fields: Record<string, unknown> = {}, rest = {}): Items[number] => ({
  Put: { TableName, Item: { pk, sk: 'a', ...fields }, ...rest },
});
const ifNew = { ConditionExpression: 'attribute_not_exists(pk)' };
const adding = (pk: string, by: number, rest = {}): Items[number] => ({
  Update: {
    TableName,
    Key: { pk, sk: 'a' },
    UpdateExpression: 'ADD n :by',
    ExpressionAttributeValues: {
      ':by': by,
      ...('atLeast' in rest ? { ':least': rest.atLeast } : {}),
    },
    ...('atLeast' in rest ? { ConditionExpression: 'n >= :least' } : {}),
  },
});
const rows = async (): Promise<Record<string, number>> => {
  const { Items } = await table.send(new ScanCommand({ TableName }));
  return Object.fromEntries((Items ?? []).map((row) => [row['pk'], row['n'] as number]));
};

async function open(openTable?: OpenTable): Promise<void> {
  aws = await running({ openTable });
  table = DynamoDBDocumentClient.from(new DynamoDBClient(aws.client()));
}
tidyTables();

for (const { name, openTable } of tables)
  describe(name, () => {
    beforeEach(() => open(openTable));
    afterEach(() => aws.close());

    test('writes everything together', async () => {
      await transact([putting('old', { n: 1 })]);

      await transact([
        putting('new', { n: 2 }),
        { Delete: { TableName, Key: { pk: 'old', sk: 'a' } } },
        adding('counter', 3),
        {
          ConditionCheck: {
            TableName,
            Key: { pk: 'nobody', sk: 'a' },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ]);

      expect(await rows()).toEqual({ new: 2, counter: 3 });
    });

    test('a condition that fails cancels all, says which, and shows the row', async () => {
      await transact([putting('taken', { n: 7 })]);

      const refused = await failure(
        transact([
          putting('other'),
          putting('taken', {}, { ...ifNew, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
          putting('third'),
        ]),
      );

      expect(refused).toBeInstanceOf(TransactionCanceledException);
      expect(refused.message).toContain('[None, ConditionalCheckFailed, None]');
      expect(refused['CancellationReasons']).toEqual([
        { Code: 'None' },
        {
          Code: 'ConditionalCheckFailed',
          Message: 'The conditional request failed',
          Item: { pk: { S: 'taken' }, sk: { S: 'a' }, n: { N: '7' } },
        },
        { Code: 'None' },
      ]);
      expect(await rows()).toEqual({ taken: 7 });
    });

    test.each<[string, Items]>([
      ['the same row twice', [putting('a'), putting('a', { n: 2 })]],
      ['a malformed condition', [putting('a'), putting('b', {}, { ConditionExpression: 'so (' })]],
    ])('refuses %s as a whole', async (_, items) => {
      expect((await failure(transact(items))).name).toBe('ValidationException');
      expect(await rows()).toEqual({});
    });

    test('the same token does it once, and not for another request', async () => {
      await transact([adding('counter', 1)], 'token');
      await transact([adding('counter', 1)], 'token');
      const other = await failure(transact([adding('counter', 2)], 'token'));

      expect(other).toBeInstanceOf(IdempotentParameterMismatchException);
      expect(await rows()).toEqual({ counter: 1 });
    });

    test('of fifty that claim one name, one gets it', async () => {
      const claims = Array.from({ length: 50 }, (_, n) =>
        transact([putting('name', { n }, ifNew), putting(`claimed by ${n}`)]).then(
          () => n,
          () => undefined,
        ),
      );

      const winners = (await Promise.all(claims)).filter((n) => n !== undefined);

      expect(winners).toHaveLength(1);
      expect(await rows()).toEqual({ name: winners[0], [`claimed by ${winners[0]}`]: undefined });
    });

    test('sums survive transfers that race, and no reader sees a half', async () => {
      const accounts = ['a', 'b', 'c', 'd'];
      await transact(accounts.map((pk) => putting(pk, { n: 10 })));
      const scanned = async () => Object.values(await rows()).reduce((all, n) => all + n, 0);

      const sums: Promise<number>[] = [];
      const transfers = Array.from({ length: 60 }, (_, n) => {
        sums.push(scanned());
        const [from, to] = [accounts[n % 4]!, accounts[(n + 1 + (n % 3)) % 4]!];
        return transact([adding(from, -4, { atLeast: 4 }), adding(to, 4)]).catch(() => undefined);
      });
      await Promise.all(transfers);

      expect(new Set(await Promise.all(sums))).toEqual(new Set([40]));
      expect(Math.min(...Object.values(await rows()))).toBeGreaterThanOrEqual(0);
    });
  });

describe('the embedded table alone', () => {
  beforeEach(() => open());
  afterEach(() => aws.close());

  test('a token is forgotten after ten minutes', async () => {
    await transact([adding('counter', 1)], 'token');
    aws.setNow(Date.UTC(2026, 10, 20, 12, 11));
    await transact([adding('counter', 1)], 'token');

    expect(await rows()).toEqual({ counter: 2 });
  });

  test('a write that fails while it is applied leaves nothing of those before it', async () => {
    await transact([putting('text', { n: 'not a number' }), putting('gone', { n: 1 })]);

    const refused = await failure(
      transact([
        putting('first'),
        { Delete: { TableName, Key: { pk: 'gone', sk: 'a' } } },
        adding('text', 1),
      ]),
    );

    const reasons = refused['CancellationReasons'] as { Code: string }[];
    expect(reasons.map(({ Code }) => Code)).toEqual(['None', 'None', 'ValidationError']);
    expect(await rows()).toEqual({ text: 'not a number', gone: 1 });
  });

  test('a transaction bills twice, done or cancelled', async () => {
    const [guard, user] = [
      putting('guard', {}, ifNew),
      putting('user', { text: 'x'.repeat(1500) }),
    ];

    await transact([guard, user]);
    await failure(transact([guard, user]));

    expect(aws.calls.seen().map((call) => call.writeUnits)).toEqual([6, 6]);
    expect(aws.calls.seen()[0]).toMatchObject({ operation: 'TransactWriteItems', readUnits: 0 });
  });

  test('a process killed among transactions leaves only whole ones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'anchor-killed-'));
    const writer = spawn(process.execPath, [
      join(import.meta.dirname, 'endless-writer.ts'),
      folder,
    ]);
    let written = 0;
    for await (const line of createInterface({ input: writer.stdout })) {
      written = Number(line);
      if (written >= 40) writer.kill('SIGKILL');
    }

    const survivor = await running({ dataDir: folder });
    table = DynamoDBDocumentClient.from(new DynamoDBClient(survivor.client()));
    const found = await rows();
    const { Count: indexed } = await table.send(
      new ScanCommand({ TableName, IndexName: 'byHandle' }),
    );
    await survivor.close();
    rmSync(folder, { recursive: true });

    const pairs = Object.keys(found).length / 2;
    expect(pairs).toBeGreaterThanOrEqual(written);
    const whole = Array.from({ length: pairs }, (_, n) => [`one ${n}`, `two ${n}`]).flat();
    expect(Object.keys(found).toSorted()).toEqual(whole.toSorted());
    expect(indexed).toBe(pairs * 2);
  });

  test('a process that dies before its batch is written leaves nothing on the disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'anchor-store-'));
    const first = await openAtomicStore(join(folder, 'dynamodb'));
    await first
      .atomically(async () => {
        await first.store.db.put('one', 1);
        await first.store.db.put('two', 2);
        throw new Error('The process dies here.');
      })
      .catch(() => undefined);
    await first.atomically(async () => first.store.db.put('later', 3));
    await first.close();

    const second = await openAtomicStore(join(folder, 'dynamodb'));
    const found = await Promise.all(['one', 'two', 'later'].map((key) => second.store.db.get(key)));
    await second.close();
    rmSync(folder, { recursive: true });

    expect(found).toEqual([undefined, undefined, 3]);
  });
});
