/** `npm run simulate`: herds of up to ten million people: who waits, and which quota binds. */
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';
import { writePart } from './runbook/part.ts';
import { alone, overlapping } from './simulate/mornings.ts';
import { readSettings, stageSettings, writeSettings } from './simulate/settings.ts';
import { growingTable, morningTable, overlapTable } from './simulate/tables.ts';

const help = `
npm run simulate lives herds of ten thousand to ten million people, alone and overlapping, by each
way to send.

  --kept     with the settings of the last time, without synthesising the stack
  --write    keeps the settings, and writes the tables into lib/README.md
`;

const { values } = parseArgs({
  options: {
    kept: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** What SES grants at first; the template is made for it, and the simulation for others, too. */
const perSecond = 14;

async function main(): Promise<void> {
  if (!values.kept) await buildIfStale((line) => console.error(line));
  const settings = values.kept ? readSettings() : await stageSettings(perSecond);
  const parts = {
    growing: growingTable(),
    simulate: morningTable(alone(settings), settings),
    overlap: overlapTable(overlapping(settings)),
  } as const;
  for (const text of Object.values(parts)) console.log(`${text}\n`);
  if (!values.write) return;
  writeSettings(settings);
  for (const [name, text] of Object.entries(parts)) writePart(name, text);
}

if (values.help) console.log(help);
else await main();
