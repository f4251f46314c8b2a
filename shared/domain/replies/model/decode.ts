/** Turns what the trained reader says of words and items into spans and outcomes. */
import { type Intent, intents } from '../reading.ts';
import type { Encoded, Word } from './encode.ts';
import { inner, type Kind, kinds, type Outcome, outcomes } from './labels.ts';

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

export interface Decoded {
  readonly spans: readonly Span[];
  readonly outcomes: readonly { readonly outcome: Outcome; readonly sure: number }[];
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

/** The likeliest runs (Viterbi): another kind than the word before has must begin a span. */
function runsOf({ kinds: scores, begins }: Prediction): readonly Run[] {
  const log = (share: number | undefined): number => Math.log(Math.max(1e-6, share ?? 0));
  let paths: readonly Path[] = [{ score: 0, kind: 0, begins: false }];
  scores.forEach((score, at) => {
    const [start, goOn] = [log(begins[at]), log(1 - (begins[at] ?? 0))];
    paths = score.map((own, kind): Path => {
      const ways = paths.flatMap((before): readonly Path[] => {
        const base = before.score + log(own);
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

export function decode({ words, items: ranges }: Encoded, prediction: Prediction): Decoded {
  const spans = runsOf(prediction).map(({ kind, from, to }): Span => {
    const within = Array.from({ length: to - from }, (_, n) => from + n);
    const pieces = within.flatMap((at) => {
      const [part] = best(prediction.inner[at] ?? []);
      const word = words[at];
      return part > 0 && word ? [{ kind: inner[part] as 'w' | '~', ...word }] : [];
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
  const isFree = ({ start, end }: Word): boolean =>
    !spans.some((span) => span.start <= start && span.end >= end);
  const told = words.flatMap((word, at) => {
    const none = prediction.kinds[at]?.[0] ?? 1;
    return isFree(word) && none < surelyNothing ? [{ at, sure: 1 - none }] : [];
  });
  const [intent, intentSure] = best(prediction.intent);
  return {
    spans: [...spans, ...runsOfUnread(told, words)],
    outcomes: prediction.outcomes.map((scores, item) => {
      const [from = 0, to = 0] = ranges[item] ?? [];
      const [at, sure] = to > from ? best(scores) : [0, 1];
      return { outcome: outcomes[at] ?? 'same', sure };
    }),
    intent: intents[intent] ?? 'none',
    intentSure,
  };
}
