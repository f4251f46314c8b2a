/** Tells of replies that were read and got no answer of their own. */
import type { Block, Letter } from './letter.ts';
import { paragraph } from './sentences.ts';
import { countWord } from './wording.ts';

const words = (count: number): Block =>
  count === 1
    ? paragraph(
        'We read one more reply of yours, too. Your list has what it said.',
        'We read one more reply, too.',
      )
    : paragraph(
        `We read ${countWord(count)} more replies of yours, too. Your list has what they said.`,
        `We read ${count} more replies, too.`,
      );

/** Above the list, and above the words that announce it. */
function placeIn(blocks: readonly Block[]): number {
  const list = blocks.findIndex(({ kind }) => kind === 'checklist');
  if (list < 0) return Math.min(1, blocks.length);
  const before = blocks[list - 1];
  return before?.kind === 'paragraph' && before.text.endsWith(':') ? list - 1 : list;
}

/** The letter as it is where there is none to tell of. */
export function withAlsoRead(letter: Letter, count = 0): Letter {
  if (count === 0) return letter;
  const { blocks } = letter;
  const place = placeIn(blocks);
  return { ...letter, blocks: [...blocks.slice(0, place), words(count), ...blocks.slice(place)] };
}
