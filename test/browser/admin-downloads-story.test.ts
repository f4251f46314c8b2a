/**
 * Goal: an administrator exports all users, leaves, comes back, and has the file; a large file
 * comes straight from its bucket, which the policy of this page alone allows.
 * Method: the product's own edge, functions and bucket, and a real browser; nothing is stubbed.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { signedIn } from '#test/kit/admin.ts';
import { keepFile, largeContent } from '#test/kit/files.ts';
import { type OpenPage, openPage, sureBrowser } from '#test/kit/pages.ts';
import { begin } from '#test/kit/person.ts';
import { startWorld, type World } from '#test/kit/world.ts';

let world: World;
let browser: Browser;
let opened: OpenPage | undefined;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), sureBrowser()]);
});
afterEach(() => opened?.close());
afterAll(async () => {
  const denied = world?.endpoint.calls.denied();
  await browser?.close();
  await world?.close();
  expect(denied).toEqual([]);
});

/** Signed in already: how one signs in is another test's business. */
async function openAt(path: string): Promise<OpenPage> {
  const { cookie } = await signedIn(world);
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  const session = { name, value, domain: 'localhost', path: '/', expires: -1 };
  const attributes = { httpOnly: true, secure: false, sameSite: 'Lax' as const };
  opened = await openPage(browser, `http://localhost:${world.port}`, path, {
    acceptDownloads: true,
    storageState: { cookies: [{ ...session, ...attributes }], origins: [] },
  });
  return opened;
}

async function downloaded(page: Page, name: RegExp) {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const arrived = await arriving;
  return { name: arrived.suggestedFilename(), bytes: await readFile(await arrived.path()) };
}

test('all users are exported, and found by whoever has left and come back', async () => {
  const person = await begin(world);
  const { page, complaints, alerts } = await openAt('/admin#users');
  await page.getByRole('button', { name: 'Export everyone', exact: true }).click();
  await page.getByText(/\.csv is in Downloads\./).waitFor();

  await page.goto(`http://localhost:${world.port}/downloads`);
  const { name, bytes } = await downloaded(page, /^Download users-/);

  expect(name).toMatch(/^users-\d{4}-\d\d-\d\d-\d{4}\.csv$/);
  expect(bytes.toString()).toContain(person.email);
  await page.getByRole('cell', { name: '1', exact: true }).waitFor();
  expect([complaints, alerts]).toEqual([[], []]);
});

test('eight megabytes come from the bucket itself, byte for byte', async () => {
  const content = largeContent();
  const { id } = await keepFile(world, { filename: 'large.bin', content });
  const { page, complaints, alerts } = await openAt('/downloads');

  const { name, bytes } = await downloaded(page, /^Download large\.bin/);

  expect([name, bytes.equals(content)]).toEqual(['large.bin', true]);
  // The one request to another origin, and nothing that the browser refused.
  const elsewhere = `asked ${world.endpoint.url}/`;
  expect(complaints.filter((one) => !one.startsWith(elsewhere))).toEqual([]);
  expect(complaints.filter((one) => one.includes(id))).toHaveLength(1);
  expect(alerts).toEqual([]);
});

test('a page of visitors may not fetch from there', async () => {
  const { page } = await openAt('/faq');

  const fetched = await page.evaluate(
    (address) =>
      fetch(address, { mode: 'no-cors' }).then(
        () => 'let through',
        () => 'refused',
      ),
    world.endpoint.url,
  );

  expect(fetched).toBe('refused');
});
