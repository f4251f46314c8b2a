/** DynamoDB on one machine: dynalite with what it lacks, every write atomic, every unit counted. */
import type { Cloud } from './cloud.ts';
import { type AtomicStore, openAtomicStore } from './dynamodb/atomic-store.ts';
import type { Meter } from './dynamodb/capacity.ts';
import { type Body, check, run, tableOf } from './dynamodb/dynalite.ts';
import { openExpiry, setTtl, ttlAttribute } from './dynamodb/expiry.ts';
import { batchWrite, read, writeOne } from './dynamodb/operations.ts';
import { asRefusal, DynamoRefusal } from './dynamodb/refusal.ts';
import { createTable, ensureTable } from './dynamodb/tables.ts';
import { transactGetter, transactWriter } from './dynamodb/transactions.ts';

export interface LocalDynamo {
  /** Answers one request in DynamoDB's JSON; throws a DynamoRefusal as DynamoDB refuses. */
  execute(operation: string, body: Body, meter: Meter): Promise<Body>;
  /** Deletes the rows whose time to live has passed; returns how many. */
  readonly expireRows: () => Promise<number>;
  close(): Promise<void>;
}

type Operation = (body: Body, meter: Meter) => Promise<Body>;

async function updateTimeToLive({ store }: AtomicStore, body: Body): Promise<Body> {
  const { TableName: name } = await tableOf(store, String(body['TableName']));
  const wanted = body['TimeToLiveSpecification'] as { Enabled: boolean; AttributeName: string };
  await setTtl(store, name, wanted.Enabled ? wanted.AttributeName : undefined);
  return { TimeToLiveSpecification: wanted };
}

async function describeTimeToLive({ store }: AtomicStore, body: Body): Promise<Body> {
  const { TableName: name } = await tableOf(store, String(body['TableName']));
  const attribute = await ttlAttribute(store, name);
  const status = attribute ? { AttributeName: attribute } : {};
  return {
    TimeToLiveDescription: { TimeToLiveStatus: attribute ? 'ENABLED' : 'DISABLED', ...status },
  };
}

function operationsOf(atomic: AtomicStore, now: () => number): ReadonlyMap<string, Operation> {
  const { store } = atomic;
  const plainly = (name: string) => (body: Body) => run(store, name, check(store, name, body));
  const counted = (name: string) => (body: Body, meter: Meter) => read(store, name, body, meter);
  const write = transactWriter(atomic, now);
  return new Map<string, Operation>([
    ['GetItem', counted('GetItem')],
    ['BatchGetItem', counted('BatchGetItem')],
    ['Query', counted('Query')],
    ['Scan', counted('Scan')],
    ['PutItem', (body, meter) => writeOne(atomic, 'Put', body, meter)],
    ['UpdateItem', (body, meter) => writeOne(atomic, 'Update', body, meter)],
    ['DeleteItem', (body, meter) => writeOne(atomic, 'Delete', body, meter)],
    ['BatchWriteItem', (body, meter) => batchWrite(atomic, body, meter)],
    ['TransactWriteItems', async (body, meter) => write(body, meter).then(() => ({}))],
    ['TransactGetItems', transactGetter(atomic)],
    ['CreateTable', (body) => createTable(atomic, body)],
    ['DescribeTable', plainly('DescribeTable')],
    ['ListTables', plainly('ListTables')],
    ['UpdateTimeToLive', (body) => updateTimeToLive(atomic, body)],
    ['DescribeTimeToLive', (body) => describeTimeToLive(atomic, body)],
  ]);
}

/** What the answer says about capacity when asked; transactions and batches list it by table. */
function consumed(operation: string, body: Body, read: number, write: number): Body {
  const asked = body['ReturnConsumedCapacity'];
  if (asked !== 'TOTAL' && asked !== 'INDEXES') return {};
  const named = tableNames(operation, body);
  const units = { TableName: named[0], CapacityUnits: read + write };
  if (operation.startsWith('Batch')) return { ConsumedCapacity: [units] };
  if (!operation.startsWith('Transact')) return { ConsumedCapacity: units };
  const kind = read > 0 ? { ReadCapacityUnits: read } : { WriteCapacityUnits: write };
  return { ConsumedCapacity: [{ ...units, ...kind }] };
}

/** A field of a request when it is text. */
export function textIn(body: Body, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

/** The tables that a request names, in its order. */
export function tableNames(operation: string, body: Body): readonly string[] {
  if (operation.startsWith('Batch')) return Object.keys((body['RequestItems'] ?? {}) as Body);
  if (!operation.startsWith('Transact')) return [textIn(body, 'TableName') ?? ''];
  const items = (body['TransactItems'] ?? []) as readonly Readonly<Record<string, Body>>[];
  return items.flatMap((item) => Object.values(item).map((one) => textIn(one, 'TableName') ?? ''));
}

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
  const expiry = openExpiry(atomic);
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
    expireRows: () => expiry.expire(now()),
    close: () => atomic.close(),
  };
}
