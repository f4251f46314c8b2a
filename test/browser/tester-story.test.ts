/**
 * Goal: an administrator lives through a tester's days in either page, by the real letters and the
 * real reading of replies, and finds the session again.
 * Method: the running product and a real browser; nothing is stubbed.
 */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, idle, nowIn, override, press, saidIn, say, send } from '#test/kit/tester-page.ts';
import { signIn, withProduct } from '#test/kit/with-product.ts';

const { product, open } = withProduct();

/** Signs in on the way, and comes back to the page that was asked for. */
async function signedIn(path: string) {
  const opened = await open(path);
  const { page } = opened;
  await signIn(page);
  await page.goto(product().url() + path);
  await page.getByText('Seed a test user to begin.').waitFor();
  return opened;
}

const listed = (page: Page) => page.locator('.lines .cl').last().locator('li').allInnerTexts();

/** From the morning's reply to the next morning's prompt. */
async function liveThrough(page: Page) {
  await say(page, 'finish the deck, call Mom, take a walk');
  expect(await listed(page)).toEqual([
    expect.stringMatching(/deck/i),
    expect.stringMatching(/mom/i),
    expect.stringMatching(/walk/i),
  ]);
  await press(page, 'Next Stage');
  await say(page, 'done with the walk');
  expect(await listed(page)).toContainEqual(expect.stringMatching(/^Done:.*walk/is));
  await press(page, 'Next Stage');
  await say(page, 'deck is done');
  await press(page, 'Next Stage');
  expect(await nowIn(page)).toEqual(['Day 2', 'Morning']);
  expect(await listed(page)).toEqual([expect.stringMatching(/mom/i)]);
  await page.getByText('Pipeline v3 — Day 2', { exact: true }).waitFor();
}

test('a day and the next are lived through in the V3 tester, with their cards', async () => {
  const { page, alerts, complaints } = await signedIn('/admin/v3-tester');
  await press(page, 'Seed test user');
  await press(page, send);
  await liveThrough(page);
  // A prompt and an answer for each stage, and the next morning’s prompt.
  const cards = page.getByRole('region', { name: 'Admin Renderer V1' }).getByRole('article');
  await cards.nth(6).waitFor();
  expect(await cards.count()).toBe(7);
  expect(await cards.getByText('Failed to parse render JSON').count()).toBe(0);

  const before = await saidIn(page);
  await press(page, send);
  expect(await saidIn(page)).toEqual(before);
  await button(page, 'More...').click();
  await button(page, override).click();
  await page.getByLabel('Type ADVANCE').fill('ADVANCE');
  await page.keyboard.press('Enter');
  await idle(page);
  expect(await nowIn(page)).toEqual(['Day 3', 'Morning']);

  const last = await saidIn(page);
  await page.reload();
  await page.getByText('Pipeline v3 — Day 3', { exact: true }).waitFor();
  expect(await saidIn(page)).toEqual(last);
  await press(page, 'Reset Session');
  expect([await nowIn(page), await saidIn(page)]).toEqual([['Day 1', 'Morning'], []]);
  expect(alerts).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a day is lived through in the unified tester, and its traces lead to the logs', async () => {
  const { page, alerts, complaints } = await signedIn('/admin/v3u-tester');
  await press(page, 'Seed test user');
  await page.getByRole('log').getByText('What matters today?').waitFor();
  await liveThrough(page);
  await page.getByRole('region', { name: 'Intentions' }).getByText('1 carried over').waitFor();

  const about = page.locator('.ours .about').last();
  expect(await about.innerText()).toMatch(/Morning intentions\s+Prompt\s+06:00\s+MORNING_PROMPT/);
  await about.getByRole('link').click();
  await page.waitForURL('**/admin/logs#trace=*');
  await page.goBack();
  await page.getByText('Pipeline v3 — Day 2', { exact: true }).waitFor();
  expect(alerts).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a stage that another window left is refused here, and the page then knows better', async () => {
  const { page, alerts } = await signedIn('/admin/v3-tester');
  await press(page, 'Seed test user');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await button(other, 'Next Stage').waitFor();
  await other.route('**/tester/state*', (route) => route.abort());
  await press(page, 'Next Stage');
  const [told] = await Promise.all([
    other.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    }),
    button(other, 'Next Stage').click(),
  ]);
  await other.unroute('**/tester/state*');
  await other.getByRole('log').locator('.paper').waitFor();

  expect(told).toMatch(/^STALE_STAGE: .*Midday check-in/);
  expect(await nowIn(other)).toEqual(['Day 1', 'Midday']);
  expect(alerts).toEqual([]);
});
