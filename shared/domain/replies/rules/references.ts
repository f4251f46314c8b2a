/** Finds which items a clause speaks of by their words. */
import type { Checklist } from '../../checklist.ts';
import { contentWords, folded } from '../same-text.ts';
import { indexOf, type Mention } from './item-index.ts';

/** Where the words of a clause meet each item, the first meeting of a word being its own. */
function mentionsIn(words: readonly string[], items: Checklist): readonly Mention[] {
  const index = indexOf(items);
  const found = new Map<number, { at: number[]; places: Set<number>; weight: number }>();
  for (const [at, word] of words.entries()) {
    if (word === '') continue;
    const taken = new Set<number>();
    for (const { item, place } of index.hitsOf(word)) {
      const mention = found.get(item) ?? { at: [], places: new Set(), weight: 0 };
      if (taken.has(item) || mention.places.has(place)) continue;
      taken.add(item);
      mention.at.push(at);
      mention.places.add(place);
      mention.weight += index.wanted[item]?.weights[place] ?? 0;
      found.set(item, mention);
    }
  }
  return [...found].flatMap(([at, { weight, at: places }]) => {
    const wanted = index.wanted[at];
    if (!wanted || weight < wanted.enough) return [];
    return [{ item: wanted.item, at: places, weight }];
  });
}

/** The items named by their own words, each word counted for the item it fits best. */
export function namedIn(clause: string, items: Checklist): readonly Mention[] {
  const { mentions } = indexOf(items);
  const known = mentions.get(clause);
  if (known) return known;
  const found = findNamed(clause, items);
  mentions.set(clause, found);
  return found;
}

function findNamed(clause: string, items: Checklist): readonly Mention[] {
  let words = [...contentWords(clause)];
  const named: Mention[] = [];
  const taken = new Set<string>();
  for (let round = 0; round < items.length; round++) {
    const found = mentionsIn(words, items).filter(({ item }) => !taken.has(item.id));
    const ticked = undoes.test(clause) ? found.filter(({ item }) => item.status === 'done') : [];
    const ranked = [...(ticked.length > 0 ? ticked : found)].sort((a, b) => b.weight - a.weight);
    const best = ranked[0];
    if (!best) break;
    let equals = ranked.filter(
      ({ weight, at }) => weight === best.weight && at.some((i) => best.at.includes(i)),
    );
    if (equals.length > 1 && !manyWords.test(folded(clause))) {
      equals = equals.filter(({ item }) => item.status === 'open');
      if (equals.length !== 1) break;
    }
    named.push(...equals);
    for (const { item } of equals) taken.add(item.id);
    words = words.map((word, index) => (equals.some(({ at }) => at.includes(index)) ? '' : word));
  }
  return named;
}

/** Only what is done can be put back. */
const undoes = /\b(?:un-?(?:tick|check|mark|do)(?:ed)?|re-?open(?:ed)?|take the (?:tick|check))\b/i;
const manyWords = /\b(?:both|two|three|four|all|these|those)\b|s\b/;
