/** What each function takes in the product's tests, by which `lib/memory.ts` chooses its memory. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  headroom,
  type MeasuredMemory,
  measuredMemoryPath,
  memoryMb,
  needOf,
  patienceMs,
  readMeasuredMemory,
} from '#lib/memory.ts';
import { functionNames } from '#shared/contract/functions.ts';
import { linesIn, measuredOf } from './memory/memory-book.ts';
import { runJest } from './run-jest.ts';

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
    // The tests themselves may fail.
    const projects = ['--selectProjects', 'product', 'flows', 'local', 'faults'];
    await runJest([...positionals, ...projects], { MEMORY_BOOK: book });
    return measuredIn(book);
  } finally {
    rmSync(book, { recursive: true });
  }
}

const cell = (value: number | string): string => String(value).padStart(11);

const sayMemory = (measured: MeasuredMemory): readonly string[] => [
  `Measured on ${measured.on} with Node ${measured.node}, which holds ${measured.emptyMb} MB empty.`,
  `Given: ${headroom} times what was held at most, and work of at most ${patienceMs} ms,`,
  'also of the first event of a process; twice as much where nobody waits at a screen.',
  '',
  `${'function'.padEnd(26)}${[
    'events',
    'MB held',
    'usual ms',
    'most ms',
    'first ms',
    'MB need',
    'MB given',
    'ms then',
    'first then',
  ]
    .map((head) => cell(head))
    .join('')}`,
  ...functionNames.map((name) => {
    const {
      events = 0,
      mb = 0,
      usualMs = 0,
      mostMs = 0,
      firstMs = 0,
    } = measured.functions[name] ?? {};
    const need = needOf(name, measured);
    const given = memoryMb(name, measured);
    const then = [need.mostMs(given), need.firstMs(given)].map(Math.ceil);
    const figures = [events, mb, usualMs, mostMs, firstMs, Math.ceil(need.mb), given, ...then];
    return `${name.padEnd(26)}${figures.map((figure) => cell(figure)).join('')}`;
  }),
];

async function main(): Promise<void> {
  const found = await measured();
  for (const line of sayMemory(found)) console.log(line);
  if (values.write) writeFileSync(measuredMemoryPath, `${JSON.stringify(found, null, 2)}\n`);
}

if (values.help) console.log(help);
else await main();
