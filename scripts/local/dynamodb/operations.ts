/** DynamoDB's plain operations: one write, a batch of writes, and the counted reads. */
import type { AtomicStore } from './atomic-store.ts';
import type { Meter } from './capacity.ts';
import { type Body, check, run, type Store } from './dynalite.ts';
import { invalid } from './refusal.ts';
import { apply, placeOf, plan, type Step, type WriteKind } from './writes.ts';

export const writeOne = (
  { store, atomically }: AtomicStore,
  kind: WriteKind,
  body: Body,
  meter: Meter,
): Promise<Body> =>
  atomically(async (changes) => {
    const step = await plan(store, kind, body);
    return apply(store, step, changes, meter);
  });

interface WriteRequest {
  readonly PutRequest?: { readonly Item: unknown };
  readonly DeleteRequest?: { readonly Key: unknown };
}

const planRequest = (store: Store, table: string, request: WriteRequest): Promise<Step> =>
  request.PutRequest
    ? plan(store, 'Put', { TableName: table, Item: request.PutRequest.Item })
    : plan(store, 'Delete', { TableName: table, Key: request.DeleteRequest?.Key });

/** All of a batch is checked before any of it is written. */
export const batchWrite = (
  { store, atomically }: AtomicStore,
  body: Body,
  meter: Meter,
): Promise<Body> =>
  atomically(async (changes) => {
    check(store, 'BatchWriteItem', body);
    const steps: Step[] = [];
    const tables = Object.entries(body['RequestItems'] as Record<string, readonly WriteRequest[]>);
    for (const [table, requests] of tables)
      for (const request of requests) steps.push(await planRequest(store, table, request));
    if (new Set(steps.map(placeOf)).size < steps.length)
      throw invalid('Provided list of item keys contains duplicates');
    for (const step of steps) await apply(store, step, changes, meter);
    return { UnprocessedItems: {} };
  });

interface Capacity {
  readonly CapacityUnits: number;
}

/** Runs a read and counts it; one that finds nothing costs the smallest unit. */
export async function read(
  store: Store,
  operation: string,
  body: Body,
  meter: Meter,
): Promise<Body> {
  const request = { ...body, ReturnConsumedCapacity: 'TOTAL' };
  const { ConsumedCapacity: used, ...answer } = await run(
    store,
    operation,
    check(store, operation, request),
  );
  const smallest = body['ConsistentRead'] === true ? 1 : 0.5;
  for (const { CapacityUnits: units } of [used].flat() as Capacity[])
    meter.read(Math.max(units, smallest));
  return answer;
}
