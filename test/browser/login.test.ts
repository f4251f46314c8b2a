/** The door of the admin area: a form that the browser posts, with a token that it waits for. */
import { expect } from '@jest/globals';
import { shippedSites, titleIs } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import type { Answer } from '#test/kit/site-server.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

/** What the browser shows once the form was posted. */
const posted: Answer = { body: '<!doctype html><title>posted</title><p>posted' };

async function fill(page: Awaited<ReturnType<typeof open>>['page']) {
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('correct horse');
}

const posts = () => asked().filter(({ path }) => path === '/auth/login');

story('the form is posted with the token and both fields', async () => {
  answers(({ path }) => (path === '/auth/csrf' ? { body: { csrfToken: 'token-1' } } : posted));
  const { page } = await open('/login');
  await page.getByRole('heading', { level: 1, name: 'Admin Login', exact: true }).waitFor();
  await titleIs(page, 'Admin Login – Anchor');

  await fill(page);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=csrfToken]')?.value === 'token-1',
  );
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('posted').waitFor();

  expect(posts()).toMatchObject([
    {
      method: 'POST',
      body: { csrfToken: 'token-1', email: 'ada@example.com', password: 'correct horse' },
    },
  ]);
});

story('who presses before the token is there waits for it, and is posted once', async () => {
  const { promise: after, resolve: come } = Promise.withResolvers<void>();
  answers(({ path }) => (path === '/auth/csrf' ? { body: { csrfToken: 'late' }, after } : posted));
  const { page } = await open('/login');
  await fill(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  expect(posts()).toEqual([]);

  come();
  await page.getByText('posted').waitFor();

  expect(posts()).toMatchObject([{ body: { csrfToken: 'late' } }]);
});

story('without a token it says so, and the next press asks again', async () => {
  let tries = 0;
  answers(({ path }) => {
    if (path !== '/auth/csrf') return posted;
    tries += 1;
    return tries < 3 ? { status: 500, body: '' } : { body: { csrfToken: 'third' } };
  });
  const { page } = await open('/login');
  await fill(page);
  const submit = page.getByRole('button', { name: 'Sign In' });
  await submit.click();

  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toBe(
    'Signing in is not possible right now. Please try again.',
  );
  await submit.click();
  await page.getByText('posted').waitFor();

  expect(posts()).toMatchObject([{ body: { csrfToken: 'third' } }]);
});

story('a refused sign-in says what is wrong, for both fields', async () => {
  answers(() => ({ body: { csrfToken: 't' } }));
  const { page } = await open('/login?error=1');

  expect(await page.getByRole('alert').textContent()).toBe('Wrong email or password.');
  for (const field of ['Email', 'Password']) {
    expect(await page.getByLabel(field).getAttribute('aria-describedby')).toContain('refused');
  }
});

story('without the error there is none, and an empty form is not posted', async () => {
  answers(() => ({ body: { csrfToken: 't' } }));
  const { page } = await open('/login');
  await page.waitForLoadState('networkidle');

  await page.getByRole('button', { name: 'Sign In' }).click();

  expect(await page.getByRole('alert').count()).toBe(0);
  expect(posts()).toEqual([]);
  expect(await page.locator('#email:invalid').count()).toBe(1);
});

story('the second step asks for a code alone, and posts it with the token', async () => {
  answers(({ path }) => (path === '/auth/csrf' ? { body: { csrfToken: 'token-2' } } : posted));
  const { page } = await open('/login?step=code');
  const box = page.getByLabel('Code', { exact: true });
  await box.waitFor();

  expect(await page.getByLabel('Password').count()).toBe(0);
  expect(await box.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
  await box.fill('123456');
  await page.keyboard.press('Enter');
  await page.getByText('posted').waitFor();

  expect(posts()).toMatchObject([{ body: { csrfToken: 'token-2', code: '123456' } }]);
  expect(Object.keys(posts()[0]?.body ?? {}).toSorted()).toEqual(['code', 'csrfToken']);
});

story('a wrong code is said, and a recovery code is one step away', async () => {
  answers(() => ({ body: { csrfToken: 't' } }));
  const { page } = await open('/login?step=code&error=4');

  expect(await page.getByRole('alert').textContent()).toBe(
    'That code isn’t right. A new one comes every half minute, and each works once.',
  );
  expect(await page.getByLabel('Code').getAttribute('aria-describedby')).toContain('refused');
  expect(await problemsIn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await problemsIn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Use the app' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
});
