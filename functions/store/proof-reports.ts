/** What the last proofs said, in one row. */
import { ProofReport } from '#shared/contract/stability.ts';
import { keys } from './keys.ts';
import { get } from './reads.ts';
import { put } from './writes.ts';

export const proofReports = {
  keep: (report: ProofReport) => put({ ...keys.proofs(), report }),

  /** Undefined if they never ran, or an older version wrote the row differently. */
  async last(): Promise<ProofReport | undefined> {
    const row = await get(keys.proofs());
    return ProofReport.safeParse(row?.['report']).data;
  },
};
