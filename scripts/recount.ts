/**
 * `npm run recount`: counts again from the rows of the table what its counters should say, prints
 * where they differ, and mends them when asked to.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type WholeTable, wholeTable } from '#functions/store/whole-table.ts';
import { root } from './build/root.ts';
import { buildIfStale } from './build.ts';
import type { Cloud } from './local/cloud.ts';
import { withLocalTable } from './local/operator-table.ts';
import { Problem, sentenceOf } from './local/problem.ts';
import { readSettings } from './local/settings.ts';
import { type Difference, isWrong } from './recount/differences.ts';
import { mend, recount } from './recount/recount.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const help = `
npm run recount counts again what the counters should say, and prints where they differ.

  npm run recount                                       on this machine, in DATA_DIR
  npm run recount -- --table NAME --region us-east-1    a deployed table

  --write    mends the counters; what happened on a day is only raised, as it stays
             counted when its people are erased
  --exact    with --write: lowers that, too, to what is still there

It reads the whole table: on a deployed one that costs a read unit for every 4 KB. What is counted
while it reads may show as a difference; ask again before you mend.
`;

const options = {
  table: { type: 'string' },
  region: { type: 'string' },
  write: { type: 'boolean', default: false },
  exact: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Given = ReturnType<typeof given>;

function given() {
  try {
    return parseArgs({ options }).values;
  } catch (problem) {
    throw new Problem(`${sentenceOf(problem)}\n${help}`);
  }
}

type Work = (table: WholeTable) => Promise<void>;

async function onTable({ table: name, region }: Given, work: Work): Promise<void> {
  if (name === undefined) return onThisMachine(work);
  // Read when the client is first used; the profile's own region where none is given.
  if (region !== undefined) process.env['AWS_REGION'] = region;
  const { table } = await import('#functions/adapters/dynamodb.ts');
  return work(wholeTable(table, name));
}

async function onThisMachine(work: Work): Promise<void> {
  await buildIfStale((line) => process.stderr.write(`${line}\n`));
  const cloud = JSON.parse(readFileSync(join(root, 'dist/cloud.json'), 'utf8')) as Cloud;
  const { dataDir } = readSettings(process.env, root);
  return withLocalTable(dataDir, cloud, (table) => work(wholeTable(table, cloud.table.name)));
}

function lineOf(difference: Difference, exact: boolean): string {
  const { key, name, counted, there } = difference;
  const kept = isWrong(difference, exact) ? '' : '  (kept: what happened stays counted)';
  return `${key.pk} ${key.sk} ${name}: counted ${counted}, the rows say ${there}${kept}`;
}

async function main(): Promise<void> {
  const values = given();
  if (values.help) return say(help);
  await onTable(values, async (table) => {
    const { rows, differences } = await recount(table, progress);
    for (const difference of differences) say(lineOf(difference, values.exact));
    const wrong = differences.filter((one) => isWrong(one, values.exact));
    say(`${rows} rows, ${differences.length} differences, ${wrong.length} to mend.`);
    if (!values.write || wrong.length === 0) return;
    for (const difference of wrong) await mend(table, difference);
    say(`Mended ${wrong.length}.`);
  });
}

/** A large table takes a while, and says so now and then. */
let said = 0;
function progress(rows: number): void {
  if (rows - said < 100_000) return;
  said = rows;
  process.stderr.write(`${rows} rows read ...\n`);
}

await main().catch((problem: unknown) => {
  const words = problem instanceof Problem ? problem.message : sentenceOf(problem);
  process.stderr.write(`${words}\n`);
  process.exit(1);
});
