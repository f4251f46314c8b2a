/** Small JSON files in the data folder: written whole or not at all, checked when read. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { codeOf, Problem, sentenceOf } from './problem.ts';
import { storeNow } from './storage.ts';
import { damaged, note, noted } from './witness.ts';

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
  storeNow(() => {
    writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  });
}

/** As `readJson`, for a file that is never taken away: a Problem says when it is missing. */
export function readLasting<Value>(path: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const value = readJson(path, schema);
  if (value !== undefined) note(path, 1);
  else if (noted(path).length > 0) throw damaged(path, 'it is missing');
  return value;
}

export function writeLasting(path: string, value: unknown): void {
  writeJson(path, value);
  note(path, 1);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Problem(`${path} cannot be read: ${sentenceOf(error)}.`);
  }
}
