/** What functions asked AWS for while tests ran, against their policies, both ways. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';
import { type Cloud, readCloud } from './local/cloud.ts';
import {
  type Refused,
  reasons,
  refusedOf,
  type Usage,
  unseen,
  usages,
} from './permissions/judge.ts';
import { bookIn, type RightKind, readRecord, writeRecord } from './permissions/record.ts';
import { runJest } from './run-jest.ts';

const help = `
Holds what functions ask AWS for against what they may, both ways.

  npx node scripts/permissions.ts --kept     by the record of the last run, in a second
  npx node scripts/permissions.ts            by a new run of the tests of the product (minutes)
  npx node scripts/permissions.ts test/api   by some of them, beside the record of the rest

  --write    keeps what was seen as the record: a whole run replaces it, a part adds to it

A call that is refused, by our matcher or by the simulator, fails; so does a grant that nothing
used. The tests themselves may fail: what they asked for is on record all the same.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kept: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const projects = ['--selectProjects', 'product', 'flows', 'local', 'faults', 'cloud'];

/** Runs tests of the product; answers the rights that functions asked for meanwhile. */
async function recorded(paths: readonly string[]): Promise<readonly RightKind[]> {
  const folder = mkdtempSync(join(tmpdir(), 'anchor-rights-'));
  // Paths go before the option, which takes whatever follows for another project.
  await runJest([...paths, ...projects], { RIGHTS_BOOK: folder });
  try {
    return bookIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function asked(cloud: Cloud): Promise<readonly RightKind[]> {
  if (values.kept) return readRecord();
  const found = await recorded(positionals);
  const known = new Set(cloud.functions.map(({ arn }) => arn));
  const all = positionals.length > 0 ? [...readRecord(), ...found] : found;
  // Tests of the local AWS have functions of their own.
  return all.filter(({ functionArn }) => known.has(functionArn));
}

const short = (actions: readonly string[]): string => actions.join(' ') || '-';

/** Our own rights alone: those that Lambda uses itself are the same for all. */
const rowOf = ({ function: name, calls, used, excused, unused }: Usage): string => {
  const ours = excused.filter((right) => reasons[right] === undefined);
  const counts = [calls, used.length, ours.length, unused.length];
  return `${name.padEnd(26)}${counts.map((count) => String(count).padStart(8)).join('')}`;
};

const refusal = ({ function: name, action, resource, matcher, simulator }: Refused): string =>
  `  ${name}: ${action} on ${resource} (ours ${matcher}, simulator ${simulator})`;

function sayPermissions(all: readonly Usage[], refused: readonly Refused[]): readonly string[] {
  const idle = all.filter(({ unused }) => unused.length > 0);
  const excused = [...new Set(all.flatMap((usage) => usage.excused))].toSorted();
  return [
    `${'function'.padEnd(26)}   calls    used excused  unused`,
    ...all.map(rowOf),
    '',
    'Used by Lambda itself, and by no call of ours:',
    ...excused.flatMap((action) => (reasons[action] ? [`  ${action}: ${reasons[action]}`] : [])),
    '',
    'Seen in no test, and granted all the same:',
    ...Object.entries(unseen).map(([right, because]) => `  ${right}: ${because}`),
    '',
    ...(refused.length === 0
      ? ['Every call seen is allowed, by our matcher and by the simulator.']
      : ['Refused, or not agreed on:', ...refused.map(refusal)]),
    ...(idle.length === 0
      ? ['Every grant is used.']
      : [
          'Granted, and used by nothing:',
          ...idle.map(({ function: name, unused }) => `  ${name}: ${short(unused)}`),
        ]),
  ];
}

async function main(): Promise<void> {
  await buildIfStale((line) => console.error(line));
  const cloud = readCloud();
  const kinds = await asked(cloud);
  const [refused, all] = [await refusedOf(cloud, kinds), usages(cloud, kinds)];
  for (const line of sayPermissions(all, refused)) console.log(line);
  if (values.write) writeRecord(kinds);
  if (refused.length > 0 || all.some(({ unused }) => unused.length > 0)) process.exitCode = 1;
}

if (values.help) console.log(help);
else await main();
