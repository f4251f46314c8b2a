/** One visit to a page: what is asked for, what comes, what moves; and Lighthouse's marks. */
import lighthouse from 'lighthouse';
import type { Browser, Page, Request } from 'playwright-core';

export interface Visit {
  /** The path that the visit ended at; some pages lead on to another. */
  readonly endedAt: string;
  readonly requests: number;
  /** Bytes as they came over the wire, by kind. */
  readonly bytes: Readonly<Record<'document' | 'script' | 'stylesheet' | 'font' | 'other', number>>;
  /** Scripts and styles, by address. */
  readonly files: readonly string[];
  /** Requests to anyone else. */
  readonly elsewhere: readonly string[];
  /** The layout shift of the whole visit. */
  readonly shift: number;
  /** What the policy of the page forbade it. */
  readonly violations: readonly string[];
}

const phone = { width: 412, height: 823 };

/** With nothing kept from another visit. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.addInitScript(watch);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    return await told(page, requests, new URL(address).origin);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen = { shift: 0, violations: [] as string[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    seen.violations.push(`${effectiveDirective} ${blockedURI}`),
  );
}

type Kind = keyof Visit['bytes'];
const kinds: readonly Kind[] = ['document', 'script', 'stylesheet', 'font'];

async function told(page: Page, requests: readonly Request[], origin: string): Promise<Visit> {
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, other: 0 };
  const own = requests.filter((request) => request.url().startsWith(`${origin}/`));
  for (const request of own) {
    const kind = kinds.find((name) => name === request.resourceType()) ?? 'other';
    bytes[kind] += (await request.sizes()).responseBodySize;
  }
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Seen);
  return {
    endedAt: new URL(page.url()).pathname,
    requests: requests.length,
    bytes,
    files: own.map((request) => new URL(request.url()).pathname).filter((path) => code.test(path)),
    elsewhere: requests
      .filter((request) => !own.includes(request) && !request.url().startsWith('data:'))
      .map((request) => request.url()),
    ...seen,
  };
}

type Seen = Pick<Visit, 'shift' | 'violations'>;
const code = /\.(js|css)$/;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Marks {
  /** From 0 to 100, in the order that Lighthouse shows them. */
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly shift: number;
  /** Titles of the audits that keep a score under 100. */
  readonly faults: readonly string[];
}

interface Asked {
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
