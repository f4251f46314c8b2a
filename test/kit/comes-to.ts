/** Waits for the calls of a page: a browser tells of a quiet network only once in a page's life. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

const patienceMs = 30_000;

/** The page makes so many calls, and not one more. */
export async function comesTo(page: Page, count: () => number, wanted: number): Promise<void> {
  const last = Date.now() + patienceMs;
  while (count() < wanted && Date.now() < last) await wait(20);
  // What was answered is drawn by then, and what it led to is asked.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(count()).toBe(wanted);
}
