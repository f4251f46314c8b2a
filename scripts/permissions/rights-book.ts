/**
 * Writes down which rights functions ask for while tests run: one line for each kind, at once, in a
 * file of this process, so that any number of workers may write side by side.
 */
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RightAsked } from '../local/aws/types.ts';
import { kindOf } from './right-kinds.ts';

/** The folder to write to, for whoever has set it; without one nothing is written down. */
export function rightsBook(
  folder = process.env['RIGHTS_BOOK'],
): ((right: RightAsked) => void) | undefined {
  if (!folder) return undefined;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${randomUUID()}.jsonl`);
  const seen = new Set<string>();
  return (right) => {
    const line = JSON.stringify(kindOf(right));
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(file, `${line}\n`);
  };
}
