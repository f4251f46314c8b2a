/** Reads rows: one, several by key, a partition, a list of the index. Rows are parsed by noun. */
import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { listsIndex } from '#shared/contract/lists-index.ts';
import { type Key, keys, type Listed, type NewestList, type Row } from './keys.ts';

/** Every row has both keys. */
export type KeyedRow = Row & Key;

/** Eventually consistent reads are about a second old and cost half. */
export async function get(Key: Key, ConsistentRead = true): Promise<Row | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: env().TABLE_NAME, Key, ConsistentRead }),
  );
  return Item;
}

interface Query {
  readonly pk: string;
  readonly prefix?: string;
  /** The first and the last sort key. */
  readonly between?: readonly [from: string, to: string];
  readonly newestFirst?: boolean;
  readonly most?: number;
  readonly consistent?: boolean;
  readonly from?: Key | undefined;
}

export interface Page {
  readonly rows: readonly KeyedRow[];
  /** Where the next page begins; undefined after the last one. */
  readonly next?: Key;
}

/** The rows of a partition, as many as DynamoDB returns at once (1 MB). */
export async function pageOf(query: Query): Promise<Page> {
  const { pk, prefix, between, newestFirst, most, consistent, from } = query;
  const conditions = [
    'pk = :pk',
    ...(prefix === undefined ? [] : ['begins_with(sk, :prefix)']),
    ...(between ? ['sk BETWEEN :from AND :to'] : []),
  ];
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: env().TABLE_NAME,
      KeyConditionExpression: conditions.join(' AND '),
      ExpressionAttributeValues: {
        ':pk': pk,
        ...(prefix !== undefined && { ':prefix': prefix }),
        ...(between && { ':from': between[0], ':to': between[1] }),
      },
      ...(newestFirst && { ScanIndexForward: false }),
      ...(most !== undefined && { Limit: most }),
      ...(consistent && { ConsistentRead: true }),
      ...(from && { ExclusiveStartKey: from }),
    }),
  );
  const next = LastEvaluatedKey as Key | undefined;
  return { rows: Items as KeyedRow[], ...(next && { next }) };
}

/** The rows of one page. */
export const query = async (asked: Query): Promise<readonly KeyedRow[]> =>
  (await pageOf(asked)).rows;

/** All rows of a partition, page by page and in order; strongly consistent. */
export async function everythingIn(pk: string, prefix?: string): Promise<readonly KeyedRow[]> {
  const all: KeyedRow[] = [];
  let from: Key | undefined;
  do {
    const page = await pageOf({ pk, consistent: true, from, ...(prefix && { prefix }) });
    all.push(...page.rows);
    from = page.next;
  } while (from);
  return all;
}

/** DynamoDB's limit per call. */
export const mostKeys = 100;

/** Retry delays for keys that DynamoDB leaves unprocessed; after these it is overloaded. */
const delaysMs = [0, 50, 200, 800];

/**
 * The existing rows of different keys, in any order and eventually consistent. Throws if DynamoDB
 * keeps leaving some unprocessed.
 */
export async function readRows(asked: readonly Key[]): Promise<readonly KeyedRow[]> {
  if (asked.length <= mostKeys) return readBatch(asked);
  const batches = Array.from({ length: Math.ceil(asked.length / mostKeys) }, (_, at) =>
    readBatch(asked.slice(at * mostKeys, (at + 1) * mostKeys)),
  );
  return (await Promise.all(batches)).flat();
}

class ReadsPutOff extends Error {
  override readonly name = 'ThrottledReads';
}

async function readBatch(asked: readonly Key[]): Promise<readonly KeyedRow[]> {
  const { TABLE_NAME } = env();
  const found: KeyedRow[] = [];
  let rest: readonly Key[] = asked;
  for (const delayMs of delaysMs) {
    if (rest.length === 0) return found;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({ RequestItems: { [TABLE_NAME]: { Keys: [...rest] } } }),
    );
    found.push(...((Responses?.[TABLE_NAME] ?? []) as KeyedRow[]));
    rest = (UnprocessedKeys?.[TABLE_NAME]?.Keys ?? []) as Key[];
  }
  if (rest.length > 0) throw new ReadsPutOff('The table keeps putting reads off.');
  return found;
}

type Place = Key & Listed;

interface ListQuery {
  readonly most: number;
  /** Only places beyond this one. */
  readonly past?: string | undefined;
  readonly oldestFirst?: boolean | undefined;
  readonly from?: Place | undefined;
}

/** A list of the index, newest first. The index holds only keys and may be a moment behind. */
export async function placesIn(list: string, { most, past, oldestFirst, from }: ListQuery) {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: env().TABLE_NAME,
      IndexName: listsIndex.name,
      KeyConditionExpression: `#in = :list${past ? ` AND #as ${oldestFirst ? '>' : '<'} :past` : ''}`,
      ExpressionAttributeNames: {
        '#in': listsIndex.partition,
        ...(past && { '#as': listsIndex.sort }),
      },
      ExpressionAttributeValues: { ':list': list, ...(past && { ':past': past }) },
      ScanIndexForward: oldestFirst === true,
      Limit: most,
      ...(from && { ExclusiveStartKey: from }),
    }),
  );
  return { places: Items as Place[], next: LastEvaluatedKey as Place | undefined };
}

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** A place in the index, as text for a query string. */
const textOf = (place: Place): string =>
  Buffer.from(`${nameOf(place)}\n${place.listedAs}`).toString('base64url');

/** Undefined for malformed text. A place without a row is between two others. */
function placeOf(listedIn: string, text: string): Place | undefined {
  const [pk, sk, listedAs, ...rest] = Buffer.from(text, 'base64url').toString().split('\n');
  return pk && sk && listedAs && rest.length === 0 ? { pk, sk, listedIn, listedAs } : undefined;
}

/** Whether a row is wanted, as its key alone tells. */
type Wanted = (key: Key) => boolean;

/** Places that are read at first, and in all, in search of wanted ones. */
const firstPlaces = 200;
const mostPlaces = 5_000;

/** Reads on until there are enough, the list ends or enough is read. */
async function wantedIn(list: string, wanted: Wanted, most: number, start: Place | undefined) {
  const found: Place[] = [];
  let from = start;
  let read = 0;
  for (let some = firstPlaces; read < mostPlaces; some *= 4) {
    const page = await placesIn(list, { most: Math.min(some, mostPlaces - read), from });
    found.push(...page.places.filter(wanted));
    read += page.places.length;
    from = page.next;
    if (found.length > most) return { places: found.slice(0, most), next: found[most - 1] };
    if (!from) break;
  }
  return { places: found, next: from };
}

/**
 * Rows of a list, newest first, and where the next page begins. Rows that are gone are left out. Of
 * `wanted` ones a page may have few, even none, and say where to go on.
 */
export async function newestIn(
  list: NewestList,
  most: number,
  cursor?: string,
  wanted?: Wanted,
): Promise<{ readonly rows: readonly KeyedRow[]; readonly next?: string }> {
  const from = cursor === undefined ? undefined : placeOf(list, cursor);
  const { places, next } = await (wanted
    ? wantedIn(list, wanted, most, from)
    : placesIn(list, { most, from }));
  const found = places.length > 0 ? await readRows(places.map(({ pk, sk }) => ({ pk, sk }))) : [];
  const byName = new Map(found.map((row) => [nameOf(row), row]));
  return {
    rows: places.flatMap((place) => byName.get(nameOf(place)) ?? []),
    ...(next && { next: textOf(next) }),
  };
}

/** Throws if the table does not answer. */
export async function reachTable(): Promise<void> {
  await get(keys.userNumber(), false);
}

/**
 * Makes as many calls as another answer would, so that nobody can tell them apart: the numbers of
 * parallel calls, step by step.
 */
export async function reachInSteps(steps: readonly number[]): Promise<void> {
  for (const calls of steps) await Promise.all(Array.from({ length: calls }, reachTable));
}

/** Whether a row has expired, which DynamoDB may remove days late. */
export const isExpired = ({ expiresAt }: Row, now: Date): boolean =>
  Number(expiresAt) * 1000 <= now.getTime();

/** A type with every field written out, so that a schema without an optional one is another. */
type Whole<Type> = unknown extends Type
  ? Type
  : Type extends object
    ? { -readonly [Name in keyof Type]-?: Whole<Type[Name]> }
    : Type;

/** `unknown` where both are one type: no schema falls behind its noun. */
type Same<One, Other> = [Whole<One>] extends [Whole<Other>]
  ? [Whole<Other>] extends [Whole<One>]
    ? unknown
    : never
  : never;

/** The kinds in a key: `USER PROFILE`, `POST REPLY`. The rest of it may be an address. */
const kindOfKey = ({ pk, sk }: Row): string =>
  [pk, sk]
    .map((part) => /^[A-Z]+(?=#|$)/.exec(typeof part === 'string' ? part : '')?.[0] ?? '...')
    .join(' ');

/** A schema for a type of the domain, which has neither more fields nor fewer. */
export const schemaOf =
  <Noun>() =>
  <Shape>(shape: z.ZodMiniType<Shape> & Same<Shape, Noun>) =>
    shape as z.ZodMiniType<unknown> as z.ZodMiniType<Noun>;

/**
 * Returns a function that reads a row of this noun. Attributes that the schema doesn't know stay in
 * the row, because a later version may have written them. It throws for a row that doesn't fit; the
 * error is logged, so it names the fields and not their values.
 */
export const rowReader =
  <Noun>(noun: string, shape: z.ZodMiniType<Noun>) =>
  <Read extends Row>(row: Read): Readonly<Noun> & Read => {
    const { error } = shape.safeParse(row);
    if (!error) return row as Readonly<Noun> & Read;
    const fields = new Set(error.issues.map(({ path }) => String(path[0] ?? 'the row')));
    throw new Error(
      `A row of a ${noun} (${kindOfKey(row)}) can't be read: ${[...fields].join(', ')}.`,
    );
  };
