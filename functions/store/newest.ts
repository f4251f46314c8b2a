/** The newest rows of a list, page by page, from the index. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { listsIndex } from '#shared/contract/lists-index.ts';
import type { User } from '#shared/domain/user.ts';
import { type Key, keys, type Listed, type NewestList } from './keys.ts';
import { readRows } from './read-rows.ts';
import { isHandle, type Row, userOf } from './users.ts';

export interface NewestPage {
  /** Newest first. */
  readonly rows: readonly (Row & Key)[];
  /** Where the next page begins; undefined after the last one. */
  readonly next?: string;
}

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

/** A place in the index, as text for a query string. */
const textOf = (place: Key & Listed): string =>
  Buffer.from(`${nameOf(place)}\n${place.listedAs}`).toString('base64url');

/** Undefined for malformed text. A place without a row is between two others. */
function placeOf(listedIn: string, text: string): (Key & Listed) | undefined {
  const [pk, sk, listedAs, ...rest] = Buffer.from(text, 'base64url').toString().split('\n');
  return pk && sk && listedAs && rest.length === 0 ? { pk, sk, listedIn, listedAs } : undefined;
}

/**
 * At most 100 rows of a list. The index holds only keys and may be a moment behind, so rows that
 * are gone are left out.
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

/** Users by id; leaves out those who are gone or being erased. */
export async function usersBy(ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
  const asked = [...new Set(ids)].map((id) => keys.user(id));
  const rows = asked.length > 0 ? await readRows(asked) : [];
  const users = rows.filter((row) => !isHandle(row)).map(userOf);
  return new Map(users.filter(({ state }) => state !== 'purging').map((user) => [user.id, user]));
}
