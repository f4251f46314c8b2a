/** The page of files: listed, downloaded, opened, removed; and what is being made above it. */
import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { DownloadFile } from '#shared/contract/downloads.ts';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { focused } from '#test/kit/focused.ts';
import { type OpenOptions, shippedSites } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const file = (n: number, more: Partial<DownloadFile> = {}): DownloadFile => ({
  id: `0000000${n}-4444-4444-8444-444444444444`,
  filename: `users-${n}.csv`,
  description: 'All users',
  mimeType: 'text/csv; charset=utf-8',
  size: 11,
  createdAt: `2026-11-2${n}T15:12:00Z`,
  downloadCount: n,
  tags: ['users', 'export'],
  isActive: true,
  ...more,
});
const report = file(2, { filename: 'dry-run.html', mimeType: 'text/html', tags: ['dry-run'] });
const files = [report, file(1)];
const contentPath = `GET /api/downloads/${file(1).id}/download`;
const runsPath = 'GET /admin/api/runs';

const run = (state: string, more: object = {}) => ({
  body: {
    ok: true,
    runs: [
      {
        kind: 'user-export',
        id: 'run',
        state,
        step: 500,
        steps: 1200,
        doing: 'Writing the users',
        startedAt: '2026-11-20T15:00:00Z',
        updatedAt: '2026-11-20T15:00:00Z',
        ...more,
      },
    ],
  },
});

async function downloads(given: AdminAnswers = {}, options: OpenOptions = {}) {
  answers(
    adminApi({
      'GET /api/downloads': { body: files },
      [runsPath]: { body: { ok: true, runs: [] } },
      [contentPath]: { body: 'a,b\r\n1,2\r\n\t' },
      ...given,
    }),
  );
  const opened = await open('/downloads', { acceptDownloads: true, ...options });
  await opened.page.locator('.ledger, .failure').first().waitFor();
  return opened;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const reads = () => asked().filter(({ path }) => path === '/api/downloads').length;

story('each file is shown with what is known of it, the newest first', async () => {
  const { page } = await downloads();

  const cells = await page.locator('tbody tr').nth(1).locator('td').allInnerTexts();
  expect(cells.slice(0, 6).map((cell) => cell.split('\n'))).toEqual([
    ['users-1.csv', 'All users'],
    ['text/csv'],
    ['11 B'],
    ['21 Nov 2026, 09:12 CST'],
    ['1'],
    ['users', 'export'],
  ]);
  expect(await page.locator('tbody .name').allInnerTexts()).toEqual([
    'dry-run.html',
    'users-1.csv',
  ]);
});

story('where nothing was made it says so', async () => {
  const { page } = await downloads({ 'GET /api/downloads': { body: [] } });

  await page.getByText('No files available', { exact: true }).waitFor();
});

story('an answer that is no list is a failure, and not an empty list', async () => {
  const { page } = await downloads({ 'GET /api/downloads': { body: { ok: true } } });

  await page.getByText('Failed to load files. Please try again.', { exact: true }).waitFor();
  expect(await page.getByText('No files available').count()).toBe(0);
});

story('a file arrives whole and by its name; then its button works again', async () => {
  const { page } = await downloads();
  const arriving = page.waitForEvent('download');
  await button(page, 'Download users-1.csv').click();
  const arrived = await arriving;

  expect(arrived.suggestedFilename()).toBe('users-1.csv');
  expect(await readFile(await arrived.path(), 'utf8')).toBe('a,b\r\n1,2\r\n\t');
  const pressed = page.locator('tbody tr').nth(1).locator('button').first();
  expect(await pressed.isDisabled()).toBe(true);
  expect(await button(page, 'Download dry-run.html').isEnabled()).toBe(true);
  await button(page, 'Download users-1.csv').waitFor();
  expect(await pressed.isEnabled()).toBe(true);
  await focused(pressed);
  expect(reads()).toBe(2);
});

story('while it comes, the button says how much has, and is pressed once', async () => {
  const { promise: after, resolve: arrive } = Promise.withResolvers<void>();
  const { page } = await downloads({ [contentPath]: { body: 'a,b\r\n1,2\r\n\t', after } });
  await button(page, 'Download users-1.csv').click();

  const pressed = page.locator('tbody tr').nth(1).locator('button').first();
  expect(await pressed.innerText()).toMatch(/^Downloading\.\.\./);
  expect(await pressed.isDisabled()).toBe(true);
  const arriving = page.waitForEvent('download');
  arrive();
  await arriving;
  expect(await pressed.innerText()).toMatch(/^100%/);
});

story('a download that fails says so, and can be tried again', async () => {
  const { page, alerted, alerts } = await downloads({ [contentPath]: { status: 500, body: {} } });
  await button(page, 'Download users-1.csv').click();

  expect(await alerted).toBe('Download failed. Please try again.');
  await button(page, 'Download users-1.csv').waitFor();
  expect(alerts).toEqual(['Download failed. Please try again.']);
  expect(reads()).toBe(1);
});

story('whose session is over is led to the sign-in', async () => {
  const { page } = await downloads({ [contentPath]: { status: 401, body: { ok: false } } });
  await button(page, 'Download users-1.csv').click();

  await page.waitForURL('**/login');
});

story('on a phone the browser goes to the file itself', async () => {
  const { page, alerted } = await downloads(
    {},
    {
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
      viewport: { width: 390, height: 844 },
    },
  );
  const gone = page.waitForRequest((request) => request.isNavigationRequest());
  // What was pressed may be gone with its page before the press is over.
  void button(page, 'Download users-1.csv')
    .click()
    .catch(() => undefined);

  expect(await alerted).toBe('Download started: users-1.csv');
  expect(new URL((await gone).url()).pathname).toBe(`/api/downloads/${file(1).id}/download`);
});

story('a report is opened in a tab of its own, and nothing else is', async () => {
  const { page } = await downloads();

  const links = page.getByRole('link', { name: /^Open report/ });
  expect(await links.count()).toBe(1);
  expect(await links.getAttribute('href')).toBe(`/api/downloads/${report.id}/report`);
  expect(await links.getAttribute('target')).toBe('_blank');
});

story('a file is removed when that is confirmed, and the list says so', async () => {
  const removed = `DELETE /api/downloads/${file(1).id}`;
  const { page, alerted } = await downloads({ [removed]: { body: { ok: true } } });
  const asks = page.waitForRequest((request) => request.method() === 'DELETE');
  await button(page, 'Remove users-1.csv').click();

  expect(await alerted).toBe('Remove users-1.csv? It cannot be brought back.');
  await asks;
  await page.waitForFunction(() => document.querySelector('.heading .busy') === null);
  expect(asked().filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  await focused(page.locator('.table-frame'));
});

story('an export that is under way is shown, and its file once it is there', async () => {
  let made = false;
  const { page } = await downloads({
    [runsPath]: () => run(made ? 'done' : 'running'),
    'GET /api/downloads': () => ({ body: made ? [file(3), ...files] : files }),
  });
  await page.getByText('Writing the users', { exact: false }).waitFor();
  made = true;

  await page.getByText('users-3.csv', { exact: true }).first().waitFor();
  expect(await page.getByText('Writing the users').count()).toBe(0);
});

story('one that died says that it did', async () => {
  const error = 'It stopped before it was done. Run it again.';
  const { page } = await downloads({ [runsPath]: run('failed', { error }) });

  await page.getByText(error, { exact: true }).waitFor();
});

story('all is reached and pressed by the keyboard alone', async () => {
  const { page } = await downloads();
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Open report/ }).focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  expect((await arriving).suggestedFilename()).toBe('users-1.csv');
});

story('it is readable by all and no wider, by day or night, at any width', async () => {
  const { page } = await downloads({ [runsPath]: run('running') });
  await page.getByText('Writing the users').waitFor();

  expect(await problemsIn(page)).toEqual([]);
});

story('users are exported from their tab, deleted ones where those are shown', async () => {
  let state = 'none';
  answers(
    adminApi({
      'POST /api/v2/admin/users/export': () => {
        state = 'running';
        return { body: { ok: true, runId: '00000000-0000-4000-8000-000000000000' } };
      },
      [runsPath]: () =>
        state === 'none'
          ? { body: { ok: true, runs: [] } }
          : run(state, { result: { filename: 'users-9.csv', bytes: 12 } }),
    }),
  );
  const { page } = await open('/admin#users');
  await page.getByLabel('Show deleted').check();
  await button(page, 'Export everyone, also deleted').click();
  await page.getByText('Writing the users').waitFor();
  expect(await page.getByRole('button', { name: 'Exporting...' }).isDisabled()).toBe(true);
  state = 'done';

  await page.getByText('users-9.csv is in Downloads.', { exact: true }).waitFor();
  await page.waitForFunction(
    () => document.activeElement?.textContent === 'Export everyone, also deleted',
  );
  expect(asked().find(({ method }) => method === 'POST')?.body).toEqual({ showDeleted: true });
  expect(await page.getByRole('link', { name: 'Downloads' }).getAttribute('href')).toBe(
    '/downloads',
  );
});

story('a second export while one is under way is refused in words', async () => {
  const message = 'One is under way already. Wait until it is done.';
  answers(
    adminApi({
      'POST /api/v2/admin/users/export': { status: 409, body: { ok: false, message } },
      [runsPath]: { body: { ok: true, runs: [] } },
    }),
  );
  const { page } = await open('/admin#users');
  await button(page, 'Export everyone').click();

  await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
});
