/** What Lighthouse says of a page on a phone with slow mobile data: its own mobile profile. */
import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Marks {
  /** From 0 to 100, in the order that Lighthouse shows them. */
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly shift: number;
  /** Titles of the audits that keep a score under 100. */
  readonly faults: readonly string[];
}

/** `port` is where the browser is debugged from; the run with the middle LCP speaks for all. */
export async function marksOf(address: string, port: number, runs: number): Promise<Marks> {
  const all: Marks[] = [];
  for (let run = 0; run < runs; run++) all.push(await runOnce(address, port));
  const [middle] = all.toSorted((one, other) => one.lcpMs - other.lcpMs).slice((runs - 1) / 2);
  if (!middle) throw new Error('Lighthouse was not run.');
  return middle;
}

async function runOnce(address: string, port: number): Promise<Marks> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { audits, categories: marks, runtimeError } = result.lhr;
  if (runtimeError)
    throw new Error(`Lighthouse could not open ${address}: ${runtimeError.message}`);
  const numeric = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const counted = categories.flatMap((name) => marks[name]?.auditRefs ?? []);
  return {
    scores: categories.map((name) => Math.round((marks[name]?.score ?? 0) * 100)),
    lcpMs: numeric('largest-contentful-paint'),
    shift: numeric('cumulative-layout-shift'),
    faults: counted
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => audits[id]?.title ?? id),
  };
}
