/** What a clause means, learnt from labelled ones: asked where no lexicon knows its words. */
import type { Item } from '../../checklist.ts';
import type { Stage } from '../../stage.ts';
import { tellFeatures, tellFreeFeatures } from './clause-features.ts';
import { freeWeights, statusWeights } from './clause-weights.ts';
import { mostLikely, type Opinion, weightRows } from './linear-model.ts';

/** What a clause says of an item it names; `none` is a mere mention. */
export type LearntStatus = 'done' | 'open' | 'deferred' | 'dropped' | 'none';
/** What a clause that names nothing on the list is. */
export type LearntKind = 'add' | 'tomorrow' | 'chat' | 'list' | 'help';

/** Sure from 0 to 1. */
export type Learnt<Label extends string> = Opinion<Label>;

/** A feature found word by word, since to join its words costs more than all else. */
interface Known {
  weights: readonly number[] | undefined;
  next: Map<string, Known> | undefined;
  /** The clause that was last seen to have it: a feature counts once. */
  seen: number;
}

interface Model<Label extends string> {
  readonly labels: readonly Label[];
  readonly known: Map<string, Known>;
}

/** The first line names the labels; then features, each with a letter for every label. */
function modelOf<Label extends string>(data: string): Model<Label> {
  const { labels, rows } = weightRows<Label>(data);
  const known = new Map<string, Known>();
  for (const { name, weights } of rows) learn(known, name.split(' '), weights);
  return { labels, known };
}

function learn(known: Map<string, Known>, words: readonly string[], weights: readonly number[]) {
  const [first = '', ...rest] = words;
  const entry = known.get(first) ?? { weights: undefined, next: undefined, seen: 0 };
  known.set(first, entry);
  if (rest.length === 0) entry.weights = weights;
  else learn((entry.next ??= new Map()), rest, weights);
}

/** Read at the first question: a service with a language model may never ask one. */
function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const status = lazily(() => modelOf<LearntStatus>(statusWeights));
const free = lazily(() => modelOf<LearntKind>(freeWeights));

let clauses = 0;

/** Multinomial logistic regression: the label with the greatest sum, and its share. */
function classify<Label extends string>(
  { labels, known }: Model<Label>,
  tell: (told: (first: string, second?: string, third?: string) => void) => void,
): Learnt<Label> {
  const clause = ++clauses;
  const sums = labels.map(() => 0);
  tell((first, second, third) => {
    let found = known.get(first);
    if (second !== undefined) found = found?.next?.get(second);
    if (third !== undefined) found = found?.next?.get(third);
    if (!found?.weights || found.seen === clause) return;
    found.seen = clause;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (found.weights[at] ?? 0);
  });
  return mostLikely(labels, sums);
}

/** What a clause (its gist) says has become of the items it names. */
export const learntStatus = (gist: string, items: readonly Item[]) =>
  classify(status(), (told) => tellFeatures(gist, items, told));

/** Whether a clause that names no item is a task, a task for later, or talk. */
export const learntKind = (gist: string, stage: Stage) =>
  classify(free(), (told) => tellFreeFeatures(gist, stage, told));
