/**
 * Goal: an administrator signs in, sees in counts what happened, sends a real letter and leaves.
 * Method: the running product and a real browser; nothing is stubbed.
 */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newAddress } from '#test/kit/person.ts';
import { signIn, withProduct } from '#test/kit/with-product.ts';

const { product, open } = withProduct();

async function signUp(email: string) {
  const user = { email, timezone: 'America/Chicago', startToday: true };
  const created = await product().post('/api/v2/onboarding/create-user', user);
  const { userId } = created.body as { readonly userId: string };
  const intentions = { userId, rawText: 'finish the deck, call Mom', startToday: true };
  expect((await product().post('/api/v2/onboarding/day0-intentions', intentions)).status).toBe(200);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('an administrator sees who came, writes to one of them as in two days, and leaves', async () => {
  const email = newAddress();
  await signUp(email);
  await signUp(newAddress());
  const { page, alerts, complaints } = await open('/admin');
  await signIn(page);
  await page.locator('.strip').getByText('2', { exact: true }).waitFor();
  await tab(page, 'testing');
  await page.getByLabel('Test email address').fill(email);
  await page.getByLabel('Time Travel').check();
  await page.getByLabel('Days forward (1-7)').fill('2');
  await page.getByRole('button', { name: 'Send Morning (V2)', exact: true }).click();
  await page.getByText(`to ${email}`, { exact: true }).waitFor();
  const [, letter, ...more] = await product().messages(email);
  expect(letter?.text).toMatch(/deck[^]*mom/i);
  expect(more).toEqual([]);

  await page.getByLabel('Test email address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send Evening (V2)', exact: true }).click();
  const refused = 'Failed to send V2 evening reflection: No user found with that email address';
  await page.getByRole('alert').getByText(refused).waitFor();

  await tab(page, 'analytics');
  await page.getByRole('row', { name: 'landing page 2 100%' }).waitFor();
  const sums = page.locator('.legend dd');
  expect([await sums.first().innerText(), await page.locator('.total').innerText()]).toEqual([
    '2',
    '2',
  ]);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('**/login');
  await page.goto(`${product().url()}/admin/logs`);
  await page.waitForURL('**/login');
  const ahead = 'It’s written as of 2 days ahead.';
  expect(alerts).toEqual([
    `Send a real morning intention to ${email}? ${ahead}`,
    `Send a real evening reflection to nobody@example.com? ${ahead}`,
  ]);
  expect(complaints).toEqual([]);
});

test('an administrator proves the running build, and hears what its model lacks', async () => {
  const { page, alerts, complaints } = await open('/admin');
  await signIn(page);
  const row = (name: string) => page.locator('.checks > div').filter({ hasText: name });
  const proofs = row('First-Class Proofs').locator('.result');
  await proofs.getByText('never run', { exact: true }).waitFor();
  expect(await row('TypeScript errors').locator('.result').innerText()).toMatch(/^\d+$/);
  expect(await row('Guards').locator('.result').innerText()).toBe('Pass');

  await page.getByRole('button', { name: 'Run Proof Suite', exact: true }).click();
  await page.getByText('Last run passed, without live OpenAI', { exact: true }).waitFor();
  await proofs.getByText('Pass', { exact: true }).waitFor();
  await page.reload();
  await page.getByText(/^Last proved just now: 74 cases, all as they must be\./).waitFor();

  await page.getByRole('button', { name: 'Test OpenAI Key', exact: true }).click();
  await page.getByText(/^Test failed: HTTP 409: No OpenAI key is set, so nothing/).waitFor();
  expect(await proofs.innerText()).toBe('Pass');

  await page.getByRole('link', { name: 'Its report', exact: true }).click();
  await page.waitForURL('**/downloads');
  await page.getByText('Proof run, passed').waitFor();
  expect(alerts).toEqual([]);
  expect(complaints).toEqual([]);
});
