/** The outcomes of letters: reads them, and records skipped ones. */
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table, tryWrite } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { addDays, type LocalDate, offsetMinutesAt } from '#shared/domain/local-date.ts';
import type { SettledLetter } from '#shared/domain/settled-letter.ts';
import { stages } from '#shared/domain/stage.ts';
import { type Key, keys } from './keys.ts';
import type { Row } from './users.ts';
import { absent, expressions } from './writes.ts';

/** When a touchpoint was due: the instant and the zone's offset. */
export const plannedRow = (plannedAt: Date, zone: string): Row => ({
  plannedAt: plannedAt.toISOString(),
  /** Minutes ahead of UTC. */
  offset: offsetMinutesAt(plannedAt, zone),
});

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const instant = (value: unknown): Date | undefined =>
  typeof value === 'string' ? new Date(value) : undefined;

/** Undefined for letters without a date and stage, such as a notice. */
export function settledIn(row: Row): SettledLetter | undefined {
  const [, date = '', which = ''] = String(row['sk']).split('#');
  const stage = stages.find((name) => name === which);
  if (!stage) return undefined;
  const [at, plannedAt] = [instant(row['at']), instant(row['plannedAt'])];
  const [because, by] = [text(row['because']), text(row['by'])];
  return {
    date,
    stage,
    state: row['state'] as SettledLetter['state'],
    ...(at && { at }),
    ...(plannedAt && { plannedAt }),
    ...(typeof row['offset'] === 'number' && { offset: row['offset'] }),
    ...(because && { because }),
    ...(by && { by }),
  };
}

export const letterOutcomes = {
  /** The letters between two dates, inclusive, in order. */
  async between(userId: string, from: LocalDate, to: LocalDate): Promise<readonly SettledLetter[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: env().TABLE_NAME,
        KeyConditionExpression: 'pk = :post AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':post': keys.post(userId),
          ':from': keys.letter(userId, from, '').sk,
          ':to': keys.letter(userId, addDays(to, 1), '').sk,
        },
        ConsistentRead: true,
      }),
    );
    return Items.flatMap((row) => settledIn(row) ?? []);
  },

  /** Records that a letter is skipped and which reply asked for it; never changes a settled row. */
  async skip(key: Key, skipped: Row): Promise<void> {
    await tryWrite(() =>
      table.send(
        new PutCommand({
          TableName: env().TABLE_NAME,
          Item: { ...key, state: 'skipped', ...skipped },
          ...expressions({ when: [{ pk: absent }, { state: 'skipped' }] }),
        }),
      ),
    );
  },

  /** Removes a claim whose user turned out to be gone. */
  async forget(key: Key): Promise<void> {
    await table.send(new DeleteCommand({ TableName: env().TABLE_NAME, Key: key }));
  },
};
