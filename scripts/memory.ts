/**
 * What each function takes while the tests of the running product run: memory at most, and work.
 * `lib/memory.ts` chooses by it how much each is given.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type MeasuredMemory, measuredMemoryPath, readMeasuredMemory } from '#lib/memory.ts';
import { fromRoot, root } from './build/root.ts';
import { linesIn, measuredOf } from './memory/measured-of.ts';
import { sayMemory } from './memory/say-memory.ts';

const help = `
node scripts/memory.ts shows what each function takes, and how much memory it is given.

  --measure    runs the tests of the product for it (half an hour); PARTS OF PATHS runs some of them
  --book DIR   takes what such a run, with MEMORY_BOOK=DIR, has written down
  --write      keeps what was measured, by which the next deployment chooses
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    measure: { type: 'boolean', default: false },
    book: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** In MB: what Node holds before it has loaded anything. */
function emptyMb(): number {
  const print = 'console.log(process.memoryUsage().rss)';
  const { stdout } = spawnSync(process.execPath, ['-e', print], { encoding: 'utf8' });
  return Math.ceil(Number(stdout) / 1e6);
}

/** Runs tests of the product; the tests themselves may fail. */
async function run(book: string): Promise<void> {
  const jest = fromRoot('node_modules/jest/bin/jest.js');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const tests = spawn(
    process.execPath,
    [...flags, jest, ...positionals, '--selectProjects', 'product', 'flows', 'local', 'faults'],
    { cwd: root, env: { ...process.env, MEMORY_BOOK: book }, stdio: ['ignore', 2, 2] },
  );
  await new Promise((done, failed) => tests.on('error', failed).on('close', done));
}

const measuredIn = (book: string): MeasuredMemory => ({
  on: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  emptyMb: emptyMb(),
  functions: measuredOf(linesIn(book)),
});

async function measured(): Promise<MeasuredMemory> {
  if (values.book !== undefined) return measuredIn(values.book);
  if (!values.measure) return readMeasuredMemory();
  const book = mkdtempSync(join(tmpdir(), 'anchor-memory-'));
  try {
    await run(book);
    return measuredIn(book);
  } finally {
    rmSync(book, { recursive: true });
  }
}

async function main(): Promise<void> {
  const found = await measured();
  for (const line of sayMemory(found)) console.log(line);
  if (values.write) writeFileSync(measuredMemoryPath, `${JSON.stringify(found, null, 2)}\n`);
}

if (values.help) console.log(help);
else await main();
