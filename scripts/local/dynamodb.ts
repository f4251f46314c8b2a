/** DynamoDB on one machine: dynalite with what it lacks, every write atomic, every unit counted. */
import type { Cloud } from './cloud.ts';
import { type AtomicStore, openAtomicStore } from './dynamodb/atomic-store.ts';
import type { Meter } from './dynamodb/capacity.ts';
import { type Body, check, run, type Store } from './dynamodb/dynalite.ts';
import { openExpiry } from './dynamodb/expiry.ts';
import { asRefusal, DynamoRefusal } from './dynamodb/refusal.ts';
import { createTable, ensureTable } from './dynamodb/tables.ts';
import { transactWriter } from './dynamodb/transactions.ts';
import { apply, plan, type WriteKind } from './dynamodb/writes.ts';

export interface LocalDynamo {
  /** Answers one request in DynamoDB's JSON; throws a DynamoRefusal as DynamoDB refuses. */
  execute(operation: string, body: Body, meter: Meter): Promise<Body>;
  /** Deletes the rows whose time to live has passed; returns how many. */
  readonly expireRows: () => Promise<number>;
  close(): Promise<void>;
}

type Operation = (body: Body, meter: Meter) => Promise<Body>;

const writeOne =
  ({ store, atomically }: AtomicStore, kind: WriteKind): Operation =>
  (body, meter) =>
    atomically(async (changes) => apply(store, await plan(store, kind, body), changes, meter));

/** Runs a read and counts it; one that finds nothing costs the smallest unit. */
const read =
  (store: Store, operation: string): Operation =>
  async (body, meter) => {
    const asked = check(store, operation, { ...body, ReturnConsumedCapacity: 'TOTAL' });
    const { ConsumedCapacity: used, ...answer } = await run(store, operation, asked);
    const smallest = body['ConsistentRead'] === true ? 1 : 0.5;
    for (const { CapacityUnits: units } of [used].flat() as { readonly CapacityUnits: number }[])
      meter.read(Math.max(units, smallest));
    return answer;
  };

function operationsOf(atomic: AtomicStore, now: () => number): ReadonlyMap<string, Operation> {
  const { store } = atomic;
  const plainly = (name: string) => (body: Body) => run(store, name, check(store, name, body));
  const operations: Readonly<Record<string, Operation>> = {
    GetItem: read(store, 'GetItem'),
    BatchGetItem: read(store, 'BatchGetItem'),
    Query: read(store, 'Query'),
    Scan: read(store, 'Scan'),
    PutItem: writeOne(atomic, 'Put'),
    UpdateItem: writeOne(atomic, 'Update'),
    DeleteItem: writeOne(atomic, 'Delete'),
    TransactWriteItems: transactWriter(atomic, now),
    CreateTable: (body) => createTable(atomic, body),
    DescribeTable: plainly('DescribeTable'),
    ListTables: plainly('ListTables'),
  };
  return new Map(Object.entries(operations));
}

/** What the answer says about capacity when asked; transactions and batches list it by table. */
function consumed(operation: string, body: Body, read: number, write: number): Body {
  const asked = body['ReturnConsumedCapacity'];
  if (asked !== 'TOTAL' && asked !== 'INDEXES') return {};
  const units = { TableName: tableNames(operation, body)[0], CapacityUnits: read + write };
  if (operation.startsWith('Batch')) return { ConsumedCapacity: [units] };
  if (!operation.startsWith('Transact')) return { ConsumedCapacity: units };
  return { ConsumedCapacity: [{ ...units, WriteCapacityUnits: write }] };
}

/** A field of a request when it is text. */
export function textIn(body: Body, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

/** The parts of a request that are about a table each, in the order of `tableNames`. */
export function partsOf(operation: string, body: Body): readonly Body[] {
  if (operation.startsWith('Batch'))
    return Object.values((body['RequestItems'] ?? {}) as Readonly<Record<string, Body>>);
  if (!operation.startsWith('Transact')) return [body];
  const items = (body['TransactItems'] ?? []) as readonly Readonly<Record<string, Body>>[];
  return items.flatMap((item) => Object.values(item));
}

/** The tables that a request names, in its order. */
export const tableNames = (operation: string, body: Body): readonly string[] =>
  operation.startsWith('Batch')
    ? Object.keys((body['RequestItems'] ?? {}) as Body)
    : partsOf(operation, body).map((part) => textIn(part, 'TableName') ?? '');

/** Opens the table of the service, made when it is missing, in `path` or in memory. */
export async function openDynamo(
  path: string | undefined,
  table: Cloud['table'],
  now: () => number,
): Promise<LocalDynamo> {
  const atomic = await openAtomicStore(path);
  await ensureTable(atomic, table).catch(async (error: unknown) => {
    await atomic.close();
    throw error;
  });
  const operations = operationsOf(atomic, now);
  const expire = openExpiry(atomic);
  return {
    async execute(operation, body, meter) {
      const answer = operations.get(operation);
      if (!answer) throw new DynamoRefusal('UnknownOperationException', `Unknown: ${operation}`);
      let readUnits = 0;
      let writeUnits = 0;
      const counting: Meter = {
        read(units) {
          readUnits += units;
          meter.read(units);
        },
        write(units) {
          writeUnits += units;
          meter.write(units);
        },
      };
      const done = await answer(body, counting).catch((error: unknown) => {
        throw asRefusal(error);
      });
      return { ...done, ...consumed(operation, body, readUnits, writeUnits) };
    },
    expireRows: () => expire(now()),
    close: () => atomic.close(),
  };
}
