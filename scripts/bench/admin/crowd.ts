/** Many people at once, written straight into the local table as a sign-up would leave them. */
import { createHash } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import { dayRow } from '#functions/store/days.ts';
import { counterShards, keys, shardOf } from '#functions/store/keys.ts';
import { addressRow } from '#functions/store/signups.ts';
import { userRow } from '#functions/store/users.ts';
import type { User } from '#shared/domain/user.ts';
import { bytesToUuid } from '#shared/domain/uuid.ts';
import type { Cloud } from '../../local/cloud.ts';
import type { Meter } from '../../local/dynamodb/capacity.ts';
import { openDynamo } from '../../local/dynamodb.ts';

type Item = Readonly<Record<string, unknown>>;

const began = Date.parse('2026-01-01T00:00:00Z');
const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const unmetered: Meter = { read() {}, write() {} };
/** DynamoDB takes no more in one call. */
const rowsPerBatch = 25;

/** The same person for the same number, in every run. */
export function personAt(number: number): User {
  const at = new Date(began + number * 60_000).toISOString();
  return {
    id: bytesToUuid(createHash('sha256').update(`person ${number}`).digest().subarray(0, 16)),
    number,
    email: `person-${number}@example.com`,
    kind: 'person',
    channel: 'email',
    zone: 'America/Chicago',
    zoneSource: 'user',
    rhythm: { MORNING_INTENTION: 360, MIDDAY_CHECKIN: 750, EVENING_REFLECTION: 1080 },
    state: 'active',
    source: 'landing_page',
    createdAt: at,
    startsOn: '2026-11-20',
    begunAt: at,
  };
}

const plan = ['Finish the slides', 'Call Mom', 'Go for a walk'];

/** Days of letters, and a plan with a reply on the last: what a row of the table is made from. */
export function lifeOf({ id }: User, dates: readonly string[]): readonly Item[] {
  const date = dates.at(-1) ?? '';
  const items = plan.map((text, at) => ({
    id: `i${at}`,
    text,
    status: 'open' as const,
    firstDay: date,
  }));
  const applied = [{ id: 'reply', at: Date.parse(`${date}T13:00:00Z`) }];
  const day = { date, version: 2, items, tomorrow: [], applied };
  const letters = dates.flatMap((on) =>
    ['MORNING_INTENTION', 'MIDDAY_CHECKIN', 'EVENING_REFLECTION'].map((which) => ({
      ...keys.letter(id, on, which),
      state: 'sent',
      at: `${on}T12:00:00.000Z`,
      messageId: '0'.repeat(60),
      shown: items.map((item) => [item.id, item.status]),
    })),
  );
  const reply = { ...keys.reply(id, 'reply'), id: 'reply', engine: 'rules', stage: 'DAY0_ACK' };
  return [dayRow(id, { day, writtenBy: 'bench' }), reply, ...letters];
}

function* rowsOf(count: number, living: number): Generator<Item> {
  const totals = new Map<number, number>();
  for (let number = 1; number <= count; number += 1) {
    const user = personAt(number);
    const shard = shardOf(user.id);
    totals.set(shard, (totals.get(shard) ?? 0) + 1);
    yield userRow(user);
    yield addressRow(user);
    // The pages that are asked for are those of the newest.
    if (number > count - living) yield* lifeOf(user, days);
  }
  for (let shard = 0; shard < counterShards; shard += 1) {
    const users = totals.get(shard) ?? 0;
    yield { ...keys.totals(shard), users, subscribed: users, 'source:landing_page': users };
  }
}

export interface Crowd {
  readonly cloud: Cloud;
  /** The data folder of the local run. */
  readonly folder: string;
  readonly count: number;
  /** How many of the newest have letters and lists. */
  readonly living: number;
}

export async function seedCrowd({ cloud, folder, count, living }: Crowd): Promise<void> {
  const table = await openDynamo(`${folder}/dynamodb`, cloud.table, Date.now);
  const write = async (rows: readonly Item[]): Promise<void> => {
    const requests = rows.map((row) => ({
      PutRequest: { Item: marshall(row, { removeUndefinedValues: true }) },
    }));
    await table.execute(
      'BatchWriteItem',
      { RequestItems: { [cloud.table.name]: requests } },
      unmetered,
    );
  };
  let batch: Item[] = [];
  for (const row of rowsOf(count, living)) {
    batch.push(row);
    if (batch.length < rowsPerBatch) continue;
    await write(batch);
    batch = [];
  }
  if (batch.length > 0) await write(batch);
  await table.close();
}
