/** Files that only grow: one JSON value a line, so that a kill can at worst tear the last one. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { storeNow } from '../storage.ts';
import { damaged, expectNoted, note } from '../witness.ts';

/** The values of a file; a Problem says what is broken or missing. */
function readLines(path: string): unknown[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // What follows the last line break was being written when the process was killed.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const values = whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => {
      try {
        return JSON.parse(line) as unknown;
      } catch {
        throw damaged(path, `it is broken in line ${at + 1}`, path);
      }
    });
  expectNoted(path, values.length, 'lines');
  return values;
}

const asLines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** Opens the file anew with fewer lines or as many; answers what adds more to it. */
function rewritten(path: string, values: readonly unknown[]): (more: readonly unknown[]) => void {
  let lines = values.length;
  storeNow(() => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, asLines(values));
    note(path, lines);
    renameSync(`${path}.new`, path);
  });
  return (more) => {
    if (more.length === 0) return;
    storeNow(() => appendFileSync(path, asLines(more)));
    lines += more.length;
    note(path, lines);
  };
}

export interface ListJournal<T> {
  readonly all: () => readonly T[];
  add(...values: readonly T[]): void;
}

/** A list kept in a file, or in memory when there is no path; only the last `keep` stay. */
export function openList<T>(
  path: string | undefined,
  keep = Number.POSITIVE_INFINITY,
): ListJournal<T> {
  // The lines were written by `add`, so they are what it was given.
  let values = (path === undefined ? [] : readLines(path)).slice(-keep) as T[];
  const write = path === undefined ? () => {} : rewritten(path, values);
  return {
    all: () => values,
    add(...more) {
      write(more);
      values.push(...more);
      if (values.length > keep * 1.1) values = values.slice(-keep);
    },
  };
}

export interface MapJournal<T> {
  get(key: string): T | undefined;
  readonly all: () => readonly T[];
  set(key: string, value: T): void;
  remove(key: string): boolean;
}

type Line<T> = readonly [key: string, value: T | null];

/** Values by key, kept in a file, or in memory when there is no path. */
export function openMap<T>(path: string | undefined): MapJournal<T> {
  const values = new Map<string, T>();
  for (const [key, value] of (path === undefined ? [] : readLines(path)) as Line<T>[]) {
    if (value === null) values.delete(key);
    else values.set(key, value);
  }
  const write: (lines: readonly Line<T>[]) => void =
    path === undefined ? () => {} : rewritten(path, [...values]);
  return {
    get: (key) => values.get(key),
    all: () => [...values.values()],
    set(key, value) {
      write([[key, value]]);
      values.set(key, value);
    },
    remove(key) {
      if (!values.has(key)) return false;
      write([[key, null]]);
      return values.delete(key);
    },
  };
}
