/** `npm run simulation`: days of simulated people in the product, with faults if asked. */
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';

const help = `npm run simulation -- [--days 14] [--people 20] [--faults 0] [--seed N] [--minutes N]

Runs people of all zones that change their clocks through the real functions on a local run that
nobody else sees. They sign up, reply, and erase themselves after some weeks, and others come; the
clocks of some zone change on the fifth day.

  --days     how many days of the product's clock; with --minutes as many as fit
  --people   how many at any time
  --faults   break this percentage of all calls to AWS (0.3): refused, cut off, done but unanswered,
             or ending in a killed worker
  --seed     the same people, words, and first day again; drawn when left out, and printed
  --minutes  end after so many minutes of real time: npm run simulation -- --minutes 60 --faults 0.3

Fails when a touchpoint doesn't come once at its minute, an item is lost or doubled, a reply isn't
answered once, anything is left of an erased person, a call is denied, or memory grows (judged from
the 50th day). Never fails on time.`;

const { values } = parseArgs({
  options: {
    days: { type: 'string' },
    people: { type: 'string', default: '20' },
    faults: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    minutes: { type: 'string', default: 'Infinity' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

function numberOf(name: 'people' | 'faults' | 'seed' | 'minutes' | 'days', value: string): number {
  const number = Number(value.replace(/%$/, ''));
  const isWhole = name === 'faults' || name === 'minutes' || Number.isInteger(number);
  if (isWhole && number >= (name === 'faults' || name === 'seed' ? 0 : 1)) return number;
  console.error(`--${name} takes a number.\n\n${help}`);
  return process.exit(2);
}

if (values.help) {
  console.log(help);
  process.exit(0);
}

const minutes = numberOf('minutes', values.minutes);
const days = values.days ? numberOf('days', values.days) : minutes < Infinity ? Infinity : 14;
const options = {
  people: numberOf('people', values.people),
  faults: numberOf('faults', values.faults) / 100,
  seed: numberOf('seed', values.seed),
};

await buildIfStale((line) => console.error(line));
// The modules below read it at import: what runs in Lambda runs in UTC.
process.env['TZ'] = 'UTC';
const { hasPassed, sayVerdict, simulate } = await import('./simulation/run-simulation.ts');
// Also for a run that breaks off.
console.error(`seed ${options.seed}`);
const verdict = await simulate({ ...options, days, minutes, say: (line) => console.error(line) });
const passed = hasPassed(verdict);
console.log(`${passed ? 'passed' : 'FAILED'}: ${sayVerdict(verdict)}`);
for (const what of Object.values(verdict.wrong).flat().slice(0, 20)) console.log(`  ! ${what}`);
process.exit(passed ? 0 : 1);
