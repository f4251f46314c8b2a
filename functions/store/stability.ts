/** The result of the last proofs, in one row. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { ProofReport } from '#shared/contract/stability.ts';
import { keys } from './keys.ts';

export const stability = {
  async keep(report: ProofReport): Promise<void> {
    const Item = { ...keys.proofs(), report };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },

  /** Undefined if they never ran, or an older version wrote the row differently. */
  async last(): Promise<ProofReport | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName: env().TABLE_NAME, Key: keys.proofs(), ConsistentRead: true }),
    );
    return ProofReport.safeParse(Item?.['report']).data;
  },
};
