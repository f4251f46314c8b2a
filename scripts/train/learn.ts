/** Multinomial logistic regression over named features, the same weights at every run. */

export interface Example {
  readonly features: readonly string[];
  readonly label: string;
}

export interface Model {
  readonly labels: readonly string[];
  /** For each feature a weight for each label. */
  readonly weights: ReadonlyMap<string, readonly number[]>;
}

const epochs = 25;
const rate = 0.25;
/** A plain generator, so that two runs shuffle alike. */
function* shuffles(count: number): Generator<readonly number[]> {
  let seed = 12_345;
  const below = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((seed / 0x80_00_00_00) * most);
  };
  const order = Array.from({ length: count }, (_, at) => at);
  for (;;) {
    for (let at = count - 1; at > 0; at--) {
      const other = below(at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    yield order;
  }
}

const shares = (sums: readonly number[]): readonly number[] => {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
};

interface Row {
  readonly weight: Float64Array;
  readonly squares: Float64Array;
}

function oftenMet(examples: readonly Example[], leastOften: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Set([...counts].flatMap(([name, count]) => (count >= leastOften ? [name] : [])));
}

/** What keeps examples from being learnt by heart. */
export interface Caution {
  /** A feature met less often is left out. */
  readonly leastOften: number;
  /** By how much each weight is drawn towards nothing (L2). */
  readonly shrink: number;
}

/** Stochastic gradient descent with a step of its own for each weight (AdaGrad). */
export function learn(examples: readonly Example[], { leastOften, shrink }: Caution): Model {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const known = oftenMet(examples, leastOften);
  const rows = new Map<string, Row>();
  for (const name of known) {
    rows.set(name, {
      weight: new Float64Array(labels.length),
      squares: new Float64Array(labels.length),
    });
  }
  const inputs = examples.map(({ features, label }) => ({
    rows: features.flatMap((feature) => rows.get(feature) ?? []),
    right: labels.indexOf(label),
  }));
  const order = shuffles(inputs.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of order.next().value ?? []) {
      const input = inputs[at];
      if (input) improve(input, labels.length, shrink);
    }
  }
  return {
    labels,
    weights: new Map([...rows].map(([name, { weight }]) => [name, [...weight]])),
  };
}

function improve(
  input: { rows: readonly Row[]; right: number },
  count: number,
  shrink: number,
): void {
  const sums = Array.from({ length: count }, (_, label) =>
    input.rows.reduce((sum, { weight }) => sum + (weight[label] ?? 0), 0),
  );
  const said = shares(sums);
  for (const { weight, squares } of input.rows) {
    for (let label = 0; label < count; label++) {
      const now = weight[label] ?? 0;
      const slope = (said[label] ?? 0) - (label === input.right ? 1 : 0) + shrink * now;
      squares[label] = (squares[label] ?? 0) + slope * slope;
      weight[label] = now - (rate * slope) / Math.sqrt((squares[label] ?? 0) + 1e-8);
    }
  }
}

function labelOf({ labels, weights }: Model, features: readonly string[]): string {
  const sums = labels.map((_, label) =>
    features.reduce((sum, feature) => sum + (weights.get(feature)?.[label] ?? 0), 0),
  );
  return labels[sums.indexOf(Math.max(...sums))] ?? '';
}

/** The share of examples labelled right by what was learnt from the other four fifths. */
export function shareRight(examples: readonly Example[], caution: Caution): number {
  const folds = 5;
  let right = 0;
  for (let fold = 0; fold < folds; fold++) {
    const model = learn(
      examples.filter((_, at) => at % folds !== fold),
      caution,
    );
    examples.forEach(({ features, label }, at) => {
      if (at % folds === fold && labelOf(model, features) === label) right += 1;
    });
  }
  return right / Math.max(1, examples.length);
}
