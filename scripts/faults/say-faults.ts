/** The fault explorer's result in words: a table of the flows, and the one window that is known. */
import { stripVTControlCharacters } from 'node:util';

export interface FlowLine {
  readonly flow: string;
  /** The functions whose flow it is. */
  readonly callers: readonly string[];
  /** That one delivery makes. */
  readonly calls: number;
  /** In which it was broken. */
  readonly places: number;
  /** Of these, where a provider had accepted a text and nobody of ours knows. */
  readonly windows: number;
  /** Places that ended wrong, each with everything that was wrong there. */
  readonly broken: readonly {
    readonly name: string;
    readonly wrongs: readonly { readonly what: string; readonly says: string }[];
  }[];
}

const sum = (lines: readonly FlowLine[], of: (line: FlowLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0);

const counted =
  (what: string) =>
  ({ broken }: FlowLine): number =>
    broken.flatMap(({ wrongs }) => wrongs).filter((wrong) => wrong.what === what).length;

const columns: readonly (readonly [title: string, of: (line: FlowLine) => number])[] = [
  ['calls', ({ calls }) => calls],
  ['places', ({ places }) => places],
  ['ended wrong', ({ broken }) => broken.length],
  ['replies lost', counted('reply lost')],
  ['items lost', counted('item lost')],
  ['letters lost', counted('letter lost')],
  ['letters doubled', counted('letter doubled')],
  ['in the window', ({ windows }) => windows],
];

const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(26) +
  cells.map((cell, at) => String(cell).padStart((columns[at]?.[0].length ?? 0) + 2)).join('');

const sentenceOf = (says: string): string =>
  stripVTControlCharacters(says).replace(/\s+/g, ' ').slice(0, 300);

const windowWords = (places: number): readonly string[] => [
  `The one known window, ${places} places wide: SNS has no idempotency key and tells of nothing, so`,
  'where the worker dies, or hears no answer, between SNS’s acceptance of a text and our own row,',
  'the text comes twice rather than never. A mail does not: SES tells of each mail it took, and that',
  'word settles the row before the event comes again; were it lost or later than that, it would.',
];

/** Lines for a person; `unexplored` are functions that write and that no flow breaks. */
export function sayFaults(
  lines: readonly FlowLine[],
  unexplored: readonly string[],
): readonly string[] {
  const flows = lines.toSorted((one, other) => one.flow.localeCompare(other.flow));
  const wrong = flows.flatMap(({ flow, broken }) =>
    broken.flatMap(({ name, wrongs }) =>
      wrongs.map(({ what, says }) => `${flow}, ${name}: ${what}. ${sentenceOf(says)}`),
    ),
  );
  return [
    row(
      'flow',
      columns.map(([title]) => title),
    ),
    ...flows.map((line) =>
      row(
        line.flow,
        columns.map(([, of]) => of(line)),
      ),
    ),
    row(
      'all',
      columns.map(([, of]) => sum(flows, of)),
    ),
    '',
    ...wrong,
    ...windowWords(sum(flows, ({ windows }) => windows)),
    ...(unexplored.length > 0 ? [`Writes, and no flow breaks it: ${unexplored.join(', ')}.`] : []),
  ];
}
