/** Reads a table whole, compares it with its counters, and mends them. */
import type { Key, Row } from '#functions/store/keys.ts';
import type { WholeTable } from '#scripts/ops/whole-table.ts';
import { type Difference, differencesOf, isCounter } from './differences.ts';
import { type Tally, tallyRow } from './tally.ts';

export interface Recounted {
  readonly rows: number;
  readonly differences: readonly Difference[];
}

export async function recount(
  table: Pick<WholeTable, 'pages'>,
  onPage: (rows: number) => void = () => {},
): Promise<Recounted> {
  const tally: Tally = new Map();
  const counters: (Row & Key)[] = [];
  let rows = 0;
  for await (const page of table.pages()) {
    for (const row of page) {
      if (isCounter(row)) counters.push(row);
      else tallyRow(tally, row);
    }
    rows += page.length;
    onPage(rows);
  }
  return { rows, differences: differencesOf(counters, tally) };
}

export const mend = (
  table: Pick<WholeTable, 'add'>,
  { key, name, counted, there }: Difference,
): Promise<void> => table.add(key, name, there - counted);
