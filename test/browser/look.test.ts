/** What holds on every page: read by everyone, fits everywhere, and stands still. */
import { expect } from '@jest/globals';
import { pages } from '#shared/contract/pages.ts';
import { type OpenPage, shippedSites } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';

const session = {
  signupEmail: 'ada@example.com',
  userData: { userId: 'u', email: 'ada@example.com' },
  acknowledgmentData: {
    ok: true,
    startToday: true,
    body: `Here is today:\n\n[x] Call Mom\n[ ] ${'averyverylongword'.repeat(6)}\n\nOne at a time.`,
    v6: { render: { header: '', checklist: [], closing: '', body: '' } },
    meta: { checklist: [{ checked: true }, { checked: false }] },
  },
};

const waitlist = withPages(shippedSites, 'waitlist');
const main = withPages(shippedSites);
const looks = [
  ...Object.entries(pages).flatMap(([site, places]) =>
    places
      // The old start leads on before anybody could look at it.
      .filter(({ access, path }) => access === 'public' && path !== '/start')
      .map(({ path }) => [path, site === 'main' ? main : waitlist] as const),
  ),
  ['/nope', main],
  ['/unsubscribe?token=t', main],
  ['/signup-complete?token=t', main],
  ['/login?error=1', main],
  ['/nope', waitlist],
] as const;

const settled = async ({ page }: OpenPage) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

for (const [path, suite] of looks) {
  const name = `${suite === waitlist ? 'waitlist ' : ''}${path}`;
  suite.story(`${name} has nothing in a reader’s way, by day or night, at any width`, async () => {
    suite.answers(() => ({ body: { ok: true } }));
    const opened = await suite.open(path, { session });
    await settled(opened);

    expect(await opened.page.locator('h1').count()).toBe(1);
    // Four hundred zones are drawn by the browser itself.
    expect(await problemsIn(opened.page, { exclude: 'option' })).toEqual([]);
  });
}

main.story('the page does not move while it loads and the sample day plays', async () => {
  const { page } = await main.open('/nope', { reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(new URL('/', page.url()).href);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.locator('.caret').waitFor({ state: 'attached', timeout: 20_000 });

  expect(await height()).toBe(before);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01);
});

main.story('Pause stops the sample day where it is, and Play goes on', async () => {
  const { page } = await main.open('/');
  await page.getByRole('button', { name: 'Pause' }).click();
  const play = page.getByRole('button', { name: 'Play' });
  expect(await play.getAttribute('aria-pressed')).toBe('true');
  await page.waitForTimeout(6500);
  expect(await page.locator('.scene').first().getAttribute('class')).toBe('scene');

  await play.click();
  await page.locator('.scene.gone').nth(0).waitFor({ state: 'attached' });
});

main.story('who asks for no motion gets the whole day, still, and no button', async () => {
  const { page } = await main.open('/', { reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');

  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  expect(await page.locator('.scene:not(.gone) .ev:not(.unseen)').count()).toBe(6);
});

main.story('everything on the first page is reached by keyboard, in order', async () => {
  const { page } = await main.open('/', { reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');
  const reached: string[] = [];
  for (let at = 0; at < 6; at++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const box = document.activeElement;
        return box?.id || box?.textContent?.replace(/\s/g, ' ') || '';
      }),
    );
  }

  expect(reached).toEqual([
    'Skip to content',
    'Anchor',
    'Learn More about how it works',
    'email',
    'Start for Free',
    'Anchor',
  ]);
});

/** Runs in the page: the least that any message of the sample day is seen, at every frame. */
function watchScenes(): void {
  Object.assign(window, { least: 1 });
  const opacity = (place: Element | null) => Number(place && getComputedStyle(place).opacity);
  requestAnimationFrame(function look() {
    const seen = [...document.querySelectorAll('.ev .msg')]
      .filter((message) => getComputedStyle(message).visibility === 'visible')
      .map((message) => opacity(message.closest('.ev')) * opacity(message.closest('.scene')));
    Object.assign(window, { least: Math.min(Reflect.get(window, 'least'), Math.max(...seen, 0)) });
    requestAnimationFrame(look);
  });
}

main.story('one scene gives way to the next without a moment of nothing', async () => {
  const { page } = await main.open('/', { reducedMotion: 'no-preference' });
  await page.evaluate(watchScenes);

  await page.locator('.scene.gone').first().waitFor({ state: 'hidden' });
  await page.waitForTimeout(1500);

  expect(await page.evaluate(() => Reflect.get(window, 'least'))).toBeGreaterThan(0.3);
});

main.story('both scenes fill the column', async () => {
  const { page } = await main.open('/', { reducedMotion: 'reduce' });
  const ends = await page
    .locator('.scene > :last-child')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().bottom)));

  expect(new Set(ends).size).toBe(1);
});

main.story('a refused address moves nothing on the first page', async () => {
  const { page, alerted } = await main.open('/', { reducedMotion: 'reduce' });
  const before = await page.locator('#agreement').boundingBox();

  await page.getByRole('button', { name: 'Start for Free' }).click();
  await alerted;
  await page.getByRole('alert').waitFor();

  expect(await page.locator('#agreement').boundingBox()).toEqual(before);
});

for (const [path, suite] of [
  ['/about', main],
  ['/benefits', main],
  ['/faq', main],
  ['/privacy', main],
  ['/philosophy', waitlist],
] as const) {
  suite.story(`${path} is as wide as the page, from its title to its text`, async () => {
    const { page } = await suite.open(path);
    const edges = (place: string) =>
      page.locator(place).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      });
    const head = await edges('header .brand');

    expect((await edges('.beside-line')).left).toBe(head.left);
    expect((await edges('.reading')).right).toBeGreaterThan(1180);
  });
}
