/**
 * Goal: an administrator gets in and out by the pages, and no other site can act in their name.
 * Method: the running product and a real browser, with its own rules for cookies and origins.
 */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { OpenPage } from '#test/kit/pages.ts';
import { productAdmin } from '#test/kit/product.ts';
import { appOf } from '#test/kit/second-factor.ts';
import { sendSignIn, withProduct } from '#test/kit/with-product.ts';

const { product, open } = withProduct();

const welcome = (page: Page) => page.getByText(`Welcome, ${productAdmin.email}`).first();

async function signedIn(): Promise<OpenPage> {
  const opened = await open('/login');
  await sendSignIn(opened.page, productAdmin.password);
  await welcome(opened.page).waitFor();
  return opened;
}

test('from the first visit to signing out, by the pages alone', async () => {
  const { page, complaints } = await open('/admin');
  await page.waitForURL('**/login');

  await sendSignIn(page, 'not the password at all');
  await page.waitForURL('**/login?error=1');
  expect(await page.getByRole('alert').innerText()).toBe('Wrong email or password.');

  await sendSignIn(page, productAdmin.password);
  await page.waitForURL('**/admin');
  await welcome(page).waitFor();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.reload();
  await welcome(page).waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await page.goto(`${product().url()}/admin`);
  await page.waitForURL('**/login');
  expect(complaints).toEqual([]);
});

test('the cookies are kept from scripts and from other sites', async () => {
  const { page } = await signedIn();

  const cookies = await page.context().cookies();

  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['anchor_device', 'anchor_session']);
  for (const { httpOnly, sameSite, path, domain } of cookies) {
    expect({ httpOnly, sameSite, path, domain }).toEqual({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      domain: 'localhost',
    });
  }
});

test('a form of another site neither signs out nor in', async () => {
  const { page } = await signedIn();
  const form = (action: string) =>
    `<form method="post" action="${product().url()}${action}"><input name="csrfToken" value="x">
     <button>Win a prize</button></form>`;
  const stranger = await page.context().newPage();
  await stranger.route('http://prizes.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: form(new URL(route.request().url()).pathname),
    }),
  );

  for (const action of ['/auth/logout', '/auth/login']) {
    await stranger.goto(`http://prizes.example${action}`);
    const answered = stranger.waitForResponse(`${product().url()}${action}`);
    await stranger.getByRole('button', { name: 'Win a prize' }).click();
    expect((await answered).status()).toBe(403);
  }
  await page.reload();
  await welcome(page).waitFor();
});

test('a page that was left open for hours says so, and the next try is good', async () => {
  const { page } = await open('/login');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=csrfToken]')?.value !== '',
  );
  await product().moveClock({ advance: 'PT2H' });

  await sendSignIn(page, productAdmin.password);
  await page.waitForURL('**/login?error=2');
  expect(await page.getByRole('alert').innerText()).toBe(
    'That page had been open for too long. Please sign in again.',
  );

  await sendSignIn(page, productAdmin.password);
  await welcome(page).waitFor();
});

test('a session that is over leads back to the door', async () => {
  const { page } = await signedIn();
  await product().moveClock({ advance: 'PT31M' });

  await page.reload();

  await page.waitForURL('**/login');
});

/** The code that an app shows by the product's clock, which then goes on to the next but one. */
async function nextCode(key: string): Promise<string> {
  await product().moveClock({ advance: 'PT1M' });
  const now = Date.parse((await product().clock()).now);
  return appOf(key, { clock: { now: () => now } }).code();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function confirm(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(productAdmin.password);
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const signOut = async (page: Page) => {
  await press(page, 'Sign out');
  await page.waitForURL('**/login');
};

async function giveCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code);
  await press(page, 'Sign In');
}

test('a second factor, from turning it on to turning it off, by the pages alone', async () => {
  const { page, complaints } = await signedIn();
  await page.getByRole('link', { name: 'Your sign-in' }).click();
  await press(page, 'Turn on');
  await confirm(page, 'Continue');
  const key = (await page.locator('.key code').innerText()).replaceAll(' ', '');
  await page.getByRole('img', { name: 'The key as a QR code' }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill(await nextCode(key));
  await press(page, 'Turn on');
  await page.locator('.codes li').first().waitFor();
  const codes = await page.locator('.codes li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await press(page, 'I’ve kept them');
  await page.getByText('10 of 10 recovery codes left').waitFor();
  await signOut(page);

  await sendSignIn(page, productAdmin.password);
  await page.waitForURL('**/login?step=code');
  await giveCode(page, 'Code', '000000');
  await page.waitForURL('**/login?step=code&error=4');
  await giveCode(page, 'Code', await nextCode(key));
  await welcome(page).waitFor();
  await signOut(page);

  await sendSignIn(page, productAdmin.password);
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await giveCode(page, 'Recovery code', codes[4] ?? '');
  await welcome(page).waitFor();
  await page.getByRole('link', { name: 'Your sign-in' }).click();
  await page.getByText('9 of 10 recovery codes left').waitFor();

  await press(page, 'Turn off');
  await confirm(page, 'Turn off');
  await page.getByText('Off', { exact: true }).waitFor();
  await signOut(page);
  await sendSignIn(page, productAdmin.password);
  await welcome(page).waitFor();
  expect(complaints).toEqual([]);
});

test('signing out everywhere else leaves this browser in, and the other one out', async () => {
  const { page: other } = await signedIn();
  const { page } = await signedIn();
  await page.getByRole('link', { name: 'Your sign-in' }).click();
  await page.locator('tbody tr').nth(1).waitFor();

  await press(page, 'Sign out everywhere else');
  await page.getByText('You’re signed in only here.').waitFor();

  expect(await page.locator('tbody tr').count()).toBe(1);
  await other.reload();
  await other.waitForURL('**/login');
  await page.reload();
  await page.getByText('This one').waitFor();
});
