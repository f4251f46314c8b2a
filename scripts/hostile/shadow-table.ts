/** The table as it was after the last request, so that what a request changed can be told. */
import type { Cloud } from '../local/cloud.ts';

type Item = Readonly<Record<string, { readonly S?: string; readonly N?: string }>>;
type Rows = ReadonlyMap<string, string>;

export interface ShadowTable {
  /** Reads partitions again; answers the rows that differ from before, as `pk sk`. */
  refresh(partitions: Iterable<string>): Promise<readonly string[]>;
  /** Reads the whole table; answers the rows that differ from what was known of them. */
  compare(): Promise<readonly string[]>;
}

/** DynamoDB's own protocol, with the operator's key. */
function caller(url: string, { region, table }: Cloud, key: string) {
  const credential = `${key}/20261120/${region}/dynamodb/aws4_request`;
  return async (operation: string, body: object): Promise<readonly Item[]> => {
    const items: Item[] = [];
    let from: unknown;
    do {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `AWS4-HMAC-SHA256 Credential=${credential}`,
          'x-amz-target': `DynamoDB_20120810.${operation}`,
        },
        body: JSON.stringify({
          TableName: table.name,
          ConsistentRead: true,
          ...body,
          ...(from !== undefined && { ExclusiveStartKey: from }),
        }),
      });
      const page = (await response.json()) as { Items?: Item[]; LastEvaluatedKey?: unknown };
      if (!page.Items) throw new Error(`The table did not answer: ${JSON.stringify(page)}`);
      items.push(...page.Items);
      from = page.LastEvaluatedKey;
    } while (from !== undefined);
    return items;
  };
}

export function openShadow(url: string, cloud: Cloud, key: string): ShadowTable {
  const { partition, sort } = cloud.table.keys;
  const call = caller(url, cloud, key);
  const known = new Map<string, Rows>();

  const rowsOf = (items: readonly Item[]): Rows =>
    new Map(items.map((item) => [item[sort]?.S ?? '', JSON.stringify(item)]));
  const settle = (pk: string, now: Rows): readonly string[] => {
    const before = known.get(pk) ?? new Map<string, string>();
    if (now.size > 0) known.set(pk, now);
    else known.delete(pk);
    const all = new Set([...before.keys(), ...now.keys()]);
    return [...all].filter((sk) => before.get(sk) !== now.get(sk)).map((sk) => `${pk} ${sk}`);
  };
  const read = async (pk: string): Promise<Rows> =>
    rowsOf(
      await call('Query', {
        KeyConditionExpression: `${partition} = :pk`,
        ExpressionAttributeValues: { ':pk': { S: pk } },
      }),
    );

  return {
    async refresh(partitions) {
      const changed: string[] = [];
      for (const pk of new Set(partitions)) changed.push(...settle(pk, await read(pk)));
      return changed;
    },
    async compare() {
      const all = Map.groupBy(await call('Scan', {}), (item) => item[partition]?.S ?? '');
      const names = new Set([...known.keys(), ...all.keys()]);
      return [...names].flatMap((pk) => settle(pk, rowsOf(all.get(pk) ?? [])));
    },
  };
}
