/**
 * The waitlist's form: an address goes out once, a program's goes nowhere, a failure can be tried
 * again.
 */
import { expect } from '@jest/globals';
import { shippedSites } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites, 'waitlist');
const done = () => ({ body: { ok: true } });
const joining = { name: 'Join the waitlist' };

story('an address joins, and the form gives way to one line', async () => {
  answers(done);
  const { page, alerts } = await open('/', { timezoneId: 'Europe/Lisbon' });

  await page.getByLabel('Your email').fill(' ada@example.com ');
  await page.getByRole('button', joining).click();
  await page.getByText("You're on the list.", { exact: true }).waitFor();

  expect(asked()).toMatchObject([
    {
      method: 'POST',
      path: '/api/harbor/waitlist',
      body: {
        email: 'ada@example.com',
        contactMethod: 'email',
        timezone: 'Europe/Lisbon',
        source: 'harbor_landing',
        preference: null,
        ua: expect.stringMatching(/Mozilla/),
        ts: expect.any(Number),
      },
    },
  ]);
  expect(await page.getByRole('button', joining).count()).toBe(0);
  expect(await page.getByRole('status').textContent()).toBe("You're on the list.");
  expect(alerts).toEqual([]);
});

story('a program that fills the hidden field is thanked, and nothing is asked', async () => {
  answers(done);
  const { page } = await open('/');

  await page.getByLabel('Your email').fill('bot@example.com');
  await page.locator('input[name=company]').evaluate((box: HTMLInputElement) => {
    box.value = 'Acme';
  });
  await page.getByRole('button', joining).click();
  await page.getByText("You're on the list.", { exact: true }).waitFor();

  expect(asked()).toEqual([]);
});

story('nobody meets the hidden field by eye, key or reader', async () => {
  const { page } = await open('/');
  const trap = page.locator('input[name=company]');

  expect(await trap.getAttribute('tabindex')).toBe('-1');
  expect(await trap.getAttribute('autocomplete')).toBe('off');
  expect(await page.locator('[aria-hidden=true] input[name=company]').count()).toBe(1);
  expect((await trap.boundingBox())!.x).toBeLessThan(-1000);
});

for (const [status, body] of [
  [500, ''],
  [429, { message: 'That was a lot at once.' }],
  [400, { ok: false }],
] as const) {
  story(`a waitlist that answers ${status} can be tried again`, async () => {
    answers(() => ({ status, body }));
    const { page } = await open('/');

    await page.getByLabel('Your email').fill('ada@example.com');
    await page.getByRole('button', joining).click();

    expect(await page.getByRole('alert').textContent()).toBe(
      'Something went wrong. Please try again.',
    );
    expect(await page.getByLabel('Your email').inputValue()).toBe('ada@example.com');
    answers(done);
    await page.getByRole('button', joining).click();
    await page.getByText("You're on the list.", { exact: true }).waitFor();
  });
}

story('while it runs the button says so, and is pressed once', async () => {
  let go = () => {};
  answers(() => ({ ...done(), after: new Promise<void>((resolve) => (go = resolve)) }));
  const { page } = await open('/');

  await page.getByLabel('Your email').fill('ada@example.com');
  await page.getByLabel('Your email').press('Enter');
  const button = page.getByRole('button', { name: 'Joining...' });
  await button.waitFor();

  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Your email').press('Enter');
  go();
  await page.getByText("You're on the list.", { exact: true }).waitFor();
  expect(asked()).toHaveLength(1);
});

story('the browser’s own check keeps what is no address', async () => {
  answers(done);
  const { page } = await open('/');

  await page.getByLabel('Your email').fill('ada');
  await page.getByRole('button', joining).click();

  expect(await page.locator('form:invalid').count()).toBe(1);
  expect(asked()).toEqual([]);
});
