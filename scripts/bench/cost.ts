/**
 * `npm run bench:cost`: a month of a hundred people through the real functions, everything that is
 * asked money for counted and priced, beside two designs on paper.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '../build.ts';

const help = `
npm run bench:cost lives 30 days of 100 people through the real functions, and prices the counts.

  --users 100   how many people; multiples of five have habits that come to two replies a day
  --days 30     how many days they live
`;

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '100' },
    days: { type: 'string', default: '30' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

function numberOf(name: 'users' | 'days', most: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  console.error(`--${name} takes a whole number from 1 to ${most}.`);
  return process.exit(1);
}

async function main(): Promise<void> {
  const users = numberOf('users', 1000);
  const days = numberOf('days', 31);
  await buildIfStale((line) => console.error(line));
  // Read by the modules below at import: what runs in Lambda runs in UTC.
  process.env['TZ'] = 'UTC';
  const { liveAll } = await import('./cost/live-all.ts');
  const { goalsOf, isMissed } = await import('./cost/goals.ts');
  const { report } = await import('./cost/tables.ts');
  const lived = await liveAll(users, days, (line) => console.error(line));
  const goals = goalsOf(lived);
  for (const line of report(lived, goals)) console.log(line);
  if (goals.some(isMissed)) process.exit(1);
}

if (values.help) console.log(help);
else await main();
