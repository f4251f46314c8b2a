/** The waitlist tab: figures, the list with its search and pages, a file of it, and invitations. */
import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { type AdminAnswers, adminApi, waiting } from '#test/kit/admin-api.ts';
import { comesTo } from '#test/kit/comes-to.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const path = '/api/v2/admin/waitlist';
const no = { status: 500, body: { ok: false, error: 'No.', message: 'No.' } };

async function waitlist(given: AdminAnswers = {}) {
  answers(adminApi(given));
  const opened = await open('/admin#waitlist');
  await opened.page.getByRole('heading', { level: 1, name: 'Waitlist' }).waitFor();
  return opened;
}

type Page = Awaited<ReturnType<typeof waitlist>>['page'];

const rows = (page: Page) => page.locator('.ledger').last().locator('tbody tr:not(.none)');
const rowOf = (page: Page, email: string) => rows(page).filter({ hasText: email });
const lists = () => asked().filter((call) => call.path === path);

/** None of `page`'s rows but those of one. */
const one = { ok: true, items: waiting.slice(0, 1), nextCursor: null };
const figures = {
  total: 1,
  sources: { harbor_landing: 1, other: 0 },
  days: [{ date: '2026-11-20', joined: 1 }],
};

story('figures, sources and the newest stand there, and more follow', async () => {
  const { page } = await waitlist();
  await rowOf(page, 'waits60@').waitFor();

  expect(await page.locator('.waiting-total').innerText()).toBe('60');
  expect(await page.locator('.pairs').innerText()).toMatch(/harbor landing\s+59\s+other\s+1/);
  expect(await page.getByText('20 of 60', { exact: true }).count()).toBe(1);
  await page.getByRole('button', { name: 'Show more' }).click();
  await rows(page).nth(39).waitFor();
  expect(await page.getByText('40 of 60', { exact: true }).count()).toBe(1);
});

story('the days are told by a chart, and by a table in its place', async () => {
  const { page } = await waitlist();
  const chart = page.getByRole('slider', { name: /Joined per day/ });
  await chart.focus();
  await chart.press('End');
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/21 Nov 2026.*Joined \d+/);
  await page.getByRole('button', { name: 'Show as table' }).click();

  const table = page.getByRole('table', { name: 'Joined per day' });
  expect(await table.locator('tbody tr').count()).toBe(90);
});

story('the search asks the server for what was typed, and says when nobody matches', async () => {
  const { page } = await waitlist();
  await rowOf(page, 'waits60@').waitFor();
  await page.getByLabel('Search by email').fill(' WAITS1@ ');
  await rowOf(page, 'waits1@example.com').waitFor();
  await rows(page).nth(1).waitFor({ state: 'detached' });
  expect(lists().at(-1)?.query).toEqual({ q: 'WAITS1@' });

  await page.getByLabel('Search by email').fill('zzz');
  await page.getByText('Nobody on the waitlist matches your search.').waitFor();
});

story('one who waits is invited after a question, and stands as invited', async () => {
  const { page, alerts } = await waitlist({
    [`POST ${path}/invite`]: { body: { ok: true, outcome: 'sent', status: 'invited' } },
  });
  const row = rowOf(page, 'waits60@');
  await row.getByRole('button', { name: 'Invite' }).click();
  await row.getByText('Invitation sent').waitFor();

  expect(alerts).toEqual([
    'Invite waits60@example.com? They get one letter, and nothing more unless they answer.',
  ]);
  expect(await row.locator('.badge').innerText()).toBe('Invited');
  expect(await row.getByRole('button').count()).toBe(0);
  const posts = asked().filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual([{ email: 'waits60@example.com' }]);
});

for (const [outcome, words] of [
  ['before', 'Invited before; nothing was sent'],
  ['known', 'They’re here already; nothing was sent'],
  ['objected', 'They asked us not to write; nothing was sent'],
] as const) {
  story(`an invitation that is not sent (${outcome}) says why`, async () => {
    const { page } = await waitlist({
      [`POST ${path}/invite`]: { body: { ok: true, outcome } },
    });
    const row = rowOf(page, 'waits60@');
    await row.getByRole('button', { name: 'Invite' }).click();
    await row.getByText(words).waitFor();
  });
}

story(
  'an invitation that fails says so in the server’s words, and may be tried again',
  async () => {
    const { page } = await waitlist({ [`POST ${path}/invite`]: no });
    const row = rowOf(page, 'waits60@');
    await row.getByRole('button', { name: 'Invite' }).click();
    await row.getByText('No.', { exact: true }).waitFor();

    expect(await row.getByRole('button', { name: 'Invite' }).isEnabled()).toBe(true);
  },
);

story('who is a user by now has their status and a link, and no button', async () => {
  const { page } = await waitlist();
  const row = rowOf(page, 'waits58@');
  await row.waitFor();

  expect(await row.locator('.badge').innerText()).toBe('Invited');
  expect(await row.getByRole('link').getAttribute('href')).toMatch(/#users\//);
  expect(await row.getByRole('button').count()).toBe(0);
});

story('the whole list comes as a file that no spreadsheet runs', async () => {
  const evil = { ...waiting[0], email: '=cmd@example.com', source: '+1,"x"' };
  const { page } = await waitlist({
    [`GET ${path}`]: ({ query }) => ({
      body:
        query['cursor'] === undefined
          ? { ok: true, items: [evil], nextCursor: 'next', figures }
          : { ok: true, items: waiting.slice(1, 3), nextCursor: null },
    }),
  });
  await rowOf(page, '=cmd@').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;

  expect(file.suggestedFilename()).toMatch(/^waitlist-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.slice(0, 2)).toEqual([
    '\uFEFFEmail,Joined,Time zone,Source,Status',
    `'=cmd@example.com,${evil.joined_at},Europe/Lisbon,"'+1,""x""",waiting`,
  ]);
  expect(lines).toHaveLength(5);
  expect(
    lists()
      .slice(-2)
      .map(({ query }) => query),
  ).toEqual([
    { limit: '300', file: 'true' },
    { limit: '300', cursor: 'next', file: 'true' },
  ]);
});

story('a list without anybody says so, and one that fails can be asked for again', async () => {
  let isBroken = true;
  const nobody = { total: 0, sources: { harbor_landing: 0, other: 0 }, days: [] };
  const { page } = await waitlist({
    [`GET ${path}`]: () =>
      isBroken ? no : { body: { ok: true, items: [], nextCursor: null, figures: nobody } },
  });
  await page.getByText('The waitlist could not be read.').waitFor();
  expect(await problemsIn(page)).toEqual([]);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.getByText('Nobody waits yet.').waitFor();
  expect(await problemsIn(page)).toEqual([]);
});

story('a page of a search without a match is followed by the next', async () => {
  const { page } = await waitlist({
    [`GET ${path}`]: ({ query }) => ({
      body:
        query['q'] && query['cursor'] === undefined
          ? { ok: true, items: [], nextCursor: 'on', figures }
          : { ...one, figures },
    }),
  });
  await rowOf(page, 'waits60@').waitFor();
  await page.getByLabel('Search by email').fill('waits');
  await comesTo(page, () => lists().filter(({ query }) => query['cursor'] === 'on').length, 1);
  await rowOf(page, 'waits60@').waitFor();
});
