/** One visit to a page: what is asked for, what comes, and whether anything moves. */
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
