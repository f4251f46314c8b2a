/** Turns what the trained reader says of words and items into spans and outcomes. */
import { type Intent, intents } from '../reading.ts';
import type { Encoded, Word } from './encode.ts';
import { changes, inner, type Kind, kinds, outcomes } from './labels.ts';

/** Probabilities, in the order of the labels. */
export interface Prediction {
  /** For each word. */
  readonly kinds: readonly (readonly number[])[];
  /** For each word: that it begins a span. */
  readonly begins: readonly number[];
  readonly inner: readonly (readonly number[])[];
  /** For each word and item: that the word's span speaks of the item. */
  readonly links: readonly (readonly number[])[];
  /** For each item. */
  readonly outcomes: readonly (readonly number[])[];
  readonly intent: readonly number[];
}

/** The model as a function, so that this folder loads none. */
export type Predict = (encoded: Encoded) => Promise<Prediction>;

/** Words of one kind, by offsets in the reply. */
export interface Span {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  /** From 0 to 1: how sure the model is of the kind. */
  readonly sure: number;
  /** For each item: the probability that the span speaks of it. */
  readonly items: readonly number[];
  /** Words inside that name a day or may be left out, by offsets. */
  readonly pieces: readonly {
    readonly kind: 'w' | '~';
    readonly start: number;
    readonly end: number;
  }[];
}

/** What most likely becomes of an item that changes, and the words that say so. */
export interface Change {
  readonly outcome: keyof typeof changes;
  /** From 0 to 1. */
  readonly sure: number;
  readonly words: Span;
}

export interface Decoded {
  readonly spans: readonly Span[];
  /** For each item, unless nothing was read of it. */
  readonly changes: readonly (Change | undefined)[];
  readonly intent: Intent;
  readonly intentSure: number;
}

const best = (scores: readonly number[]): readonly [at: number, score: number] =>
  scores.reduce<readonly [number, number]>(
    (most, score, at) => (score > most[1] ? [at, score] : most),
    [0, -1],
  );

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Words of one kind, `[from, to)`. */
interface Run {
  readonly kind: number;
  readonly from: number;
  to: number;
}

interface Path {
  readonly score: number;
  readonly before?: Path;
  readonly kind: number;
  readonly begins: boolean;
}

/**
 * The likeliest runs (Viterbi): another kind than the word before has must begin a span, and none
 * begins or ends within a word.
 */
function runsOf({ kinds: scores, begins }: Prediction, words: Encoded['words']): readonly Run[] {
  const log = (share: number | undefined): number => Math.log(Math.max(1e-6, share ?? 0));
  let paths: readonly Path[] = [{ score: 0, kind: 0, begins: false }];
  scores.forEach((score, at) => {
    const [start, goOn] = [log(begins[at]), log(1 - (begins[at] ?? 0))];
    paths = score.map((own, kind): Path => {
      const ways = paths.flatMap((before): readonly Path[] => {
        const base = before.score + log(own);
        if (words[at]?.isWithin) {
          return before.kind === kind ? [{ score: base, before, kind, begins: false }] : [];
        }
        if (kind === 0) return [{ score: base, before, kind, begins: false }];
        const anew = { score: base + start, before, kind, begins: true };
        if (before.kind !== kind) return [anew];
        return [anew, { score: base + goOn, before, kind, begins: false }];
      });
      return ways.reduce((one, other) => (other.score > one.score ? other : one));
    });
  });
  const steps: Path[] = [];
  let last = paths.reduce((one, other) => (other.score > one.score ? other : one));
  for (; last.before; last = last.before) steps.unshift(last);
  const runs: Run[] = [];
  steps.forEach((step, at) => {
    const run = runs.at(-1);
    if (step.kind > 0 && step.begins) runs.push({ kind: step.kind, from: at, to: at + 1 });
    else if (step.kind > 0 && run) run.to = at + 1;
  });
  return runs;
}

/** A word is small talk or story where the model gives that at least so much. */
const surelyNothing = 0.4;

/** Words that mean something, the model knows not what: told as unread, like those it calls so. */
function runsOfUnread(
  told: readonly { readonly at: number; readonly sure: number }[],
  words: Encoded['words'],
): readonly Span[] {
  const runs: { from: number; to: number; sure: number }[] = [];
  for (const { at, sure } of told) {
    const last = runs.at(-1);
    if (last?.to === at)
      runs[runs.length - 1] = { ...last, to: at + 1, sure: Math.max(last.sure, sure) };
    else runs.push({ from: at, to: at + 1, sure });
  }
  return runs
    .filter(({ from, to }) => to - from > 1)
    .map(({ from, to, sure }) => ({
      kind: 'u',
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
      sure,
      items: [],
      pieces: [],
    }));
}

/**
 * What an item's outcome and the words that speak of it count, by their log odds: a logistic
 * regression on the validation authors.
 */
const weights = { outcome: 0.93, words: 0.12, always: 0.07 };

const logOdds = (share: number): number => Math.log((share + 0.001) / (1.001 - share));

function sureOf(outcome: number, words: number): number {
  const odds = weights.outcome * logOdds(outcome) + weights.words * logOdds(words) + weights.always;
  return 1 / (1 + Math.exp(-odds));
}

/** Words speak of an item where the model gives that at least so much. */
const surelySpeak = 0.1;

/** How much each word tells of an item that it becomes this. */
const tellingOf = (
  { kinds: ofWords, links }: Prediction,
  item: number,
  said: readonly Kind[],
): readonly number[] =>
  ofWords.map((scores, at) => {
    const share = said.reduce((sum, kind) => sum + (scores[kinds.indexOf(kind)] ?? 0), 0);
    return share * (links[at]?.[item] ?? 0);
  });

/** The words next to one that tell at least half as much. */
function around(
  at: number,
  telling: readonly number[],
  words: Encoded['words'],
): Pick<Word, 'start' | 'end'> {
  const isLess = (share: number): boolean => share < (telling[at] ?? 0) / 2;
  const from = telling.slice(0, at).findLastIndex(isLess) + 1;
  const behind = telling.slice(at).findIndex(isLess);
  const to = behind < 0 ? words.length : at + behind;
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
}

function changeOf(
  item: number,
  words: Encoded['words'],
  prediction: Prediction,
  spans: readonly Span[],
): Change | undefined {
  const found = Object.entries(changes).flatMap(([name, said]): readonly Change[] => {
    const outcome = name as keyof typeof changes;
    const telling = tellingOf(prediction, item, said);
    const [at, most] = best(telling);
    const word = words[at];
    if (!word || most < surelySpeak) return [];
    const sure = sureOf(prediction.outcomes[item]?.[outcomes.indexOf(outcome)] ?? 0, most);
    const isAround = ({ kind, start, end }: Span): boolean =>
      said.some((one) => one === kind) && start <= word.start && end >= word.end;
    const bare = { kind: said[0], sure: most, items: [], pieces: [] };
    const span = spans.find(isAround) ?? { ...bare, ...around(at, telling, words) };
    return [{ outcome, sure, words: span }];
  });
  return found.sort((one, other) => other.sure - one.sure)[0];
}

export function decode({ words, items: ranges }: Encoded, prediction: Prediction): Decoded {
  const spans = runsOf(prediction, words).map(({ kind, from, to }): Span => {
    const within = Array.from({ length: to - from }, (_, n) => from + n);
    const pieces = within.flatMap((at) => {
      const [part] = best(prediction.inner[at] ?? []);
      const word = words[at];
      return part > 0 && word
        ? [{ kind: inner[part] as 'w' | '~', start: word.start, end: word.end }]
        : [];
    });
    const items = (prediction.links[from] ?? []).map((_, item) =>
      mean(within.map((at) => prediction.links[at]?.[item] ?? 0)),
    );
    return {
      kind: kinds[kind] ?? 'none',
      start: words[from]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
      sure: mean(within.map((at) => prediction.kinds[at]?.[kind] ?? 0)),
      items,
      pieces,
    };
  });
  const isFree = ({ start, end }: Pick<Word, 'start' | 'end'>): boolean =>
    !spans.some((span) => span.start <= start && span.end >= end);
  const told = words.flatMap((word, at) => {
    const none = prediction.kinds[at]?.[0] ?? 1;
    return isFree(word) && none < surelyNothing ? [{ at, sure: 1 - none }] : [];
  });
  const [intent, intentSure] = best(prediction.intent);
  return {
    spans: [...spans, ...runsOfUnread(told, words)],
    changes: ranges.map(([from, to], item) =>
      to > from ? changeOf(item, words, prediction, spans) : undefined,
    ),
    intent: intents[intent] ?? 'none',
    intentSure,
  };
}
