/** What a test does on a tester's page, and reads there. */
import type { Page } from 'playwright-core';

export const send = 'Start / Send Stage Prompt';
export const override = 'Advance Day (override)';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const replyBox = (page: Page) => page.getByLabel('Reply', { exact: true });

/** Presses it and waits until nothing is being done any more. */
export async function press(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await idle(page);
}

export const idle = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.tester .busy, dialog[open]'));

/** Writes as the tester would, and waits for what is answered. */
export async function say(page: Page, words: string): Promise<void> {
  await replyBox(page).fill(words);
  await page.keyboard.press('Control+Enter');
  await idle(page);
}

/** The transcript's papers and dividers, from the first. */
export const saidIn = (page: Page): Promise<string[]> =>
  page.getByRole('log').locator('.paper, .divider').allInnerTexts();

/** `['Day 1', 'Morning']` */
export const nowIn = (page: Page): Promise<string[]> =>
  page.locator('.rail').locator('b, [aria-current=step]').allInnerTexts();
