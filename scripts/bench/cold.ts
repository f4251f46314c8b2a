/** `npm run bench:cold [-- --rounds 5]`: what a cold start costs, beside a baseline. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { bundleFolder, type FunctionName, functionNames } from '#shared/contract/functions.ts';
import { entryOutput, metafilePath } from '../build/functions.ts';
import { fromRoot, root } from '../build/root.ts';
import { buildIfStale } from '../build.ts';
import { type Cloud, readCloud } from '../local/cloud.ts';

interface Eager {
  readonly modules: number;
  readonly bytes: number;
}

/** Follows static imports alone: what is imported dynamically is not touched by a cold start. */
function eagerOf({ outputs }: esbuild.Metafile, entry: string): Eager {
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
      if (!external && kind === 'import-statement') reached.add(next);
    }
  }
  const loaded = [...reached].flatMap((path) => outputs[path] ?? []);
  const modules = new Set(loaded.flatMap(({ inputs }) => evaluated(inputs)));
  return { modules: modules.size, bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** A module of which nothing is left in the bundle is not evaluated either. */
const evaluated = (inputs: esbuild.Metafile['outputs'][string]['inputs']): readonly string[] =>
  Object.entries(inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);

/** The stated measure of a cold start: a handler that only has a document client, in one file. */
const outfile = 'dist/bench/baseline.mjs';

const source = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const commands = { GetCommand, PutCommand };
export const handler = async ({ command, input }) => table.send(new commands[command](input));
`;

/** Builds it as usual: minified, in one file, which parses whatever the SDK might ever need. */
async function buildBaseline(): Promise<Eager & { readonly file: string }> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    stdin: { contents: source, resolveDir: root, loader: 'js' },
    outfile,
    bundle: true,
    format: 'esm',
    minify: true,
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    banner: {
      js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
    },
    metafile: true,
  });
  return { file: fromRoot(outfile), ...eagerOf(metafile, outfile) };
}

type Environment = Readonly<Record<string, string>>;

const importing = `
const started = performance.now();
await import(process.argv[1]);
process.stdout.write(String(performance.now() - started));
process.exit(0);
`;

/** Milliseconds from asking for the file to having its handler; rejects when the import throws. */
async function importMs(file: string, env: Environment): Promise<number> {
  const flags = ['--input-type=module', '--eval', importing, pathToFileURL(file).href];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { env });
  return Number(stdout);
}

/** The variables without which the import throws: each is taken away once. */
async function neededToImport(file: string, env: Environment): Promise<readonly string[]> {
  if (await imports(file, {})) return [];
  const needed: string[] = [];
  for (const name of Object.keys(env)) {
    const { [name]: _, ...others } = env;
    if (!(await imports(file, others))) needed.push(name);
  }
  return needed;
}

const imports = (file: string, env: Environment): Promise<boolean> =>
  importMs(file, env).then(
    () => true,
    () => false,
  );

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
  const metafile = JSON.parse(await readFile(metafilePath, 'utf8')) as esbuild.Metafile;
  const cloud = readCloud();
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
