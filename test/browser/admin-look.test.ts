/** What holds in every tab of the admin area, in both themes: read by everyone, fits everywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { type AdminAnswers, activityDays, activityOf, adminApi } from '#test/kit/admin-api.ts';
import { onePerson, personId } from '#test/kit/admin-person.ts';
import { type OpenPage, shippedSites } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';
import { tabNames } from '#web/main/admin/tab-address.ts';

const { open, answers, story } = withPages(shippedSites);

const broken: AdminAnswers = Object.fromEntries(
  ['recent-signups', 'signup-sources', 'activity'].map((name) => [
    `GET /api/analytics/${name}`,
    { status: 500, body: '' },
  ]),
);
/** A dozen days look like ninety, and are read by a checker in a tenth of the time. */
const fewDays: AdminAnswers = {
  // Anyone may name any source.
  'GET /api/analytics/signup-sources': {
    body: { landing_page: 3, newsletter_winter_2026_partner_campaign_of_some_length: 2 },
  },
  'GET /api/analytics/activity': { body: activityOf(activityDays.slice(-12)) },
};
const looks: readonly (readonly [string, string, AdminAnswers])[] = [
  ...[...tabNames, 'simulation'].map((name) => [name, `/admin#${name}`, fewDays] as const),
  ['one person', `/admin#users/${personId}`, onePerson],
  ['overview that failed', '/admin#overview', broken],
  ['analytics that failed', '/admin#analytics', broken],
  ['a page that is not there yet', '/downloads', {}],
];

const settled = async ({ page }: OpenPage) => {
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

for (const [name, path, given] of looks) {
  story(`${name} has nothing in a reader’s way, by day or night, at any width`, async () => {
    answers(adminApi(given));
    const opened = await open(path);
    await settled(opened);
    for (const details of await opened.page.locator('summary').all()) await details.click();
    // Some charts as they are, and some as their tables.
    const asTable = opened.page.getByRole('button', { name: 'Show as table' });
    for (let shown = await asTable.count(); shown > 4; shown -= 1) await asTable.last().click();

    expect(await problemsIn(opened.page, { exclude: 'iframe' })).toEqual([]);
  });
}

story('what is on its way shows as bars, but only when it takes a while', async () => {
  const after = new Promise<void>(() => {});
  answers(adminApi({ 'GET /api/analytics/activity': { body: {}, after } }));
  const { page } = await open('/admin#analytics');
  const bars = page.locator('.skeleton');
  await bars.waitFor({ state: 'attached' });

  expect(await bars.getAttribute('aria-busy')).toBe('true');
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.skeleton') as Element).opacity === '1',
  );
  expect(await bars.evaluate((box) => getComputedStyle(box).animationDelay)).toBe('0.3s');
});

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** The scripts and styles that a page asked for. */
async function assetsOf({ page }: OpenPage): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(asked)].filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
}

story('the first load of the admin area is within 95 KB over what public pages share', async () => {
  answers(adminApi());
  const shared = await assetsOf(await open('/'));
  const own = (await assetsOf(await open('/admin'))).filter((path) => !shared.includes(path));
  const folder = join(shippedSites(), 'main');

  expect(own.some((path) => path.endsWith('.css'))).toBe(true);
  expect(own.length).toBeLessThanOrEqual(12);
  expect(own.reduce((sum, path) => sum + gzipped(join(folder, path)), 0)).toBeLessThan(95_000);
});

test('no style of the admin area weighs on a public page', () => {
  const html = readFileSync(join(shippedSites(), 'main/index.html'), 'utf8');

  expect(html).not.toMatch(/\.admin\b|\.ledger|\.panel/);
});
