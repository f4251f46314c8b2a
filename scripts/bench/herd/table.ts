/** The bench's lines as a table, the goal beside each figure. */
import { isJudged, type Line, missesOf, mostOfFloor, shareOfFloor } from './line.ts';

const columns = [
  ['users', 9],
  ['lived by', 10],
  ['SES/s', 6],
  ['way', 7],
  ['morning', 8],
  ['seed', 6],
  ['minutes', 8],
  ['x floor', 8],
  ['goal', 5],
  ['lost', 5],
  ['doubled', 8],
  ['wrong rows', 11],
  ['runs/letter', 12],
] as const;

const count = (number: number | undefined): string =>
  number === undefined ? '-' : number.toLocaleString('en-US');

const cellsOf = (line: Line): readonly string[] => [
  count(line.users),
  line.by,
  count(line.perSecond),
  line.way,
  line.isHard ? 'hard' : 'calm',
  line.seeds,
  (line.drained / 60).toFixed(1),
  shareOfFloor(line).toFixed(3),
  isJudged(line) ? mostOfFloor.toFixed(2) : '-',
  count(line.lost),
  count(line.doubled),
  count(line.wrongRows),
  line.runs.toFixed(2),
];

const row = (cells: readonly string[]): string =>
  columns.map(([, width], at) => (cells[at] ?? '').padStart(width)).join(' ');

export const headOfTable = (): string => row(columns.map(([name]) => name));

export function rowOf(line: Line): string {
  const misses = missesOf(line);
  return misses.length > 0
    ? `${row(cellsOf(line))}  MISSED: ${misses.join(', ')}`
    : row(cellsOf(line));
}

export const legend = `One 6:00 of everybody in one zone; goal: nobody lost, nothing doubled, no row that says otherwise,
and through the queue the last letter out within ${mostOfFloor} of users / SES's rate (the floor).
hard: SES refuses 5 % besides, every event comes twice, ten workers die in the first half.
direct (reserved concurrency) keeps the same promise about letters and is not held to the time:
Lambda hands out an event that was refused again after up to five minutes.`;
