/** `npm run cost`: what a user and month cost, with the model and without, against bare mail. */
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';
import { costPart } from './cost/bill.ts';
import { type Measured, readMeasured, writeMeasured } from './cost/measured.ts';

import { writePart } from './runbook/part.ts';

const help = `
npm run cost works out what a user and month cost, from what was counted and the price list.

  --measure    counts again: days of some people through the real functions (a minute)
  --write      keeps the counts, and writes the table into lib/README.md
`;

const { values } = parseArgs({
  options: {
    measure: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** As a stage is that people use: with the queue, and a web ACL before the sites. */
const inUse = { sendLimiter: 'queue', edgeRequestsPerViewer: 2000 };

async function counted(): Promise<Measured> {
  if (!values.measure) return readMeasured();
  await buildIfStale((line) => console.error(line));
  // Read by the modules below at import: what runs in Lambda runs in UTC.
  process.env['TZ'] = 'UTC';
  const { measure } = await import('./cost/measure.ts');
  const { templateWith } = await import('./build/synthesise.ts');
  return measure(await templateWith(inUse));
}

async function main(): Promise<void> {
  const measured = await counted();
  const part = costPart(measured);
  console.log(part);
  if (!values.write) return;
  writeMeasured(measured);
  writePart('cost', part);
}

if (values.help) console.log(help);
else await main();
