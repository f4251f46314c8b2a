/** Multinomial logistic regression, read from the text that `npm run train` wrote. */

/** A weight is one letter: `M` is nothing, each step from it a quarter. */
const middle = 'M'.charCodeAt(0);
const step = 4;

export interface WeightRow {
  readonly name: string;
  readonly weights: readonly number[];
}

/** The first line names the labels; then names, each with a letter for every label. */
export function weightRows<Label extends string>(
  data: string,
): { readonly labels: readonly Label[]; readonly rows: readonly WeightRow[] } {
  const [head = '', ...entries] = data.split(/[\n\t]/);
  const labels = head.split(' ') as Label[];
  const rows = entries.map((entry) => ({
    name: entry.slice(0, -labels.length),
    weights: Array.from(
      entry.slice(-labels.length),
      (letter) => (letter.charCodeAt(0) - middle) / step,
    ),
  }));
  return { labels, rows };
}

export interface Opinion<Label extends string> {
  readonly label: Label;
  /** How sure, from 0 to 1. */
  readonly sure: number;
}

/** The label with the greatest sum, and its share. */
export function mostLikely<Label extends string>(
  labels: readonly Label[],
  sums: readonly number[],
): Opinion<Label> {
  const most = Math.max(...sums);
  const total = sums.reduce((sum, one) => sum + Math.exp(one - most), 0);
  return { label: labels[sums.indexOf(most)] ?? (labels[0] as Label), sure: 1 / total };
}

export type LinearModel<Label extends string> = (clues: Iterable<string>) => Opinion<Label>;

export function linearModel<Label extends string>(data: string): LinearModel<Label> {
  const { labels, rows } = weightRows<Label>(data);
  const known = new Map(rows.map(({ name, weights }) => [name, weights]));
  return (clues) => {
    const sums = labels.map(() => 0);
    for (const clue of clues) {
      const weights = known.get(clue);
      if (!weights) continue;
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
    }
    return mostLikely(labels, sums);
  };
}
