/**
 * `npm run load`: ten thousand people at one 6:00, on this machine, with SES slow and calls
 * failing.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';
import { sayLoad } from './load/say-load.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '50' },
    failing: { type: 'string', default: '1' },
  },
});

const numberOf = (name: keyof typeof values, most: number): number => {
  const number = Number(values[name]);
  if (number > 0 && number <= most) return number;
  console.error(`--${name} takes a number above 0, up to ${most}.`);
  return process.exit(1);
};

await buildIfStale((line) => console.error(line));
// Read by the modules below at import: what runs in Lambda runs in UTC.
process.env['TZ'] = 'UTC';
const { runLoad } = await import('./load/run-load.ts');
const report = await runLoad({
  users: Math.round(numberOf('users', 100_000)),
  perSecond: numberOf('rate', 10_000),
  failingShare: numberOf('failing', 50) / 100,
  say: (line) => console.error(line),
});
for (const line of sayLoad(report)) console.log(line);
if (report.lost > 0 || report.doubled > 0) process.exit(1);
