/** The running product and a browser, for suites that stub nothing. */
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type OpenOptions, type OpenPage, openPage, sureBrowser } from './pages.ts';
import { type Product, productAdmin, startProduct } from './product.ts';

export function withProduct() {
  let product: Product;
  let browser: Browser;
  let opened: OpenPage[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), sureBrowser()]);
  });
  afterEach(async () => {
    for (const page of opened) await page.close();
    opened = [];
  });
  afterAll(async () => {
    await browser?.close();
    await product?.remove();
  });

  return {
    product: () => product,
    open: async (path: string, options: OpenOptions = {}): Promise<OpenPage> => {
      const page = await openPage(browser, product.url(), path, options);
      opened.push(page);
      return page;
    },
  };
}

/** Fills in the sign-in form and sends it. */
export async function sendSignIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(productAdmin.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in at the door that a guarded page led to. */
export async function signIn(page: Page): Promise<void> {
  await page.waitForURL('**/login');
  await sendSignIn(page, productAdmin.password);
  await page.getByText(`Welcome, ${productAdmin.email}`, { exact: true }).waitFor();
}
