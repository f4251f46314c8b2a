/** Analytics: charts with a table behind each, and numbers that are the server's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ActivityDay } from '#shared/contract/analytics.ts';
import { type AdminAnswers, activityDays, activityOf, adminApi } from '#test/kit/admin-api.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

async function analytics(given: AdminAnswers = {}) {
  answers(adminApi(given));
  const { page } = await open('/admin#analytics');
  await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

const words = (texts: readonly string[]) => texts.map((text) => text.split(/\s*[\n\t]\s*/));
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

story('sources are sorted, spelt in words, counted, and shared out', async () => {
  const page = await analytics({
    'GET /api/analytics/signup-sources': {
      body: { unknown: 1, landing_page: 150, share_confirmation_page: 49, admin_seed: 0 },
    },
  });

  const rows = page.getByRole('table', { name: 'Signups by source' }).locator('tbody tr');
  expect((await rows.allInnerTexts()).map((text) => text.split(/\s*[\n\t]+\s*/))).toEqual([
    ['landing page', '150', '75%'],
    ['share confirmation page', '49', '25%'],
    ['unknown', '1', '1%'],
    ['admin seed', '0', '0%'],
  ]);
  const widths = await rows
    .locator('.bar span')
    .evaluateAll((bars) => bars.map((bar) => (bar as HTMLElement).style.width));
  expect(widths.map(Number.parseFloat)).toEqual([
    100,
    expect.closeTo(32.7, 1),
    expect.closeTo(0.67, 1),
    0,
  ]);
});

story('the total is the total, and what is new stands below it', async () => {
  const page = await analytics();

  await page.getByText('1,284', { exact: true }).waitFor();
  const panel = page.locator('section').filter({ hasText: 'Total users' }).last();
  expect(words(await panel.locator('.pairs > div').allInnerTexts())).toEqual([
    ['Today', '9'],
    ['Last 7 days', '61'],
    ['Last 30 days', '240'],
  ]);
});

story('a total alone is enough', async () => {
  const page = await analytics({
    'GET /api/analytics/recent-signups': { body: { totalUsers: 7 } },
  });

  await page.locator('.total').getByText('7', { exact: true }).waitFor();
  expect(await page.locator('.total + .pairs > div').count()).toBe(0);
});

/** The panel of a chart, by its title. */
const panelOf = (page: Page, title: string) =>
  page.locator('section.chart').filter({ has: page.getByRole('heading', { name: title }) });

type Of = (day: ActivityDay) => string | number;
const rate = (replies: number, letters: number) =>
  `${Math.round((replies / letters) * 100)} (${replies} to ${letters})`;

const charts: Readonly<Record<string, Readonly<Record<string, Of>>>> = {
  'Signups per day': { Signups: ({ signups }) => signups },
  'Active people per day': { Active: ({ active }) => active },
  'Replies per stage and day': {
    'Day 0': ({ replies }) => replies.day0,
    Morning: ({ replies }) => replies.morning,
    Midday: ({ replies }) => replies.midday,
    Evening: ({ replies }) => replies.evening,
  },
  'Replies per 100 letters, by stage': {
    'Day 0': ({ replies, letters }) => rate(replies.day0, letters.byStage.day0),
    Morning: ({ replies, letters }) => rate(replies.morning, letters.byStage.morning),
    Midday: ({ replies, letters }) => rate(replies.midday, letters.byStage.midday),
    Evening: ({ replies, letters }) => rate(replies.evening, letters.byStage.evening),
  },
  'Items done of items set': { Set: ({ items }) => items.set, Done: ({ items }) => items.done },
  'Letters per day': {
    Sent: ({ letters }) => letters.sent,
    Delivered: ({ letters }) => letters.delivered,
    Bounced: ({ letters }) => letters.bounced,
  },
  'Unsubscribes and complaints': {
    Unsubscribed: ({ unsubscribed }) => unsubscribed,
    Complaints: ({ complained }) => complained,
  },
};
const newestFirst = activityDays.toReversed();

for (const [title, series] of Object.entries(charts)) {
  story(`${title}: the table in its place has each number, the newest first`, async () => {
    const page = await analytics();
    const panel = panelOf(page, title);
    expect(await panel.locator('.legend dt').allInnerTexts()).toEqual(Object.keys(series));
    await panel.getByRole('button', { name: 'Show as table' }).click();
    const table = panel.getByRole('table', { name: title });

    expect(await table.locator('thead th').allInnerTexts()).toEqual([
      'Date',
      ...Object.keys(series),
    ]);
    const rows = words(await table.locator('tbody tr').allInnerTexts());
    const numbers = newestFirst.map((day) => Object.values(series).map((of) => String(of(day))));
    expect(rows.map(([, ...cells]) => cells)).toEqual(numbers);
    expect([rows[0]?.[0], rows[89]?.[0]]).toEqual(['21 Nov 2026', '24 Aug 2026']);
    expect(await panel.getByRole('slider').count()).toBe(0);

    await panel.getByRole('button', { name: 'Show as chart' }).click();
    await panel.getByRole('slider').waitFor();
  });
}

story('the arrow keys move along the days, and each is said', async () => {
  const page = await analytics();
  const chart = page.getByRole('slider', { name: 'Replies per stage and day, by date' });
  const said = (at: number) => {
    const { day0, morning, midday, evening } = activityDays[at]!.replies;
    return `Day 0 ${day0}, Morning ${morning}, Midday ${midday}, Evening ${evening}`;
  };
  const now = () => chart.getAttribute('aria-valuetext');
  await chart.focus();
  expect(await now()).toBe(`21 Nov 2026, ${said(89)}`);

  for (const key of ['ArrowLeft', 'ArrowLeft', 'PageDown', 'ArrowRight'])
    await page.keyboard.press(key);
  expect(await now()).toBe(`13 Nov 2026, ${said(81)}`);
  const tip = panelOf(page, 'Replies per stage and day').locator('.tip');
  expect(words([await tip.innerText()])[0]?.slice(0, 3)).toEqual([
    '13 Nov 2026',
    'Day 0',
    String(activityDays[81]?.replies.day0),
  ]);

  await page.keyboard.press('Home');
  expect(await now()).toBe(`24 Aug 2026, ${said(0)}`);
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuenow')).toBe('0');
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
});

story('on a phone the tooltip of every day stays within its chart', async () => {
  const page = await analytics();
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = panelOf(page, 'Replies per 100 letters, by stage');
  const chart = panel.getByRole('slider');
  await chart.focus();
  const box = await chart.boundingBox();
  const [left, right] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)];

  for (let week = 0; week < 13; week += 1) {
    const tip = await panel.locator('.tip').boundingBox();
    expect(tip?.x).toBeGreaterThanOrEqual(left);
    expect((tip?.x ?? 0) + (tip?.width ?? 0)).toBeLessThanOrEqual(right);
    await page.keyboard.press('PageDown');
  }
});

story('a day that is pointed at is told beside the pointer', async () => {
  const page = await analytics();
  const chart = page.getByRole('slider', { name: 'Letters per day, by date' });
  await chart.scrollIntoViewIfNeeded();
  const bar = await chart.locator('.tone rect').nth(10).boundingBox();
  if (!bar) throw new Error('The bar has no place.');
  await page.mouse.move(bar.x + bar.width / 2, bar.y - 20);

  const tip = panelOf(page, 'Letters per day').locator('.tip');
  const { letters } = activityDays[10]!;
  expect(words([await tip.innerText()])).toEqual([
    [
      '3 Sep 2026',
      'Sent',
      String(letters.sent),
      'Delivered',
      String(letters.delivered),
      'Bounced',
      String(letters.bounced),
    ],
  ]);
  const beside = await tip.boundingBox();
  expect(Math.abs((beside?.x ?? 0) - bar.x)).toBeLessThan(30);

  await page.mouse.move(0, 0);
  await tip.waitFor({ state: 'detached' });
});

story(
  'each step of the funnel says of how many it is a share; what is too early says so',
  async () => {
    const page = await analytics({
      'GET /api/analytics/activity': { body: activityOf(activityDays.slice(-7)) },
    });
    const rows = page.getByRole('table', { name: 'Funnel' }).locator('tbody tr');
    const { funnel } = activityOf(activityDays.slice(-7));
    const some = (step: 'day0' | 'confirmed' | 'replied') =>
      `${funnel[step].count} of ${funnel.signups}`;

    const told = words(await rows.allInnerTexts());
    expect(told.map(([name]) => name)).toEqual([
      'Signed up',
      'Day 0',
      'Confirmed',
      'First reply',
      'Day 7',
      'Day 30',
    ]);
    expect(told.map((cells) => cells.filter(Boolean).at(-1))).toEqual([
      String(funnel.signups),
      some('day0'),
      some('confirmed'),
      some('replied'),
      'Too early',
      'Too early',
    ]);
  },
);

story(
  'cohorts stand by their week, the newest first, without the weeks before the first',
  async () => {
    const zero = { count: 0, of: 0 };
    const empty = {
      signups: 0,
      day0: zero,
      confirmed: zero,
      replied: zero,
      day7: zero,
      day30: zero,
    };
    const half = { count: 3, of: 6 };
    const full = {
      signups: 6,
      day0: { count: 6, of: 6 },
      confirmed: half,
      replied: half,
      day7: { count: 1, of: 300 },
      day30: zero,
    };
    const body = {
      ...activityOf(activityDays),
      cohorts: [
        { week: '2026-11-02', ...empty },
        { week: '2026-11-09', ...full },
        { week: '2026-11-16', ...empty },
      ],
    };
    const page = await analytics({ 'GET /api/analytics/activity': { body } });

    const rows = page.getByRole('table', { name: 'Cohorts' }).locator('tbody tr');
    expect(words(await rows.allInnerTexts())).toEqual([
      ['16 Nov 2026', '0', '–', '–', '–', '–', '–'],
      ['9 Nov 2026', '6', '100% 6 of 6', '50% 3 of 6', '50% 3 of 6', '<1% 1 of 300', '–'],
    ]);
  },
);

story(
  'a range is asked for by its link, stands in the address, and a year says weeks',
  async () => {
    const page = await analytics({
      'GET /api/analytics/activity': ({ query }) => ({
        body: {
          ...activityOf(activityDays.slice(-53)),
          each: query['days'] === '365' ? 'week' : 'day',
        },
      }),
    });
    const asksFor = (range: string) =>
      page.waitForRequest((request) =>
        request.url().endsWith(`/api/analytics/activity?days=${range}`),
      );
    expect(asked().filter(({ path }) => path === '/api/analytics/activity')).toHaveLength(1);

    const [year] = [asksFor('365')];
    await page.getByRole('link', { name: 'A year' }).click();
    await year;
    await page.getByRole('heading', { name: 'Signups per week' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#analytics?days=365');
    const chart = page.getByRole('slider', { name: 'Signups per week, by date' });
    expect(await chart.getAttribute('aria-valuetext')).toMatch(
      /^Week of 21 Nov 2026, Signups \d+$/,
    );
    expect(await page.locator('.ranges [aria-current]').innerText()).toBe('A year');
  },
);

story('where nothing happened the charts say so', async () => {
  const nothing = { day0: 0, morning: 0, midday: 0, evening: 0 };
  const days = activityDays.map(({ date }) => ({
    date,
    signups: 0,
    replies: nothing,
    letters: { sent: 0, delivered: 0, bounced: 0, byStage: nothing },
    items: { set: 0, done: 0 },
    unsubscribed: 0,
    complained: 0,
    active: 0,
  }));
  const page = await analytics({
    'GET /api/analytics/activity': { body: activityOf(days) },
    'GET /api/analytics/signup-sources': { body: {} },
  });

  await page.getByText('No signups yet.', { exact: true }).waitFor();
  await page.getByText('Nobody signed up in these 90 days.', { exact: true }).waitFor();
  await page.getByText('Nobody has signed up yet.', { exact: true }).waitFor();
  expect(await page.locator('.chart .empty').allInnerTexts()).toEqual([
    'No signups in these 90 days.',
    'No replies in these 90 days.',
    'No replies in these 90 days.',
    'No replies in these 90 days.',
    'No items in these 90 days.',
    'No letters in these 90 days.',
    'No unsubscribes or complaints in these 90 days.',
  ]);
  expect(await page.getByRole('button', { name: 'Show as table' }).count()).toBe(0);
});

story('the charts’ library comes with this tab alone, and is at most 60 KB', async () => {
  const scripts = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.endsWith('.js') ? [new URL(name).pathname] : [])),
    );
  answers(adminApi());
  const { page: overview } = await open('/admin');
  await overview.waitForLoadState('networkidle');
  const before = await scripts(overview);
  const more = (await scripts(await analytics())).filter((path) => !before.includes(path));

  const bytes = sumOf(
    more.map((path) => gzipSync(readFileSync(join(shippedSites(), 'main', path))).length),
  );
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(60_000);
});

story('each part that fails says so by itself, and is asked for again by its button', async () => {
  let fails = true;
  const page = await analytics({
    'GET /api/analytics/signup-sources': () =>
      fails ? { status: 500, body: '' } : { body: { landing_page: 2 } },
  });

  await page.getByText('Network response was not ok', { exact: true }).waitFor();
  await page.getByText('1,284', { exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('rowheader', { name: 'landing page' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

story('Refresh asks for all three; what fails leaves the last answer standing', async () => {
  let fails = false;
  const page = await analytics({
    'GET /api/analytics/recent-signups': () =>
      fails ? { status: 500, body: '' } : { body: { totalUsers: 1284 } },
  });
  fails = true;
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();

  await page.getByText('Network response was not ok', { exact: true }).waitFor();
  await page.getByText('1,284', { exact: true }).waitFor();
  for (const name of ['signup-sources', 'recent-signups', 'activity']) {
    expect(asked().filter(({ path }) => path === `/api/analytics/${name}`)).toHaveLength(2);
  }
});
