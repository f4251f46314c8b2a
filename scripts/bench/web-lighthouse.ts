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

export interface Asked {
  readonly address: string;
  /** Where the browser is debugged from. */
  readonly port: number;
  readonly runs: number;
  /** A page that asks not to be listed is not blamed for not being found. */
  readonly listed: boolean;
}

const aboutBeingFound = ['is-crawlable', 'meta-description'];

/** The run with the middle LCP speaks for all. */
export async function marksOf(asked: Asked): Promise<Marks> {
  const { runs } = asked;
  const all: Marks[] = [];
  for (let run = 0; run < runs; run++) all.push(await runOnce(asked));
  const [middle] = all
    .toSorted((one, other) => one.lcpMs - other.lcpMs)
    .slice(Math.floor((runs - 1) / 2));
  if (!middle) throw new Error('Lighthouse was not run.');
  return middle;
}

async function runOnce({ address, port, listed }: Asked): Promise<Marks> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    ...(!listed && { skipAudits: aboutBeingFound }),
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
