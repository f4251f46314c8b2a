/**
 * Goal: a visitor of the variant's host reads about it, joins, and is on the list.
 * Method: the running product and a real browser; nothing is stubbed.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { keys } from '#functions/store/keys.ts';
import { rowAt } from '#test/kit/kept.ts';
import { openPage, sureBrowser } from '#test/kit/pages.ts';
import { newAddress } from '#test/kit/person.ts';
import { startWorld, type World } from '#test/kit/world.ts';

let world: World;
let browser: Browser;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), sureBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

const open = (path: string, width: number) =>
  openPage(browser, `http://harbor.localhost:${world.port}`, path, {
    viewport: { width, height: 844 },
  });

test('at a desk a visitor looks round, joins, and is on the list', async () => {
  const email = newAddress();
  const { page, alerts, complaints, close } = await open('/', 1280);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('group', { name: '2 of 5: Midday check-in' }).waitFor();
  for (const [link, heading] of [
    ['How it works', /Anchor your day/],
    ['Philosophy', /A list should listen/],
    ['Examples', /word for word/],
    ['Pricing', /Email is free/],
    ['FAQ', /Ten questions/],
    ['Privacy', /Privacy Policy and Terms/],
    ['Contact', /Write to us/],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }

  await page.getByRole('navigation').getByRole('link', { name: 'Join the waitlist' }).click();
  const form = page.locator('#waitlist');
  await form.getByLabel('Your email').fill(email);
  await form.getByRole('button', { name: 'Join the waitlist' }).click();
  await page.getByText("You're on the list.", { exact: true }).waitFor();

  expect(await rowAt(world, keys.waiting(email))).toMatchObject({
    email,
    contactMethod: 'email',
    zone: 'America/Chicago',
    source: 'harbor_landing',
    ua: expect.stringMatching(/Mozilla/),
  });
  expect(await world.mails(email)).toEqual([]);
  expect([alerts, complaints]).toEqual([[], []]);
  await close();
});

test('on a phone the menu leads there, and the last form joins as the first does', async () => {
  const email = newAddress();
  const { page, alerts, complaints, close } = await open('/faq', 390);

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Join the waitlist' }).click();
  await page.waitForURL('**/#waitlist');
  await page.locator('#last-call').getByLabel('Your email').fill(email);
  await page.locator('#last-call').getByRole('button', { name: 'Join the waitlist' }).click();
  await page.getByText("You're on the list.", { exact: true }).waitFor();

  expect(await rowAt(world, keys.waiting(email))).toMatchObject({ email });
  expect([alerts, complaints]).toEqual([[], []]);
  await close();
});

test('a page of the other site is none here', async () => {
  const { page, close } = await open('/benefits', 1280);

  await page.getByRole('heading', { level: 1, name: 'Nothing here.' }).waitFor();
  await close();
});
