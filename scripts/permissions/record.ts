/** The rights that were asked for while the tests ran: `rights-asked.jsonl` holds them, by kind. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../build/root.ts';
import type { RightKind } from './right-kinds.ts';

const path = fromRoot('scripts/permissions/rights-asked.jsonl');

const linesOf = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

// Each line was written by us, from a value of this type.
const kindsIn = (lines: readonly string[]): readonly RightKind[] =>
  lines.map((line) => JSON.parse(line) as RightKind);

/** What a run of tests has written down, each kind once. */
export const bookIn = (folder: string): readonly RightKind[] =>
  kindsIn([...new Set(readdirSync(folder).flatMap((file) => linesOf(join(folder, file))))]);

export const readRecord = (): readonly RightKind[] => kindsIn(linesOf(path));

export function writeRecord(kinds: readonly RightKind[]): void {
  const lines = [...new Set(kinds.map((kind) => JSON.stringify(kind)))].toSorted();
  writeFileSync(path, `${lines.join('\n')}\n`);
}
