/**
 * Goal: an administrator runs a day, comes back to what it found, reads its report, and can throw
 * it away.
 * Method: the running product and a real browser; nothing is stubbed.
 */
import { expect, test } from '@jest/globals';
import { signedInTo } from '#test/kit/admin.ts';
import { signIn, withProduct } from '#test/kit/with-product.ts';

const { product, open } = withProduct();

test('a day is run, come back to, read as a report, and thrown away', async () => {
  const { page, alerts, complaints } = await open('/admin/testing/dry-run');
  // A day takes a second; on a machine that is busy with others it takes many.
  page.setDefaultTimeout(45_000);
  await signIn(page);

  await page.goto(`${product().url()}/admin/testing/dry-run`);
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

  const admin = await signedInTo(product());
  const files = (await admin.get('/api/downloads')).body as unknown as readonly { id: string }[];
  expect(files).toHaveLength(2);
  for (const { id } of files) {
    expect(await admin.remove(`/api/downloads/${id}`)).toMatchObject({ status: 200 });
  }
  expect((await admin.get('/api/downloads')).body).toEqual([]);
  expect((await admin.get('/api/analytics/recent-signups')).body).toMatchObject({ totalUsers: 0 });
  expect({ alerts, complaints }).toEqual({ alerts: [], complaints: [] });
});
