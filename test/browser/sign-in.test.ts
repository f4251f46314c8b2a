/**
 * Goal: an administrator gets in and out by the pages, and no other site can act in their name.
 * Method: the running product and a real browser, with its own rules for cookies and origins.
 */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { OpenPage } from '#test/kit/pages.ts';
import { productAdmin } from '#test/kit/product.ts';
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
