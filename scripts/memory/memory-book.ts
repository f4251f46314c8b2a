/**
 * Writes down what the functions of a world take while tests run: a line for each event, in a
 * file of this process.
 */
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionName } from '#shared/contract/functions.ts';
import type { Used } from '../local/lambda-instance.ts';

/** An event, as a line of the book holds it. */
export interface Line extends Used {
  readonly name: FunctionName;
}

/** The folder to write to, for whoever has set it; without one nothing is measured. */
export function memoryBook(
  folder = process.env['MEMORY_BOOK'],
): ((name: FunctionName, used: Used) => void) | undefined {
  if (!folder) return undefined;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${randomUUID()}.jsonl`);
  return (name, used) => {
    const line: Line = { name, ...used };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  };
}
