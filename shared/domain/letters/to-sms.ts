/** Prints a letter as a text message of at most two segments. */
import { segments, toGsm7 } from './gsm7.ts';
import type { Block, Letter, ListBlock, Setting } from './letter.ts';
import { plainLine } from './plain-line.ts';

const mostSegments = 2;
/** A long item is cut, so that one does not push out the others. */
const itemLength = 48;

/** What a message is put together from; `items` gives way first, then `extras` from the end. */
interface Pieces {
  readonly title: string;
  readonly before: readonly string[];
  readonly items: readonly string[];
  readonly after: readonly string[];
  readonly extras: readonly string[];
}

function cut(text: string): string {
  const letters = Array.from(toGsm7(text));
  // Words of emoji alone would leave nothing behind; they are then sent as they are.
  if (letters.length === 0) return text;
  return letters.length <= itemLength
    ? letters.join('')
    : `${letters
        .slice(0, itemLength - 3)
        .join('')
        .trimEnd()}...`;
}

const listLines = (block: ListBlock): string[] => {
  const lines = block.lines.map((_line, index) => plainLine(block, index, cut));
  return block.heading === undefined ? lines : lines.map((line) => `${block.heading}: ${line}`);
};

const said = (block: Exclude<Block, ListBlock>): string[] => {
  const words = block.kind === 'link' ? `${block.text}: ${block.url}` : block.text;
  const brief = toGsm7(block.brief ?? words);
  return brief === '' ? [] : [brief];
};

function piecesOf(letter: Letter, setting: Setting): Pieces {
  const lists = letter.blocks.filter((block) => block.kind === 'checklist');
  const first = letter.blocks.findIndex((block) => block.kind === 'checklist');
  const split = first < 0 ? letter.blocks.length : first;
  const words = (blocks: readonly Block[]): string[] =>
    blocks.flatMap((block) => (block.kind === 'checklist' ? [] : said(block)));
  return {
    title: toGsm7(`${setting.productName}: ${letter.title}`),
    before: words(letter.blocks.slice(0, split)),
    items: lists.flatMap(listLines),
    after: words(letter.blocks.slice(split)),
    extras: [
      ...(letter.first ? ['Reply STOP to end.'] : []),
      ...(letter.next === undefined ? [] : [toGsm7(letter.next)]),
    ],
  };
}

/** The message with only the first `shown` items, the rest counted. */
function withItems(pieces: Pieces, shown: number): string {
  const left = pieces.items.length - shown;
  const items = pieces.items.slice(0, shown);
  const more = left === 0 ? [] : [shown === 0 ? `${left} on the list` : `and ${left} more`];
  return [
    pieces.title,
    ...pieces.before,
    ...items,
    ...more,
    ...pieces.after,
    ...pieces.extras,
  ].join('\n');
}

/** From all items down to the fewest that this version may show. */
function* fewer(pieces: Pieces, least: number): Generator<string> {
  for (let shown = pieces.items.length; shown >= least; shown -= 1) yield withItems(pieces, shown);
}

/** Versions from the whole to the barest; the first that fits is sent. */
function* versions(pieces: Pieces, wordsMatterMore: boolean): Generator<string> {
  const keep = pieces.extras.filter((extra) => extra.includes('STOP'));
  const bare = { ...pieces, extras: keep };
  const barer = { ...bare, after: [] };
  const least = Math.min(3, pieces.items.length);
  yield withItems(pieces, pieces.items.length);
  yield* fewer(bare, least);
  yield* fewer(barer, wordsMatterMore ? 0 : least);
  yield* fewer({ ...barer, before: [] }, 0);
}

/** The letter's words in GSM-7 as far as they are ours; a list too long is cut with a count. */
export function toSms(letter: Letter, setting: Setting): string {
  const pieces = piecesOf(letter, setting);
  const fitting = versions(pieces, letter.purpose !== 'prompt').find(
    (text) => segments(text) <= mostSegments,
  );
  return fitting ?? pieces.title;
}
