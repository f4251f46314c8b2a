/** A request like one before it is checked by what is remembered, and refused as ever. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AtomicStore, openAtomicStore } from '#scripts/local/dynamodb/atomic-store.ts';
import { type Body, check, run } from '#scripts/local/dynamodb/dynalite.ts';
import { createTable } from '#scripts/local/dynamodb/tables.ts';
import { keyedTable } from '#test/kit/keyed-table.ts';

const TableName = 'forms';
let atomic: AtomicStore;

beforeEach(async () => {
  atomic = await openAtomicStore(undefined);
  await createTable(atomic, keyedTable(TableName));
});
afterEach(() => atomic.close());

const checked = (operation: string, body: Body): Body =>
  check(atomic.store, operation, { TableName, ...body });
const done = (operation: string, body: Body): Promise<Body> =>
  atomic.atomically(() => run(atomic.store, operation, checked(operation, body)));

const keyOf = (sk: string) => ({ pk: { S: 'p' }, sk: { S: sk } });
const adding = (sk: string, N: string): Body => ({
  Key: keyOf(sk),
  UpdateExpression: 'SET #last = :by ADD #count :by',
  ConditionExpression: 'attribute_not_exists(#last) OR #last < :by',
  ExpressionAttributeNames: { '#last': 'last', '#count': 'count' },
  ExpressionAttributeValues: { ':by': { N } },
  ReturnValues: 'ALL_NEW',
});
const between = (from: string, to: string): Body => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
  ExpressionAttributeValues: { ':pk': { S: 'p' }, ':from': { S: from }, ':to': { S: to } },
});

test('each request writes and reads its own values, and leaves those before it alone', async () => {
  const first = await done('UpdateItem', adding('a', '1'));
  const other = await done('UpdateItem', adding('b', '2e1'));
  const again = await done('UpdateItem', adding('a', '5'));
  const refused = done('UpdateItem', adding('a', '4'));

  expect(first['Attributes']).toEqual({ ...keyOf('a'), last: { N: '1' }, count: { N: '1' } });
  expect(other['Attributes']).toEqual({ ...keyOf('b'), last: { N: '20' }, count: { N: '20' } });
  expect(again['Attributes']).toEqual({ ...keyOf('a'), last: { N: '5' }, count: { N: '6' } });
  await expect(refused).rejects.toThrow();
  expect(await done('Query', between('a', 'a'))).toMatchObject({ Count: 1 });
  expect(await done('Query', between('a', 'b'))).toMatchObject({ Count: 2 });
});

const typed = (S: string): Body => ({
  Key: keyOf('a'),
  ConditionExpression: 'attribute_type(note, :type)',
  ExpressionAttributeValues: { ':type': { S } },
});
const holding = (held: object): Body => ({ Item: { ...keyOf('a'), held } });

test.each<[string, string, Body, Body]>([
  ['a bound below the other', 'Query', between('a', 'b'), between('b', 'a')],
  ['a number that is none', 'UpdateItem', adding('a', '1'), adding('a', 'one')],
  ['a type that is none', 'DeleteItem', typed('S'), typed('X')],
  ['a set that is empty', 'PutItem', holding({ S: 'x' }), holding({ SS: [] })],
  ['two types in one', 'PutItem', holding({ S: 'x' }), holding({ S: 'x', N: '1' })],
  ['a wrong value within', 'PutItem', holding({ S: 'x' }), holding({ M: { n: { N: 'x' } } })],
  ['an item too large', 'PutItem', holding({ S: 'x' }), holding({ S: 'x'.repeat(410_000) })],
])('%s is refused after one that was right, in the same words', (_, operation, right, wrong) => {
  const refusal = (): unknown => {
    try {
      return checked(operation, wrong);
    } catch (problem) {
      return (problem as { body?: unknown }).body;
    }
  };
  const before = refusal();

  checked(operation, right);
  checked(operation, right);

  expect(refusal()).toEqual(before);
  expect(before).toMatchObject({ __type: expect.stringContaining('ValidationException') });
});
