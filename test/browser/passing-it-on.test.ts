/** The pages of whoever was invited, and of whoever passes it on. */
import { expect } from '@jest/globals';
import { shippedSites, titleIs } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);
const done = () => ({ body: { ok: true, success: true, message: 'Done.' } });

story('an invitation opened by a program enrols nobody; its button does, once', async () => {
  answers(done);
  const { page, alerts } = await open('/signup-complete?token=a%2Bb');

  await page.getByRole('heading', { level: 1, name: 'Begin tomorrow?', exact: true }).waitFor();
  await titleIs(page, 'Your invitation – Anchor');
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);

  await page.getByRole('button', { name: 'Begin tomorrow', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: "You're signed up.", exact: true }).waitFor();
  await titleIs(page, "You're signed up – Anchor");

  expect(asked()).toMatchObject([
    { method: 'POST', path: '/api/email/accept', query: { token: 'a+b' } },
  ]);
  expect(alerts).toEqual([]);
});

story('the signed-up page tells when it begins and how each day goes', async () => {
  answers(done);
  const { page } = await open('/signup-complete');

  await page.getByText('Begins tomorrow at 9 AM Central Time.', { exact: true }).waitFor();
  await titleIs(page, "You're signed up – Anchor");
  expect(await page.locator('.moment').allInnerTexts()).toEqual([
    expect.stringMatching(/^9:00 AM\s+Morning Intentions\s/),
    expect.stringMatching(/^12:30 PM\s+Midday Check-In\s/),
    expect.stringMatching(/^6:00 PM\s+Evening Reflection\s/),
  ]);
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
});

for (const [status, body, words] of [
  [410, { message: 'This invitation is no longer open.' }, 'This invitation is no longer open.'],
  [400, { message: 'This link isn’t complete.' }, 'This link isn’t complete.'],
  [500, '', 'That didn’t go through. Please try again, or reply to the invitation.'],
] as const) {
  story(`a yes answered ${status} is not taken for one`, async () => {
    answers(() => ({ status, body }));
    const { page } = await open('/signup-complete?token=t');
    await page.getByRole('button', { name: 'Begin tomorrow', exact: true }).click();

    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain(words);
    await page.getByRole('heading', { level: 1, name: 'You’re not signed up yet.' }).waitFor();
    expect(await page.getByText("You're signed up.", { exact: true }).count()).toBe(0);
  });
}

story('an invitation whose link cannot be read says so, and how to begin without it', async () => {
  answers(() => ({ status: 400, body: { ok: false, code: 'BAD_TOKEN', message: 'No.' } }));
  const { page } = await open('/signup-complete?token=t');
  await page.getByRole('button', { name: 'Begin tomorrow', exact: true }).click();

  await page.getByRole('heading', { level: 1, name: 'This link isn’t complete.' }).waitFor();
  await page.getByText('reply to the invitation to begin').waitFor();
  expect(await page.getByText("You're signed up.", { exact: true }).count()).toBe(0);
});

story('whoever shares is thanked, and can share again from the same page', async () => {
  answers(done);
  const { page } = await open('/shared');

  await page.getByRole('heading', { level: 1, name: 'Thanks for sharing Anchor' }).waitFor();
  await page.getByText('Share with someone else?', { exact: true }).waitFor();
  for (const email of ['bob@example.com', 'cy@example.com']) {
    await page.getByLabel('Their email address').fill(email);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(email, { exact: true }).waitFor();
  }

  const list = page.getByRole('status').getByRole('listitem');
  expect(await list.allTextContents()).toEqual(['bob@example.com', 'cy@example.com']);
  await page.getByText('Anyone else?', { exact: true }).waitFor();
  expect(asked().map(({ path, body }) => [path, body])).toEqual(
    ['bob@example.com', 'cy@example.com'].map((email) => [
      '/api/email/signup',
      { email, timezone: 'America/Chicago', source: 'share_confirmation_page' },
    ]),
  );
  const green = await list.first().evaluate((item) => getComputedStyle(item).color);
  expect(green).toBe('rgb(29, 100, 56)');
});

story('an address that is added again, in any letters, is listed once', async () => {
  answers(done);
  const { page } = await open('/shared');
  for (const email of ['bob@example.com', 'Bob@Example.com']) {
    await page.getByLabel('Their email address').fill(email);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#referral')?.value === '',
    );
  }

  expect(await page.getByRole('status').getByRole('listitem').allTextContents()).toEqual([
    'bob@example.com',
  ]);
});

story(
  'Share on the page that it led to opens a letter with the address of the first page',
  async () => {
    answers(done);
    const { page } = await open('/shared');
    await page.getByLabel('Their email address').fill('bob@example.com');
    await page.getByRole('button', { name: 'Add', exact: true }).click();

    const href = await page.getByRole('link', { name: 'Share', exact: true }).getAttribute('href');
    expect(href).toMatch(/^mailto:\?/);
    expect(new URLSearchParams(href?.slice('mailto:'.length)).get('body')).toContain(
      new URL('/', page.url()).href,
    );
  },
);

story('while an address is added the button says so and nothing can be changed', async () => {
  const { promise: after, resolve: go } = Promise.withResolvers<void>();
  answers(() => ({ ...done(), after }));
  const { page } = await open('/shared');

  await page.getByLabel('Their email address').fill('bob@example.com');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const button = page.getByRole('button', { name: 'Adding...' });
  await button.waitFor();

  expect(await button.isDisabled()).toBe(true);
  expect(await page.getByLabel('Their email address').isDisabled()).toBe(true);
  go();
  await page.getByText('Anyone else?', { exact: true }).waitFor();
});
