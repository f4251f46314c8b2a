/** A browser, the built main site and a stubbed API, for the tests of pages. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { openBrowser } from '#scripts/browser.ts';
import type { Site } from '#shared/contract/pages.ts';
import { type SiteServer, siteServer } from './site-server.ts';

const root = join(import.meta.dirname, '../..');

/** Builds apart from Jest, whose modules are not the ones that a build runs with. */
export function builtSites(options: { into: string; development?: boolean }): string {
  const script = `
    const { buildSites } = await import('./scripts/build/sites.ts');
    await buildSites(${JSON.stringify(options)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
  return join(root, options.into);
}

/** What ships: as `npm run build` left it, or built now. */
export function shippedSites(): string {
  const folder = join(root, 'dist/sites');
  return existsSync(join(folder, 'main/index.html')) ? folder : builtSites({ into: 'dist/sites' });
}

export interface OpenPage {
  readonly page: Page;
  /** Every alert, in order; each is accepted at once. */
  readonly alerts: string[];
  /** The first of them, once it is there. */
  readonly alerted: Promise<string>;
  /** Console errors and warnings, uncaught errors, and requests to anyone else. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

export interface Pages {
  readonly server: SiteServer;
  open(path: string, options?: OpenOptions): Promise<OpenPage>;
  readonly close: () => Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** What the browser's session holds before the page is opened. */
  readonly session?: Readonly<Record<string, unknown>>;
  /** The browser's clock stands at this instant. */
  readonly now?: string;
}

/** Of the Jest process, see environment.mjs. */
const { shareBrowser } = globalThis as unknown as { shareBrowser: typeof openBrowser };

/** Throws a sentence that says what to do where this machine has no browser. */
export async function sureBrowser(): Promise<Browser> {
  const browser = await shareBrowser();
  if (!browser) throw new Error('No browser was found: set CHROME_PATH to a Chrome or Chromium.');
  return browser;
}

export async function openPages(folder: string, site: Site = 'main'): Promise<Pages> {
  const browser = await sureBrowser();
  const server = await siteServer(folder, site);
  return {
    server,
    open: (path, options = {}) => openPage(browser, server.url, path, options),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** A page that two suites and a product share a machine with takes its time. */
const patienceMs = 60_000;

/** A window of its own at an address, with an ear on what it complains of. */
export async function openPage(
  browser: Browser,
  url: string,
  path: string,
  { session, now, ...options }: OpenOptions,
): Promise<OpenPage> {
  const context = await browser.newContext({
    timezoneId: 'America/Chicago',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const heard = listen(page, url);
  if (now) await page.clock.setFixedTime(now);
  if (session) await hold(page, url, session);
  await page.addInitScript(() =>
    addEventListener('page-alive', () => Object.assign(window, { alive: true })),
  );
  await page.goto(url + path);
  if (options.javaScriptEnabled !== false) await alive(page);
  return { page, ...heard, close: () => context.close() };
}

/** What a test does before the page listens is another test's business. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.body.dataset['scripts'] || 'alive' in window);
}

/**
 * A page of this origin that runs nothing, so that the session is there before the first script.
 */
async function hold(page: Page, url: string, session: Readonly<Record<string, unknown>>) {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((held) => {
    for (const [key, value] of Object.entries(held)) {
      sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, session);
}

function listen(page: Page, url: string) {
  const alerts: string[] = [];
  const complaints: string[] = [];
  const alerted = new Promise<string>((resolve) => {
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      const heard = () => resolve(dialog.message());
      // A page that went on meanwhile has taken its dialog with it.
      void dialog.accept().then(heard, heard);
    });
  });
  page.on('console', (message) => {
    // A declined call is the API's business; the browser notes every one of them.
    const declined = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !declined) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`) && !request.url().startsWith('data:')) {
      complaints.push(`asked ${request.url()}`);
    }
  });
  return { alerts, alerted, complaints };
}

/** Waits for the title: it is set an effect after the page is there. */
export async function titleIs(page: Page, title: string): Promise<void> {
  await page.waitForFunction((wanted) => document.title === wanted, title);
}
