/**
 * `npm run simulate`: one 6:00 for ten thousand to ten million people, with the template's own
 * settings: who waits how long, who gets no letter, and which quota has to be raised first.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { templatePath } from './build/cloud.ts';
import type { Template } from './build/template.ts';
import { buildIfStale } from './build.ts';
import { writePart } from './runbook/part.ts';
import { mornings } from './simulate/mornings.ts';
import { growingTable, morningTable } from './simulate/tables.ts';
import { stageSettings } from './simulate/template-settings.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

await buildIfStale((line) => console.error(line));
const settings = stageSettings(JSON.parse(readFileSync(templatePath, 'utf8')) as Template);
const parts = {
  simulate: morningTable(mornings(settings), settings),
  growing: growingTable(),
} as const;
for (const [name, text] of Object.entries(parts)) {
  console.log(`${text}\n`);
  if (values.write) writePart(name, text);
}
