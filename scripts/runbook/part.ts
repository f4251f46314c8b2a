/** A part of the runbook that a command writes: between two marks, and nothing else of the page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../build/root.ts';

export const runbookPath = fromRoot('lib/README.md');

const marks = (name: string) => [`<!-- ${name} -->`, `<!-- /${name} -->`] as const;

/** Throws where the page has no such part. */
function edges(page: string, name: string): readonly [from: number, to: number] {
  const [begin, end] = marks(name);
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`The runbook has no part ${name}.`);
  return [from + begin.length, to];
}

export function partOf(page: string, name: string): string {
  return page.slice(...edges(page, name)).trim();
}

export function withPart(page: string, name: string, text: string): string {
  const [from, to] = edges(page, name);
  return `${page.slice(0, from)}\n${text.trim()}\n${page.slice(to)}`;
}

/** The part as it stands in the page. */
export const readPart = (name: string): string => partOf(readFileSync(runbookPath, 'utf8'), name);

export const writePart = (name: string, text: string): void =>
  writeFileSync(runbookPath, withPart(readFileSync(runbookPath, 'utf8'), name, text));
