/** The word an item opens with: mostly what is to be done. */
import type { Item } from '../../checklist.ts';
import { manyWords, remembered } from '../remembered.ts';
import { opensPast } from './past.ts';
import { sameWord } from './same-word.ts';

const firstOf = remembered(
  (text: string): string => /^[\p{L}-]*/u.exec(text.toLowerCase())?.[0] ?? '',
  manyWords,
);

export const verbOf = ({ text }: Item): string => firstOf(text);

/** Whether the item is to get hold of somebody. */
export const reachesSomebody = ({ text }: Item): boolean => reaches(text);
const reaches = remembered((text) => reaching.test(text.toLowerCase()), manyWords);
const reaching =
  /\b(?:call|ring|phone|telephone|buzz|bell|tinkle|reach|speak|contact|chase|visit|see|get hold|catch|try|follow up)\b/;

/** "Rang school" of "ring school": the past of its own verb opens what is said of one item. */
export function saysOwnPast(gist: string, [item, ...others]: readonly Item[]): boolean {
  if (item === undefined || others.length > 0 || !opensPast(gist)) return false;
  const [said = ''] = gist.replace(/^(?:(?:so|and|also|just|i|we|i've|we've) )+/, '').split(' ');
  return sameWord(said, verbOf(item));
}
