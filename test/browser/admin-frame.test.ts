/** The administrator's frame: who gets in, how one moves between its tabs, and the way out. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adminApi, ops } from '#test/kit/admin-api.ts';
import { comesTo } from '#test/kit/comes-to.ts';
import { focused } from '#test/kit/focused.ts';
import { shippedSites, titleIs } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const tabs = [
  'overview',
  'testing',
  'analytics',
  'system',
  'users',
  'waitlist',
  'onboarding',
  'compliance',
  'audit',
  'logs',
];
const guarded = [
  '/admin',
  '/admin/logs',
  '/admin/sign-in',
  '/admin/testing/dry-run',
  '/admin/v3-tester',
  '/admin/v3u-tester',
  '/downloads',
];
const signedOut = { status: 401, body: { ok: false, error: 'NOT_SIGNED_IN', message: 'No.' } };

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const selected = (page: Page) => page.getByRole('tab', { selected: true }).allTextContents();
const calls = (path: string) => asked().filter((call) => call.path === path).length;

for (const path of guarded) {
  story(`a visitor at ${path} is led to the sign-in, and sees nothing before`, async () => {
    answers(adminApi({ 'GET /auth/whoami': signedOut }));
    const { page } = await open(path);

    await page.waitForURL('**/login');
    await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor();
    const read = asked().filter((call) => call.path !== '/auth/csrf');
    expect(read.map((call) => call.path)).toEqual(['/auth/whoami']);
  });

  story(`${path} says that it checks who is there, and then who is`, async () => {
    const { promise: after, resolve: go } = Promise.withResolvers<void>();
    answers(adminApi({ 'GET /auth/whoami': { body: { admin: ops }, after } }));
    const { page } = await open(path);

    await page.getByText('Checking authentication...', { exact: true }).waitFor();
    expect(await page.locator('main').innerText()).toBe('Checking authentication...');
    go();
    await page.getByText(`Welcome, ${ops.email}`, { exact: true }).waitFor();
    expect(await page.getByText('Checking authentication...').count()).toBe(0);
  });
}

story('an answer without an administrator in it is nobody', async () => {
  answers(adminApi({ 'GET /auth/whoami': { body: { admin: null } } }));
  const { page } = await open('/admin');

  await page.waitForURL('**/login');
});

story('a check that fails lets nobody in, says so, and is asked again on request', async () => {
  let broken = true;
  answers(
    adminApi({
      'GET /auth/whoami': () =>
        broken ? { status: 503, body: 'Bad Gateway' } : { body: { admin: ops } },
    }),
  );
  const { page } = await open('/admin');

  await page.getByText('Network response was not ok', { exact: true }).waitFor();
  await comesTo(page, () => asked().length, 1);

  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(`Welcome, ${ops.email}`, { exact: true }).waitFor();
});

story('the tabs stand in their order, and each shows what it is named for', async () => {
  answers(adminApi());
  const { page } = await open('/admin');

  await tab(page, 'overview').waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual(tabs);
  expect(await selected(page)).toEqual(['overview']);
  for (const name of ['testing', 'analytics', 'system', 'logs']) {
    await tab(page, name).click();
    await heading(page, name[0]?.toUpperCase() + name.slice(1)).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${name}`);
    expect(await selected(page)).toEqual([name]);
    await titleIs(page, `Admin ${name} – Anchor`);
    expect(await page.getByRole('tabpanel', { name, exact: true }).count()).toBe(1);
    expect(await page.locator('h1').count()).toBe(1);
  }
});

story('a tab has an address of its own, and the back button leads to the one before', async () => {
  answers(adminApi());
  const { page } = await open('/admin#system');
  await heading(page, 'System').waitFor();

  await tab(page, 'logs').click();
  await heading(page, 'Logs').waitFor();
  await page.goBack();
  await heading(page, 'System').waitFor();

  expect(await selected(page)).toEqual(['system']);
});

story('an address that names no tab shows the overview', async () => {
  answers(adminApi());
  const { page } = await open('/admin#nobody');

  await heading(page, 'Overview').waitFor();
  expect(await selected(page)).toEqual(['overview']);
});

story('the simulation has a body and an address, and no tab', async () => {
  answers(adminApi());
  const { page } = await open('/admin#simulation');

  await heading(page, 'Simulation').waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual(tabs);
  expect(await selected(page)).toEqual([]);
});

story('arrow keys move along the tabs and around their ends', async () => {
  answers(adminApi());
  const { page } = await open('/admin');
  await tab(page, 'overview').focus();

  for (const [key, name] of [
    ['ArrowRight', 'testing'],
    ['ArrowLeft', 'overview'],
    ['ArrowLeft', 'logs'],
    ['ArrowRight', 'overview'],
    ['End', 'logs'],
    ['Home', 'overview'],
  ] as const) {
    await page.keyboard.press(key);
    await page.locator(`[role=tab][aria-selected=true]#tab-${name}:focus`).waitFor();
  }
});

story('the header is reached by keyboard, and one tab stands for all of them', async () => {
  answers(adminApi());
  const { page } = await open('/admin#logs');
  await heading(page, 'Logs').waitFor();
  const reached: string[] = [];
  for (let at = 0; at < 8; at++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }

  expect(reached).toEqual([
    'Skip to content',
    'Anchor',
    'Your sign-in',
    'Go to Ctrl K',
    'Sign out',
    'logs',
    'Refresh',
    'View Logs',
  ]);
});

story('skipping to the content leaves the tab as it is', async () => {
  answers(adminApi());
  const { page } = await open('/admin#logs');
  await heading(page, 'Logs').waitFor();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  expect(await page.locator('main:focus').count()).toBe(1);
  expect(new URL(page.url()).hash).toBe('#logs');
});

story('what was read once is not asked for again, come back as one may', async () => {
  answers(adminApi());
  const { page } = await open('/admin');
  await page.getByText('1,284').waitFor();

  await tab(page, 'system').click();
  await heading(page, 'System').waitFor();
  await tab(page, 'overview').click();
  await page.getByText('1,284').waitFor();
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('online'));
  });

  await comesTo(page, () => calls('/api/analytics/recent-signups'), 1);
  expect(calls('/auth/whoami')).toBe(1);
});

story('a session that ends while one looks leads to the sign-in', async () => {
  answers(adminApi({ 'GET /api/analytics/activity': signedOut }));
  const { page, alerts } = await open('/admin');
  await tab(page, 'analytics').click();

  await page.waitForURL('**/login');
  expect(alerts).toEqual([]);
});

story('signing out ends the session and leads to the sign-in', async () => {
  answers(adminApi());
  const { page, alerts } = await open('/admin');
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.waitForURL('**/login');
  expect(asked().filter((call) => call.method === 'POST')).toMatchObject([
    { path: '/auth/logout' },
  ]);
  expect(alerts).toEqual([]);

  answers(adminApi({ 'GET /auth/whoami': signedOut }));
  await page.goBack().catch(() => undefined);
  expect(await page.getByText('Welcome,').count()).toBe(0);
});

story('a session that ended says so, and signing in leads back with the address kept', async () => {
  let isIn = true;
  answers((call) => {
    if (call.path === '/auth/csrf') return { body: { csrfToken: 't' } };
    if (call.path === '/auth/login') {
      isIn = true;
      return { body: '<!doctype html><meta http-equiv="refresh" content="0;url=/admin">' };
    }
    return isIn ? adminApi()(call) : signedOut;
  });
  const { page } = await open('/admin#users');
  await page.getByRole('heading', { name: /^Currently/ }).waitFor();
  isIn = false;
  await page.getByRole('button', { name: 'Refresh' }).click();

  await page.waitForURL('**/login');
  await page
    .getByRole('status')
    .getByText(/^Your session has ended\./)
    .waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(ops.email);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign In' }).click();

  await page.getByRole('heading', { name: /^Currently/ }).waitFor();
  expect(new URL(page.url()).hash).toBe('#users');
});

story('a visitor is told of no session, and whoever signs out leaves no address', async () => {
  answers(adminApi({ 'GET /auth/whoami': signedOut }));
  const visitor = await open('/downloads');
  await visitor.page.waitForURL('**/login');
  await visitor.page.waitForLoadState('networkidle');
  expect(await visitor.page.getByText('Your session has ended').count()).toBe(0);

  answers(adminApi());
  const { page } = await open('/admin');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('Email').inputValue()).toBe('');
  expect(await page.getByText('Your session has ended').count()).toBe(0);
});

story('a sign-out that did not go through is not taken for one', async () => {
  answers(adminApi({ 'POST /auth/logout': { status: 500, body: '' } }));
  const { page, alerted } = await open('/admin');
  await page.getByRole('button', { name: 'Sign out' }).click();

  expect(await alerted).toBe('You are still signed in. Please try again.');
  expect(new URL(page.url()).pathname).toBe('/admin');
  await page.getByText(`Welcome, ${ops.email}`, { exact: true }).waitFor();
});

story('a tab whose code does not come leaves the others as they are', async () => {
  answers(adminApi());
  const { page, complaints } = await open('/admin');
  await tab(page, 'overview').waitFor();
  await page.route('**/assets/system-*', (route) => route.abort());

  await tab(page, 'system').click();
  await page.getByRole('alert').getByText('This tab could not be shown.').waitFor();
  await tab(page, 'logs').click();
  await heading(page, 'Logs').waitFor();

  // The browser and React both tell of what was broken on purpose.
  complaints.length = 0;
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const chosen = (page: Page) => page.getByRole('option', { selected: true }).innerText();

story('Ctrl+K leads to a tab, and the focus is given back without one', async () => {
  answers(adminApi());
  const { page } = await open('/admin');
  await heading(page, 'Overview').or(page.locator('.strip')).first().waitFor();
  await page.getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Control+k');
  const field = palette(page).getByRole('combobox');
  await focused(field);
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  await focused(page.getByRole('button', { name: 'Sign out' }));

  await page.keyboard.press('Control+k');
  expect((await palette(page).getByRole('option').allInnerTexts()).length).toBe(tabs.length + 5);
  await page.keyboard.press('ArrowUp');
  expect(await chosen(page)).toContain('Log viewer');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect((await chosen(page)).toLowerCase()).toBe('testing');
  const active = await field.getAttribute('aria-activedescendant');
  expect(await page.getByRole('option', { selected: true }).getAttribute('id')).toBe(active);
  await page.keyboard.type('compl');
  await page.keyboard.press('Enter');

  await palette(page).waitFor({ state: 'detached' });
  await page.waitForURL('**/admin#compliance');
  await page.locator('#tab-compliance[aria-selected=true]').waitFor();
});

story('the palette finds people by the server, whatever page it is opened from', async () => {
  answers(adminApi());
  const { page } = await open('/downloads');
  await page.getByRole('button', { name: 'Go to' }).click();
  const field = palette(page).getByRole('combobox');
  await field.fill('PERSON30');
  const person = palette(page).getByRole('option', { name: 'person30@example.com' });
  await person.waitFor();
  expect(await person.innerText()).toContain('Deleted');
  expect(await problemsIn(page)).toEqual([]);
  await field.fill('person2');
  await palette(page).getByRole('option', { name: 'All who match “person2”' }).click();
  await page.waitForURL('**/admin#users?q=person2');
  await page.getByPlaceholder('Search by email or UUID').waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('person29');
  await palette(page).getByRole('option', { name: 'person29@example.com' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#users\/00000029/);
});

story(
  'a search of the palette that fails says so, and an open question stays in front',
  async () => {
    answers(adminApi({ 'GET /api/v2/admin/users': { status: 500, body: '' } }));
    const { page } = await open('/admin');
    await page.getByRole('button', { name: 'Go to' }).click();
    await page.keyboard.type('maya');
    await palette(page).getByText('People couldn’t be searched. Please try again.').waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });

    answers(adminApi());
    await open('/admin#users').then(async ({ page: other }) => {
      await other.getByRole('button', { name: 'Delete', exact: true }).first().click();
      await other.getByRole('dialog').waitFor();
      await other.keyboard.press('Control+k');
      expect(await palette(other).count()).toBe(0);
    });
  },
);

story('tabs that don’t fit fade where more are', async () => {
  answers(adminApi());
  const { page } = await open('/admin#overview');
  const list = page.getByRole('tablist');
  await list.waitFor();
  const edges = () =>
    list.evaluate((it) => [
      it.style.getPropertyValue('--before'),
      it.style.getPropertyValue('--after'),
    ]);
  expect(await edges()).toEqual(['0px', '0px']);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLElement>('.tabs')?.style.getPropertyValue('--after') === '40px',
  );
  await list.evaluate((it) => it.scrollTo(it.scrollWidth, 0));
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.tabs')?.style.getPropertyValue('--after') === '0px',
  );

  expect(await edges()).toEqual(['40px', '0px']);
  expect(await list.evaluate((it) => getComputedStyle(it).maskImage)).toContain('40px');
});
