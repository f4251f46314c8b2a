/** Tries so many inputs, and shrinks each that breaks a law to a small one. */
import fc from 'fast-check';
import type { Area, Breach, Finding } from './finding.ts';

export interface Hunting<Input> {
  readonly area: Area;
  readonly seed: number;
  readonly runs: number;
  readonly inputs: fc.Arbitrary<Input>;
  readonly tried: (input: Input) => Promise<readonly Breach[]>;
  readonly show: (input: Input) => string;
  /** Signs that were found before: whatever shows them again is no news. */
  readonly known: Set<string>;
  /** Epoch milliseconds at which no new input is tried. */
  readonly until: number;
}

/** Shrinking asks the product again and again: so often, then what is found is small enough. */
const mostShrinks = 150;
/** Far from the seeds of other rounds, which follow one another. */
const nextSeed = 1_000_003;

export async function hunt<Input>(hunting: Hunting<Input>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  let { seed, runs } = hunting;
  while (runs > 0 && Date.now() < hunting.until) {
    const { found, tried } = await huntOnce({ ...hunting, seed, runs });
    if (!found) break;
    findings.push(found);
    hunting.known.add(`${found.law} ${found.sign}`);
    runs -= tried;
    seed += nextSeed;
  }
  return findings;
}

async function huntOnce<Input>(hunting: Hunting<Input>) {
  const { area, seed, runs, known, show } = hunting;
  let first: Breach | undefined;
  let shrinks = 0;
  const breaks = async (input: Input): Promise<Breach | undefined> => {
    if (first && (shrinks += 1) > mostShrinks) return undefined;
    if (!first && Date.now() > hunting.until) return undefined;
    const breaches = await hunting.tried(input);
    const fresh = breaches.find(({ law, sign }) =>
      first ? law === first.law && sign === first.sign : !known.has(`${law} ${sign}`),
    );
    first ??= fresh;
    return fresh;
  };
  const property = fc.asyncProperty(hunting.inputs, async (input) => !(await breaks(input)));
  const { failed, counterexample, numRuns } = await fc.check(property, { seed, numRuns: runs });
  const [smallest] = counterexample ?? [];
  if (!failed || !first || smallest === undefined) return { found: undefined, tried: runs };
  return { found: { ...first, area, seed, input: show(smallest) }, tried: numRuns };
}
