/** Prints a letter as a text message: of one segment where its words allow it, never over two. */
import { segments, toGsm7 } from './gsm7.ts';
import type { AsideBlock, Block, Letter, Line, ListBlock, Setting } from './letter.ts';
import { plainWords } from './plain-line.ts';
import { capitalised, countWord } from './wording.ts';

const mostSegments = 2;

/** A long item is cut, so that one does not push out the others; shorter where room is scarce. */
const itemLengths = [48, 36, 28, 22] as const;

/** As many items are shown of any list, before words give way. */
const leastItems = 3;

/** More lines than this fit no two segments, were each no more than its line break. */
const mostLines = 306;

/** What a message is put together from. */
interface Pieces {
  readonly title: string;
  readonly before: readonly string[];
  readonly lists: readonly ListBlock[];
  readonly after: readonly string[];
  readonly aside: readonly string[];
  readonly next: readonly string[];
  /** What follows the list whatever else is left out. */
  readonly always: readonly string[];
  /** A prompt's opening says how many are done already. */
  readonly tellsDone: boolean;
  /** Must stand in whatever is sent. */
  readonly stop: readonly string[];
}

/** What a version leaves out. */
interface Version {
  /** How far an item is. */
  readonly notes: boolean;
  readonly next: boolean;
  readonly after: boolean;
  /** Since when an item is carried. */
  readonly tags: boolean;
  /** What is done by name, or by its number. */
  readonly done: boolean;
  readonly itemLength: number;
  /** Items beyond are counted. */
  readonly shown: number;
}

function cut(text: string, length: number): string {
  const letters = Array.from(toGsm7(text));
  // Words of emoji alone would leave nothing behind; they are then sent as they are.
  if (letters.length === 0) return text;
  if (letters.length <= length) return letters.join('');
  const start = letters.slice(0, length - 2).join('');
  // Between words where there is one near the end, so that what is left reads as words.
  const space = start.lastIndexOf(' ');
  return `${(space > length / 2 ? start.slice(0, space) : start).trimEnd()}..`;
}

const said = (block: Exclude<Block, ListBlock | AsideBlock>): string[] => {
  const words = block.kind === 'link' ? `${block.text}: ${block.url}` : block.text;
  const brief = toGsm7(block.brief ?? words);
  return brief === '' ? [] : [brief];
};

function piecesOf(letter: Letter, setting: Setting): Pieces {
  const isList = (block: Block): block is ListBlock => block.kind === 'checklist';
  const first = letter.blocks.findIndex(isList);
  const split = first < 0 ? letter.blocks.length : first;
  const words = (blocks: readonly Block[]): string[] =>
    blocks.flatMap((block) => (isList(block) || block.kind === 'aside' ? [] : said(block)));
  const isAlways = (block: Block): boolean => 'always' in block && block.always === true;
  const others = (blocks: readonly Block[]) => words(blocks.filter((block) => !isAlways(block)));
  return {
    title: toGsm7(`${setting.productName}: ${letter.title}`),
    before: others(letter.blocks.slice(0, split)),
    lists: letter.listInText === 'none' ? [] : letter.blocks.filter(isList),
    after: others(letter.blocks.slice(split)),
    always: words(letter.blocks.filter(isAlways)),
    aside: [],
    next: letter.next === undefined ? [] : [toGsm7(letter.next)],
    tellsDone: letter.purpose === 'prompt',
    stop: letter.first ? ['Reply STOP to end.'] : [],
  };
}

/** A deferred item says so in any version: without it, it would read as one for today. */
const isTold = ({ tags }: Version, { mark }: Line): boolean => tags || mark === 'later';

interface Place {
  readonly block: ListBlock;
  readonly line: Line;
  readonly index: number;
}

/** Every line of the version, also those that it only counts. */
const placesIn = ({ lists }: Pieces, { done }: Version): readonly Place[] =>
  lists.flatMap((block) =>
    block.lines.flatMap((line, index) =>
      line.mark === 'done' && !done ? [] : [{ block, line, index }],
    ),
  );

function lineOf({ block, line, index }: Place, version: Version): string {
  const { tag, note, ...bare } = line;
  const told = {
    ...bare,
    ...(tag !== undefined && isTold(version, line) && { tag }),
    ...(note !== undefined && version.notes && { note: cut(note, version.itemLength) }),
  };
  const place = block.numbered ? index + 1 : undefined;
  const words = plainWords(told, place, (text) => cut(text, version.itemLength));
  return block.heading === undefined ? words : `${block.heading}: ${words}`;
}

const doneIn = ({ lists }: Pieces): number =>
  lists.flatMap(({ lines }) => lines).filter(({ mark }) => mark === 'done').length;

function print(pieces: Pieces, version: Version): string {
  const all = placesIn(pieces, version);
  const shown = all.slice(0, version.shown).map((place) => lineOf(place, version));
  const left = all.length - shown.length;
  const done = version.done || pieces.tellsDone ? 0 : doneIn(pieces);
  return [
    pieces.title,
    ...pieces.before,
    ...shown,
    ...(left === 0 ? [] : [shown.length === 0 ? `${left} on your list` : `and ${left} more`]),
    ...(done === 0 ? [] : [`${capitalised(countWord(done))} done.`]),
    ...pieces.always,
    ...(version.after ? pieces.after : []),
    ...pieces.aside,
    ...(version.next ? pieces.next : []),
    ...pieces.stop,
  ].join('\n');
}

/** From the whole letter to its title: what a reader misses least goes first. */
function* versions(pieces: Pieces): Generator<Version> {
  const [itemLength, ...shorter] = itemLengths;
  const all = pieces.lists.flatMap(({ lines }) => lines).length;
  let version: Version = {
    notes: true,
    next: true,
    after: true,
    tags: true,
    done: true,
    itemLength,
    shown: all,
  };
  yield version;
  yield (version = { ...version, next: false });
  yield (version = { ...version, notes: false });
  yield (version = { ...version, after: false });
  yield (version = { ...version, done: false });
  yield (version = { ...version, tags: false });
  for (const length of shorter) yield (version = { ...version, itemLength: length });
  for (let shown = Math.min(all - 1, mostLines); shown >= leastItems; shown -= 1)
    yield (version = { ...version, shown });
}

/** Fewer items than people would want. */
function* fewest(pieces: Pieces): Generator<Version> {
  const bare = [...versions(pieces)].at(-1);
  if (!bare) return;
  for (let shown = Math.min(bare.shown, leastItems) - 1; shown >= 0; shown -= 1) {
    yield { ...bare, shown };
  }
}

/** What is said aside: all of it, its first line, or none. */
function asidesOf({ blocks }: Letter): readonly (readonly string[])[] {
  const [aside] = blocks.filter((block) => block.kind === 'aside');
  if (!aside) return [[]];
  const [first = ''] = aside.brief;
  const most = [[...aside.brief, aside.hint], aside.brief, [first, aside.hint], [first], []];
  return most.map((lines) => lines.map(toGsm7));
}

type Fits = (most: number) => (version: Version) => boolean;

/** Without a word left out that tells about an item, in two segments where one is too few. */
function asWhole(ladder: readonly Version[], fits: Fits): Version | undefined {
  const whole = ladder.filter(({ done, tags }) => done && tags);
  return whole.find(fits(1)) ?? ladder.find(fits(mostSegments));
}

/**
 * The letter's words in GSM-7 as far as they are ours. One segment where the words and three items
 * fit it; two where they need it, where something is said aside, or where the person has asked for
 * the list.
 */
export function toSms(letter: Letter, setting: Setting): string {
  const bare = piecesOf(letter, setting);
  for (const aside of asidesOf(letter)) {
    const pieces = { ...bare, aside };
    const mayFit = (version: Version): boolean =>
      version.shown <= mostLines || placesIn(pieces, version).length <= mostLines;
    const fits: Fits = (most) => (version) =>
      mayFit(version) && segments(print(pieces, version)) <= most;
    const ladder = [...versions(pieces)];
    // Nothing that asks or tells about an item gives way to what is said aside.
    const found =
      aside.length > 0
        ? ladder.find((version) => version.after && fits(mostSegments)(version))
        : fittest(letter, pieces, ladder, fits);
    if (found) return print(pieces, found);
  }
  const least = [bare.title, ...bare.always, ...bare.stop].join('\n');
  return segments(least) <= mostSegments ? least : bare.title;
}

function fittest(
  letter: Letter,
  pieces: Pieces,
  ladder: readonly Version[],
  fits: Fits,
): Version | undefined {
  return (
    (letter.listInText === 'whole' ? asWhole(ladder, fits) : undefined) ??
    ladder.find(fits(1)) ??
    (letter.purpose === 'prompt' ? undefined : [...fewest(pieces)].find(fits(1))) ??
    ladder.find(fits(mostSegments)) ??
    [...fewest(pieces)].find(fits(mostSegments))
  );
}
