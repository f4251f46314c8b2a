/**
 * `npm run bench:year`: how many days of people a second go through the real functions, and whether
 * every letter comes once at its minute and no item is lost, wherever clocks change.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../build.ts';

const help = `npm run bench:year -- [--users 130] [--days 56] [--from 2027-03-08] [--timed-users 100]
                            [--timed-days 4] [--seed 1] [--worlds CORES] [--whole] [--part 1/1]

Lives people of every zone that changes its clocks: once with replies at least weekly, once without
the silence rule. 130 people are one of each zone; 56 days from 8 March hold every change of spring.
--whole is 1,000 people and 365 days, which takes hours; --part 2/8 is the second eighth of them, as
people know nothing of each other. People live in as many processes at once as there are cores
(--worlds), each with its share of them; the rate is the sum of theirs. Fails on counts: a
touchpoint not once or not at its minute, an item that is nowhere, a dead letter. Never on time,
which is printed beside the bare store's.`;

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '130' },
    days: { type: 'string', default: '56' },
    from: { type: 'string', default: '2027-03-08' },
    'timed-users': { type: 'string', default: '100' },
    'timed-days': { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    worlds: { type: 'string', default: String(availableParallelism()) },
    whole: { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
    help: { type: 'boolean', default: false },
  },
});

type Name = 'users' | 'days' | 'timed-users' | 'timed-days' | 'seed' | 'worlds';

const numberOf = (name: Name): number => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name} takes a whole number above 0.`);
  return process.exit(2);
};

if (!/^\d{4}-\d\d-\d\d$/.test(values.from)) {
  console.error('--from takes a date: 2027-03-08.');
  process.exit(2);
}

const [partNumber = 0, parts = 0] = values.part.split('/').map(Number);
if (!/^\d+\/\d+$/.test(values.part) || partNumber < 1 || partNumber > parts) {
  console.error('--part takes a number and how many there are: 2/8.');
  process.exit(2);
}

if (values.help) {
  console.log(help);
  process.exit(0);
}

await buildIfStale((line) => console.error(line));
// Read by the modules below at import: what runs in Lambda runs in UTC.
process.env['TZ'] = 'UTC';
const { runYear } = await import('./year/run-year.ts');
const { sayYear, wrongsOf } = await import('./year/say-year.ts');
const year = await runYear({
  users: values.whole ? 1000 : numberOf('users'),
  days: values.whole ? 365 : numberOf('days'),
  from: values.from,
  timedUsers: numberOf('timed-users'),
  timedDays: numberOf('timed-days'),
  seed: numberOf('seed'),
  part: { number: partNumber - 1, of: parts },
  worlds: numberOf('worlds'),
  say: (line) => console.error(line),
});
for (const line of sayYear(year)) console.log(line);
if (wrongsOf(year) > 0) process.exit(1);
