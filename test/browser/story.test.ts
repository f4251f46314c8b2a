/**
 * Goal: a person signs up by the pages and finds the letter in the mailbox, on a phone and at a
 * desk. Method: the running product and a real browser; nothing is stubbed.
 */
import { expect, test } from '@jest/globals';
import { titleIs } from '#test/kit/pages.ts';
import { newAddress } from '#test/kit/person.ts';
import { withProduct } from '#test/kit/with-product.ts';

const { product, open } = withProduct();

const widths = [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1280, height: 800 }],
] as const;

test.each(widths)(
  'at a %s a person signs up, is told so, and finds the letter',
  async (_, viewport) => {
    const email = newAddress();
    const { page, alerts, complaints } = await open('/', { viewport });

    await page.getByPlaceholder('Stay anchored — drop your email').fill(email);
    await page.getByRole('button', { name: 'Start for Free' }).click();
    await page.getByRole('heading', { name: 'What do you want to focus on today?' }).waitFor();
    await page.locator('textarea').fill('finish the deck, call Mom and go for a walk');
    await page.getByRole('button', { name: 'Start Today' }).click();

    await page.waitForURL('**/acknowledgment');
    await page.getByRole('heading', { name: 'Got it.' }).waitFor();
    await titleIs(page, 'Got it – Anchor');
    expect(await page.locator('main').innerText()).toContain('Checklist: 0/3 complete');
    for (const item of ['Finish the deck', 'Call Mom', 'Go for a walk']) {
      await page.getByText(item).first().waitFor();
    }

    await page.goto(`${product().url()}/_local`);
    await page.locator('#to').selectOption(email);
    await page.locator('#mails button').first().click();
    const letter = page.frameLocator('#frame');
    await letter.getByText('Finish the deck').first().waitFor();
    expect(await page.locator('#about').innerText()).toContain(email);

    expect(alerts).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('a person answers the letter in the mailbox and sees it taken', async () => {
  const email = newAddress();
  const { page } = await open('/');
  await page.getByPlaceholder('Stay anchored — drop your email').fill(email);
  await page.getByRole('button', { name: 'Start for Free' }).click();
  await page.locator('textarea').fill('finish the deck, call Mom');
  await page.getByRole('button', { name: 'Start Today' }).click();
  await page.waitForURL('**/acknowledgment');
  await page.goto(`${product().url()}/_local`);
  await page.locator('#to').selectOption(email);
  await page.locator('#mails button').first().click();

  await page
    .frameLocator('#frame')
    .getByRole('link', { name: 'done', exact: true })
    .first()
    .click();
  await page.locator('#send').click();

  await page.locator('#mails li').nth(1).waitFor();
  const answers = await product().messages(email);
  expect(answers).toHaveLength(2);
  expect(answers[1]?.text).toMatch(/\[x\] .*deck/i);
});
