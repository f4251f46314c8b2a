/** Gives the words of new items back as they were typed: respelling serves the reading alone. */
import type { Edit } from '../../checklist.ts';

const word = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const wordsIn = (text: string): readonly string[] => text.match(word) ?? [];

/** An item begins with a capital where its first letter was made one. */
function cased(typed: string, shown: string): string {
  const [first, shownFirst] = [typed.charAt(0), shown.charAt(0)];
  const raised = shownFirst !== shownFirst.toLowerCase() && first === first.toLowerCase();
  return raised ? first.toUpperCase() + typed.slice(1) : typed;
}

/** One reply in the shapes that its reading gave it. */
export interface Spellings {
  readonly typed: string;
  readonly respelled: string;
  readonly heard: string;
}

/** Word for word the same, but for words that nobody typed: some were respelled, and none moved. */
const isRespelled = (typed: readonly string[], read: readonly string[]): boolean => {
  const known = new Set(typed.map((one) => one.toLowerCase()));
  const isSame = (one: string, at: number) => one.toLowerCase() === typed[at]?.toLowerCase();
  return (
    typed.length === read.length &&
    read.every((one, at) => isSame(one, at) || !known.has(one.toLowerCase()))
  );
};

/**
 * `respelled` is the reply as it was `typed` with words respelled, and `heard` what it was taken
 * for after that, which may have other words or another order. Of a word that was typed in two
 * ways, the one is meant whose neighbours stand in the item too.
 */
export function asTyped(
  edits: readonly Edit[],
  { typed, respelled, heard }: Spellings,
): readonly Edit[] {
  if (typed === heard) return edits;
  const [before, last] = [wordsIn(typed), wordsIn(heard)];
  const after = isRespelled(before, last) ? last : wordsIn(respelled);
  if (before.length !== after.length) return edits;
  const read = after.map((one) => one.toLowerCase());
  const changed = new Set(read.filter((one, at) => one !== before[at]?.toLowerCase()));
  if (changed.size === 0) return edits;

  /** How many words on from both are the same, in either direction. */
  const shared = (around: readonly string[], here: number, at: number, step: 1 | -1): number => {
    let count = 0;
    for (let on = step; around[here + on] !== undefined; on += step, count += 1)
      if (around[here + on] !== read[at + on]) break;
    return count;
  };
  const typedFor = (shown: string, around: readonly string[], here: number): string => {
    let best = { at: -1, near: -1 };
    const said = shown.toLowerCase();
    for (let at = read.indexOf(said); at >= 0; at = read.indexOf(said, at + 1)) {
      const near = shared(around, here, at, 1) + shared(around, here, at, -1);
      if (near > best.near) best = { at, near };
    }
    return cased(before[best.at] ?? shown, shown);
  };
  const giveBack = (text: string): string => {
    const around = wordsIn(text).map((one) => one.toLowerCase());
    let here = -1;
    return text.replace(word, (shown) => {
      here += 1;
      return changed.has(shown.toLowerCase()) ? typedFor(shown, around, here) : shown;
    });
  };
  return edits.map((edit) => ('text' in edit ? { ...edit, text: giveBack(edit.text) } : edit));
}
