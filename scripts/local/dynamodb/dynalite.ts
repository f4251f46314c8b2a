/** The one door to dynalite, an embedded DynamoDB without types: opening, checking, running. */
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';

const require = createRequire(import.meta.url);

/** One attribute in DynamoDB's JSON: `{ S: 'text' }`, `{ N: '5' }`, `{ M: { ... } }`. */
export type Value = Readonly<Record<string, unknown>>;
export type Row = Readonly<Record<string, Value>>;
export type Body = Readonly<Record<string, unknown>>;

interface KeyPart {
  readonly AttributeName: string;
}

export interface Index {
  readonly IndexName: string;
  readonly KeySchema: readonly KeyPart[];
  readonly Projection: {
    readonly ProjectionType: string;
    readonly NonKeyAttributes?: readonly string[];
  };
}

export interface Table {
  readonly TableName: string;
  readonly TableStatus: string;
  readonly KeySchema: readonly KeyPart[];
  readonly GlobalSecondaryIndexes?: readonly Index[];
}

type Callback<T> = (error: Error | null | undefined, value?: T) => void;

export type Change =
  | { readonly type: 'put'; readonly key: string; readonly value: unknown }
  | { readonly type: 'del'; readonly key: string };

/** A way through the store, which holds all it began with until it is closed. */
export interface Iterating<Value> extends AsyncIterable<Value> {
  return?: () => unknown;
  /** The next of them, at most so many; none at the end. */
  nextv(most: number): Promise<readonly Value[]>;
  close(): Promise<void>;
}

interface AsText {
  readonly valueEncoding: 'utf8';
}

/** The key-value store below all tables, indexes and tags; keys are told apart by a prefix. */
export interface Level {
  open(options: { readonly createIfMissing: boolean }): Promise<void>;
  get: (key: string, callback?: Callback<unknown>) => Promise<unknown>;
  put: (key: string, value: unknown, callback?: Callback<void>) => unknown;
  del: (key: string, callback?: Callback<void>) => unknown;
  readonly batch: (changes: readonly Change[], callback?: Callback<void>) => unknown;
  keys: (range: { gte: string; lt: string }) => Iterating<string>;
  values: (range: Body) => Iterating<unknown>;
  /** As they lie in the store: JSON. */
  getMany(keys: readonly string[], as: AsText): Promise<readonly (string | undefined)[]>;
  iterator(as: AsText): Iterating<readonly [key: string, value: string]>;
  createValueStream: (range: Body) => Readable;
  close(callback: Callback<void>): void;
}

export interface Store {
  readonly db: Level;
  /** Whose account and region stand in the ARNs of new tables. */
  readonly tableDb: { awsAccountId: string; awsRegion: string };
  getTable(name: string, callback: Callback<Table>): void;
}

interface Engine {
  create(options: Readonly<Record<string, unknown>>): Store;
  validateItem(item: unknown, table: Table): Error | undefined | null;
  validateKey(key: unknown, table: Table): Error | undefined | null;
  createKey(item: unknown, table: Table): string;
  checkConditional(data: Body, row: Row | undefined): Error | undefined | null;
}

interface Rules {
  readonly types: unknown;
  readonly custom?: unknown;
}

interface Checks {
  checkTypes(data: Body, types: unknown): Body;
  checkValidations(data: Body, types: unknown, custom: unknown, store: Store): void;
}

type Action = (store: Store, data: Body, callback: Callback<Body>) => void;

const operations = [
  'GetItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchGetItem',
  'Query',
  'Scan',
  'CreateTable',
  'DescribeTable',
  'ListTables',
];

const fileName = (operation: string): string =>
  operation.charAt(0).toLowerCase() + operation.slice(1);

// dynalite has no types: these casts are what its source at our pinned version gives.
export const engine = require('dynalite/db') as Engine;
const checks = require('dynalite/validations') as Checks;
const load = <T>(folder: string) =>
  new Map(operations.map((name) => [name, require(`dynalite/${folder}/${fileName(name)}`) as T]));
const actions = load<Action>('actions');
const rules = load<Rules>('validations');

/** The request without unknown fields, its expressions parsed; throws as DynamoDB refuses. */
export function check(store: Store, operation: string, body: Body): Body {
  const rule = rules.get(operation);
  if (!rule) throw new Error(`No such operation: ${operation}`);
  // The checks delete from what they are given, and write parsed expressions into it.
  const data = checks.checkTypes(structuredClone(body), rule.types);
  checks.checkValidations(data, rule.types, rule.custom, store);
  return data;
}

/** Runs what `check` returned. */
export const run = (store: Store, operation: string, data: Body): Promise<Body> =>
  new Promise((resolve, reject) => {
    const action = actions.get(operation);
    if (!action) throw new Error(`No such operation: ${operation}`);
    action(store, data, (error, answer) => (error ? reject(error) : resolve(answer ?? {})));
  });

export const tableOf = (store: Store, name: string): Promise<Table> =>
  new Promise((resolve, reject) => {
    store.getTable(name, (error, table) => {
      if (table) resolve(table);
      else reject(error ?? new Error(`No such table: ${name}`));
    });
  });

const rowStart = 'item-';

export const rowPlace = (table: string, key: string): string => `${rowStart}${table}~${key}`;

/** The table of the row at a place; undefined for a place that is no row's. */
export const tableIn = (place: string): string | undefined =>
  place.startsWith(rowStart) ? place.slice(rowStart.length, place.indexOf('~')) : undefined;

export const rowAt = async (store: Store, table: Table, key: string): Promise<Row | undefined> =>
  (await store.db.get(rowPlace(table.TableName, key))) as Row | undefined;

/** What a list of changes makes of one row: its new value, or undefined when it is deleted. */
export function rowAfter(changes: readonly Change[], table: Table, key: string): Row | undefined {
  const change = changes.findLast(({ key: place }) => place === rowPlace(table.TableName, key));
  return change?.type === 'put' ? (change.value as Row) : undefined;
}
