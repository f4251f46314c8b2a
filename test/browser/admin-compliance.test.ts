/** The compliance tab: counts, one person, the newest departures and bounces, mail put aside. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { comesTo } from '#test/kit/comes-to.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const base = '/api/admin/email-compliance';
const ada = {
  ok: true,
  userId: '11111111-1111-4111-8111-111111111111',
  email: 'ada@example.com',
  userNumber: 7,
  unsubscribed: false,
  state: 'active',
};
const gone = {
  ...ada,
  unsubscribed: true,
  state: 'unsubscribed',
  unsubscribedAt: '2026-11-19T09:30:00Z',
};
const no = { status: 500, body: { ok: false, error: 'No.', message: 'No.' } };
const search = `GET ${base}/user/ada%40example.com/search`;
const personPath = `${base}/user/${ada.userId}`;

async function compliance(given: AdminAnswers = {}) {
  answers(adminApi(given));
  const opened = await open('/admin#compliance', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await opened.page.getByRole('heading', { name: 'Compliance', exact: true }).waitFor();
  return opened;
}

async function find(page: Page, words = 'ada@example.com') {
  await page.getByLabel('Search by email address').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const posted = () => asked().filter(({ method }) => method === 'POST');

story('counts, departures, bounces and mail put aside stand as the service says', async () => {
  const { page } = await compliance();
  await page.getByRole('heading', { name: 'Mail put aside' }).waitFor();
  await page.getByText('bob@example.com').first().waitFor();

  expect((await page.locator('.strip').innerText()).split('\n').filter(Boolean)).toEqual([
    'Subscribed',
    '1,201',
    'Unsubscribed',
    '64',
    'Paused',
    '12',
    'Invited',
    '7',
    'Bounced',
    '19',
  ]);
  await page.getByText('together 1,303').waitFor();
  const departures = page.getByRole('table', { name: 'Recent Unsubscribe Events' });
  expect(await departures.locator('.badge').allInnerTexts()).toEqual(['Subscribed']);
  expect(await page.locator('.ledger').count()).toBe(3);
});

story('with nothing to show each list says so', async () => {
  const stats = { ok: true, subscribed: 0, unsubscribed: 0, suppressed: 0, lastUnsubs: [] };
  const { page } = await compliance({
    [`GET ${base}/stats`]: { body: stats },
    [`GET ${base}/troubles`]: { body: { ok: true, items: [] } },
    [`GET ${base}/quarantine`]: { body: { ok: true, items: [] } },
  });

  await page.getByText('No recent unsubscribe events', { exact: true }).waitFor();
  await page.getByText('No bounces and no complaints', { exact: true }).waitFor();
  await page.getByText('Nothing has been put aside', { exact: true }).waitFor();
});

story('statistics that cannot be read are said by an alert and in the page', async () => {
  const { page, alerts, alerted } = await compliance({ [`GET ${base}/stats`]: no });
  await alerted;
  await page.getByText('Failed to load email compliance statistics').first().waitFor();

  expect(alerts).toEqual(['Failed to load email compliance statistics']);
});

story('a blank address is not searched', async () => {
  const { page } = await compliance();
  await page.getByLabel('Search by email address').fill('   ');

  expect(await button(page, 'Search').isDisabled()).toBe(true);
  await page.getByLabel('Search by email address').press('Enter');
  expect(asked().filter(({ path }) => path.endsWith('/search'))).toEqual([]);
});

for (const [what, answer, words] of [
  ['nobody of that address', { status: 404, body: {} }, 'No user found with that email address'],
  ['a search that fails', no, 'Failed to search for user'],
] as const) {
  story(`${what} is told by an alert`, async () => {
    const { page, alerted } = await compliance({ [search]: answer });
    await find(page);

    expect(await alerted).toBe(words);
    expect(await page.locator('.found').count()).toBe(0);
  });
}

story('Enter finds a person, who can be unsubscribed after a question', async () => {
  let found: object = ada;
  const { page, alerts } = await compliance({
    [search]: () => ({ body: found }),
    [`POST ${personPath}/unsubscribe`]: () => {
      found = gone;
      return { body: { ok: true } };
    },
  });
  await page.getByLabel('Search by email address').fill(' ada@example.com ');
  await page.getByLabel('Search by email address').press('Enter');
  await button(page, 'Unsubscribe user').click();
  await button(page, 'Resubscribe user').waitFor();

  expect(alerts).toEqual([
    'Are you sure you want to unsubscribe this user?',
    'User has been unsubscribed',
  ]);
  expect(posted().map(({ path, body }) => [path, body])).toEqual([
    [`${personPath}/unsubscribe`, undefined],
  ]);
  await page
    .getByText('User is unsubscribed. Re-subscribe to enable email sending.', { exact: true })
    .waitFor();
  expect(asked().filter(({ path }) => path === `${base}/stats`).length).toBe(2);
});

story('a person who left is brought back after a question', async () => {
  let found: object = gone;
  const { page, alerts } = await compliance({
    [search]: () => ({ body: found }),
    [`POST ${personPath}/resubscribe`]: () => {
      found = ada;
      return { body: { ok: true } };
    },
  });
  await find(page);
  await button(page, 'Resubscribe user').click();
  await button(page, 'Unsubscribe user').waitFor();

  expect(alerts).toEqual([
    'Are you sure you want to resubscribe this user?',
    'User has been resubscribed',
  ]);
});

for (const [name, found, words, failure] of [
  ['unsubscribe', ada, 'Unsubscribe user', 'Failed to unsubscribe user'],
  ['resubscribe', gone, 'Resubscribe user', 'Failed to resubscribe user'],
] as const) {
  story(`a failed ${name} says so and changes nothing`, async () => {
    const { page, alerts } = await compliance({
      [search]: { body: found },
      [`POST ${personPath}/${name}`]: no,
    });
    await find(page);
    await button(page, words).click();
    await page.waitForFunction(() => document.querySelector('.found .busy') === null);
    await button(page, words).waitFor();

    expect(alerts.at(-1)).toBe(failure);
  });
}

for (const [who, answer, badge, buttons] of [
  [
    'was invited',
    { ...ada, state: 'invited', status: 'invited', keptAway: 'They have not accepted.' },
    'Invited',
    ['Unsubscribe user'],
  ],
  ['complained', { ...gone, status: 'unsubscribed', keptAway: 'Spam.' }, 'Unsubscribed', []],
  [
    'is deleted',
    { ...ada, state: 'deleted', status: 'deleted', keptAway: 'Restore them first.' },
    'Deleted',
    [],
  ],
  [
    'bounced softly',
    { ...ada, state: 'suppressed', status: 'suppressed' },
    'Bounced',
    ['Resubscribe user', 'Unsubscribe user'],
  ],
  [
    'plans a pause',
    { ...ada, state: 'paused', status: 'pause-planned', pausedFrom: '2026-12-20' },
    'Pause planned',
    ['Unsubscribe user'],
  ],
] as const) {
  story(`one who ${who} has their status, and the reason where no button is`, async () => {
    const { page } = await compliance({ [search]: { body: answer } });
    await find(page);
    await page.locator('.found .badge').waitFor();

    expect(await page.locator('.found .badge').allInnerTexts()).toEqual([badge]);
    expect(await page.locator('.found .acts button').allInnerTexts()).toEqual([
      'Copy unsubscribe link',
      ...buttons,
    ]);
    if ('keptAway' in answer) await page.getByText(answer.keptAway, { exact: true }).waitFor();
  });
}

story('a refusal stands in the server’s words below the alert, until the next try', async () => {
  let isRefused = true;
  const { page, alerts } = await compliance({
    [search]: { body: gone },
    [`POST ${personPath}/resubscribe`]: () =>
      isRefused
        ? { status: 409, body: { ok: false, error: 'Only they can.', message: 'Only they can.' } }
        : { body: { ok: true } },
  });
  await find(page);
  await button(page, 'Resubscribe user').click();
  await page.locator('.found').getByText('Only they can.', { exact: true }).waitFor();
  expect(alerts.at(-1)).toBe('Failed to resubscribe user');

  isRefused = false;
  await button(page, 'Resubscribe user').click();
  await page.getByText('Only they can.').waitFor({ state: 'detached' });
});

story('the unsubscribe link is copied', async () => {
  const url = 'https://anchor.example/unsubscribe?token=x';
  const { page, alerted } = await compliance({
    [search]: { body: ada },
    [`GET ${personPath}/token`]: { body: { ok: true, url } },
  });
  await find(page);
  await button(page, 'Copy unsubscribe link').click();

  expect(await alerted).toBe('Unsubscribe link copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

story('a link that cannot be made is told', async () => {
  const { page, alerted } = await compliance({
    [search]: { body: ada },
    [`GET ${personPath}/token`]: no,
  });
  await find(page);
  await button(page, 'Copy unsubscribe link').click();

  expect(await alerted).toBe('Failed to generate unsubscribe link');
});

story('mail put aside is released to the person that is named', async () => {
  const { page } = await compliance({
    [`POST ${base}/quarantine/m1/release`]: ({ body }) =>
      (body as { email: string }).email === 'ada@example.com'
        ? { body: { ok: true, userId: ada.userId, outcome: 'taken' } }
        : { status: 404, body: { ok: false, error: 'Nobody has that address.' } },
  });
  await button(page, 'Release').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Release mail' }).click();
  await dialog.getByText('Please enter the address of the person it is from').waitFor();
  await dialog.getByLabel('Whose reply it is').fill('eve@example.com');
  await dialog.getByRole('button', { name: 'Release mail' }).click();
  await dialog.getByText('Nobody has that address.').waitFor();
  await dialog.getByLabel('Whose reply it is').fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Release mail' }).click();

  await page.getByText('Mail taken as a reply; its writer is answered').waitFor();
  expect(await dialog.count()).toBe(0);
});

story('mail put aside is discarded after a question', async () => {
  const { page, alerts } = await compliance({
    [`POST ${base}/quarantine/m1/discard`]: { body: { ok: true } },
  });
  await button(page, 'Discard').first().click();
  await page.getByText('Mail discarded', { exact: true }).waitFor();

  expect(alerts).toEqual(['Discard this mail? It cannot be brought back.']);
  expect(posted().map(({ path }) => path)).toEqual([`${base}/quarantine/m1/discard`]);
});

story('Refresh asks for all that the tab shows, once', async () => {
  const { page } = await compliance();
  await page.getByText('bob@example.com').first().waitFor();
  const count = () => asked().filter(({ path }) => path.startsWith(base)).length;
  await comesTo(page, count, 3);
  await button(page, 'Refresh').click();

  await comesTo(page, count, 6);
});
