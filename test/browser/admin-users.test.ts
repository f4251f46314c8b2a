/** The table of people: found, deleted, brought back, purged; and what stands in the way of it. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi, userRows } from '#test/kit/admin-api.ts';
import { focused } from '#test/kit/focused.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { scrollWidth } from '#test/kit/readable.ts';
import type { Api } from '#test/kit/site-server.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const listPath = 'GET /api/v2/admin/users';
const permissionsPath = 'GET /api/v2/admin/permissions';
const may = (canDelete: boolean, canPurge: boolean, reason = '') => ({
  [permissionsPath]: { body: { ok: true, canDelete, canPurge, reason } },
});

async function users(given: AdminAnswers = {}) {
  answers(adminApi(given));
  const opened = await open('/admin#users', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await opened.page.locator('.ledger, .failure').first().waitFor();
  return opened;
}

const rowOf = (page: Page, email: string) => page.locator('tbody tr', { hasText: email });
const addresses = (page: Page) => page.locator('tbody td:nth-child(2)').allInnerTexts();
const changes = () =>
  asked()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
const person29 = userRows[1]?.user_id ?? '';
const person24 = userRows[6]?.user_id ?? '';

story('the newest people come first, with what is known of each', async () => {
  const { page } = await users();

  await page.getByRole('heading', { name: 'Currently 25 users in system' }).waitFor();
  expect(
    (await rowOf(page, 'person29@').innerText()).split('\t').map((cell) => cell.trim()),
  ).toEqual([
    '29',
    'person29@example.com',
    '00000029',
    '29 Oct 2026',
    '20 Nov 2026',
    'MORNING_INTENTION',
    'Unsubscribed',
    expect.stringMatching(/^Delete\s*Purge$/),
  ]);
  const nothingYet = await rowOf(page, 'person26@').innerText();
  expect(nothingYet).toContain('—');
  expect(nothingYet).toContain('none');
});

story('Show more brings the next page beneath', async () => {
  const { page } = await users();
  expect((await addresses(page)).length).toBe(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await rowOf(page, 'person1@example.com').waitFor();

  expect((await addresses(page)).length).toBe(25);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
});

story('deleted people are shown when asked for, struck through and alive to restore', async () => {
  const { page, alerts } = await users({
    [`POST /api/v2/admin/users/${person24}/restore`]: { body: { ok: true } },
  });
  await page.getByLabel('Show deleted').check();
  const row = rowOf(page, 'person24@');
  await row.waitFor();
  await page.getByRole('heading', { name: 'Currently 30 users in system' }).waitFor();

  expect(await row.getAttribute('class')).toContain('deleted');
  const line = await row.locator('a').evaluate((a) => getComputedStyle(a).textDecorationLine);
  expect(line).toBe('line-through');
  await row.locator('a').hover();
  const lines = await row
    .locator('td')
    .evaluateAll((all) => all.map((it) => getComputedStyle(it).textDecorationLine));
  expect(new Set(lines.slice(0, -1))).toEqual(new Set(['line-through']));
  expect(lines.at(-1)).toBe('none');
  await row.getByRole('button', { name: 'Restore' }).click();
  await page.waitForFunction(() => document.querySelector('.ledger .busy') === null);
  expect(alerts).toEqual(['User restored successfully']);
  expect(changes()).toEqual([['POST', `/api/v2/admin/users/${person24}/restore`, undefined]]);
});

const filterOf = (page: Page) => page.getByPlaceholder('Search by email or UUID');
const queries = () =>
  asked()
    .filter(({ method, path }) => `${method} ${path}` === listPath)
    .map(({ query }) => query);
const countIs = (page: Page, words: string) =>
  page.getByRole('status').getByText(words, { exact: true }).waitFor();

story('part of an address or id finds its people among all, whatever its case', async () => {
  const { page } = await users();
  await filterOf(page).fill('PERSON2@');
  await countIs(page, '1 of 25');
  expect(await addresses(page)).toEqual(['person2@example.com']);

  await filterOf(page).fill('0000029-4444');
  await rowOf(page, 'person29@').waitFor();
  expect(await addresses(page)).toEqual(['person29@example.com']);

  await filterOf(page).fill('nobody');
  await page.getByText('No users found matching your search.', { exact: true }).waitFor();
  await countIs(page, '0 of 25');
  await page.getByRole('heading', { name: 'Currently 25 users in system' }).waitFor();
});

story('the server is asked once typing rests, and Show more goes on with the search', async () => {
  const { page } = await users();
  const before = queries().length;
  await filterOf(page).pressSequentially('person', { delay: 20 });
  await page.waitForFunction(() => location.hash === '#users?q=person');
  await page.locator('.searching').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show more' }).click();
  await countIs(page, '25 of 25');

  expect(queries().slice(before)).toEqual([
    { q: 'person', showDeleted: 'false' },
    { q: 'person', showDeleted: 'false', cursor: '20' },
  ]);
  expect(await filterOf(page).inputValue()).toBe('person');
});

/** Answers when it is told to; by what is searched for. */
function holding() {
  const held = new Map<string, () => void>();
  const list: Api = async ({ query }) => {
    const { q } = query;
    if (q) await new Promise<void>((resolve) => held.set(q, resolve));
    const items = userRows.filter(({ email }) => !q || email.startsWith(q)).slice(0, 20);
    return { body: { ok: true, items, total: 25, nextCursor: null } };
  };
  const answer = async (q: string) => {
    while (!held.has(q)) await new Promise((resolve) => setTimeout(resolve, 10));
    held.get(q)?.();
  };
  return { list, answer, isAsked: (q: string) => held.has(q) };
}

story('until the answer is there the rows before stand, dimmed, and no empty text', async () => {
  const { list, answer } = holding();
  const { page } = await users({ [listPath]: list });
  await page.evaluate(() => {
    const said = new MutationObserver(() => {
      if (document.body.innerText.includes('No users found')) document.body.dataset['empty'] = '';
    });
    said.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await filterOf(page).fill('person2@');
  await page.locator('.searching').waitFor();
  expect((await addresses(page)).length).toBe(20);
  await answer('person2@');
  await page.locator('.searching').waitFor({ state: 'detached' });

  expect(await addresses(page)).toEqual(['person2@example.com']);
  expect(await page.locator('body[data-empty]').count()).toBe(0);
});

story('an answer that comes late is not shown in place of the one that was asked for', async () => {
  const { list, answer, isAsked } = holding();
  const { page } = await users({ [listPath]: list });
  await filterOf(page).fill('person3@');
  while (!isAsked('person3@')) await page.waitForTimeout(10);
  await filterOf(page).fill('person4@');
  await answer('person4@');
  await rowOf(page, 'person4@').waitFor();
  await answer('person3@');
  await page.waitForTimeout(200);

  expect(await addresses(page)).toEqual(['person4@example.com']);
});

story('pages without a match lead on to the one that has some', async () => {
  const { page } = await users({
    [listPath]: ({ query: { q, cursor } }) => {
      const nextCursor = q && cursor !== '2' ? String(Number(cursor ?? 0) + 1) : null;
      const items = nextCursor ? [] : userRows.slice(0, q ? 1 : 2);
      return { body: { ok: true, items, total: 25, nextCursor } };
    },
  });
  await filterOf(page).fill('rare');
  await countIs(page, '1 of 25');

  expect(queries().map(({ cursor }) => cursor)).toEqual([undefined, undefined, '1', '2']);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
});

story('a search that fails says so, and is tried again', async () => {
  let isBroken = true;
  const { page } = await users({
    [listPath]: ({ query }) =>
      query['q'] && isBroken
        ? { status: 500, body: '' }
        : { body: { ok: true, items: userRows.slice(0, 2), total: 25, nextCursor: null } },
  });
  await filterOf(page).fill('person');
  const failure = page.getByRole('alert');
  await failure.getByText('Failed to fetch users. Please try again.').waitFor();
  expect(await page.getByText('No users found').count()).toBe(0);
  await page.getByRole('heading', { name: 'Currently 25 users in system' }).waitFor();
  isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await countIs(page, '2 of 25');

  expect(await page.getByRole('alert').count()).toBe(0);
});

story('Refresh loads the first page alone', async () => {
  const { page } = await users();
  await page.getByRole('button', { name: 'Show more' }).click();
  await countIs(page, '25 of 25');
  const before = queries().length;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await countIs(page, '20 of 25');
  await page.locator('button.busy').waitFor({ state: 'detached' });

  expect(queries().slice(before)).toEqual([{ showDeleted: 'false' }]);
});

story('back from a user’s page the search and Show deleted stand as before', async () => {
  const { page } = await users();
  await page.getByLabel('Show deleted').check();
  await filterOf(page).fill('person3');
  await countIs(page, '2 of 30');
  const stands = async () => {
    await countIs(page, '2 of 30');
    expect(await filterOf(page).inputValue()).toBe('person3');
    expect(await page.getByLabel('Show deleted').isChecked()).toBe(true);
    expect(await addresses(page)).toEqual(['person30@example.com', 'person3@example.com']);
  };

  await rowOf(page, 'person3@').getByRole('link').click();
  await page.getByRole('link', { name: 'All users' }).click();
  await stands();
  await rowOf(page, 'person3@').getByRole('link').click();
  await page.getByRole('link', { name: 'All users' }).waitFor();
  await page.goBack();
  await stands();
  await page.reload();
  await stands();
});

story(
  'filters and the order stand in the address, and are there again after a user’s page',
  async () => {
    const { page } = await users();
    await page.getByLabel('Status').selectOption('Paused');
    await countIs(page, '5 of 25');
    await page.getByRole('button', { name: 'Created' }).click();
    await page.waitForFunction(() => location.hash === '#users?status=paused&sort=created');
    const stands = async () => {
      await rowOf(page, 'person3@').waitFor();
      await page.locator('.searching').waitFor({ state: 'detached' });
      expect((await addresses(page))[0]).toBe('person3@example.com');
      expect(await page.getByLabel('Status').inputValue()).toBe('paused');
      expect(await page.locator('th', { hasText: 'Created' }).getAttribute('aria-sort')).toBe(
        'ascending',
      );
    };
    await stands();
    await rowOf(page, 'person3@').getByRole('link').click();
    await page.getByRole('link', { name: 'All users' }).click();
    await stands();
    await page.reload();
    await stands();

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await countIs(page, '20 of 25');
    await page.waitForFunction(() => location.hash === '#users?sort=created');
    expect(await page.getByRole('button', { name: 'Clear filters' }).count()).toBe(0);
  },
);

story('an address that is typed into the open page takes effect', async () => {
  const { page } = await users();
  const type = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  await filterOf(page).fill('person');
  await page.waitForFunction(() => location.hash === '#users?q=person');

  await type('#users?q=person2@');
  await countIs(page, '1 of 25');
  expect(await filterOf(page).inputValue()).toBe('person2@');
  await type('#users?status=deleted&sort=no&stage=DAY0_ACK&deleted=');
  await page.waitForFunction(
    () => location.hash === '#users?deleted=&status=deleted&stage=DAY0_ACK',
  );
  expect(await page.getByLabel('Stage').inputValue()).toBe('DAY0_ACK');
  await type('#users');
  await countIs(page, '20 of 25');
  expect(await filterOf(page).inputValue()).toBe('');
});

story('a status of the deleted goes with them', async () => {
  const { page } = await users();
  await page.getByLabel('Show deleted').check();
  await page.getByLabel('Status').selectOption('Deleted');
  await countIs(page, '5 of 30');
  await page.getByLabel('Show deleted').uncheck();

  await countIs(page, '20 of 25');
  expect(await page.getByLabel('Status').inputValue()).toBe('');
  expect(await page.evaluate(() => location.hash)).toBe('#users');
});

story('what is looked for among many says how far, and goes on when told to', async () => {
  const found = userRows.slice(0, 2);
  const { page } = await users({
    [listPath]: ({ query: { zone, cursor = '0' } }) => {
      const at = Number(cursor);
      const more = zone ? { looked: 2_000, nextCursor: String(at + 1) } : { nextCursor: null };
      return { body: { ok: true, items: zone && at < 30 ? [] : found, total: 100_000, ...more } };
    },
  });
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await countIs(page, '0 found among the first 50,000 of 100,000');
  expect(await page.getByText('No users found').count()).toBe(0);
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');

  await page.getByRole('button', { name: 'Look further' }).click();

  await countIs(page, '2 found among the first 62,000 of 100,000');
  await page.getByRole('button', { name: 'Show more' }).waitFor();
});

story('an order of a part of them says so, and shows a page of it', async () => {
  const items = Array.from({ length: 120 }, (_, at) => ({
    ...userRows[0],
    user_id: `${String(at).padStart(8, '0')}-5555-4555-8555-555555555555`,
    email: `sorted${at}@example.com`,
  }));
  const { page } = await users({
    [listPath]: ({ query: { sort } }) => ({
      body: {
        ok: true,
        items: sort ? items : items.slice(0, 1),
        total: 5_000,
        nextCursor: null,
        ...(sort && { sortedAmong: 120 }),
      },
    }),
  });
  await page.getByRole('button', { name: 'Last Message' }).click();
  await page.getByText('Sorted among the 120 who signed up last.', { exact: false }).waitFor();
  await countIs(page, '120 so far, of 5,000');
  expect(queries().at(-1)).toEqual({ showDeleted: 'false', sort: '-last_message' });
  expect((await addresses(page)).length).toBe(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await rowOf(page, 'sorted99@').waitFor();
  expect((await addresses(page)).length).toBe(100);
  await page.getByRole('button', { name: 'Show more' }).click();
  await rowOf(page, 'sorted119@').waitFor();

  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  expect(queries().filter(({ sort }) => sort).length).toBe(1);
});

story(
  'keys search, move along the rows and open one; not while typing, nor once they are off',
  async () => {
    const { page } = await users();
    const link = (email: string) => rowOf(page, email).getByRole('link');
    await page.keyboard.press('j');
    await focused(link('person29@'));
    await page.keyboard.press('j');
    await focused(link('person28@'));
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await focused(link('person29@'));
    await page.keyboard.press('/');
    await focused(filterOf(page));
    await page.keyboard.type('j/k');
    expect(await filterOf(page).inputValue()).toBe('j/k');
    await filterOf(page).fill('person2');
    await countIs(page, '10 of 25');
    await page.keyboard.press('Enter');
    await focused(link('person29@'));

    await page.getByRole('button', { name: 'Turn them off' }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('/');
    await focused(page.getByRole('button', { name: 'Turn them on' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'All users' }).waitFor();
    expect(await page.evaluate(() => location.hash)).toBe(`#users/${person29}?q=person2`);
  },
);

story('the titles stay in sight', async () => {
  const { page } = await users();
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.locator('tbody tr').last().scrollIntoViewIfNeeded();
  const top = () =>
    page
      .locator('th')
      .first()
      .evaluate((it) => it.getBoundingClientRect().top);

  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  expect(await top()).toBe(0);
});

story('whoever was found by address and then deleted is not in the table any more', async () => {
  const person2 = userRows[28];
  let isDeleted = false;
  const { page, alerts } = await users({
    [listPath]: () => {
      const items = isDeleted ? [] : [person2];
      return { body: { ok: true, items, total: 1, nextCursor: null } };
    },
    [`DELETE /api/v2/admin/users/${person2?.user_id}`]: () => {
      isDeleted = true;
      return { body: { ok: true } };
    },
  });
  await page.getByPlaceholder('Search by email or UUID').fill('person2@example.com');
  await rowOf(page, 'person2@').getByRole('button', { name: 'Delete' }).click();
  await page.getByLabel('Type DELETE').fill('DELETE');
  await page.getByRole('button', { name: 'Delete user' }).click();
  await page.getByText('No users found matching your search.', { exact: true }).waitFor();

  expect(alerts).toEqual(['User deleted successfully']);
});

story('without people the table says so', async () => {
  const { page } = await users({
    [listPath]: { body: { ok: true, items: [], total: 0, nextCursor: null } },
  });

  await page.getByText('No users found.', { exact: true }).waitFor();
});

for (const [what, answer] of [
  ['cannot be read', { status: 500, body: '' }],
  ['is refused with a 200', { body: { ok: false, error: 'Not now.' } }],
] as const) {
  story(`a list that ${what} says so`, async () => {
    const { page } = await users({ [listPath]: answer });

    await page.getByRole('alert').getByText('Failed to fetch users. Please try again.').waitFor();
  });
}

story('a click on the short id copies all of it', async () => {
  const { page } = await users();
  await rowOf(page, 'person29@').getByTitle('Copy full id').click();
  await rowOf(page, 'person29@').getByText('Copied', { exact: true }).waitFor();

  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(person29);
});

story('delete wants its word, and then deletes', async () => {
  const { page, alerts } = await users({
    [`DELETE /api/v2/admin/users/${person29}`]: { body: { ok: true } },
  });
  await rowOf(page, 'person29@').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this user?' });
  await dialog.getByText('This is a soft delete. You can restore later.').waitFor();
  await dialog.getByLabel('Type DELETE').fill('delete');
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await dialog.getByText('Please type "DELETE" to confirm').waitFor();
  expect(changes()).toEqual([]);
  await dialog.getByLabel('Type DELETE').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await dialog.waitFor({ state: 'hidden' });

  expect(alerts).toEqual(['Please type "DELETE" to confirm', 'User deleted successfully']);
  expect(changes()).toEqual([['DELETE', `/api/v2/admin/users/${person29}`, { confirm: 'DELETE' }]]);
});

for (const [what, answer, words] of [
  ['says why', { status: 409, body: { ok: false, error: 'Not now.' } }, 'Not now.'],
  ['says nothing', { status: 502, body: 'Bad Gateway' }, 'Failed to delete user (502)'],
] as const) {
  story(`a delete that fails and ${what} leaves the dialog open`, async () => {
    const { page, alerted } = await users({ [`DELETE /api/v2/admin/users/${person29}`]: answer });
    await rowOf(page, 'person29@').getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type DELETE').fill('DELETE');
    await dialog.getByRole('button', { name: 'Delete user' }).click();

    expect(await alerted).toBe(words);
    expect(await dialog.isVisible()).toBe(true);
  });
}

story('purge wants its word, the exact address and the tick, in that order', async () => {
  const { page, alerts } = await users({
    [`DELETE /api/v2/admin/users/${person29}/purge`]: { body: { ok: true } },
  });
  await rowOf(page, 'person29@').getByRole('button', { name: 'Purge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Permanently purge this user?' });
  const confirm = dialog.getByRole('button', { name: 'Purge user' });
  await confirm.click();
  await dialog.getByLabel('Type PURGE').fill('PURGE');
  await confirm.click();
  await dialog.getByLabel('Type person29@example.com').fill('Person29@example.com');
  await confirm.click();
  await dialog.getByLabel('Type person29@example.com').fill('person29@example.com');
  await confirm.click();
  expect(changes()).toEqual([]);
  await dialog.getByLabel('I understand this permanently removes all data').check();
  await confirm.click();
  await dialog.waitFor({ state: 'hidden' });

  expect(alerts).toEqual([
    'Please type "PURGE" to confirm',
    'Please enter the exact email address to confirm',
    'Please enter the exact email address to confirm',
    'Please check the confirmation box',
    'User permanently purged',
  ]);
  expect(changes()).toEqual([
    [
      'DELETE',
      `/api/v2/admin/users/${person29}/purge`,
      { confirm: 'PURGE', emailEcho: 'person29@example.com' },
    ],
  ]);
});

story('Escape and Cancel close a dialog, do nothing, and give the focus back', async () => {
  const { page } = await users();
  const button = rowOf(page, 'person29@').getByRole('button', { name: 'Purge' });
  await button.click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await focused(button);
  await button.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  expect(changes()).toEqual([]);
});

story('where deletes are off each row says so, with the reason above', async () => {
  const { page } = await users(may(false, false, 'ADMIN_DELETES is off.'));
  await page.getByText('Admin deletes are disabled', { exact: true }).waitFor();
  await page.getByText('ADMIN_DELETES is off.', { exact: true }).waitFor();
  await page.getByLabel('Show deleted').check();
  await rowOf(page, 'person30@').waitFor();

  expect(await rowOf(page, 'person29@').innerText()).toContain('Delete disabled');
  expect(await rowOf(page, 'person30@').innerText()).toContain('Restore disabled');
  expect(await page.locator('tbody .actions button').count()).toBe(0);
});

story('where only purges are off, rows can be deleted and no more', async () => {
  const { page } = await users(may(true, false, 'ALLOW_PRELAUNCH_PURGE is off.'));
  await page.getByText('Admin deletes are enabled', { exact: true }).waitFor();

  expect(await page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(20);
  expect(await page.getByRole('button', { name: 'Purge', exact: true }).count()).toBe(0);
});

story('permissions that cannot be asked for leave deletes off, without a word', async () => {
  const { page, alerts } = await users({ [permissionsPath]: { status: 500, body: '' } });
  await page.getByText('Admin deletes are disabled', { exact: true }).waitFor();

  expect(await rowOf(page, 'person29@').innerText()).toContain('Delete disabled');
  expect(alerts).toEqual([]);
});

story('permissions on their way show bars, and nothing is said to be off', async () => {
  const { promise: after, resolve: go } = Promise.withResolvers<void>();
  const { body } = may(true, false, '')[permissionsPath];
  const { page } = await users({ [permissionsPath]: { body, after } });
  await rowOf(page, 'person29@').waitFor();

  expect(await page.locator('.skeleton').count()).toBe(1);
  expect(await page.locator('main').innerText()).not.toMatch(/disabled|enabled/);
  go();
  await page.getByText('Admin deletes are enabled', { exact: true }).waitFor();
});

const longAddress = `${'a.very.long.name.'.repeat(3)}of.somebody@${'sub.'.repeat(40)}example.com`;

story(
  'a long address leaves every column on the screen, and a phone has them as cards',
  async () => {
    const [first] = userRows;
    const items = [{ ...first, email: longAddress }, ...userRows.slice(1, 3)];
    const { page } = await users({
      'GET /api/v2/admin/users': { body: { ok: true, items, total: 3, nextCursor: null } },
    });
    const row = rowOf(page, 'a.very.long.name');
    await row.waitFor();
    /** How far right the row's last button ends. */
    const rightOf = () =>
      row
        .locator('button')
        .last()
        .evaluate((it) => it.getBoundingClientRect().right);

    expect(await rightOf()).toBeLessThan(1280);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await rightOf()).toBeLessThan(390);
    expect(await scrollWidth(page)).toBe(390);
    expect(await page.locator('thead').evaluate((it) => it.getBoundingClientRect().height)).toBe(1);
    const name = row.locator('td').nth(3);
    expect(await name.evaluate((it) => getComputedStyle(it, '::before').content)).toBe('"Created"');
  },
);
