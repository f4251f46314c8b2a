/** The pages that letters lead to, and those that lead elsewhere. */
import { expect } from '@jest/globals';
import { shippedSites, titleIs } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);
const done = () => ({ body: { ok: true, success: true, message: 'Done.' } });
const announced = 'Next: midday check-in, around 12:30 PM Central.';
const badToken = { status: 400, body: { ok: false, code: 'BAD_TOKEN', message: 'No.' } };

story('the confirm link confirms once, when the page is shown', async () => {
  answers(done);
  const { page } = await open('/email-confirmation?token=a%2Bb');

  await page.getByRole('heading', { level: 1, name: "You're on the list", exact: true }).waitFor();
  await page.getByText('Thanks for signing up.', { exact: true }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('JavaScript');
  await page.getByText('Your address is confirmed.', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');

  expect(asked()).toMatchObject([
    { method: 'POST', path: '/api/confirm', query: { token: 'a+b' } },
  ]);
});

for (const [next, words] of [
  [announced, announced],
  [undefined, /^Next: no letter is planned\./],
] as const) {
  story(`the confirm link tells of the next letter: ${words}`, async () => {
    answers(() => ({ body: { ok: true, next } }));
    const { page } = await open('/email-confirmation?token=t');

    await page.getByText(words).waitFor();
  });
}

for (const path of [
  '/email-confirmation?token=t',
  '/shared',
  '/signup-complete',
  '/signup-complete?token=t',
  '/unsubscribe?token=t',
  '/unsubscribe',
]) {
  story(`${path} is a letter with one yellow note and a way on`, async () => {
    answers(done);
    const { page } = await open(path);

    expect(await page.getByRole('article').getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('.note').count()).toBe(1);
    expect(await page.locator('main').getByRole('link').count()).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).waitFor();
  });
}

story('a confirm link that cannot be read says so, and what does the same', async () => {
  answers(() => badToken);
  const { page } = await open('/email-confirmation?token=x');

  await page.getByRole('heading', { level: 1, name: 'This link isn’t complete.' }).waitFor();
  await page.getByText('a reply confirms your address too').waitFor();
  await titleIs(page, 'Link not complete – Anchor');
  expect(await page.getByText(/on the list|is confirmed/).count()).toBe(0);
});

story('a confirming that fails on our side says so', async () => {
  answers(() => ({ status: 500, body: '' }));
  const { page } = await open('/email-confirmation?token=x');

  expect(await page.getByRole('alert').textContent()).toBe(
    'We couldn’t confirm your address. Please open the link again.',
  );
  expect(await page.getByText('Your address is confirmed.').count()).toBe(0);
});

story('without a token nothing is confirmed', async () => {
  answers(done);
  const { page } = await open('/email-confirmation');
  await page.waitForLoadState('networkidle');

  expect(asked()).toEqual([]);
});

story('a friend’s address is added, listed, and another can follow', async () => {
  answers(done);
  const { page } = await open('/email-confirmation');
  const field = page.getByLabel('Their email address');

  await page.getByText('Know someone who might need this?', { exact: true }).waitFor();
  await field.fill(' bob@example.com ');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Anyone else?', { exact: true }).waitFor();

  expect(await page.getByRole('status').getByRole('listitem').allTextContents()).toEqual([
    'bob@example.com',
  ]);
  expect(await field.inputValue()).toBe('');
  await page.locator('#referral:focus').waitFor();
  expect(asked()).toMatchObject([
    {
      path: '/api/email/signup',
      body: { email: 'bob@example.com', timezone: 'America/Chicago', source: 'confirmation_page' },
    },
  ]);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForURL('**/shared');
  await page.getByRole('heading', { level: 1, name: 'Thanks for sharing Anchor' }).waitFor();
  expect(await page.locator('h1:focus').count()).toBe(1);
});

story('an address without an @ is refused, and nothing is asked', async () => {
  answers(done);
  const { page, alerted } = await open('/email-confirmation');

  await page.getByLabel('Their email address').fill('bob');
  await page.keyboard.press('Enter');

  expect(await alerted).toBe('Please enter a valid email address.');
  expect(asked()).toEqual([]);
});

for (const [status, body, words] of [
  [404, { ok: false, message: 'There’s nothing here.' }, 'Signup failed. Please try again.'],
  [500, {}, 'Signup failed. Please try again.'],
  [200, { success: false, message: 'Not this one.' }, 'Not this one.'],
  [400, { message: 'That address is too long.' }, 'That address is too long.'],
] as const) {
  story(`a referral answered ${status} ${JSON.stringify(body)} says "${words}"`, async () => {
    answers(() => ({ status, body }));
    const { page, alerts } = await open('/email-confirmation');

    await page.getByLabel('Their email address').fill('bob@example.com');
    await page.getByRole('button', { name: 'Add', exact: true }).click();

    expect(await page.getByRole('alert').textContent()).toBe(words);
    expect(await page.getByText('Anyone else?').count()).toBe(0);
    expect(alerts).toEqual([]);
  });
}

story('opening the unsubscribe link changes nothing until the button is pressed', async () => {
  answers(done);
  const { page } = await open('/unsubscribe?token=t1');
  await page.getByRole('heading', { name: 'Stop the daily emails?' }).waitFor();
  await page.waitForLoadState('networkidle');
  const question = { method: 'GET', path: '/api/unsubscribe', query: { token: 't1' } };
  expect(asked()).toMatchObject([question]);

  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You’re unsubscribed.' }).waitFor();

  expect(asked().filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/unsubscribe', query: { token: 't1' } },
  ]);
  expect(await page.locator('h1:focus').count()).toBe(1);
});

story('an unsubscribe link that cannot be read says so, before and after the button', async () => {
  const late = Promise.withResolvers<void>();
  const garbage = '/unsubscribe?token=garbage';
  let questions = 0;
  // As the service: the one-click call takes any token. The first question hangs.
  answers(({ method }) => {
    if (method === 'POST') return done();
    questions += 1;
    return questions === 1 ? { ...badToken, after: late.promise } : badToken;
  });
  const { page } = await open(garbage);
  const says = page.getByRole('heading', { level: 1, name: 'This link isn’t complete.' });
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await says.waitFor();
  await page.getByText('reply to any email with the word unsubscribe').waitFor();
  expect(await page.locator('h1:focus').count()).toBe(1);

  late.resolve();
  const { page: again } = await open(garbage);
  await again.getByRole('heading', { level: 1, name: 'This link isn’t complete.' }).waitFor();
  expect(await again.getByRole('button').count()).toBe(0);
  expect(await again.getByText('You’re unsubscribed.').count()).toBe(0);
});

story('an unsubscribe that fails can be tried again', async () => {
  answers(() => ({ status: 500, body: '' }));
  const { page } = await open('/unsubscribe?token=t1');

  await page.getByRole('button', { name: 'Unsubscribe' }).click();

  expect(await page.getByRole('alert').textContent()).toBe(
    'That didn’t go through. Please try again.',
  );
  expect(await page.getByRole('button', { name: 'Unsubscribe' }).isEnabled()).toBe(true);
  await page.locator('button:focus').waitFor();
});

story('an unsubscribe link that lost its token says how to leave all the same', async () => {
  const { page } = await open('/unsubscribe');

  await page.getByRole('heading', { name: 'This link isn’t complete.' }).waitFor();
  await page.getByText('reply to any email with the word unsubscribe').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
});

story('the old start leads to the first page', async () => {
  const { page } = await open('/start');

  await page.waitForURL((url) => url.pathname === '/');
});

story('a path that is no page says so, with the status of it, and leads home', async () => {
  const { page } = await open('/nope');

  await page.getByRole('heading', { name: 'Nothing here.' }).waitFor();
  expect((await page.request.get(page.url())).status()).toBe(404);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.getByRole('heading', { level: 1, name: /Three emails/ }).waitFor();
});
