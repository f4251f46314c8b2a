/** Finds the items a word may belong to, each word of a reply being compared only once. */
import type { Checklist, Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { same, stem, type Word, wordFor } from './same-word.ts';
import { genericVerbs, isForeignGeneric, taskVerbs } from './verbs.ts';

/** Where in which item a word of the reply stands. */
export interface Hit {
  readonly item: number;
  readonly place: number;
}

interface Wanted {
  readonly item: Item;
  readonly weights: readonly number[];
  /** Least weight of shared words by which a clause names the item. */
  readonly enough: number;
}

/** A name of common words only, like "Run 5k", is named by the verb it opens with. */
const usual = 0.8;
const least = 0.35;
/** "It is back in the shed" names nothing that was to be taken back, and "took it back" does. */
const mostly = 0.5;

/** "9B", "10k", invoice "1041": no amount, hour or place in a row. */
const names =
  /^\d{3,}$|^1:1$|^\d+(?!(?:m|mins?|h|hrs?|kg|g|l|ml|am|pm|st|nd|rd|th|x|s|p|mb|gb|d|w|in|ft|oz|lb|lbs|cm|mm)$)[a-z]\w?$/;

/** "Student finance" is `sf`: of two or three words, where no word of English is spelled so. */
const initialsFrom = (words: readonly string[], from: number): readonly string[] =>
  [2, 3]
    .map((count) => words.slice(from, from + count))
    .filter((some, at) => some.length === at + 2 && !genericVerbs.has(some[0] ?? ''))
    .map((some) => some.map((word) => word[0]).join(''))
    .filter((text) => !unitOrSo.has(text));
const noVowel = /^[b-df-hj-np-tv-xz]+$/;
const unitOrSo = new Set(
  'pm mr ms dr st th nd rd km kg cm mm ml lb ft hr gb mb tv pc cd dj pl rn tbh tbc tbd btw lmk brb nvm nw'.split(
    ' ',
  ),
);

interface Initials {
  readonly text: string;
  readonly hit: Hit;
}

/** A verb that opens the item says little; the same word further on is what it is about. */
function weightOf(word: string, at: number, count: number): number {
  if (/^\d/.test(word) && !names.test(word)) return least;
  if (count > 1 && isForeignGeneric(word)) return least;
  if (word === 'leave' && count > 1) return least;
  if (at > 0 && (word === 'back' || word === 'ready')) return mostly;
  if (joining.has(word) || (count > 1 && spans.has(word.replace(/'s$/, '')))) return least;
  if (at > 0 || count === 1) return 1;
  if (genericVerbs.has(word) || genericVerbs.has(stem(word))) return least;
  return taskVerbs.has(word) ? usual : 1;
}

/** "Call with Kola": what would be a verb names what takes place. */
const eventWith = sparing(
  /^(?:call|meeting|mtg|chat|talk|session|interview|review|catch-?up|run|walk|ride|swim|date) with\b/i,
);

/** "Fiets van Lotte" names no van. */
const ofSome = /(?<=^(?!.*\b(?:the|a|my|our|his|her) van\b).*\s)van (?=\p{Lu}|de\b|het\b|mijn\b)/gu;

/** Small words between the others; "bad news" names no new boots. */
const joining = new Set(
  'about before after into onto over off through than regarding via per new'.split(' '),
);

/** "For the week" names no plan for next week. */
const spans = new Set('week weeks month months'.split(' '));

/** Words of a verdict, which name no item however their ends are cut. */
const statusOnly = new Set(
  'fatto fatta fatti fatte hecho hecha fait faite feito feita gemacht gedaan til until not no yes can will wait wont done still all both none one ones now then only mine'.split(
    ' ',
  ),
);

const asSpelled = new Set(['till', 'pain']);

/** "Achterband plakken": of short words only where the item is Dutch or German. */
const endsInVerb = / \p{Ll}{3,}en$/u;

export interface Mention {
  readonly item: Item;
  /** Where in the clause's words it is named. */
  readonly at: readonly number[];
  readonly weight: number;
}

export class ItemIndex {
  /** Clauses are asked about more than once. */
  readonly mentions = new Map<string, readonly Mention[]>();
  readonly wanted: readonly Wanted[];
  private readonly vocabulary: readonly { readonly word: Word; readonly hit: Hit }[];
  private readonly initials: readonly Initials[];
  private readonly known = new Map<string, readonly Hit[]>();

  constructor(items: Checklist) {
    const texts = items.map(({ text }) => contentWords(text.replace(ofSome, '')));
    this.wanted = items.map((item, at) => {
      const words = texts[at] ?? [];
      const weights = words.map((word, place) =>
        place === 0 && eventWith.test(item.text) ? 1 : weightOf(word, place, words.length),
      );
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return { item, weights, enough: total < usual ? least : usual };
    });
    this.vocabulary = texts.flatMap((words, item) =>
      words.map((word, place) => ({ word: wordFor(word), hit: { item, place } })),
    );
    this.initials = texts.flatMap((words, item) =>
      words.flatMap((_, place) =>
        initialsFrom(words, place).map((text) => ({ text, hit: { item, place } })),
      ),
    );
  }

  /** A till is a thing in shops too, and what was a pain was no paint. */
  private exactly(text: string): readonly Hit[] {
    return this.vocabulary.filter(({ word }) => word.text === text).map(({ hit }) => hit);
  }

  /** "TA" for the tenancy agreement. */
  initialled(text: string): readonly Hit[] {
    return this.initials.filter((entry) => entry.text === text).map(({ hit }) => hit);
  }

  /** "Kuchen" is the "Apfelkuchen", "aangifte" the "btw-aangifte". */
  private compoundsOf(text: string): readonly Hit[] {
    const longer = text.length < 5 ? 3 : 2;
    if (text.length < 4) return [];
    return this.vocabulary
      .filter(({ word }) => word.text.length > text.length + longer && word.text.endsWith(text))
      .filter(
        ({ hit }) => text.length > 4 || endsInVerb.test(this.wanted[hit.item]?.item.text ?? ''),
      )
      .map(({ hit }) => hit);
  }

  hitsOf(text: string): readonly Hit[] {
    const known = this.known.get(text);
    if (known) return known;
    if (asSpelled.has(text)) return this.exactly(text);
    if (statusOnly.has(text)) return [];
    const word = wordFor(text);
    const met = this.vocabulary.filter((entry) => same(word, entry.word));
    // "PR" is the PR, and not what its review is.
    const exact = met.filter((entry) => entry.word.stem === word.stem);
    const meant = (exact.length > 0 ? exact : met).map(({ hit }) => hit);
    const short = meant.length === 0 && noVowel.test(text) ? this.initialled(text) : [];
    const found = meant.length > 0 ? meant : short;
    const hits = found.length > 0 ? found : this.compoundsOf(text);
    this.known.set(text, hits);
    return hits;
  }
}

/** The same list is asked about with every clause of a reply. */
const indexes = new WeakMap<Checklist, ItemIndex>();

export function indexOf(items: Checklist): ItemIndex {
  const known = indexes.get(items);
  if (known) return known;
  const index = new ItemIndex(items);
  indexes.set(items, index);
  return index;
}

/** The items a word may mean, when it can be but one of them. */
export function theOnly(word: string, items: Checklist): readonly Item[] {
  const places = new Set(
    indexOf(items)
      .hitsOf(word)
      .map(({ item }) => item),
  );
  return places.size === 1 ? [...places].flatMap((at) => items[at] ?? []) : [];
}
