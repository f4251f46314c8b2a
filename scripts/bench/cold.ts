/** `npm run bench:cold [-- --rounds 5]`: what a cold start costs, beside a baseline. */
import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Metafile } from 'esbuild';
import type { Cloud } from '#scripts/local/cloud.ts';
import { bundleFolder, type FunctionName, functionNames } from '#shared/contract/functions.ts';
import { cloudPath } from '../build/cloud.ts';
import { entryOutput, metafilePath } from '../build/functions.ts';
import { fromRoot } from '../build/root.ts';
import { buildIfStale } from '../build.ts';
import { buildBaseline } from './baseline.ts';
import { type Eager, eagerOf } from './eager.ts';
import { importMs, neededToImport } from './import-time.ts';

interface Subject extends Eager {
  readonly name: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds, one a round. */
  readonly times: number[];
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on.');

await buildIfStale((line) => console.log(line));
const functions = await readFunctions();
const baseline: Subject = { name: 'baseline', env: {}, times: [], ...(await buildBaseline()) };

// Shuffled rounds: whatever else the machine does meanwhile falls on all alike.
for (let round = 0; round < rounds; round++) {
  for (const subject of shuffled([baseline, ...functions])) {
    subject.times.push(await importMs(subject.file, subject.env));
  }
}
print();
await printNeeds();

async function readFunctions(): Promise<readonly Subject[]> {
  // Both files were written by our own build a moment ago.
  const metafile = JSON.parse(await readFile(metafilePath, 'utf8')) as Metafile;
  const cloud = JSON.parse(await readFile(cloudPath, 'utf8')) as Cloud;
  return functionNames.map((name) => ({
    name,
    file: fromRoot(bundleFolder(name), 'index.mjs'),
    env: { AWS_REGION: cloud.region, ...environmentOf(cloud, name) },
    times: [],
    ...eagerOf(metafile, entryOutput(name)),
  }));
}

function environmentOf({ functions: all }: Cloud, name: FunctionName) {
  return all.find((one) => one.name === name)?.environment;
}

function shuffled<Thing>(things: readonly Thing[]): readonly Thing[] {
  return things
    .map((thing) => ({ thing, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

function print(): void {
  const [busy = 0] = loadavg();
  console.log(`Import in a fresh process, median of ${rounds} shuffled rounds;`);
  console.log(`x is the ratio to the baseline. ${cpus().length} cores, load ${busy.toFixed(1)}.\n`);
  console.log(row('function', ['import ms', 'x', 'modules', 'x', 'KB', 'x']));
  for (const { name, times, modules, bytes } of [baseline, ...functions]) {
    const ms = median(times);
    const figures = [
      [ms.toFixed(1), ms / median(baseline.times)],
      [String(modules), modules / baseline.modules],
      [(bytes / 1024).toFixed(0), bytes / baseline.bytes],
    ] as const;
    console.log(
      row(
        name,
        figures.flatMap(([figure, ratio]) => [figure, ratio.toFixed(2)]),
      ),
    );
  }
  console.log('\nmodules: evaluated before the handler can run; KB: loaded to that end, minified.');
  console.log('baseline: a DynamoDBDocumentClient in one file, built in the same run.\n');
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(28), ...cells.map((cell) => cell.padStart(9))].join(' ');
}

async function printNeeds(): Promise<void> {
  const needs = new Map<string, string[]>();
  for (const { name, file, env } of functions) {
    const needed = (await neededToImport(file, env)).join(', ') || 'none';
    needs.set(needed, [...(needs.get(needed) ?? []), name]);
  }
  console.log('Environment variables without which the import fails:');
  for (const [needed, names] of needs) {
    const who = names.length === functions.length ? 'all functions' : names.join(', ');
    console.log(`  ${needed}: ${who}`);
  }
}
