/** Lists of users in the index, by number and by the start of an id. Keys only. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { listsIndex } from '#shared/contract/lists-index.ts';
import { idStartOf, type Key, type Listed, peopleLists, placeOfNumber, userIdIn } from './keys.ts';

/** A user's place in the list; their data is in their own rows. */
export interface Place {
  readonly userId: string;
  /** Numbered in the order of signing up. */
  readonly number: number;
}

export interface ListQuery {
  readonly showDeleted: boolean;
  /** Only users with a lower number. */
  readonly before?: number;
  readonly most: number;
}

interface Range {
  readonly list: string;
  readonly before?: string;
  readonly most: number;
}

async function newestIn({ list, before, most }: Range) {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: env().TABLE_NAME,
      IndexName: listsIndex.name,
      KeyConditionExpression: `#in = :list${before ? ' AND #as < :before' : ''}`,
      ExpressionAttributeNames: {
        '#in': listsIndex.partition,
        ...(before && { '#as': listsIndex.sort }),
      },
      ExpressionAttributeValues: { ':list': list, ...(before && { ':before': before }) },
      ScanIndexForward: false,
      Limit: most,
    }),
  );
  // The index projects keys only.
  return Items.map((row) => row as Listed & Key);
}

/** More users than can share eight hexadecimal digits, even among a million. */
const mostWithOneStart = 20;

export const peopleList = {
  /** Newest first; reads only as many rows as it returns. */
  async newest({ showDeleted, before, most }: ListQuery): Promise<readonly Place[]> {
    const { live, deleted } = peopleLists;
    const range = { most, ...(before !== undefined && { before: placeOfNumber(before) }) };
    const found = await Promise.all(
      (showDeleted ? [live, deleted] : [live]).map((list) => newestIn({ list, ...range })),
    );
    return found
      .flat()
      .map(({ pk, listedAs }) => ({ userId: userIdIn(pk), number: Number(listedAs) }))
      .toSorted((one, other) => other.number - one.number)
      .slice(0, most);
  },

  /** The ids that begin with these 8 characters. */
  async idsWith(start: string): Promise<readonly string[]> {
    const found = await newestIn({ list: idStartOf(start), most: mostWithOneStart });
    return found.map(({ listedAs }) => listedAs);
  },
};
