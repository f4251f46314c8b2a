/** Puts the table and the schedules back to where they were, so that the same can be done again. */
import { isDeepStrictEqual } from 'node:util';
import { BatchWriteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Cloud } from '#scripts/local/cloud.ts';
import type { LocalRun } from '#scripts/local/local-run.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Moment {
  /** By their keys. */
  readonly rows: ReadonlyMap<string, Row>;
  readonly schedules: ReadonlySet<string>;
}

export interface Place {
  readonly run: LocalRun;
  readonly cloud: Cloud;
  readonly table: DynamoDBDocumentClient;
}

const textOf = ({ pk, sk }: Row): string => JSON.stringify([pk, sk]);

export async function moment({ run, cloud, table }: Place): Promise<Moment> {
  const rows = new Map<string, Row>();
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new ScanCommand({ TableName: cloud.table.name, ExclusiveStartKey: from }),
    );
    for (const row of page.Items ?? []) rows.set(textOf(row), row);
    from = page.LastEvaluatedKey;
  } while (from);
  return { rows, schedules: new Set(run.endpoint.schedules.all().map(({ name }) => name)) };
}

/** What has been written since is taken away, what has been changed or deleted comes back. */
export async function rewind(place: Place, to: Moment): Promise<void> {
  const { run, cloud, table } = place;
  const now = await moment(place);
  const writes = [
    ...[...to.rows].filter(([key, row]) => !isDeepStrictEqual(row, now.rows.get(key))).map(putting),
    ...[...now.rows].filter(([key]) => !to.rows.has(key)).map(deleting),
  ];
  for (let at = 0; at < writes.length; at += 25) {
    const RequestItems = { [cloud.table.name]: writes.slice(at, at + 25) };
    await table.send(new BatchWriteCommand({ RequestItems }));
  }
  for (const name of now.schedules) {
    if (!to.schedules.has(name)) await run.endpoint.schedules.remove(cloud.scheduleGroup, name);
  }
}

const putting = ([, Item]: readonly [string, Row]) => ({ PutRequest: { Item } });
const deleting = ([, { pk, sk }]: readonly [string, Row]) => ({
  DeleteRequest: { Key: { pk, sk } },
});
