/** The newest rows of a list, page by page: by the index, however many there are. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { listsIndex } from '#shared/contract/lists-index.ts';
import type { User } from '#shared/domain/user.ts';
import { type Key, keys, type Listed, type NewestList } from './keys.ts';
import { readRows } from './read-rows.ts';
import { isHandle, type Row, userOf } from './users.ts';

export interface NewestPage {
  /** The newest first. */
  readonly rows: readonly (Row & Key)[];
  /** Where the next page begins; undefined after the last. */
  readonly next?: string;
}

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** A place in the index, as text that can stand in a query. */
const textOf = (place: Key & Listed): string =>
  Buffer.from(`${nameOf(place)}\n${place.listedAs}`).toString('base64url');

/** Undefined for text that names no place; a place that is not there is one between two others. */
function placeOf(listedIn: string, text: string): (Key & Listed) | undefined {
  const [pk, sk, listedAs, ...rest] = Buffer.from(text, 'base64url').toString().split('\n');
  return pk && sk && listedAs && rest.length === 0 ? { pk, sk, listedIn, listedAs } : undefined;
}

/**
 * At most 100 rows of a list. The index knows no more than their keys, and may be a moment behind:
 * a row that is gone by now is left out.
 */
export async function newestIn(
  list: NewestList,
  limit: number,
  cursor?: string,
): Promise<NewestPage> {
  const from = cursor === undefined ? undefined : placeOf(list, cursor);
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: env().TABLE_NAME,
      IndexName: listsIndex.name,
      KeyConditionExpression: '#list = :list',
      ExpressionAttributeNames: { '#list': listsIndex.partition },
      ExpressionAttributeValues: { ':list': list },
      ScanIndexForward: false,
      Limit: limit,
      ...(from && { ExclusiveStartKey: from }),
    }),
  );
  const places = Items as Key[];
  const found = places.length > 0 ? await readRows(places.map(({ pk, sk }) => ({ pk, sk }))) : [];
  const byName = new Map(found.map((row) => [nameOf(row), row]));
  return {
    rows: places.flatMap((place) => byName.get(nameOf(place)) ?? []),
    ...(LastEvaluatedKey && { next: textOf(LastEvaluatedKey as Key & Listed) }),
  };
}

/** The users of some ids, by id; one who is being erased, or is gone, is left out. */
export async function usersBy(ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
  const asked = [...new Set(ids)].map((id) => keys.user(id));
  const rows = asked.length > 0 ? await readRows(asked) : [];
  const users = rows.filter((row) => !isHandle(row)).map(userOf);
  return new Map(users.filter(({ state }) => state !== 'purging').map((user) => [user.id, user]));
}
