/**
 * `npm run cost`: what a user and month cost at a thousand, a hundred thousand and ten million
 * users, with the model and without, against the bare price of the mail.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cloudPath, templatePath } from './build/cloud.ts';
import type { Template } from './build/template.ts';
import { buildIfStale } from './build.ts';
import { readMeasured, writeMeasured } from './cost/measured.ts';
import { costPart } from './cost/table.ts';
import { fixedOf } from './cost/work-out.ts';
import type { Cloud } from './local/cloud.ts';
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

async function counted() {
  if (!values.measure) return readMeasured();
  // Read by the modules below at import: what runs in Lambda runs in UTC.
  process.env['TZ'] = 'UTC';
  const { measure } = await import('./cost/measure.ts');
  return measure();
}

async function main(): Promise<void> {
  await buildIfStale((line) => console.error(line));
  const measured = await counted();
  const { functions } = JSON.parse(readFileSync(cloudPath, 'utf8')) as Cloud;
  const template = JSON.parse(readFileSync(templatePath, 'utf8')) as Template;
  const memory = (name: string) => functions.find((fn) => fn.name === name)?.memoryMb ?? 0;
  const part = costPart(measured, fixedOf(template), memory);
  console.log(part);
  if (!values.write) return;
  if (values.measure) writeMeasured(measured);
  writePart('cost', part);
}

if (values.help) console.log(help);
else await main();
