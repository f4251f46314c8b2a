/** The last run of the proofs, by whichever administrator: one row. */
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

  /** Undefined where none was ever run, or an older version of us wrote it otherwise. */
  async last(): Promise<ProofReport | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName: env().TABLE_NAME, Key: keys.proofs(), ConsistentRead: true }),
    );
    return ProofReport.safeParse(Item?.['report']).data;
  },
};
