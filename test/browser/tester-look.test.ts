/** The testers look right and can be read and used by everyone, in both themes, on any screen. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { type OpenOptions, shippedSites } from '#test/kit/pages.ts';
import { problemsIn, scrollWidth } from '#test/kit/readable.ts';
import { someRenders, testerServer } from '#test/kit/tester-api.ts';
import { button, override, press, replyBox, say, send } from '#test/kit/tester-page.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, story } = withPages(shippedSites);

const refused = { status: 500, body: { ok: false, error: 'No.', traceId: '1-673f-0123456789' } };
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);

async function seeded(path: string, given: AdminAnswers, options: OpenOptions) {
  const server = testerServer('content');
  Object.assign(server.shows, { mode: 'on', renders: someRenders });
  answers(adminApi({ ...server.answers, ...given }));
  const opened = await open(path, options);
  await press(opened.page, 'Seed test user');
  return opened;
}

type Act = (page: Page) => Promise<unknown>;

const talk: Act = async (page) => {
  await say(page, `${longWord} and a walk`);
  await press(page, 'Next Stage');
};
const fail: Act = async (page) => {
  await press(page, 'Reset Session');
  const raw = page.locator('summary', { hasText: 'Raw response' });
  if ((await raw.count()) > 0) await raw.last().click();
};
const force: Act = async (page) => {
  await button(page, 'More...').click();
  await button(page, override).click();
  await button(page, 'Advance day').click();
};
const brokenReset = { 'POST /api/v3/tester/reset': refused };

const looks: readonly (readonly [string, string, AdminAnswers, Act])[] = [
  ['the V3 tester, talked to', '/admin/v3-tester', {}, talk],
  ['the V3 tester, failing', '/admin/v3-tester', brokenReset, fail],
  ['the V3 tester, asking before a day is forced', '/admin/v3-tester', {}, force],
  ['the unified tester, talked to', '/admin/v3u-tester', {}, talk],
  ['the unified tester, failing', '/admin/v3u-tester', brokenReset, fail],
];

/** A phone, a desk at 400 %, a window that is low, and a wide one. */
const sizes = [
  [320, 640],
  [320, 256],
  [1024, 500],
  [1280, 800],
] as const;

const still = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

for (const [name, path, given, act] of looks) {
  story(`${name}, has nothing in a reader’s way, by day or night, at any width`, async () => {
    const { page } = await seeded(path, given, {});
    await act(page);
    await still(page);
    expect(await problemsIn(page)).toEqual([]);
  });

  story(`${name}, never scrolls sideways`, async () => {
    const { page } = await seeded(path, given, {});
    await act(page);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect([await scrollWidth(page), height]).toEqual([width, height]);
    }
  });
}

for (const path of ['/admin/v3-tester', '/admin/v3u-tester']) {
  story(`${path} fills a wide window, with the place to reply at its lower edge`, async () => {
    const { page } = await seeded(path, {}, {});
    for (const words of ['walk', 'deck', 'call Mom', 'one more', 'another']) await say(page, words);
    const box = await replyBox(page).boundingBox();

    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(770);
    const newest = page.locator('.lines > li').last();
    expect(await newest.evaluate((entry) => entry.getBoundingClientRect().bottom)).toBeLessThan(
      (await page.locator('.pinned').boundingBox())?.y ?? 0,
    );
  });

  story(`${path} is walked through by the keyboard alone`, async () => {
    const { page } = await seeded(path, {}, {});
    await page.locator('.bar .btn').first().focus();
    const reached: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => {
          const { ariaLabel, id, textContent } = document.activeElement as HTMLElement;
          return ariaLabel || id || textContent || '';
        }),
      );
    }

    const order = [send, 'Next Stage', 'Reset Session', 'Transcript', 'reply'];
    expect(reached.filter((name) => order.includes(name))).toEqual(order);
    await replyBox(page).focus();
    await page.keyboard.type('walk');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('You said: walk').waitFor();
    await page.locator('textarea:focus').waitFor();
  });
}

story('what has the focus is never under the place to reply, on a phone', async () => {
  const { page } = await seeded('/admin/v3u-tester', {}, { viewport: { width: 390, height: 844 } });
  for (const words of ['walk', 'deck', 'call Mom', 'one more', 'another']) await say(page, words);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('log').focus();
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.press('Tab');
    const isHidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('.lines')) return false;
      const edge = document.querySelector('.pinned')?.getBoundingClientRect().top ?? 0;
      return focused.getBoundingClientRect().bottom > edge;
    });
    expect(isHidden).toBe(false);
  }
});

story('new entries are read out, and the list that was there is not', async () => {
  const { page } = await seeded('/admin/v3-tester', {}, {});
  const log = page.getByRole('log', { name: 'Transcript' });

  expect(await log.getAttribute('aria-busy')).toBe('false');
  expect(await page.locator('.rail [aria-current=step]').count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('V3 Session Tester');
});
