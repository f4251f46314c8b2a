/** Where the counters say something else than the rows that are there. */
import { countsIn, onboardingAs, sentAs } from '#functions/store/counters.ts';
import { type Key, keys, type Row } from '#functions/store/keys.ts';
import { nameOf, type Tally } from './tally.ts';

export interface Difference {
  readonly key: Key;
  readonly name: string;
  readonly counted: number;
  /** By the rows that are there. */
  readonly there: number;
  /**
   * What happened stays counted when its people are erased: more than the rows say may be right,
   * less never is.
   */
  readonly history: boolean;
}

export const isCounter = ({ pk, sk }: Key): boolean =>
  pk.startsWith('COUNTER#') && (sk === keys.totals(0).sk || sk.startsWith('DAY#'));

/** Leave no row behind, so that they cannot be counted again. */
const unaccounted: ReadonlySet<string> = new Set(['texts:unknown', 'sent:erased', 'replies']);

const keyOf = (name: string): Key => {
  const [pk = '', sk = ''] = name.split(' ');
  return { pk, sk };
};

/** A batch counts its letters in one shard, whosever they are: only their sum can be compared. */
const placeOf = (key: Key, name: string): Key =>
  key.sk !== keys.totals(0).sk && name.startsWith(sentAs(''))
    ? { ...key, pk: keys.totals(0).pk }
    : key;

type Compared = Pick<Difference, 'key' | 'name' | 'counted' | 'there'>;

/** What is counted and what is there, in the order of their rows and names. */
function comparedOf(counters: readonly (Row & Key)[], tally: Tally): readonly Compared[] {
  const all = new Map<string, Compared>();
  const add = (row: Key, name: string, more: Partial<Compared>): void => {
    const key = placeOf(row, name);
    const id = `${nameOf(key)} ${name}`;
    const { counted, there } = all.get(id) ?? { counted: 0, there: 0 };
    const sums = { counted: counted + (more.counted ?? 0), there: there + (more.there ?? 0) };
    all.set(id, { key, name, ...sums });
  };
  for (const { pk, sk, ...row } of counters) {
    for (const [name, counted] of Object.entries(countsIn(row))) add({ pk, sk }, name, { counted });
  }
  for (const [row, counts] of tally) {
    for (const [name, there] of counts) add(keyOf(row), name, { there });
  }
  return [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, compared]) => compared);
}

/** `counters` are the rows of the counters, `tally` what all others come to. */
export const differencesOf = (
  counters: readonly (Row & Key)[],
  tally: Tally,
): readonly Difference[] =>
  comparedOf(counters, tally)
    .filter(({ name, counted, there }) => counted !== there && !unaccounted.has(name))
    .map((one) => ({
      ...one,
      history: one.key.sk !== keys.totals(0).sk || one.name === onboardingAs,
    }));

/** Whether it is one to mend; with `exact`, what is more than the rows say is, too. */
export const isWrong = ({ history, counted, there }: Difference, exact: boolean): boolean =>
  exact || !history || counted < there;
