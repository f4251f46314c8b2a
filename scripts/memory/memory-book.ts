/** What functions take while tests run: a line for each event, and what all lines come to. */
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredMemory } from '#lib/memory.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import type { Used } from '../local/lambda-instance.ts';

/** An event, as a line of the book holds it. */
interface Line extends Used {
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

type Figures = MeasuredMemory['functions'];

/** All that a run of tests has written down. */
export const linesIn = (folder: string): readonly Line[] =>
  readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
    // Each line was written by us, from a value of this type.
    .map((line) => JSON.parse(line) as Line);

const rounded = (value: number): number => Math.ceil(value * 10) / 10;

/** Of warm events; of the first ones, where no worker had a second. In order. */
function workOf(lines: readonly Line[]): readonly number[] {
  const warm = lines.filter(({ isFirst }) => !isFirst);
  const times = (warm.length > 0 ? warm : lines).map(({ cpuMs }) => cpuMs);
  return times.toSorted((one, other) => one - other);
}

/** The work that a share of events takes no longer than, which are in order. */
const takenBy = (times: readonly number[], share: number): number =>
  rounded(times[Math.floor(times.length * share)] ?? 0);

function figuresOf(lines: readonly Line[]) {
  const times = workOf(lines);
  const first = lines.filter(({ isFirst }) => isFirst).map(({ cpuMs }) => cpuMs);
  const mb = Math.max(...lines.map(({ bytes }) => bytes)) / 1e6;
  return {
    events: lines.length,
    mb: rounded(mb),
    usualMs: takenBy(times, 0.5),
    mostMs: takenBy(times, 0.95),
    firstMs: takenBy(
      first.toSorted((one, other) => one - other),
      0.5,
    ),
  };
}

export function measuredOf(lines: readonly Line[]): Figures {
  const byName = Object.groupBy(lines, ({ name }) => name);
  const figures = Object.entries(byName).map(([name, own]) => [name, figuresOf(own)] as const);
  return Object.fromEntries(figures.toSorted(([one], [other]) => one.localeCompare(other)));
}
