/** An item in words alone, without box and colour: `2. Walk (from yesterday) (half of it)`. */
import type { Line, ListBlock } from './letter.ts';

const status = (line: Line): string | undefined => (line.mark === 'done' ? 'done' : line.tag);

/** The item with its number and how it stands, its words changed by `shape`. */
export function plainLine(
  block: ListBlock,
  index: number,
  shape: (text: string) => string = (text) => text,
): string {
  const line = block.lines[index];
  return line ? plainWords(line, block.numbered ? index + 1 : undefined, shape) : '';
}

/** The same of a line by itself; `place` is its number, in a list that has numbers. */
export function plainWords(
  line: Line,
  place: number | undefined,
  shape: (text: string) => string,
): string {
  const number = place === undefined ? '' : `${place}. `;
  const beside = [status(line), line.note].map((words) =>
    words === undefined ? '' : ` (${words})`,
  );
  return `${number}${shape(line.text)}${beside.join('')}`;
}
