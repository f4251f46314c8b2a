/**
 * What every function asked AWS for while the tests of the running product ran, against its
 * synthesised policy, both ways.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cloudPath } from './build/cloud.ts';
import { fromRoot, root } from './build/root.ts';
import { buildIfStale } from './build.ts';
import type { Cloud } from './local/cloud.ts';
import { refusedOf, usages } from './permissions/judge.ts';
import { bookIn, readRecord, writeRecord } from './permissions/record.ts';
import type { RightKind } from './permissions/right-kinds.ts';
import { sayPermissions } from './permissions/say-permissions.ts';

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

const jestArgs = (paths: readonly string[]): readonly string[] => [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  fromRoot('node_modules/jest/bin/jest.js'),
  // Before the option, which takes whatever follows for another project.
  ...paths,
  '--selectProjects',
  'product',
  'flows',
  'local',
  'faults',
  'cloud',
];

/** Runs tests of the product; answers the rights that functions asked for meanwhile. */
async function recorded(paths: readonly string[]): Promise<readonly RightKind[]> {
  const folder = mkdtempSync(join(tmpdir(), 'anchor-rights-'));
  const jest = spawn(process.execPath, jestArgs(paths), {
    cwd: root,
    env: { ...process.env, RIGHTS_BOOK: folder },
    stdio: ['ignore', 2, 2],
  });
  await new Promise((done, failed) => jest.on('error', failed).on('close', done));
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

async function main(): Promise<void> {
  await buildIfStale((line) => console.error(line));
  const cloud = JSON.parse(readFileSync(cloudPath, 'utf8')) as Cloud;
  const kinds = await asked(cloud);
  const [refused, all] = [await refusedOf(cloud, kinds), usages(cloud, kinds)];
  for (const line of sayPermissions(all, refused)) console.log(line);
  if (values.write) writeRecord(kinds);
  if (refused.length > 0 || all.some(({ unused }) => unused.length > 0)) process.exitCode = 1;
}

if (values.help) console.log(help);
else await main();
