/** Whether a part of the build is older than what it is made of, without reading a single file. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, root, writeWhole } from './root.ts';

export interface Part {
  readonly name: string;
  /** Files and folders it is made of, from the root. */
  readonly sources: readonly string[];
  /** What must be there for the part to be fresh, from the root. */
  readonly makes: readonly string[];
  /** What it depends on beside files. */
  readonly also?: () => string;
}

const stampPath = (name: string): string => fromRoot(`dist/stamps/${name}`);

/** The lines of a source, once read. */
type Read = Map<string, string>;

/** Every file's path, size and time of change: a file edited, added or taken away changes it. */
function fingerprint(sources: readonly string[], read: Read = new Map()): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const lines = read.get(source) ?? linesOf(source);
    read.set(source, lines);
    hash.update(lines);
  }
  return hash.digest('hex');
}

function linesOf(source: string): string {
  let lines = '';
  for (const file of filesUnder(source)) {
    const { size, mtimeMs } = statSync(fromRoot(file));
    lines += `${file}\0${size}\0${mtimeMs}\n`;
  }
  return lines;
}

/** The files of a folder or the one file, from the root: this repository, unless given. */
export function* filesUnder(source: string, from: string = root): Generator<string> {
  const path = join(from, source);
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield source;
  const entries = readdirSync(path, { withFileTypes: true }).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  for (const entry of entries) {
    const inside = join(source, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inside, from);
    else yield inside;
  }
}

const stampOf = ({ sources, also }: Part, read?: Read): string =>
  fingerprint(sources, read) + (also?.() ?? '');

/** Looks at what several are made of only once. */
export function areFresh(parts: readonly Part[]): boolean {
  const read: Read = new Map();
  return parts.every((part) => isFresh(part, read));
}

function isFresh(part: Part, read?: Read): boolean {
  if (!part.makes.every((made) => existsSync(fromRoot(made)))) return false;
  const path = stampPath(part.name);
  return existsSync(path) && readFileSync(path, 'utf8') === stampOf(part, read);
}

/** Makes the part unless it is fresh; sources that change meanwhile leave it stale. */
export async function makeIfStale(part: Part, make: () => Promise<unknown>): Promise<boolean> {
  if (isFresh(part)) return false;
  const before = stampOf(part);
  await make();
  await writeWhole(stampPath(part.name), before);
  return true;
}
