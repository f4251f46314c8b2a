/** How lines end and where blocks do: no word alone on a line, no edge that is nearly met. */
import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { shippedSites } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const main = withPages(shippedSites);
const waitlist = withPages(shippedSites, 'waitlist');
const phone = { viewport: { width: 390, height: 844 } };

/** Words on each line, as they are drawn. */
const wordsByLine = (place: Locator) =>
  place.evaluate((element) => {
    const lines = new Map<number, number>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { bottom } = range.getBoundingClientRect();
        lines.set(bottom, (lines.get(bottom) ?? 0) + 1);
      }
    }
    return [...lines.values()];
  });

const texts = [
  ['/day0-intentions', '#timezone-hint'],
  ['/email-confirmation', '#asking'],
] as const;

for (const [path, place] of texts) {
  main.story(`${path} leaves no word alone on a line of a phone, at ${place}`, async () => {
    const { page } = await main.open(path, phone);
    await page.evaluate(() => document.fonts.ready);

    const lines = await wordsByLine(page.locator(place));

    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)).toBeGreaterThan(1);
  });
}

for (const width of [360, 390, 412]) {
  main.story(`the five links of the footer share one row at ${width}`, async () => {
    const { page } = await main.open('/about', { viewport: { width, height: 844 } });
    await page.evaluate(() => document.fonts.ready);

    const links = page.locator('.ft li');
    const tops = await links.evaluateAll((all) => all.map((li) => li.getBoundingClientRect().top));

    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
  });
}

waitlist.story('the last form ends where the page does', async () => {
  const { page } = await waitlist.open('/');

  const right = (place: string) =>
    page.locator(place).evaluate((element) => Math.round(element.getBoundingClientRect().right));

  expect(await right('#last-call button')).toBe(await right('header .btn.primary'));
});

/** Runs in the page: where the lines of each reply begin, at every step of its being typed. */
function watchReplies(): void {
  const seen: Record<string, string[]> = {};
  Object.assign(window, { seen });

  function look(reply: Element): void {
    if (!reply.querySelector('.untyped')) return;
    let [text, beginnings, top] = ['', '', 0];
    const walker = document.createTreeWalker(reply, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.className === 'who') continue;
      for (const { index: at, 0: letter } of (node.textContent ?? '').matchAll(/./g)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        // A space at the end of a line is nowhere.
        if (letter !== ' ' && box.top > top + 4) beginnings += ` ${text.length}`;
        if (letter !== ' ') top = box.top;
        text += letter;
      }
    }
    (seen[text] ??= []).push(beginnings);
  }

  new MutationObserver(() => document.querySelectorAll('.ev.user .msg').forEach(look)).observe(
    document,
    { subtree: true, childList: true, characterData: true },
  );
}

for (const width of [1280, 390]) {
  main.story(`no line of a reply breaks anew while it is typed, at ${width}`, async () => {
    const { page } = await main.open('/faq', { viewport: { width, height: 1600 } });
    await page.clock.install();
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.evaluate(watchReplies);

    // The film draws at most one of its frames each time that the clock is let go.
    for (let frame = 0; frame < 240; frame++) await page.clock.runFor(1000);

    const seen: Record<string, string[]> = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(Object.keys(seen)).toHaveLength(4);
    for (const [text, starts] of Object.entries(seen)) {
      expect([text, starts.length > 10]).toEqual([text, true]);
      expect([text, ...new Set(starts)]).toHaveLength(2);
    }
  });
}

main.story('without a script nothing offers to pause what stands still', async () => {
  const { page } = await main.open('/', { javaScriptEnabled: false });

  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
});
