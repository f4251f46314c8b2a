/** What holds on every public page as it ships, under the policy that it ships with. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { pages, type Site, sites } from '#shared/contract/pages.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { type Suite, withPages } from '#test/kit/with-pages.ts';

const suites: Readonly<Record<Site, Suite>> = {
  main: withPages(shippedSites),
  waitlist: withPages(shippedSites, 'waitlist'),
};

/** These lead on, or wait for what only a journey brings. */
const leadingOn = ['/start', '/acknowledgment'];
const places = sites.flatMap((site) =>
  pages[site]
    .filter(({ access, path }) => access === 'public' && !leadingOn.includes(path))
    .map(({ path }) => ({ site, path })),
);

/** Pages that are there to be read, and have no script. */
const explaining = /works|benefits|faq|about|privacy/;

const words = (page: Page) => page.locator('#root').innerText();

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen = { shift: 0, forbidden: [] as string[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    seen.forbidden.push(`${effectiveDirective} ${blockedURI}`),
  );
}

/** Fonts come late, as they do on a train: the page has long been painted without them. */
async function reopenedWithLateFonts(page: Page): Promise<void> {
  await page.addInitScript(watch);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

for (const { site, path } of places) {
  const { open, answers, story } = suites[site];

  for (const width of [1280, 390]) {
    story(`${site} ${path} stands still and stays within its policy, at ${width}`, async () => {
      answers(() => ({ body: { ok: true } }));
      const { page } = await open(path, { viewport: { width, height: 844 } });
      await reopenedWithLateFonts(page);

      const { shift, forbidden } = await page.evaluate(() => Reflect.get(window, 'seen'));
      expect(forbidden).toEqual([]);
      expect(shift).toBeLessThan(0.01);
    });
  }

  story(`${site} ${path} is all there without a script`, async () => {
    const { page } = await open(path, { javaScriptEnabled: false });

    expect(await page.locator('h1').count()).toBe(1);
    expect((await words(page)).length).toBeGreaterThan(explaining.test(path) ? 600 : 40);
  });
}

for (const { site, path } of places.filter(({ path }) => explaining.test(path))) {
  const { open, story } = suites[site];

  story(`${site} ${path} reads the same with and without scripts`, async () => {
    const without = await open(path, { javaScriptEnabled: false });
    const withScripts = await open(path);

    expect(await words(without.page)).toBe(await words(withScripts.page));
  });
}

suites.main.story('a page reports its errors without its query, ten times a session', async () => {
  const { open, answers, asked } = suites.main;
  answers(() => ({ body: { ok: true } }));
  const { page, complaints } = await open('/faq?token=secret');

  await page.evaluate(() => {
    const turning: { self?: object } = {};
    turning.self = turning;
    setTimeout(() => {
      throw new TypeError('Nothing to see.');
    });
    void Promise.reject(turning);
  });
  await page.waitForLoadState('networkidle');
  const [first, second] = [...asked()];
  await page.goto(new URL('/about', page.url()).href);
  await page.evaluate(() => {
    for (let at = 0; at < 12; at++) void Promise.reject(new Error('Again.'));
  });
  await page.waitForLoadState('networkidle');
  complaints.length = 0;

  const messages = [first, second].map((call) => Reflect.get(Object(call?.body), 'message'));
  expect(new Set(messages)).toEqual(
    new Set(['TypeError: Nothing to see.', '{"self":"[circular]"}']),
  );
  expect(first).toMatchObject({ path: '/api/client-errors', body: { page: '/faq' } });
  expect(JSON.stringify(asked())).not.toContain('secret');
  expect(asked()).toHaveLength(10);
});

suites.waitlist.story(
  'in an older browser the menu opens, closes and gives the focus back',
  async () => {
    const { open } = suites.waitlist;
    const { page } = await open('/faq', { viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      addEventListener('command', (event) => event.preventDefault(), { capture: true });
    });
    await page.reload();
    const menu = page.getByRole('button', { name: 'Menu' });

    await menu.click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('button').first().click();

    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Menu');
  },
);
