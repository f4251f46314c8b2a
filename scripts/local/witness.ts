/**
 * What each data file held at least: a figure beside it, written after each write, so that a file
 * that was cut, emptied or lost is noticed at the next start. A kill at any moment leaves a figure
 * that is too small at worst, never one too large: it is lowered before anything goes.
 */
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf, Problem } from './problem.ts';
import { storeNow } from './storage.ts';

const placeOf = (path: string): string => join(dirname(path), 'witness', basename(path));

/** Of one length, so that it is overwritten in place by one write: there are never half of two. */
const lengthInFile = 40;

/** Says what a file or folder holds from now on. */
export function note(path: string, ...figures: readonly number[]): void {
  const place = placeOf(path);
  const text = `${figures.join(' ').padEnd(lengthInFile - 1)}\n`;
  storeNow(() => overwrite(place, text) || create(place, text));
}

function overwrite(place: string, text: string): boolean {
  try {
    const file = openSync(place, 'r+');
    try {
      writeSync(file, text, 0);
    } finally {
      closeSync(file);
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

function create(place: string, text: string): void {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(`${place}.new`, text);
  renameSync(`${place}.new`, place);
}

/** What was said of it last; nothing where nothing was. */
export function noted(path: string): readonly number[] {
  const place = placeOf(path);
  const text = readIfThere(place);
  if (text === undefined) return [];
  const figures = text.trim().split(' ').map(Number);
  if (/^[\d ]+\n$/.test(text) && text.length === lengthInFile) return figures;
  throw new Problem(
    `${place}, which says how much ${path} holds, cannot be read as Anchor wrote it. ` +
      'Put the data folder back from a copy, or remove that file if nothing else was damaged.',
  );
}

function readIfThere(place: string): string | undefined {
  try {
    return readFileSync(place, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** What was found of a damaged file, and ways on; `broken` has to go before a start without it. */
export function damaged(path: string, found: string, broken?: string): Problem {
  const first = [...(broken === undefined ? [] : [broken]), placeOf(path)].join(' and ');
  return new Problem(
    `${path} is not as Anchor left it: ${found}. Put the data folder back from a copy. ` +
      `To start with what is left instead, remove ${first} first.`,
  );
}

/** Throws a Problem where less is there than was said; `things` names what is counted. */
export function expectNoted(path: string, found: number, things: string): void {
  const [least = 0] = noted(path);
  if (found >= least) return;
  throw damaged(path, `${found} of ${least} ${things} ${found === 1 ? 'is' : 'are'} there`);
}
