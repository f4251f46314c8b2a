/**
 * `npm run hostile`: requests, mails, texts, tokens and questions that nobody means well with, for
 * ten minutes; each that breaks a law is printed with its seed, as small as it could be made.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';
import { type Area, areas } from './hostile/finding.ts';
import { runHostile } from './hostile/run-hostile.ts';
import { sayHostile } from './hostile/say-hostile.ts';

const help = `
npm run hostile tries what nobody means well with, and holds the product to its laws.

  npm run hostile                                   ten minutes of everything
  npm run hostile -- --only mail --minutes 2        one kind: ${areas.join(', ')}
  npm run hostile -- --seed 7 --only routes --rounds 1   what a finding says of itself, again

  --seed     where chance begins; the same one tries the same (default 1)
  --minutes  how long (default 10)
  --rounds   how many rounds at most; every round has people of its own, and the next seed
  --share    inputs of a round, in hundredths of the usual (default 100)

Ends with 1 when anything is found but slowness alone.
`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '1000000' },
    share: { type: 'string', default: '100' },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

function fail(sentence: string): never {
  console.error(sentence);
  return process.exit(1);
}

function numberOf(name: 'seed' | 'minutes' | 'rounds' | 'share'): number {
  const number = Number(values[name]);
  return number > 0 ? number : fail(`--${name} takes a number above 0.`);
}

function areaOf(): Area | undefined {
  if (values.only === undefined) return undefined;
  const found = areas.find((area) => area === values.only);
  return found ?? fail(`--only takes one of ${areas.join(', ')}.`);
}

async function main(): Promise<void> {
  await buildIfStale((line) => console.error(line));
  const report = await runHostile({
    seed: Math.round(numberOf('seed')),
    minutes: numberOf('minutes'),
    rounds: numberOf('rounds'),
    share: numberOf('share'),
    only: areaOf(),
    say: (line) => console.error(line),
  });
  for (const line of sayHostile(report)) console.log(line);
  // Time alone fails nothing: the machine may be to blame.
  process.exit(report.findings.some(({ law }) => law !== 'slow') ? 1 : 0);
}

if (values.help) console.log(help);
else await main();
