/** What `expressions` says is what the table does: against a plain model of a row. */
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  absent,
  atMost,
  type Change,
  expressions,
  lessThan,
  moreThan,
  not,
  oneOf,
  present,
  unlessSet,
} from '#functions/store/writes.ts';
import { DynamoRefusal } from '#scripts/local/dynamodb/refusal.ts';
import type { LocalDynamo } from '#scripts/local/dynamodb.ts';
import { tables, tidyTables } from '#test/kit/table-engines.ts';

type Row = Readonly<Record<string, unknown>>;

const TableName = 'writes';
const Key = marshall({ pk: 'u', sk: 'a' });
const unmetered = { read() {}, write() {} };

// A word that DynamoDB reserves, a name with a sign in it, and one that is plain.
const names = ['state', 'ses:sent', 'seen'] as const;
const name = fc.constantFrom(...names);
const aNumber = fc.integer({ min: -2, max: 2 });
const someRow = fc.dictionary(name, aNumber, { noNullPrototype: true });

const where = (holds: (stands: number) => boolean) => (stands: unknown) =>
  typeof stands === 'number' && holds(stands);

/** Each way to speak of an attribute, with what it means. */
const someTerm = fc.oneof(
  fc.constant({ term: absent, holds: (stands: unknown) => stands === undefined }),
  fc.constant({ term: present, holds: (stands: unknown) => stands !== undefined }),
  aNumber.map((n) => ({ term: n, holds: where((stands) => stands === n) })),
  // What is not there is something else, too.
  aNumber.map((n) => ({ term: not(n), holds: (stands: unknown) => stands !== n })),
  aNumber.map((n) => ({ term: lessThan(n), holds: where((stands) => stands < n) })),
  aNumber.map((n) => ({ term: atMost(n), holds: where((stands) => stands <= n) })),
  aNumber.map((n) => ({ term: moreThan(n), holds: where((stands) => stands > n) })),
  fc
    .tuple(aNumber, aNumber)
    .map((some) => ({ term: oneOf(...some), holds: where((stands) => some.includes(stands)) })),
);

const someWhen = fc.array(fc.dictionary(name, someTerm, { minKeys: 1, noNullPrototype: true }), {
  maxLength: 3,
});

/** Each way to set an attribute, with what then stands there. */
const someValue = fc.oneof(
  fc.constant({ value: undefined, next: (stands: unknown) => stands }),
  aNumber.map((n) => ({ value: n, next: (): unknown => n })),
  aNumber.map((n) => ({ value: unlessSet(n), next: (stands: unknown) => stands ?? n })),
);
/** To each attribute one thing happens, or none. A dot in a name that is counted means nothing. */
const someChange = fc.record({
  set: fc.dictionary(fc.constantFrom('state', 'ses:sent'), someValue, { noNullPrototype: true }),
  remove: fc.subarray(['seen']),
  add: fc.dictionary(fc.constantFrom('source:a.example', 'count'), aNumber, {
    noNullPrototype: true,
  }),
});

const valuesOf = <Held, Value>(all: Readonly<Record<string, Held>>, value: (one: Held) => Value) =>
  Object.fromEntries(Object.entries(all).map(([one, held]) => [one, value(held)]));

tidyTables();

describe.each(tables)('$name', ({ openTable }) => {
  let database: LocalDynamo;
  beforeEach(async () => {
    const table = {
      name: TableName,
      arn: `arn:aws:dynamodb:us-east-1:000000000000:table/${TableName}`,
      ttlAttribute: 'expiresAt',
      keys: { partition: 'pk', sort: 'sk' },
      indexes: [],
    };
    database = await openTable(table, () => 0);
  });
  afterEach(() => database.close());

  const run = (operation: string, body: Row) =>
    database.execute(operation, { TableName, Key, ...body }, unmetered);

  /** The row after the change, without its keys; undefined where a condition did not hold. */
  async function after(row: Row, change: Change): Promise<Row | undefined> {
    const { ExpressionAttributeValues: values, ...said } = expressions(change);
    const asked = { ...said, ...(values && { ExpressionAttributeValues: marshall(values) }) };
    await database.execute('PutItem', { TableName, Item: { ...Key, ...marshall(row) } }, unmetered);
    try {
      // As it goes over the wire: what is undefined does not.
      await run('UpdateItem', JSON.parse(JSON.stringify(asked)));
    } catch (problem) {
      const isRefused = problem instanceof DynamoRefusal && problem.code.startsWith('Conditional');
      if (!isRefused) throw problem;
      return undefined;
    }
    const { Item } = await run('GetItem', {});
    const { pk: _pk, sk: _sk, ...held } = unmarshall(Item as typeof Key);
    return held;
  }

  test('any change is made where any of its conditions holds whole, and nothing otherwise', () =>
    fc.assert(
      fc.asyncProperty(someRow, someChange, someWhen, async (row, { set, remove, add }, when) => {
        const holds =
          when.length === 0 ||
          when.some((every) =>
            Object.entries(every).every(([one, { holds }]) => holds(row[one as keyof typeof row])),
          );
        const then: Record<string, unknown> = { ...row, ...add };
        for (const [one, { next }] of Object.entries(set)) then[one] = next(then[one]);
        const gone = new Set<string>(remove);
        const kept = Object.entries(then).filter(
          ([one, value]) => value !== undefined && !gone.has(one),
        );

        const made = await after(row, {
          set: valuesOf(set, ({ value }) => value),
          remove,
          add,
          when: when.map((every) => valuesOf(every, ({ term }) => term)),
        });

        expect(made).toEqual(holds ? Object.fromEntries(kept) : undefined);
      }),
    ));

  test('a condition reaches into a map', async () => {
    const row = { asked: { by: 'r1' } };
    const remove = ['asked'];

    expect(await after(row, { remove, when: { 'asked.by': 'r1' } })).toEqual({});
    expect(await after(row, { remove, when: { 'asked.by': 'r2' } })).toBeUndefined();
    expect(await after({}, { remove, when: { 'asked.by': 'r1' } })).toBeUndefined();
  });
});
