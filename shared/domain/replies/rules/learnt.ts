/** What a clause means, learnt from labelled ones: asked where no lexicon knows its words. */
import type { Item } from '../../checklist.ts';
import type { Stage } from '../../stage.ts';
import { featuresOf, freeFeaturesOf } from './clause-features.ts';
import { freeWeights, statusWeights } from './clause-weights.ts';

/** What a clause says of an item it names; `none` is a mere mention. */
export type LearntStatus = 'done' | 'open' | 'deferred' | 'dropped' | 'none';
/** What a clause that names nothing on the list is. */
export type LearntKind = 'add' | 'tomorrow' | 'chat' | 'list' | 'help';

export interface Learnt<Label extends string> {
  readonly label: Label;
  /** How sure, from 0 to 1. */
  readonly sure: number;
}

type Weights = ReadonlyMap<string, readonly number[]>;

interface Model<Label extends string> {
  readonly labels: readonly Label[];
  readonly weights: Weights;
}

/** A weight is one letter: `M` is nothing, each step from it a quarter. */
const middle = 'M'.charCodeAt(0);
const step = 4;

/** The first line names the labels; then features, each with a letter for every label. */
function modelOf<Label extends string>(data: string): Model<Label> {
  const [head = '', ...rows] = data.split(/[\n\t]/);
  const labels = head.split(' ') as Label[];
  const weights = rows.map((row): [string, readonly number[]] => {
    const name = row.slice(0, -labels.length);
    const letters = Array.from(row.slice(-labels.length));
    return [name, letters.map((letter) => (letter.charCodeAt(0) - middle) / step)];
  });
  return { labels, weights: new Map(weights) };
}

/** Read at the first question: a service with a language model may never ask one. */
function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const status = lazily(() => modelOf<LearntStatus>(statusWeights));
const free = lazily(() => modelOf<LearntKind>(freeWeights));

/** Multinomial logistic regression: the label with the greatest sum, and its share. */
function classify<Label extends string>(
  { labels, weights }: Model<Label>,
  features: readonly string[],
): Learnt<Label> | undefined {
  const sums = labels.map(() => 0);
  for (const feature of features) {
    const row = weights.get(feature);
    if (!row) continue;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
  }
  const most = Math.max(...sums);
  const label = labels[sums.indexOf(most)];
  const total = sums.reduce((sum, one) => sum + Math.exp(one - most), 0);
  return label && { label, sure: 1 / total };
}

/** What a clause (its gist) says has become of the items it names. */
export const learntStatus = (gist: string, items: readonly Item[]) =>
  classify(status(), featuresOf(gist, items));

/** Whether a clause that names no item is a task, a task for later, or talk. */
export const learntKind = (gist: string, stage: Stage) =>
  classify(free(), freeFeaturesOf(gist, stage));
