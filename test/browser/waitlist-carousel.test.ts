/** The carousels of the waitlist site: by button, dot, key and finger, and never by themselves. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { shippedSites } from '#test/kit/pages.ts';
import { violationsOf } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, story } = withPages(shippedSites, 'waitlist');

const carousels = [
  [
    '/',
    [
      'Morning intentions',
      'Midday check-in',
      'Natural-language edits',
      'Evening reflection',
      'Carry-forward',
    ],
  ],
  [
    '/examples',
    [
      'Morning Intention',
      'Midday Check-In',
      'Evening Reflection',
      'Carry Forward',
      'Flexible Rename',
    ],
  ],
] as const;

/** What is shown, said three ways: the slide itself, the words for readers, the dot. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent;
    const slides = Array.from(document.querySelectorAll('[aria-roledescription=slide]'));
    return {
      slides: slides
        .filter((slide) => getComputedStyle(slide).visibility === 'visible')
        .map((slide) => slide.getAttribute('aria-label')),
      caption: text('.carousel [aria-live]'),
      dots: Array.from(document.querySelectorAll('.carousel [aria-current]')).map((dot) =>
        dot.getAttribute('aria-label'),
      ),
    };
  });

for (const [path, names] of carousels) {
  const nth = (at: number) => ({
    slides: [`${at + 1} of 5: ${names[at]}`],
    caption: `${names[at]}, ${at + 1} of 5`,
    dots: [`${at + 1}, ${names[at]}`],
  });

  async function openAlive(options = {}) {
    const { page } = await open(path, options);
    await page.waitForLoadState('networkidle');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    return { page, press };
  }

  story(`${path}: next and previous go round all five`, async () => {
    const { page, press } = await openAlive();
    expect(await shown(page)).toEqual(nth(0));

    for (const at of [1, 2, 3, 4, 0]) {
      await press('Next');
      expect(await shown(page)).toEqual(nth(at));
    }
    await press('Previous');
    expect(await shown(page)).toEqual(nth(4));
  });

  story(`${path}: each dot leads to its slide`, async () => {
    const { page, press } = await openAlive();

    for (const at of [3, 1, 4]) {
      await press(`${at + 1}, ${names[at]}`);
      expect(await shown(page)).toEqual(nth(at));
    }
  });

  story(`${path}: arrows, Home and End turn it, and focus goes along the dots`, async () => {
    const { page } = await openAlive();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.getByRole('button', { name: 'Next' }).focus();

    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toEqual(nth(1));
    expect(await focused()).toBe('Next');

    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe(`5, ${names[4]}`);
    for (const [key, at] of [
      ['End', 4],
      ['ArrowRight', 0],
      ['ArrowLeft', 4],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await shown(page), await focused()]).toEqual([
        key,
        nth(at),
        `${at + 1}, ${names[at]}`,
      ]);
    }
  });

  story(`${path}: an arrow pressed with Alt is the browser’s`, async () => {
    const { page } = await openAlive();
    await page.getByRole('button', { name: 'Next' }).focus();

    await page.keyboard.press('Alt+ArrowRight');

    expect(await shown(page)).toEqual(nth(0));
  });

  story(`${path}: a finger turns it sideways, not up and down`, async () => {
    const { page } = await openAlive({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const slides = page.locator('.slides');
    await slides.scrollIntoViewIfNeeded();
    const drag = async (across: number, down: number) => {
      const at = { pointerType: 'touch', clientX: 200, clientY: 400, bubbles: true };
      await slides.dispatchEvent('pointerdown', at);
      await slides.dispatchEvent('pointerup', {
        ...at,
        clientX: at.clientX + across,
        clientY: at.clientY + down,
      });
    };

    await drag(-90, 20);
    expect(await shown(page)).toEqual(nth(1));
    await drag(-90, 200);
    await drag(-20, 0);
    expect(await shown(page)).toEqual(nth(1));
    await drag(90, 0);
    expect(await shown(page)).toEqual(nth(0));
  });

  const height = path === '/' ? 'its tallest' : 'each';
  story(`${path}: it is as high as ${height} slide, and holds none that is cut off`, async () => {
    for (const width of [1280, 390, 320]) {
      const { page, press } = await openAlive({ viewport: { width, height: 844 } });
      await page.evaluate(() => document.fonts.ready);
      const whole = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await whole();
      for (const name of names) {
        const over = await page.evaluate(() => {
          const [slide, all] = ['.slide.on', '.slides'].map((at) => document.querySelector(at)!);
          return slide!.getBoundingClientRect().bottom - all!.getBoundingClientRect().bottom;
        });
        expect([width, name, over <= 0.5]).toEqual([width, name, true]);
        // On the phone nothing moves; by email no slide leaves a void below it.
        if (path === '/') expect([width, name, await whole()]).toEqual([width, name, before]);
        else expect([width, name, over >= -0.5]).toEqual([width, name, true]);
        await press('Next');
      }
    }
  });

  story(`${path}: it does not turn by itself`, async () => {
    const { page } = await openAlive();
    await page.clock.install();

    await page.clock.runFor('05:00');

    expect(await shown(page)).toEqual(nth(0));
  });

  const there = path === '/' ? 'one slide stands' : 'every slide stands';
  story(`${path}: without a script ${there} there, and no dead button`, async () => {
    const { page } = await open(path, { javaScriptEnabled: false });

    expect(await page.getByRole('group', { name: / of 5: / }).count()).toBe(path === '/' ? 1 : 5);
    expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    story(`${path}: no slide has anything in a reader’s way, ${colorScheme}`, async () => {
      const { page, press } = await openAlive({ colorScheme, reducedMotion: 'reduce' });

      for (const name of names) {
        await page.locator('.caption').getByText(name).waitFor();
        const found = await violationsOf(page, { include: '.carousel' });
        expect([name, found]).toEqual([name, []]);
        await press('Next');
      }
    });
  }
}
