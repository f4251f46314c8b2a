/** How large a table of the local run is: what is kept of people is paid for by the month. */
import { wholeTable } from '#scripts/ops/whole-table.ts';
import type { Cloud } from '../local/cloud.ts';
import type { LocalRun } from '../local/local-run.ts';
import { operatorTable } from '../local/operator-table.ts';

export async function rowBytesIn({ endpoint }: LocalRun, cloud: Cloud): Promise<number> {
  let bytes = 0;
  const table = wholeTable(operatorTable(endpoint.url, cloud), cloud.table.name);
  for await (const page of table.pages()) bytes += Buffer.byteLength(JSON.stringify(page));
  return bytes;
}
