/** Finds the items a word may belong to, each word of a reply being compared only once. */
import type { Checklist, Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
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

/** A verb that opens the item says little; the same word further on is what it is about. */
function weightOf(word: string, at: number, count: number): number {
  if (/^\d/.test(word)) return least;
  if (count > 1 && isForeignGeneric(word)) return least;
  if (joining.has(word)) return least;
  if (at > 0 || count === 1) return 1;
  if (genericVerbs.has(word) || genericVerbs.has(stem(word))) return least;
  return taskVerbs.has(word) ? usual : 1;
}

/** Small words between the others. */
const joining = new Set('about before after into onto over off than regarding via per'.split(' '));

/** Words of a verdict, which name no item however their ends are cut. */
const statusOnly = new Set(
  'til till until not no yes can will wait wont done still all both none one ones now then only'.split(
    ' ',
  ),
);

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
  private readonly known = new Map<string, readonly Hit[]>();

  constructor(items: Checklist) {
    const texts = items.map(({ text }) => contentWords(text));
    this.wanted = items.map((item, at) => {
      const words = texts[at] ?? [];
      const weights = words.map((word, place) => weightOf(word, place, words.length));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return { item, weights, enough: total < usual ? least : usual };
    });
    this.vocabulary = texts.flatMap((words, item) =>
      words.map((word, place) => ({ word: wordFor(word), hit: { item, place } })),
    );
  }

  /** A till is a thing in shops too. */
  private exactly(text: string): readonly Hit[] {
    return this.vocabulary.filter(({ word }) => word.text === text).map(({ hit }) => hit);
  }

  hitsOf(text: string): readonly Hit[] {
    const known = this.known.get(text);
    if (known) return known;
    if (statusOnly.has(text)) return text === 'till' ? this.exactly(text) : [];
    const word = wordFor(text);
    const hits = this.vocabulary.filter((entry) => same(word, entry.word)).map(({ hit }) => hit);
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
