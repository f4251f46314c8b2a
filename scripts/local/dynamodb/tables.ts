/** Making tables: the template's, and others that a script or a test asks for. */
import { setImmediate as soon } from 'node:timers/promises';
import type { Cloud } from '../cloud.ts';
import type { AtomicStore } from './atomic-store.ts';
import { type Body, type Change, check, run, type Table, tableOf } from './dynalite.ts';
import { setTtl } from './expiry.ts';

const isActive = (change: Change): boolean =>
  change.type === 'put' && (change.value as Partial<Table>).TableStatus === 'ACTIVE';

/** Makes a table; it is there and active when this resolves. */
export const createTable = ({ store, atomically }: AtomicStore, body: Body): Promise<Body> =>
  atomically(async (changes) => {
    const answer = await run(store, 'CreateTable', check(store, 'CreateTable', body));
    // dynalite writes a new table twice: being made, and some ticks later active.
    while (changes.filter(isActive).length < 2) await soon();
    return answer;
  });

const keySchema = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];

/** What CreateTable is asked for the table of the template. */
export function definition({ name, keys, indexes }: Cloud['table']): Body {
  const parts = [keys, ...indexes].flatMap(({ partition, sort }) => [partition, sort]);
  const made = indexes.map((index) => ({
    IndexName: index.name,
    KeySchema: keySchema(index.partition, index.sort),
    Projection: { ProjectionType: index.projection },
  }));
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...new Set(parts)].map((part) => ({
      AttributeName: part,
      AttributeType: 'S',
    })),
    KeySchema: keySchema(keys.partition, keys.sort),
    ...(made.length > 0 ? { GlobalSecondaryIndexes: made } : {}),
  };
}

const shape = (table: Pick<Table, 'KeySchema' | 'GlobalSecondaryIndexes'>): string =>
  [{ IndexName: '', KeySchema: table.KeySchema }, ...(table.GlobalSecondaryIndexes ?? [])]
    .map((one) => [one.IndexName, ...one.KeySchema.map((key) => key.AttributeName)].join(' '))
    .toSorted()
    .join(', ');

/** Makes the service's table when it is missing; throws when an old one has other keys. */
export async function ensureTable(atomic: AtomicStore, table: Cloud['table']): Promise<void> {
  const [, , , region = '', account = ''] = table.arn.split(':');
  Object.assign(atomic.store.tableDb, { awsRegion: region, awsAccountId: account });
  const wanted = definition(table);
  const found = await tableOf(atomic.store, table.name).catch(() => undefined);
  if (!found) await createTable(atomic, wanted);
  else if (shape(found) !== shape(wanted as unknown as Table))
    throw new Error(
      `The local table ${table.name} has other keys or indexes than the template: ` +
        'remove the dynamodb folder of the data folder to start with an empty one.',
    );
  await setTtl(atomic.store, table.name, table.ttlAttribute);
}
