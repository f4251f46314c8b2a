/** Where the counters say something else than the rows that are there. */
import { onboardingAs } from '#functions/store/count-names.ts';
import { countsIn } from '#functions/store/counters.ts';
import { type Key, keys } from '#functions/store/keys.ts';
import type { Row } from '#functions/store/users.ts';
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

/** `counters` are the rows of the counters, `tally` what all others come to. */
export function differencesOf(
  counters: readonly (Row & Key)[],
  tally: Tally,
): readonly Difference[] {
  const counted = new Map(counters.map((row) => [nameOf(row), countsIn(row)]));
  const rows = new Set([...counted.keys(), ...tally.keys()]);
  return [...rows].sort().flatMap((row) => {
    const [is, shouldBe] = [counted.get(row) ?? {}, tally.get(row) ?? new Map<string, number>()];
    const names = new Set([...Object.keys(is), ...shouldBe.keys()]);
    return [...names].sort().flatMap((name) => {
      const difference = {
        key: keyOf(row),
        name,
        counted: is[name] ?? 0,
        there: shouldBe.get(name) ?? 0,
        history: keyOf(row).sk !== keys.totals(0).sk || name === onboardingAs,
      };
      const isOff = difference.counted !== difference.there && !unaccounted.has(name);
      return isOff ? [difference] : [];
    });
  });
}

/** Whether it is one to mend; with `exact`, what is more than the rows say is, too. */
export const isWrong = ({ history, counted, there }: Difference, exact: boolean): boolean =>
  exact || !history || counted < there;
