/** The audit tab: who did what to whom, filtered, page by page, and as a file. */
import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { type AdminAnswers, adminApi, auditItems } from '#test/kit/admin-api.ts';
import { comesTo } from '#test/kit/comes-to.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import type { Answer } from '#test/kit/site-server.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const path = '/api/v2/admin/audit';

async function audit(given: AdminAnswers = {}, query = '') {
  answers(adminApi(given));
  const opened = await open(`/admin#audit${query}`);
  await opened.page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
  return opened;
}

type Page = Awaited<ReturnType<typeof audit>>['page'];

const rows = (page: Page) => page.locator('.ledger tbody tr:not(.none)');
const lists = () => asked().filter((call) => call.path === path);
const textOf = async (page: Page, at: number) =>
  (await rows(page).nth(at).locator('td').allInnerTexts()).slice(1, 4);

story('each entry says who did what to whom, and the next page follows', async () => {
  const { page } = await audit();
  await rows(page).first().waitFor();

  expect(await textOf(page, 0)).toEqual([
    'ops@anchor.example',
    'Send a test letter MIDDAY',
    'person30@example.com',
  ]);
  expect(await textOf(page, 1)).toEqual([
    'ops@anchor.example',
    'Purge a user',
    'keyedNameOfWhoIsPurged',
  ]);
  expect(await textOf(page, 3)).toEqual([
    'gone',
    'Read the log',
    expect.stringMatching(/^20 Nov 2026, .*, 15 minutes, 340 lines$/),
  ]);
  expect((await textOf(page, 4)).at(1)).toBe('a later act');
  await page.getByRole('button', { name: 'Show more' }).click();
  await rows(page).nth(29).waitFor();
});

story('the filters ask the server, with days as instants', async () => {
  const { page } = await audit();
  await rows(page).first().waitFor();
  await page.getByLabel('What').selectOption({ label: 'Purge a user' });
  await page.getByLabel('Who', { exact: true }).fill('ops');
  await page.getByLabel('Whom').fill(' ada@example.com ');
  await page.getByLabel('From').fill('2026-11-19');
  await page.getByLabel('To').fill('2026-11-20');
  await comesTo(page, () => lists().filter(({ query }) => query['until']).length, 1);

  const { since = '', until = '', ...words } = lists().at(-1)?.query ?? {};
  expect(words).toEqual({ what: 'purge', who: 'ops', whom: 'ada@example.com' });
  // Two whole days of this clock.
  expect(Date.parse(until) - Date.parse(since)).toBe(2 * 86_400_000);
  await rows(page).nth(6).waitFor({ state: 'detached' });
  expect(await rows(page).count()).toBe(6);
});

story('a link may name whom it is about', async () => {
  const { page } = await audit({}, '?whom=ada%40example.com');
  await rows(page).first().waitFor();

  expect(await page.getByLabel('Whom').inputValue()).toBe('ada@example.com');
  expect(lists().map(({ query }) => query)).toEqual([{ whom: 'ada@example.com' }]);
});

story('what the filters leave comes as a file', async () => {
  const { page } = await audit();
  await page.getByLabel('What').selectOption('purge');
  await comesTo(page, () => lists().length, 2);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;

  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  const [head, first, ...rest] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\uFEFFWhen,Who,What,Whom,UUID,Stage,Mail,File,Log from,Log to,Trace');
  expect(first).toBe(
    `${auditItems[1]?.at},ops@anchor.example,Purge a user,keyedNameOfWhoIsPurged,,,,,,,${auditItems[1]?.trace_id}`,
  );
  expect(rest).toHaveLength(6);
  expect(lists().at(-1)?.query).toEqual({ what: 'purge', limit: '300', file: 'true' });
});

story('nothing at all, and nothing that matches, are told apart; a failure is, too', async () => {
  let answer: Answer = { body: { ok: true, items: [], nextCursor: null } };
  const { page } = await audit({ [`GET ${path}`]: () => answer });
  await page.getByText('Nothing has been done yet.').waitFor();
  await page.getByLabel('Who', { exact: true }).fill('nobody');
  await page.getByText('Nothing matches these filters.').waitFor();

  answer = { status: 500, body: { ok: false, error: 'No.', message: 'No.' } };
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('The audit could not be read.').waitFor();
  expect(await problemsIn(page)).toEqual([]);
});
