/**
 * `npm run bench:herd`: ten thousand people on one minute through the real handlers, and ten and a
 * hundred times as many by simulation: how long beyond SES's own rate, and whether anybody is
 * missed.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '../build.ts';
import { missesOf } from './herd/line.ts';
import { benchLines } from './herd/lines.ts';
import { headOfTable, legend, rowOf } from './herd/table.ts';

const help = `
npm run bench:herd lives one 6:00 of many people, calm and hard, by queue and by reserved
concurrency, in a virtual time.

  --users 10000   through the real handlers; ten and a hundred times as many are simulated
  --rate 14       mails a second that SES takes, and that the stack is made for
`;

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '14' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

function numberOf(name: 'users' | 'rate', most: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  console.error(`--${name} takes a whole number above 0, up to ${most}.`);
  return process.exit(1);
}

async function main(): Promise<void> {
  const [users, perSecond] = [numberOf('users', 100_000), numberOf('rate', 10_000)];
  const began = performance.now();
  const say = (line: string): void => console.error(line);
  await buildIfStale(say);
  const lines = await benchLines({ users, perSecond, say });
  console.log([legend, '', headOfTable(), ...lines.map(rowOf)].join('\n'));
  say(`It took ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
  if (lines.some((line) => missesOf(line).length > 0)) process.exitCode = 1;
}

if (values.help) console.log(help);
else await main();
