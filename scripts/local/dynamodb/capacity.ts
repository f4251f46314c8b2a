/** What DynamoDB bills: 1 KB write units for the row and each index touched. */
import type { Index, Row, Table, Value } from './dynalite.ts';

/** Takes the units of one call as they are spent, so that a refused write is billed too. */
export interface Meter {
  read(units: number): void;
  write(units: number): void;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Two digits a byte, one byte of exponent, one for a minus sign. */
const numberBytes = (digits: string): number => {
  const significant = digits
    .replace(/e.*$/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');
  return 1 + Math.ceil(significant.length / 2) + (digits.startsWith('-') ? 1 : 0);
};

const textBytes = (text: string): number => Buffer.byteLength(text);
const binaryBytes = (base64: string): number => Buffer.byteLength(base64, 'base64');

// The casts below follow from the type tag, which DynamoDB's JSON guarantees.
function valueBytes(value: Value): number {
  const [type, held] = Object.entries(value)[0] ?? ['NULL', true];
  switch (type) {
    case 'S':
      return textBytes(held as string);
    case 'N':
      return numberBytes(held as string);
    case 'B':
      return binaryBytes(held as string);
    case 'SS':
      return sum((held as string[]).map(textBytes));
    case 'NS':
      return sum((held as string[]).map(numberBytes));
    case 'BS':
      return sum((held as string[]).map(binaryBytes));
    case 'L':
      return 3 + sum((held as Value[]).map((one) => 1 + valueBytes(one)));
    case 'M':
      return 3 + Object.keys(held as Row).length + rowBytes(held as Row);
    default:
      return 1;
  }
}

/** The size of a row: its names and values in UTF-8. */
export const rowBytes = (row: Row): number =>
  sum(Object.entries(row).map(([name, value]) => textBytes(name) + valueBytes(value)));

const writeUnits = (...rows: readonly (Row | undefined)[]): number =>
  Math.max(1, ...rows.map((row) => (row ? Math.ceil(rowBytes(row) / 1024) : 1)));

const keysOf = ({ KeySchema }: Pick<Table, 'KeySchema'>): readonly string[] =>
  KeySchema.map((key) => key.AttributeName);

/** The row as the index holds it; undefined when it lacks one of the index's keys. */
function entryIn(index: Index, table: Table, row: Row | undefined): Row | undefined {
  if (!row || keysOf(index).some((name) => row[name] === undefined)) return undefined;
  if (index.Projection.ProjectionType === 'ALL') return row;
  const more = index.Projection.NonKeyAttributes ?? [];
  const names = [...keysOf(index), ...keysOf(table), ...more];
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** Text that is the same for the same row, whatever the order of its attributes. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, held]) => [name, sorted(held)]);
};
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function indexUnits(index: Index, table: Table, before?: Row, after?: Row): number {
  const old = entryIn(index, table, before);
  const next = entryIn(index, table, after);
  if (!old || !next) return old || next ? writeUnits(old, next) : 0;
  const moved = keysOf(index).some((name) => !same(old[name], next[name]));
  // An entry whose key changes is deleted and written anew: two writes.
  if (moved) return writeUnits(old) + writeUnits(next);
  return same(old, next) ? 0 : writeUnits(old, next);
}

/** The units of one write: the larger of both images, and every index whose entry changes. */
export const unitsOfWrite = (
  table: Table,
  before: Row | undefined,
  after: Row | undefined,
): number =>
  writeUnits(before, after) +
  sum((table.GlobalSecondaryIndexes ?? []).map((index) => indexUnits(index, table, before, after)));

/** The units of a write that its condition refused: those of the row it looked at. */
export const unitsOfRefusedWrite = (before: Row | undefined): number => writeUnits(before);
