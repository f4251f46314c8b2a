/** The pages that explain: what they say, how they open, and how they are reached. */
import { expect } from '@jest/globals';
import { shippedSites } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, story } = withPages(shippedSites);

const explaining = ['/how-it-works', '/benefits', '/faq', '/about', '/privacy'];

for (const path of explaining) {
  story(`${path} is reached from the first page and leads back to it`, async () => {
    const { page } = await open('/');

    await page.locator(`footer a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('link', { name: 'Sign Up' }).first().click();

    await page.getByLabel('Your email').waitFor();
  });
}

story('how it works says it in the customer’s words', async () => {
  const { page } = await open('/how-it-works');

  await page.getByRole('heading', { name: 'No app. Just emails.', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Why It Works', exact: true }).waitFor();
  const columns = page.locator('.three h3');
  expect(await columns.allTextContents()).toEqual(['Morning', 'Midday', 'Evening']);
  expect(
    await page.locator('main').getByRole('link', { name: 'Sign Up' }).getAttribute('href'),
  ).toBe('/');
});

story('of ten questions the first is open, and any other opens by keyboard', async () => {
  const { page } = await open('/faq');
  const questions = page.locator('details');
  const answer = page.getByText('The default time zone is Central until we know yours.');

  expect(await questions.count()).toBe(10);
  expect(await page.locator('details[open] summary').allTextContents()).toEqual([
    'How does it work?',
  ]);
  expect(await answer.isVisible()).toBe(false);
  await page.getByText('Which time zone do you use?').focus();
  await page.locator('summary', { hasText: 'Which time zone' }).focus();
  await page.keyboard.press('Enter');

  expect(await answer.isVisible()).toBe(true);
});

story('the policy and the terms say what they must, and since when', async () => {
  const { page } = await open('/privacy');
  const text = await page.locator('main').innerText();

  await page.getByText('Effective August 16, 2025', { exact: true }).waitFor();
  for (const words of [
    'What we collect',
    'We do not sell personal data',
    'encrypted in transit',
    'not for anyone under 13',
    'use the unsubscribe link',
    'reply STOP',
    'binding arbitration',
    'the laws of the State of Texas',
  ]) {
    expect(text).toContain(words);
  }
});

story('the contents stay beside the text where there is room', async () => {
  const { page } = await open('/privacy');
  const contents = page.getByRole('navigation', { name: 'Contents' });

  await contents.getByRole('link', { name: 'Text messages' }).click();
  expect(new URL(page.url()).hash).toBe('#text-messages');
  expect((await contents.boundingBox())?.y).toBe(28);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await contents.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Terms', exact: true }).first().waitFor();
});

story('the footer says which of its pages this is', async () => {
  const { page } = await open('/about');

  const current = page.locator('footer [aria-current="page"]');
  expect(await current.allTextContents()).toEqual(['About']);
});
