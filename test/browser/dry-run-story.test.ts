/**
 * Goal: an administrator runs a day, comes back to what it found, reads its report, and can throw
 * it away.
 * Method: the running product and a real browser; nothing is stubbed.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { signedInTo } from '#test/kit/admin.ts';
import { openPage, sureBrowser } from '#test/kit/pages.ts';
import { type Product, productAdmin, startProduct } from '#test/kit/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), sureBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

test('a day is run, come back to, read as a report, and thrown away', async () => {
  const { page, alerts, complaints, close } = await openPage(
    browser,
    product.url(),
    '/admin/testing/dry-run',
    {},
  );
  // A day takes a second; on a machine that is busy with others it takes many.
  page.setDefaultTimeout(45_000);
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(productAdmin.email);
  await page.getByLabel('Password').fill(productAdmin.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText(`Welcome, ${productAdmin.email}`, { exact: true }).waitFor();

  await page.goto(`${product.url()}/admin/testing/dry-run`);
  await page.getByLabel('Persist session data').check();
  await page.getByRole('button', { name: 'Run Dry Run Session' }).click();
  const link = page.getByRole('link', { name: 'Open the detailed report' });
  await link.waitFor();
  const passes = page.locator('.dry-outcome .badge', { hasText: 'Pass' });
  expect(await passes.count()).toBe(2);

  await page.reload();
  await link.waitFor();
  expect(await passes.count()).toBe(2);
  const [report] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await report.waitForLoadState();
  expect(await report.title()).toMatch(/^Dry run of \d{4}-\d\d-\d\d – Anchor$/);
  expect(report.frames()).toHaveLength(8);
  await report.close();

  const admin = await signedInTo(product);
  const files = (await admin.get('/api/downloads')).body as unknown as readonly { id: string }[];
  expect(files).toHaveLength(2);
  for (const { id } of files) {
    expect(await admin.remove(`/api/downloads/${id}`)).toMatchObject({ status: 200 });
  }
  expect((await admin.get('/api/downloads')).body).toEqual([]);
  expect((await admin.get('/api/analytics/recent-signups')).body).toMatchObject({ totalUsers: 0 });
  expect({ alerts, complaints }).toEqual({ alerts: [], complaints: [] });
  await close();
});
