/** `npm run bench:overhead`: what handlers take beyond the calls to AWS that they make. */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../build.ts';

const help = `
npm run bench:overhead times handlers, and the calls to AWS that they make alone.

  --rounds 7    of which the median counts
  --times 20    how often each is done in a round, taking turns
  --people 50   on the page of the administrator's list
  --only NAME   those whose name begins so: sign-up, prompt, reply, users
`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    times: { type: 'string', default: '20' },
    people: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

function numberOf(name: 'rounds' | 'times' | 'people', most: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  console.error(`--${name} takes a whole number from 1 to ${most}.`);
  return process.exit(1);
}

const size = { rounds: numberOf('rounds', 100), times: numberOf('times', 1000) };
const people = numberOf('people', 100);
await buildIfStale((line) => console.error(line));
// Read by the modules below at import: what runs in Lambda runs in UTC.
process.env['TZ'] = 'UTC';
const { runOverhead } = await import('./overhead/run-overhead.ts');
const { sayOverhead } = await import('./overhead/say-overhead.ts');
const compared = await runOverhead({ ...size, people, only: values.only });
const machine = `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
for (const line of sayOverhead({ compared, ...size, machine })) console.log(line);
// What a client keeps open would keep this process.
process.exit(0);
