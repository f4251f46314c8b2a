/** Finds which items a clause speaks of by their words. */

import type { Checklist, Item } from '../../checklist.ts';
import { contentWords, folded } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { indexOf, type Mention } from './item-index.ts';
import { isPast } from './past.ts';
import { isRival } from './rivals.ts';

interface Found extends Mention {
  /** Which of the item's words are met. */
  readonly places: ReadonlySet<number>;
}

/** "Navbar fixed" does not name "accessibility fixes": the verb is said of the other item. */
const isOnlyVerb = (words: readonly string[], { item, at, places }: Found): boolean =>
  [...places].every((place) => place > 0) &&
  at.every((index) => isPast(words[index] ?? '')) &&
  !at.some((index) => contentWords(item.text).includes(words[index] ?? ''));

/** Where the words of a clause meet each item, the first meeting of a word being its own. */
function mentionsIn(
  words: readonly string[],
  items: Checklist,
  capitals: ReadonlySet<string>,
): readonly Found[] {
  const index = indexOf(items);
  const found = new Map<number, { at: number[]; places: Set<number>; weight: number }>();
  for (const [at, word] of words.entries()) {
    if (word === '') continue;
    const taken = new Set<number>();
    const hits = index.hitsOf(word);
    const meant = hits.length > 0 || !capitals.has(word) ? hits : index.initialled(word);
    for (const { item, place } of meant) {
      const mention = found.get(item) ?? { at: [], places: new Set(), weight: 0 };
      if (taken.has(item) || mention.places.has(place)) continue;
      taken.add(item);
      mention.at.push(at);
      mention.places.add(place);
      mention.weight += index.wanted[item]?.weights[place] ?? 0;
      found.set(item, mention);
    }
  }
  return [...found].flatMap(([which, { weight, at, places }]) => {
    const wanted = index.wanted[which];
    if (!wanted || weight < wanted.enough) return [];
    return [{ item: wanted.item, at, weight, places }];
  });
}

/** The items named by their own words, each word counted for the item it fits best. */
export function namedIn(clause: string, items: Checklist): readonly Mention[] {
  const { mentions } = indexOf(items);
  const known = mentions.get(clause);
  if (known) return known;
  const found = findNamed(clause, items).filter(({ item }) => !isRival(clause, item));
  mentions.set(clause, found);
  return found;
}

/** Without those a verb alone would name, where others are named by more. */
function withoutVerbs(
  words: readonly string[],
  met: readonly Found[],
  already: boolean,
): readonly Found[] {
  if (!already && met.length < 2) return met;
  const named = met.filter((one) => !isOnlyVerb(words, one));
  return already || named.length > 0 ? named : met;
}

/** "Sent the invoice and deck": each is named by a word of its own beside the one they share. */
const haveOwn = (equals: readonly Found[]): boolean =>
  equals.every((one) =>
    one.at.some((index) => equals.every((other) => other === one || !other.at.includes(index))),
  );

function findNamed(clause: string, items: Checklist): readonly Mention[] {
  let words = [...contentWords(clause)];
  const capitals = capitalsIn(clause);
  const named: Mention[] = [];
  const taken = new Set<string>();
  for (let round = 0; round < items.length; round++) {
    const found = withoutVerbs(words, mentionsIn(words, items, capitals), named.length > 0).filter(
      ({ item }) => !taken.has(item.id),
    );
    const ticked = undoes.test(clause) ? found.filter(({ item }) => item.status === 'done') : [];
    const ranked = [...(ticked.length > 0 ? ticked : found)].sort((a, b) => b.weight - a.weight);
    const best = ranked[0];
    if (!best) break;
    let equals = ranked.filter(
      ({ weight, at }) => weight === best.weight && at.some((i) => best.at.includes(i)),
    );
    if (equals.length > 1 && !manyWords.test(folded(clause)) && !haveOwn(equals)) {
      equals = equals.filter(({ item }) => item.status === 'open');
      if (equals.length !== 1) break;
    }
    named.push(...equals);
    for (const { item } of equals) taken.add(item.id);
    words = words.map((word, index) => (equals.some(({ at }) => at.includes(index)) ? '' : word));
  }
  return named;
}

/** What is typed in capitals alone may be the initials of an item. */
function capitalsIn(clause: string): ReadonlySet<string> {
  const found = /[a-z]/.test(clause) ? clause.match(/\b[A-Z]{2,3}\b/g) : null;
  return found ? new Set(found.map((one) => one.toLowerCase())) : none;
}
const none: ReadonlySet<string> = new Set();

/** Only what is done can be put back. */
const undoes = sparing(
  /\b(?:un-?(?:tick|check|mark|do|finish|complete|cross)(?:ed)?|re-?open(?:ed)?|take the (?:tick|check))\b/i,
);
const manyWords = /\b(?:both|two|three|four|all|these|those)\b|(?<!')s\b/;

/** "Glued the top" of the table, which is not the top of the list. */
export function placeIsNamed(
  { text, gist }: Pick<Clause, 'text' | 'gist'>,
  [item, ...others]: readonly Item[],
): boolean {
  const place = item && others.length === 0 ? places.exec(gist)?.[0] : undefined;
  if (place === undefined || item === undefined) return false;
  if (!contentWords(item.text).includes(place)) return false;
  const rest = contentWords(text).filter((word) => word !== place);
  return namedIn(rest.join(' '), [item]).length > 0;
}
const places = /\b(?:top|bottom|middle|final|last|first|second|third|fourth)\b/;
