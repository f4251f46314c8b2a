/** `npm run bench:start [-- --starts 5] [-- --fresh]`: how soon somebody can sign up. */
import { readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fromRoot, root } from '../build/root.ts';
import { buildIfStale } from '../build.ts';
import type { Cloud } from '../local/cloud.ts';
import { findDynamoDbLocal, howToHaveIt } from '../local/dynamodb-local.ts';
import { freshClone } from './start/fresh-clone.ts';
import { javaStartMs } from './start/java-start.ts';
import { oneStart, type Started } from './start/one-start.ts';
import { sayStart } from './start/say-start.ts';

const help = `
npm run bench:start times npm start up to the first accepted sign-up.

  --starts 5             how many, of which the median counts
  --fresh                npm ci && npm start on a fresh clone too; takes minutes
  --dynamodb-local DIR   the folder of DynamoDBLocal.jar, as DYNAMODB_LOCAL
                         ${howToHaveIt}
`;

const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '5' },
    fresh: { type: 'boolean', default: false },
    'dynamodb-local': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const count = Number(values.starts);
if (!Number.isInteger(count) || count < 1) throw new Error('--starts takes a number from 1 on.');

await buildIfStale((line) => console.error(line));
const java = findDynamoDbLocal(values['dynamodb-local'] ?? process.env['DYNAMODB_LOCAL']);
const { table } = JSON.parse(readFileSync(fromRoot('dist/cloud.json'), 'utf8')) as Cloud;
rmSync(fromRoot('dist/compiled'), { recursive: true, force: true });
const first = await oneStart(root);
const starts: Started[] = [];
const javaMs: number[] = [];
// One beside the other: what else the machine does falls on both.
for (let turn = 0; turn < count; turn++) {
  starts.push(await oneStart(root));
  if ('jar' in java) javaMs.push(await javaStartMs(java.jar, table));
}
const report = {
  first,
  starts,
  java: 'jar' in java ? javaMs : java.why,
  fresh: values.fresh ? await freshClone(root) : undefined,
  cores: cpus().length,
  load: loadavg()[0] ?? 0,
};
for (const line of sayStart(report)) console.log(line);
