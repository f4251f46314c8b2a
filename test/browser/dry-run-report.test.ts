/** The report of a dry run, as it is served and as a saved file: everyone can read it, anywhere. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { reportHtml } from '#shared/domain/dry-run/report.ts';
import { lettersOf } from '#shared/domain/dry-run/session.ts';
import { drySession, someAsked } from '#test/kit/dry-session.ts';
import { sureBrowser } from '#test/kit/pages.ts';
import { scrollWidth, violationsOf } from '#test/kit/readable.ts';

const session = await drySession();
const html = reportHtml(session);
const url = 'http://report.example/api/downloads/id/report';
/** As the download's own page is sent: nothing runs, nothing is fetched. */
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const limitMs = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await sureBrowser();
}, limitMs);
afterAll(() => browser?.close());

/** With all that it asks for, and all that it complains of. */
async function report(options: BrowserContextOptions = {}, page = html) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const opened = await context.newPage();
  const [asked, complaints]: [string[], string[]] = [[], []];
  opened.on('request', (request) => asked.push(request.url()));
  opened.on('console', (message) => complaints.push(message.text()));
  await opened.route('**/*', (route) =>
    route.fulfill({
      body: page,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
    }),
  );
  await opened.goto(url);
  return { page: opened, asked, complaints, close: () => context.close() };
}

test(
  'it asks for nothing but itself, and nothing in it is refused',
  async () => {
    const { page, asked, complaints, close } = await report();
    await page.waitForLoadState('load');

    expect(asked.filter((one) => one !== 'about:srcdoc')).toEqual([url]);
    expect(complaints).toEqual([]);
    expect(page.frames().length).toBe(1 + session.stages.flatMap(lettersOf).length);
    await close();
  },
  limitMs,
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `nothing in it is in a reader’s way, ${colorScheme}`,
    async () => {
      for (const width of [1280, 320]) {
        // The checker is a script, which a sandbox would not run: it is given the saved file.
        const context = await browser.newContext({
          colorScheme,
          viewport: { width, height: 900 },
          bypassCSP: true,
        });
        const page = await context.newPage();
        await page.setContent(html);
        const found = await violationsOf(page, { exclude: 'iframe' });
        expect([width, found]).toEqual([width, []]);
        expect(await scrollWidth(page)).toBe(width);
        await context.close();
      }
    },
    limitMs,
  );
}

/** Fourteen lines, most of them longer than one line of a letter. */
const long = Array.from(
  { length: 14 },
  (_, at) => `write report number ${at} about the harbour, the boats and the weather of the week`,
).join('\n');

test.each([
  ['a short day', 1280, await drySession()],
  ['a day of long items', 1280, await drySession({ ...someAsked, morningIntentions: long })],
  ['a day of long items', 390, await drySession({ ...someAsked, morningIntentions: long })],
])(
  'each letter of %s is shown whole in its frame at %i, or nearly so',
  async (_, width, day) => {
    const { page, close } = await report({ viewport: { width, height: 900 } }, reportHtml(day));
    const given = await page
      .locator('iframe')
      .evaluateAll((all) =>
        all.map((one) => ({ width: one.clientWidth, height: one.clientHeight })),
      );
    const letters = day.stages.flatMap(lettersOf);
    const own = await browser.newPage();
    const shown: number[] = [];
    for (const [at, letter] of letters.entries()) {
      const frame = given[at] ?? { width: 0, height: 0 };
      await own.setViewportSize({ width: frame.width, height: 100 });
      await own.setContent(letter.html);
      shown.push(frame.height / (await own.evaluate(() => document.documentElement.scrollHeight)));
    }
    await own.close();

    expect(given).toHaveLength(letters.length);
    for (const share of shown) {
      // Fonts differ by machine; a frame that is too low scrolls.
      expect(share).toBeGreaterThan(0.9);
      expect(share).toBeLessThan(1.5);
    }
    await close();
  },
  limitMs,
);

test(
  'on paper it is light, whole, and without the ways within the page',
  async () => {
    const { page, close } = await report({ colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(
      'rgb(17, 40, 43)',
    );
    expect(await page.locator('nav.ways').isVisible()).toBe(false);
    expect(await page.locator('pre').first().isVisible()).toBe(true);
    await close();
  },
  limitMs,
);
