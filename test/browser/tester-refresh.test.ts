/** What comes by itself: cards of the renderer, and a refresh that nobody notices. */
import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { type OpenOptions, shippedSites } from '#test/kit/pages.ts';
import { someRenders, testerId, testerServer } from '#test/kit/tester-api.ts';
import { button, press, replyBox, saidIn, say, send } from '#test/kit/tester-page.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const stateCall = 'GET /api/v3/tester/state';
const asks = () => asked().filter(({ path }) => path.endsWith('/state'));
/** The next refresh, without waiting for its time to come. */
async function stated(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(/tester\/state/), page.clock.fastForward(3_000)]);
  // What was answered is drawn by then, and the one after it is planned.
  await page.evaluate(() => fetch('/robots.txt'));
}
/** Twice as long as a refresh takes to come, and a call to know that none is on its way. */
async function longAfter(page: Page) {
  await page.clock.fastForward(6_000);
  await page.evaluate(() => fetch('/robots.txt'));
}

const cards = (page: Page) => page.getByRole('region', { name: 'Admin Renderer V1' });

interface Given {
  readonly shows?: Partial<ReturnType<typeof testerServer>['shows']>;
  readonly answers?: AdminAnswers;
  readonly options?: OpenOptions;
  readonly page?: string;
}

async function seeded({ shows = {}, answers: given = {}, options = {}, page = 'v3' }: Given = {}) {
  const server = testerServer('transcript');
  Object.assign(server.shows, { mode: 'on', ...shows });
  answers(adminApi({ ...server.answers, ...given }));
  const opened = await open(`/admin/${page}-tester`, options);
  await opened.page.clock.install();
  await press(opened.page, 'Seed test user');
  return { ...opened, server };
}

story('cards are read in both shapes, and a broken one says that it is', async () => {
  const { page } = await seeded({ shows: { renders: someRenders } });
  const all = cards(page).getByRole('article');
  await all.first().waitFor();

  expect(await all.evaluateAll((found) => found.map((card) => card.ariaLabel))).toEqual([
    'Evening reflection',
    'Midday check-in',
    'Morning intentions',
  ]);
  const [broken = '', newer = '', older = ''] = await all.allInnerTexts();
  expect(broken).toContain('Failed to parse render JSON');
  expect(broken).not.toContain('CAP v2');
  for (const words of ['MIDDAY', 'CAP v2', '2026-11-20, America/Chicago', 'channel email']) {
    expect(newer).toContain(words);
  }
  for (const words of ['12:41:08', 'Nice, the walk is done.', 'Today', 'Back at six.']) {
    expect(newer).toContain(words);
  }
  for (const words of ['MORNING', 'CAP v2', 'channel sms', '06:11:32', 'This morning']) {
    expect(older).toContain(words);
  }
  for (const words of ['Three things, then.', 'We check in at midday.', 'Reply to change']) {
    expect(older).toContain(words);
  }
  const done = all.nth(1).locator('.cl .done > span');
  expect(await done.innerText()).toMatch(/^Done:\s*Walk$/);
  expect(await done.evaluate((item) => getComputedStyle(item).textDecorationLine)).toBe(
    'line-through',
  );
  expect(await all.nth(1).locator('.cl .open').innerText()).toBe('Finish the deck');
});

for (const [what, shows] of [
  ['the mode off', { mode: 'off', renders: someRenders }],
  ['no renders', { mode: 'on', renders: [] }],
] as const) {
  story(`with ${what} there are no cards, and the transcript stands in the middle`, async () => {
    const { page } = await seeded({ shows });
    await press(page, send);
    await stated(page);

    expect(await cards(page).count()).toBe(0);
    const box = await page.locator('.lines').boundingBox();
    expect(box).toMatchObject({ x: 260, width: 760 });
  });
}

story('the JSON of a card is copied, and saved as a file', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await seeded({ shows: { renders: someRenders }, options: { permissions } });
  const card = cards(page).getByRole('article', { name: 'Midday check-in' });
  await card.getByRole('button', { name: 'Copy JSON' }).click();
  await card.getByText('Copied!').waitFor();
  const json = JSON.parse(someRenders[1]?.admin_render_json ?? '');

  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(json);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('admin-render-2026-11-20-midday.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual(json);
});

story('JSON that the browser does not let us copy is said not to be copied', async () => {
  const { page, alerted } = await seeded({ shows: { renders: someRenders } });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await cards(page).getByRole('button', { name: 'Copy JSON' }).first().click();

  expect(await alerted).toBe('Failed to copy JSON');
});

story('before anybody is seeded nothing is asked; afterwards again and again', async () => {
  answers(adminApi(testerServer('transcript').answers));
  const { page } = await open('/admin/v3-tester');
  await page.clock.install();
  await page.getByText('Seed a test user to begin.').waitFor();
  await longAfter(page);
  expect(asks()).toEqual([]);
  await press(page, 'Seed test user');
  for (const _ of ['after three seconds', 'and again']) await stated(page);

  expect(asks().every(({ query }) => query['user_id'] === testerId)).toBe(true);
});

story('a refresh that says the same touches nothing on the page', async () => {
  const { page } = await seeded({ shows: { renders: someRenders } });
  for (const words of ['walk', 'deck', 'call Mom', 'one more', 'and another'])
    await say(page, words);
  await cards(page).waitFor();
  await page.locator('.scroll').evaluate((box) => box.scrollTo(0, 40));
  await replyBox(page).fill('half a sente');
  await page.evaluate(() => {
    Object.assign(window, { changes: 0 });
    new MutationObserver((found) => {
      Object.assign(window, { changes: Reflect.get(window, 'changes') + found.length });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await stated(page);
  await stated(page);

  expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toBe(0);
  expect(await page.locator('.scroll').evaluate((box) => box.scrollTop)).toBe(40);
  expect(await replyBox(page).inputValue()).toBe('half a sente');
  await page.locator('textarea:focus').waitFor();
});

story('what comes new enters alone: the rest stays what and where it is', async () => {
  const { page, server } = await seeded({ shows: { renders: someRenders.slice(0, 1) } });
  for (const words of ['walk', 'deck', 'call Mom', 'one more', 'and another'])
    await say(page, words);
  await cards(page).waitFor();
  await page.locator('.scroll').evaluate((box) => box.scrollTo(0, 40));
  const marks = await page.evaluate(() => {
    const found = document.querySelectorAll('.lines > li, .render');
    for (const element of found) Object.assign(element, { marked: true });
    return found.length;
  });
  server.shows.renders = someRenders;
  await cards(page).getByRole('article').nth(2).waitFor();

  const kept = await page.evaluate(
    () =>
      [...document.querySelectorAll('.lines > li, .render')].filter((element) =>
        Reflect.get(element, 'marked'),
      ).length,
  );
  expect(kept).toBe(marks);
  expect(await page.locator('.scroll').evaluate((box) => box.scrollTop)).toBe(40);
});

for (const [what, answer] of [
  ['is refused', { status: 500, body: { ok: false, error: 'No.' } }],
  ['is not there', { status: 404, body: { ok: false } }],
  ['is no JSON', { body: '<p>Hello</p>' }],
  ['is JSON of nothing', { body: null }],
] as const) {
  story(`a state that ${what} stays quiet, and the session goes on`, async () => {
    const { page, alerts } = await seeded({ answers: { [stateCall]: answer } });
    await stated(page);
    await stated(page);
    await say(page, 'walk');

    expect(alerts).toEqual([]);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await saidIn(page)).toEqual(['walk', 'You said: walk']);
  });
}

story('a session that cannot be read is not said to be at its beginning', async () => {
  let fails = true;
  const { answers: usual } = testerServer('transcript');
  const state = { body: { session: { currentDay: 3, currentStage: 'EVENING' } } };
  answers(adminApi({ ...usual, [stateCall]: () => (fails ? { status: 500, body: {} } : state) }));
  const { page } = await open(`/admin/v3-tester#user=${testerId}`);
  await page.getByText('This test session could not be read.').waitFor();

  fails = false;
  await page.getByText('Day 3, Evening reflection. Nothing has been sent yet.').waitFor();
});

story('a session of ours that is over is noticed, and leads to the sign-in', async () => {
  const { page, alerts } = await seeded({ answers: { [stateCall]: { status: 401, body: {} } } });
  await page.waitForURL('**/login');

  expect(alerts).toEqual([]);
});

story('whoever goes on to another page is followed neither by calls nor by alerts', async () => {
  const { promise: after, resolve: go } = Promise.withResolvers<void>();
  const { page, alerts } = await seeded({
    answers: { 'POST /api/v3/tester/reset': { status: 500, body: '', after } },
  });
  await button(page, 'Reset Session').click();
  await button(page, 'Resetting...').waitFor();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.locator('.strip').first().waitFor();
  const before = asks().length;
  const answered = page.waitForResponse(/tester\/reset/);
  go();
  await answered;
  await longAfter(page);

  expect(asks()).toHaveLength(before);
  expect(alerts).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/admin');
});

story('a page that nobody sees asks nothing until it is seen again', async () => {
  const { page } = await seeded();
  await stated(page);
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  const before = asks().length;
  await longAfter(page);
  expect(asks()).toHaveLength(before);
  await Promise.all([page.waitForResponse(/tester\/state/), show('visible')]);

  expect(asks().length).toBeGreaterThan(before);
});
