/** Hold This Thought: one thing, a way to be reached, and an answer that needs nobody. */
import { expect } from '@jest/globals';
import { shippedSites } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, asked, answers, story } = withPages(shippedSites);

story('a thought is held and said back, and no call is made', async () => {
  answers(() => ({ status: 500, body: {} }));
  const { page } = await open('/hold-this-thought');
  const box = page.getByLabel('Your intention');
  const submit = page.getByRole('button', { name: 'Hold This Thought' });

  await page
    .getByRole('heading', { level: 1, name: "What's one thing that matters to you today?" })
    .waitFor();
  expect(await submit.isDisabled()).toBe(true);
  await box.fill('  \n ');
  expect(await submit.isDisabled()).toBe(true);
  await box.fill('  call Mom before dinner ');
  await submit.click();

  await page.getByRole('heading', { level: 1, name: 'Got it.', exact: true }).waitFor();
  expect(await page.locator('blockquote').textContent()).toBe('call Mom before dinner');
  await page.getByText("You'll hear from us later today.", { exact: true }).waitFor();
  expect(await page.locator('h1:focus').count()).toBe(1);
  expect(asked()).toEqual([]);
});

story('the phone takes what numbers are written with, also in the middle', async () => {
  const { page } = await open('/hold-this-thought');
  const phone = page.getByLabel('Phone number');

  await phone.pressSequentially('tel: +1 (512) 555-01a23 ext');
  expect(await phone.inputValue()).toBe(' +1 (512) 555-0123 ');

  await phone.fill('512');
  await phone.press('Home');
  await page.keyboard.type('x+y1');
  expect(await phone.inputValue()).toBe('+1512');
});

story('the terms that the note names are the place that its link leads to', async () => {
  const { page } = await open('/hold-this-thought', { viewport: { width: 1280, height: 500 } });

  await page.locator('.consent').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL('**/privacy#terms');
  const terms = page.getByRole('heading', { name: 'Terms', exact: true });
  await terms.waitFor();
  const inView = () => terms.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  expect(await inView()).toBe(28);

  await page.getByRole('link', { name: 'Children' }).click();
  await page.waitForURL('**/privacy#children');
  const children = page.getByRole('heading', { name: 'Children' });
  await page.waitForFunction(() => scrollY > 500);
  expect(await children.evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBe(28);
});

story('by email the box is one for an address, and the note says what that way means', async () => {
  const { page } = await open('/hold-this-thought');
  expect(await page.locator('.consent').innerText()).toBe(
    'By entering your phone number you agree to the Terms and begin a free 7-day trial of daily ' +
      'text prompts.',
  );
  expect(await page.getByRole('radio', { name: 'Text Message' }).isChecked()).toBe(true);

  await page.getByRole('radio', { name: 'Text Message' }).press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Email (Free)' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Your email').getAttribute('type')).toBe('email');
  expect(await page.getByLabel('Phone number').count()).toBe(0);
  expect(await page.locator('.consent').innerText()).toBe(
    'The free email version delivers once a week.',
  );
});
