/** Prints a letter for the acknowledgement page: its parts as plain strings. */
import type { Block, Letter, Line, ListBlock } from './letter.ts';
import { plainLine } from './plain-line.ts';

/** What the acknowledgement page draws: `body` alone, or the three parts. */
export interface Rendered {
  /** The paragraph above the list. */
  readonly header: string;
  /** The items' words, today's first. */
  readonly checklist: string[];
  /** The paragraph below the list, or else the line about the next letter, or a second paragraph. */
  readonly closing: string;
  /** Paragraphs and lists, an empty line between; what follows the note is small print. */
  readonly body: string;
}

const isList = (block: Block): block is ListBlock => block.kind === 'checklist';

export const listedLines = (letter: Letter): readonly Line[] =>
  letter.blocks.filter(isList).flatMap((block) => block.lines);

/** The letter's paragraphs, parted by its lists: those before, and those after. */
export function paragraphsAround(letter: Letter) {
  const texts = (blocks: readonly Block[]): string[] =>
    blocks.flatMap((block) => (block.kind === 'paragraph' && block.text ? [block.text] : []));
  const first = letter.blocks.findIndex(isList);
  const last = letter.blocks.findLastIndex(isList);
  if (first < 0) return { before: texts(letter.blocks), after: [] };
  return { before: texts(letter.blocks.slice(0, first)), after: texts(letter.blocks.slice(last)) };
}

const listText = (block: ListBlock): string =>
  [
    ...(block.heading === undefined ? [] : [`${block.heading}:`]),
    ...block.lines.map((_line, index) => plainLine(block, index)),
  ].join('\n');

/** The page says title, notes and links itself: they are not part of it. */
export function toRender(letter: Letter): Rendered {
  const { before, after } = paragraphsAround(letter);
  const [header = letter.title, second = ''] = before;
  const note = letter.blocks.findIndex((block) => block.kind === 'note');
  const blocks = note < 0 ? letter.blocks : letter.blocks.slice(0, note);
  const said = blocks.flatMap((block) => {
    if (isList(block)) return [listText(block)];
    return block.kind === 'paragraph' ? [block.text] : [];
  });
  return {
    header,
    checklist: listedLines(letter).map((line) => line.text),
    closing: after[0] ?? letter.next ?? second,
    body: (said.length > 0 ? said : [letter.title]).join('\n\n'),
  };
}

/** For the progress note: what is ticked. */
export const toRenderChecklist = (letter: Letter): { text: string; checked: boolean }[] =>
  listedLines(letter).map((line) => ({ text: line.text, checked: line.mark === 'done' }));
