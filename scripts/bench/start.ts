/** `npm run bench:start [-- --starts 5] [-- --fresh]`: how soon somebody can sign up. */
import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fromRoot, root } from '../build/root.ts';
import { buildIfStale } from '../build.ts';
import { freshClone, oneStart, type Started } from './one-start.ts';
import { sayStart } from './say-start.ts';

const help = `
npm run bench:start times npm start up to the first accepted sign-up.

  --starts 5   how many, of which the median counts
  --fresh      npm ci && npm start on a fresh clone too; takes minutes
`;

const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '5' },
    fresh: { type: 'boolean', default: false },
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
rmSync(fromRoot('dist/compiled'), { recursive: true, force: true });
const first = await oneStart(root);
const starts: Started[] = [];
for (let turn = 0; turn < count; turn++) starts.push(await oneStart(root));
const report = {
  first,
  starts,
  fresh: values.fresh ? await freshClone(root) : undefined,
  cores: cpus().length,
  load: loadavg()[0] ?? 0,
};
for (const line of sayStart(report)) console.log(line);
