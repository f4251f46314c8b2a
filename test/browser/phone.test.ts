/** The phone of the local run in a real browser: texts go both ways, and anybody can read them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openPage, sureBrowser } from '#test/kit/pages.ts';
import { beginByText, type Texter } from '#test/kit/phone.ts';
import { scrollWidth, violationsOf } from '#test/kit/readable.ts';
import { startWorld, type World } from '#test/kit/world.ts';

let world: World;
let browser: Browser;
let ada: Texter;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), sureBrowser()]);
  ada = await beginByText(world);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const open = (path: string, width = 1280, colorScheme: 'light' | 'dark' = 'light') =>
  openPage(browser, `http://localhost:${world.port}`, path, {
    viewport: { width, height: 844 },
    colorScheme,
  });

test('what is written on the phone is taken, and its answer comes back as a bubble', async () => {
  const { page, complaints, close } = await open(`/_local/phone#${ada.phone}`);

  await page.getByLabel('Text message').fill('1 done');
  await page.getByLabel('Text message').press('Enter');

  await page.locator('#thread').getByText('"Finish the deck" is done.').waitFor();
  const bubbles = page.locator('#thread .in, #thread .out');
  expect(await bubbles.last().innerText()).toMatch(/Got it\.[\s\S]*· 1 segment$/);
  expect(await page.locator('#thread .out').last().innerText()).toContain('1 done');
  expect(await page.getByLabel('Text message').inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test('a text that costs more says so while it is written', async () => {
  const { page, close } = await open(`/_local/phone#${ada.phone}`);

  await page.getByLabel('Text message').fill(`${'word '.repeat(14)}— and a dash`);

  expect(await page.locator('#count').innerText()).toBe('82 characters · 2 segments, Unicode');
  await close();
});

test('another phone is taken by its number, and is nobody’s', async () => {
  const { page, close } = await open('/_local/phone');

  await page.getByLabel('Another phone').fill('+1 212 555 0177');
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.getByLabel('Text message').fill('who is this?');
  await page.getByRole('button', { name: 'Send' }).click();

  await page.locator('#thread .out').waitFor();
  expect(await page.locator('#thread .in').count()).toBe(0);
  await close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`nothing is in a reader’s way, ${colorScheme} at ${width}`, async () => {
      const { page, close } = await open(`/_local/phone#${ada.phone}`, width, colorScheme);
      await page.locator('#thread .in').first().waitFor();

      expect(await violationsOf(page)).toEqual([]);
      expect(await scrollWidth(page)).toBe(width);
      await close();
    });
  }
}
