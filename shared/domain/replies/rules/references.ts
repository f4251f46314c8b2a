/** Finds which items a clause speaks of: by number, by place, by their words, by all or both. */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { alike, contentWords, folded } from '../same-text.ts';
import { genericVerbs, pastForms, synonyms, taskVerbs } from './lexicon.ts';
import { statusWords } from './signals.ts';

/** The form under which two spellings of a word meet. */
export function stem(word: string): string {
  const bare = word.replace(/'(?:s|ll|d|re|ve|m)$/, '').replace(/'/g, '');
  const past = pastForms.get(bare);
  if (past !== undefined) return stemEnd(past);
  return stemEnd(bare);
}

function stemEnd(word: string): string {
  if (word.length < 4) return word;
  const cut = word
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, (end) => (word.length - end.length >= 3 ? '' : end));
  return cut.replace(/([bdfgklmnprt])\1$/, '$1').replace(/e$/, '');
}

/** `clnig` for cleaning: the letters of a word in their order, its vowels mostly left out. */
function isShorthand(short: string, long: string): boolean {
  if (short.length < 3 || short.length >= long.length || short[0] !== long[0]) return false;
  if (short.length * 2 < long.length || /^[aeiou]|\d/.test(short)) return false;
  if (short.length < 5 && /[aeiou]/.test(short)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

function sameMeaning(one: string, other: string): boolean {
  const left = synonyms.get(one);
  const right = synonyms.get(other);
  return Boolean(left?.some((group) => right?.includes(group)));
}

export function sameWord(one: string, other: string): boolean {
  const [a, b] = [stem(one), stem(other)];
  if (a === b) return true;
  if (sameMeaning(one, other) || sameMeaning(a, b)) return true;
  return alike(a, b) || isShorthand(one, other) || isShorthand(other, one);
}

/** A verb that opens the item says little; the same word further on is what it is about. */
function weightOf(word: string, at: number, count: number): number {
  if (/^\d/.test(word)) return 0.35;
  if (at > 0 || count === 1) return 1;
  if (genericVerbs.has(word) || genericVerbs.has(stem(word))) return 0.35;
  return taskVerbs.has(word) ? 0.8 : 1;
}

/** Least weight of shared words by which a clause names an item: one that is no common verb. */
const enough = 0.8;

/** An item of common words only, like "Run 5k", is named by the verb it opens with. */
const enoughFor = (item: Item): number => {
  const words = wordsOfItem(item);
  const total = words.reduce((sum, word, at) => sum + weightOf(word, at, words.length), 0);
  return total < enough ? 0.35 : enough;
};

export interface Mention {
  readonly item: Item;
  /** Where in the clause's words it is named. */
  readonly at: readonly number[];
  readonly weight: number;
}

/** The same few items are asked about with every clause. */
const wordsByItem = new WeakMap<Item, readonly string[]>();

function wordsOfItem(item: Item): readonly string[] {
  const known = wordsByItem.get(item);
  if (known) return known;
  const words = contentWords(item.text);
  wordsByItem.set(item, words);
  return words;
}

function mentionOf(item: Item, words: readonly string[]): Mention {
  const at: number[] = [];
  let weight = 0;
  const wantedWords = wordsOfItem(item);
  for (const [place, wanted] of wantedWords.entries()) {
    const found = words.findIndex((word, index) => !at.includes(index) && sameWord(word, wanted));
    if (found < 0) continue;
    at.push(found);
    weight += weightOf(wanted, place, wantedWords.length);
  }
  return { item, at, weight };
}

/** The items named by their own words, each word counted for the item it fits best. */
export function namedIn(clause: string, items: Checklist): readonly Mention[] {
  let words = [...contentWords(clause)];
  const named: Mention[] = [];
  for (let round = 0; round < items.length; round++) {
    const open = items.filter((item) => !named.some((mention) => mention.item.id === item.id));
    const ranked = open
      .map((item) => mentionOf(item, words))
      .filter(({ item, weight }) => weight >= enoughFor(item))
      .sort((a, b) => b.weight - a.weight);
    const best = ranked[0];
    if (!best) break;
    const equals = ranked.filter(
      ({ weight, at }) => weight === best.weight && at.some((i) => best.at.includes(i)),
    );
    if (equals.length > 1 && !manyWords.test(folded(clause))) {
      const opens = equals.filter(({ item }) => item.status === 'open');
      if (opens.length !== 1) break;
      named.push(...opens);
    } else named.push(...equals);
    words = words.map((word, index) => (equals.some(({ at }) => at.includes(index)) ? '' : word));
  }
  return named;
}

const manyWords = /\b(?:both|two|three|four|all|these|those)\b|s\b/;

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
};

const ordinalPattern = pattern(
  'g',
  String.raw`\b(first|second|third|fourth|fifth|sixth|last|[1-6](?:st|nd|rd|th))(?='s|\b)(?: `,
  String.raw`(one|item|task|two|three|thing on))?`,
);

function byOrdinal(text: string, items: Checklist): readonly Item[] {
  const found: Item[] = [];
  for (const match of text.matchAll(ordinalPattern)) {
    const [whole, word = '', noun] = match;
    const after = text.slice(match.index + whole.length);
    const article = /\b(?:the|my|keep|lose|drop|and)\s*$/.test(text.slice(0, match.index));
    if (
      noun === undefined &&
      !(article && /^(?:'s|\s*$|\s*[,.;!]|\s+(?:is|was|done|and|can|to|off)\b)/.test(after))
    )
      continue;
    const count = noun === 'two' ? 2 : noun === 'three' ? 3 : 1;
    const start = word === 'last' ? items.length - count : (ordinals[word] ?? 1) - 1;
    found.push(...items.slice(Math.max(0, start), start + count));
  }
  return found;
}

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Numbers count the list only where nothing but a status stands beside them. */
function byNumber(text: string, items: Checklist): readonly Item[] {
  if (/\ball \d\b/.test(text)) return [];
  const plain = text.replace(/\b2(?=moro|morrow|day|nite)/g, 'two');
  const marked = [...plain.matchAll(/(?:#|\b(?:no\.?|number|item|task|nr\.?) ?)(\d{1,2})\b/g)];
  if (marked.length > 0) return marked.flatMap((match) => items[Number(match[1]) - 1] ?? []);
  const spelled = plain.replace(/\b(?:number|item|task) (\w+)\b/g, (whole, word: string) => {
    const at = numberWords.indexOf(word);
    return at > 0 ? String(at) : whole;
  });
  const rest = spelled
    .replace(statusWords, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b\d{1,2}\b/g, ' ');
  if (rest.replace(/two(?:moro|morrow|day|nite)/g, '').trim() !== '' || !/\d/.test(spelled))
    return [];
  const found: Item[] = [];
  for (const match of spelled.matchAll(
    /\b(\d{1,2})(?: ?(?:-|–|to|thru|through) ?(\d{1,2}))?\b(?![:.]\d|%)/g,
  )) {
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    found.push(...items.slice(Math.max(0, from - 1), from > 0 ? to : 0));
  }
  return found;
}

/** Items named by number or place; empty when the clause names none that way. */
export function countedIn(clause: string, items: Checklist): readonly Item[] {
  const text = folded(clause);
  const counted = byNumber(text, items);
  return counted.length > 0 ? counted : byOrdinal(text, items);
}

const exceptPattern = pattern(
  '',
  String.raw`\b(?:all |everything |the lot |both |anything )?(?:but|except(?: for)?|apart `,
  String.raw`from|aside from|besides|other than|minus|bar|save for)\b(.*)$`,
);
export const allPattern = pattern(
  '',
  String.raw`\b(?:everything|every ?thing|all(?: of)?(?: (?:it|them|these|those|the above|`,
  String.raw`items|tasks|three|four|five|six|of it|\d))?|the (?:whole )?lot|the (?:whole|`,
  String.raw`entire) list|both(?: (?:items|of them|tasks))?|alles|todo|todos|tout|tudo)\b`,
);
const restPattern = pattern(
  '',
  String.raw`\b(?:the )?(?:rest(?! (?:of (?:the|my) (?:day|week|afternoon|evening)|is a))|`,
  String.raw`others|other (?:two|three|one|ones|four)|remaining)\b`,
);

export interface Sweep {
  readonly items: readonly Item[];
  /** What was left out by name: "all but the gym". */
  readonly kept: readonly Item[];
}

/** All, both, the rest, or all but: undefined when the clause sweeps nothing. */
export function sweptBy(
  clause: string,
  items: Checklist,
  named: ReadonlySet<string>,
): Sweep | undefined {
  const text = folded(clause);
  const live = items.filter(({ status }) => status === 'open' || status === 'deferred');
  const except = exceptPattern.exec(text);
  if (
    except &&
    allPattern.test(text.slice(0, except.index + except[0].length - (except[1]?.length ?? 0)))
  ) {
    const kept = [
      ...namedIn(except[1] ?? '', items).map(({ item }) => item),
      ...countedIn(except[1] ?? '', items),
    ];
    if (kept.length === 0) return undefined;
    return { items: live.filter((item) => !kept.includes(item)), kept };
  }
  if (restPattern.test(text)) return { items: live.filter(({ id }) => !named.has(id)), kept: [] };
  return allPattern.test(text) ? { items: live, kept: [] } : undefined;
}
