/** Small JSON files in the data folder: written whole or not at all, checked when read. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { codeOf, Problem, sentenceOf } from './problem.ts';

/** Undefined when there is no such file; anything else that is not as we wrote it is a Problem. */
export function readJson<Value>(path: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const text = readText(path);
  if (text === undefined) return undefined;
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    throw new Problem(
      `${path} cannot be read as Anchor wrote it. Put it back, or remove it to start without it.`,
    );
  }
}

/** A crash in the middle leaves the old file, never half of the new one. */
export function writeJson(path: string, value: unknown): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Problem(`${path} cannot be read: ${sentenceOf(error)}.`);
  }
}
