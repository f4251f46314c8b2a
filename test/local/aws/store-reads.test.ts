/** What the local table reads it lets go: an open read holds all that was there when it began. */
import { expect, test } from '@jest/globals';
import { openAtomicStore } from '#scripts/local/dynamodb/atomic-store.ts';
import { check, type Iterating, run } from '#scripts/local/dynamodb/dynalite.ts';
import { createTable } from '#scripts/local/dynamodb/tables.ts';
import { keyedTable } from '#test/kit/keyed-table.ts';

const TableName = 'reads';
const definition = keyedTable(TableName);
const query = {
  TableName,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': { S: 'u' } },
};

test.each([
  ['to the end', 'Query', query],
  ['up to a limit', 'Query', { ...query, Limit: 2 }],
  ['whole', 'Scan', { TableName }],
])('a table that is read %s is let go', async (_, operation, asked) => {
  const atomic = await openAtomicStore(undefined);
  const { store } = atomic;
  await createTable(atomic, definition);
  for (const sk of ['a', 'b', 'c', 'd']) {
    const put = { TableName, Item: { pk: { S: 'u' }, sk: { S: sk } } };
    await atomic.atomically(() => run(store, 'PutItem', check(store, 'PutItem', put)));
  }
  let open = 0;
  const { values } = store.db;
  store.db.values = (range) => {
    const iterator: Iterating<unknown> = values(range);
    const close = iterator.close.bind(iterator);
    open += 1;
    let closed = false;
    iterator.close = () => {
      if (!closed) open -= 1;
      closed = true;
      return close();
    };
    return iterator;
  };

  const { Items } = await run(store, operation, check(store, operation, asked));
  await new Promise((soon) => setTimeout(soon, 20));

  expect(Items).toHaveLength('Limit' in asked ? 2 : 4);
  expect(open).toBe(0);
  await atomic.close();
});
