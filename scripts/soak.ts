/**
 * `npm run soak`: an hour of virtual months on the local run under random faults: whether every
 * item and touchpoint is there at the end, and memory and latency stay flat.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';

const help = `npm run soak -- [--minutes 60] [--people 40] [--share 0.3] [--seed 1] [--days N]

Lives people through virtual days while --share percent of all calls to AWS are refused, cut off,
done but unanswered, or end in a killed worker; events come twice, dead letters are handed on, people
come and have themselves erased. A line a minute, and a verdict. Fails where a touchpoint is not
once, an item is lost, something is left of who was erased, or memory grows; never on time.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    people: { type: 'string', default: '40' },
    share: { type: 'string', default: '0.3' },
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '1000000' },
    help: { type: 'boolean', default: false },
  },
});

const numberOf = (name: 'minutes' | 'people' | 'share' | 'seed' | 'days'): number => {
  const number = Number(values[name]);
  if (number > 0) return number;
  console.error(`--${name} takes a number above 0.`);
  return process.exit(2);
};

if (values.help) {
  console.log(help);
  process.exit(0);
}

await buildIfStale((line) => console.error(line));
// Read by the modules below at import: what runs in Lambda runs in UTC.
process.env['TZ'] = 'UTC';
const { runSoak } = await import('./soak/run-soak.ts');
const { saySoak, wrongsOf } = await import('./soak/say-soak.ts');
const soaked = await runSoak({
  minutes: numberOf('minutes'),
  people: Math.round(numberOf('people')),
  share: numberOf('share') / 100,
  seed: Math.round(numberOf('seed')),
  mostDays: numberOf('days'),
  say: (line) => console.log(line),
});
for (const line of saySoak(soaked)) console.log(line);
if (wrongsOf(soaked) > 0) process.exit(1);
