/** The onboarding monitor: what it shows of first letters, with some, with none, when it fails. */
import { expect } from '@jest/globals';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { comesTo } from '#test/kit/comes-to.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const now = '2026-11-20T14:00:00Z';

async function onboarding(given: AdminAnswers = {}) {
  answers(adminApi(given));
  const { page } = await open('/admin#onboarding', { now });
  await page.getByRole('heading', { name: 'Onboarding', exact: true }).waitFor();
  return page;
}

const statusPath = 'GET /api/admin/onboarding/status';
const recentPath = 'GET /api/admin/onboarding/recent';

story('numbers, sender and switches stand as the service says', async () => {
  const page = await onboarding();
  const strip = page.locator('.strip');
  await strip.waitFor();

  expect((await strip.innerText()).split('\n').filter(Boolean)).toEqual([
    'Next user number',
    '1,285',
    'Numbers of deleted and erased people aren’t used again',
    'Onboarding emails sent',
    '1,120',
    'First letters of all time, also to people who are deleted or erased',
    'Sender address',
    'hello@anchor.example',
    'Verified',
  ]);
  const pairs = await page.locator('.pairs > div').allInnerTexts();
  expect(pairs.map((line) => line.split('\n'))).toEqual([
    ['USE_REAL_EMAIL', 'true'],
    ['ALLOW_PRELAUNCH_PURGE', 'false'],
    ['Sequence', 'USER_NUMBER'],
    ['Next number is one', 'No'],
  ]);
});

story('the five newest letters say how long ago they went', async () => {
  const page = await onboarding();
  const rows = page.locator('.ledger tbody tr');
  await rows.first().waitFor();

  expect(await page.locator('.ledger time').allInnerTexts()).toEqual([
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '23 hours ago',
    '2 days ago',
  ]);
  expect(asked().find(({ path }) => path.endsWith('/recent'))?.query).toEqual({ limit: '5' });
});

story(
  'how long ago follows the service’s clock, and the time beside it names its zone',
  async () => {
    const letter = {
      email: 'ada@example.com',
      userNumber: 1,
      sentAt: '2026-12-24T18:00:00Z',
      messageId: 'm',
    };
    const page = await onboarding({
      [recentPath]: {
        serviceTime: '2026-12-25T21:00:00Z',
        body: { ok: true, items: [letter] },
      },
    });
    const time = page.locator('.ledger time');
    await time.waitFor();

    expect(await time.innerText()).toBe('1 day ago');
    expect(await time.getAttribute('title')).toBe('24 Dec 2026, 12:00 CST');
  },
);

story('without letters the list says so', async () => {
  const page = await onboarding({ [recentPath]: { body: { ok: true, items: [] } } });

  await page.getByText('No recent onboarding emails', { exact: true }).waitFor();
});

story('a status that cannot be read says so, and is read when asked again', async () => {
  let broken = true;
  const page = await onboarding({
    [statusPath]: (call) => (broken ? { status: 500, body: '' } : adminApi()(call)),
  });
  await page.getByRole('alert').getByText('Failed to load onboarding status').waitFor();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.getByText('1,285', { exact: true }).waitFor();
  expect(await page.getByText('Failed to load onboarding status').count()).toBe(0);
});

story('Refresh asks both again, and only then', async () => {
  const page = await onboarding();
  await page.getByText('1,285', { exact: true }).waitFor();
  const count = () => asked().filter(({ path }) => path.includes('/onboarding/')).length;
  await comesTo(page, count, 2);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();

  await comesTo(page, count, 4);
});
