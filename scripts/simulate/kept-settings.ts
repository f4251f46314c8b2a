/** The template's settings as the tables of the runbook were made with: `settings.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../build/root.ts';
import type { StageSettings } from './template-settings.ts';

const path = fromRoot('scripts/simulate/settings.json');

export const readSettings = (): StageSettings =>
  JSON.parse(readFileSync(path, 'utf8')) as StageSettings;

export const writeSettings = (settings: StageSettings): void =>
  writeFileSync(path, `${JSON.stringify(settings, null, 2)}\n`);
