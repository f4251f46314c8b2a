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

/** The values of a file; throws one clear line when it is broken. */
function readLines(path: string): unknown[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  // What follows the last line break was being written when the process was killed.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => {
      try {
        return JSON.parse(line) as unknown;
      } catch {
        throw new Error(`The data file ${path} is broken in line ${at + 1}: repair or remove it.`);
      }
    });
}

const asLines = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

function rewrite(path: string, values: readonly unknown[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, asLines(values));
  renameSync(`${path}.new`, path);
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
  if (path !== undefined) rewrite(path, values);
  return {
    all: () => values,
    add(...more) {
      values.push(...more);
      if (values.length > keep * 1.1) values = values.slice(-keep);
      if (path !== undefined && more.length > 0) appendFileSync(path, asLines(more));
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
  if (path !== undefined) rewrite(path, [...values]);
  const write = (line: Line<T>): void => {
    if (path !== undefined) appendFileSync(path, asLines([line]));
  };
  return {
    get: (key) => values.get(key),
    all: () => [...values.values()],
    set(key, value) {
      values.set(key, value);
      write([key, value]);
    },
    remove(key) {
      const removed = values.delete(key);
      if (removed) write([key, null]);
      return removed;
    },
  };
}
