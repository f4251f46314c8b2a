/** Opens a local run, makes this process one of its functions, and compares flow by flow. */
import { readFileSync } from 'node:fs';
import { fromRoot } from '#scripts/build/root.ts';
import type { Cloud } from '#scripts/local/cloud.ts';
import { operatorTable } from '#scripts/local/operator-table.ts';
import { passingSecret, startPassingRun } from '#scripts/local/passing-run.ts';
import { type Compared, compare, type Size } from './compare.ts';
import { flowsOf } from './flows.ts';
import { runInside, unheard } from './inside.ts';

export interface Asked extends Size {
  /** On a page of the administrator's list. */
  readonly people: number;
  /** How the names of those begin that are measured. */
  readonly only: string;
}

export async function runOverhead(asked: Asked): Promise<readonly Compared[]> {
  const cloud = JSON.parse(readFileSync(fromRoot('dist/cloud.json'), 'utf8')) as Cloud;
  const run = await startPassingRun(cloud);
  try {
    runInside(run, cloud, passingSecret);
    const place = { run, cloud, table: operatorTable(run.endpoint.url, cloud) };
    const compared: Compared[] = [];
    const flows = await unheard(() => flowsOf(place, asked.people));
    for (const flow of flows.filter(({ name }) => name.startsWith(asked.only))) {
      compared.push(await compare(place, flow, asked));
    }
    return compared;
  } finally {
    await run.close();
  }
}
