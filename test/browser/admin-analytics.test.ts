/** Analytics: charts that are tables, and numbers that are the server's. */
import { expect } from '@jest/globals';
import { type AdminAnswers, activityDays, adminApi } from '#test/kit/admin-api.ts';
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

for (const [title, columns] of [
  ['Signups per day', [['Signups', (at: number) => activityDays[at]?.signups]]],
  [
    'Replies per stage and day',
    [
      ['Day 0', (at: number) => activityDays[at]?.replies.day0],
      ['Morning', (at: number) => activityDays[at]?.replies.morning],
      ['Midday', (at: number) => activityDays[at]?.replies.midday],
      ['Evening', (at: number) => activityDays[at]?.replies.evening],
    ],
  ],
  [
    'Letters per day',
    [
      ['Sent', (at: number) => activityDays[at]?.letters.sent],
      ['Delivered', (at: number) => activityDays[at]?.letters.delivered],
      ['Bounced', (at: number) => activityDays[at]?.letters.bounced],
    ],
  ],
] as const) {
  story(`${title}: each bar has its number in a table, the newest first`, async () => {
    const page = await analytics();
    const panel = page.locator('section.days').filter({ hasText: title });
    await panel.getByText('Numbers', { exact: true }).click();
    const table = panel.getByRole('table', { name: title });

    expect(await table.locator('thead th').allInnerTexts()).toEqual([
      'Date',
      ...columns.map(([name]) => name),
    ]);
    const rows = words(await table.locator('tbody tr').allInnerTexts());
    expect(rows).toHaveLength(90);
    expect(rows[0]).toEqual(['21 Nov 2026', ...columns.map(([, of]) => String(of(89)))]);
    expect(rows[89]).toEqual(['24 Aug 2026', ...columns.map(([, of]) => String(of(0)))]);

    for (const [at, [name, of]] of columns.entries()) {
      const values = activityDays.map((_, day) => of(day) ?? 0);
      const chart = panel.getByRole('img').nth(at);
      const sum = sumOf(values).toLocaleString('en-US');
      expect(await chart.getAttribute('aria-label')).toMatch(`${name}: ${sum} in all, most `);
      expect(await chart.locator('rect').count()).toBe(values.filter((value) => value > 0).length);
      expect(await panel.locator('.sum b').nth(at).innerText()).toBe(sum);
    }
  });
}

story('a day that is pointed at is told in all charts at once', async () => {
  const page = await analytics();
  const chart = page.getByRole('img').first();
  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart has no place.');
  await page.mouse.move(box.x + (box.width / 90) * 10.5, box.y + 20);

  await page.locator('.days header').getByText('3 Sep 2026', { exact: true }).first().waitFor();
  const { signups = 0, letters } = activityDays[10] ?? {};
  const sums = page.locator('.sum b');
  expect(await sums.first().innerText()).toBe(String(signups));
  expect(await sums.nth(5).innerText()).toBe(String(letters?.sent));

  await page.mouse.move(0, 0);
  await page.getByText('90 days to 21 Nov 2026, in UTC', { exact: true }).first().waitFor();
});

story('what was delivered is a part of what was sent, never rounded up to all', async () => {
  const page = await analytics();
  const { sent, delivered } = activityDays.reduce(
    (sum, { letters }) => ({
      sent: sum.sent + letters.sent,
      delivered: sum.delivered + letters.delivered,
    }),
    { sent: 0, delivered: 0 },
  );

  expect(delivered).toBeLessThan(sent);
  expect(await page.locator('.day-row .sum i').first().innerText()).toBe(
    `${Math.floor((delivered / sent) * 1000) / 10}%`,
  );
});

story('where nothing happened the charts say so', async () => {
  const nothing = { day0: 0, morning: 0, midday: 0, evening: 0 };
  const days = activityDays.map(({ date }) => ({
    date,
    signups: 0,
    replies: nothing,
    letters: { sent: 0, delivered: 0, bounced: 0 },
  }));
  const page = await analytics({
    'GET /api/analytics/activity': { body: { days } },
    'GET /api/analytics/signup-sources': { body: {} },
  });

  await page.getByText('No signups yet.', { exact: true }).waitFor();
  expect(await page.locator('.days .empty').allInnerTexts()).toEqual([
    'No signups in these 90 days.',
    'No replies in these 90 days.',
    'No letters in these 90 days.',
  ]);
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
