/** The way about the waitlist site: seven links, a menu on small screens, what pages promise. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { pages } from '#shared/contract/pages.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { violationsOf } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, story } = withPages(shippedSites, 'waitlist');

const links = [
  'How it works',
  'Philosophy',
  'Examples',
  'Pricing',
  'FAQ',
  'Privacy',
  'Contact',
  'Join the waitlist',
];
const phone = { viewport: { width: 390, height: 844 } };
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

for (const { path } of pages.waitlist) {
  story(`${path} leads to all others, home and to the form`, async () => {
    const { page } = await open(path);
    const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');

    expect(await main.allTextContents()).toEqual(links);
    expect(await main.last().getAttribute('href')).toBe(path === '/' ? '#waitlist' : '/#waitlist');
    expect(await page.getByRole('banner').getByRole('link').first().getAttribute('href')).toBe('/');
    const here = page.getByRole('navigation').locator('[aria-current=page]');
    expect(await here.count()).toBe(path === '/' ? 0 : 1);
    await page.getByRole('contentinfo').waitFor();
    await page.getByRole('main').waitFor();
  });

  story(`${path} has a menu on a phone that keys open, keep to, and leave`, async () => {
    const { page } = await open(path, phone);
    await page.waitForLoadState('networkidle');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);

    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    expect(await menu.getByRole('navigation').getByRole('link').allTextContents()).toEqual(links);
    for (let at = 0; at < 12; at++) {
      await page.keyboard.press('Tab');
      // After the last link the browser's own controls come, where the page has no focus.
      const outside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect([at, outside]).toEqual([at, false]);
    }
    await page.keyboard.press('Escape');

    expect(await menu.isVisible()).toBe(false);
    expect(await focusedText(page)).toBe('Menu');
  });
}

story('the menu fills the screen in rows that a thumb meets', async () => {
  const { page } = await open('/faq', phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));

  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  for (const link of await menu.getByRole('navigation').getByRole('link').all()) {
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  }
  expect(await violationsOf(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Close' }).click();
  expect(await menu.isVisible()).toBe(false);
});

story('from the menu to the form: it closes, and the form is there', async () => {
  const { page } = await open('/', phone);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 3000));

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Join the waitlist' }).click();

  expect(await menu.isVisible()).toBe(false);
  await page.waitForFunction(() => location.hash === '#waitlist');
  const { y } = (await page.locator('#waitlist').boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(200);
});

story('from another page the form is one press away', async () => {
  const { page } = await open('/pricing');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Join the waitlist' })
    .click();

  await page.waitForURL('**/#waitlist');
  expect(await page.locator('#waitlist').isVisible()).toBe(true);
});

story('the skip link leads past the header', async () => {
  const { page } = await open('/pricing');

  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  const within = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(within).toBe(true);
});

const promised: readonly (readonly [path: string, words: readonly string[]])[] = [
  ['/', ['A checklist you talk to. Delivered in text or email.']],
  ['/how-it-works', ['No app. Just emails.', 'Morning', 'Midday', 'Evening', 'Why It Works']],
  ['/pricing', ['Free', 'Morning prompt', 'Evening reflection', 'Full daily rhythm']],
  ['/privacy', ['Effective August 16, 2025', 'Arbitration', 'Texas law', 'Children', 'Security']],
];

for (const [path, words] of promised) {
  story(`${path} says what was promised`, async () => {
    const { page } = await open(path);

    for (const text of words) {
      await page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
    }
  });
}

story('the price of texts is nowhere, the trial is', async () => {
  const { page } = await open('/pricing');
  const text = (await page.getByRole('main').textContent()) ?? '';

  expect(text).not.toMatch(/[$€£]|\d+\.\d\d/);
  expect(text).toContain('7-day SMS trial at launch for everyone on the waitlist');
});

story('the comparison has its seven rows and three columns', async () => {
  const { page } = await open('/');
  const table = page.getByRole('table');

  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Anchor',
    'Checklist apps',
    'Habit trackers',
  ]);
  expect(await table.getByRole('rowheader').allTextContents()).toEqual([
    'Setup',
    'Where it lives',
    'Rhythm',
    'Continuity',
    'Intelligence',
    'Focus',
    'Privacy',
  ]);
});

story('ten questions open by key, the first one is open', async () => {
  const { page } = await open('/faq');
  const questions = page.locator('details');
  expect(await questions.count()).toBe(10);
  expect(await page.locator('details[open]').count()).toBe(1);

  await questions.nth(6).locator('summary').focus();
  await page.keyboard.press('Enter');

  await page.getByText('default time zone is Central until we know yours').waitFor();
});

story('the contact page shows the address of this stage, as a link to it', async () => {
  const { page } = await open('/contact');
  const link = page.getByRole('main').getByRole('link');

  expect(await link.getAttribute('href')).toBe(`mailto:${await link.textContent()}`);
  expect(await link.textContent()).toBe('hello@anchor.example');
});

story('a path that is no page says so, and leads home', async () => {
  const { page } = await open('/acknowledgment');

  await page.getByRole('heading', { level: 1, name: 'Nothing here.' }).waitFor();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.getByRole('heading', { level: 1, name: /A checklist you talk to/ }).waitFor();
});
