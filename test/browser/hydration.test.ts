/** The same pages with React's own checks left in: hydration agrees, effects may run twice. */
import { expect } from '@jest/globals';
import { adminApi } from '#test/kit/admin-api.ts';
import { builtSites } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';
import { tabNames } from '#web/main/admin/tab-address.ts';

let built: string | undefined;
const development = () =>
  (built ??= builtSites({ into: 'dist/sites-development', development: true }));

const { open, answers, asked, story } = withPages(development);
const waitlist = withPages(development, 'waitlist');

const acknowledgmentData = {
  ok: true,
  startToday: true,
  body: 'Here is today.',
  v6: { render: { header: '', checklist: [], closing: '', body: '' } },
};

for (const path of [
  '/',
  '/day0-intentions',
  '/email-confirmation',
  '/hold-this-thought',
  '/login?error=1',
  '/shared',
  '/signup-complete',
  '/signup-complete?token=t',
  '/test',
  '/unsubscribe',
  '/unsubscribe?token=t',
]) {
  story(`${path} is hydrated without a word from React`, async () => {
    answers(() => ({ body: { ok: true, csrfToken: 't' } }));
    const { page } = await open(path, { timezoneId: 'UTC' });

    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').count()).toBe(1);
  });
}

story('the dashboard is drawn, tab after tab, without a word from React', async () => {
  answers(adminApi());
  const { page } = await open('/admin');
  for (const name of tabNames) {
    await page.getByRole('tab', { name, exact: true }).click();
    await page.getByRole('tabpanel', { name, exact: true }).locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
  }
});

for (const path of ['/', '/examples']) {
  waitlist.story(`${path} of the waitlist is hydrated without a word from React`, async () => {
    const { page } = await waitlist.open(path, { timezoneId: 'UTC' });

    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('group', { name: '2 of 5' }).waitFor();
    expect(await page.locator('h1').count()).toBe(1);
  });
}

story('the acknowledgment outlives effects that run twice, and then is gone', async () => {
  const { page } = await open('/acknowledgment', { session: { acknowledgmentData } });

  await page.getByText('Here is today.').waitFor();
  await page.waitForFunction(() => sessionStorage.getItem('acknowledgmentData') === null);
  await page.waitForLoadState('networkidle');

  expect(await page.getByRole('heading', { name: 'Got it.' }).count()).toBe(1);
});

story('the confirm link confirms once even so', async () => {
  answers(() => ({ body: { ok: true } }));
  const { page } = await open('/email-confirmation?token=t');
  await page.waitForLoadState('networkidle');

  expect(asked()).toHaveLength(1);
});
