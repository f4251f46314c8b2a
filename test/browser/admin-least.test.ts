/** Every tab stands on the fields that the specification lists: nothing more is asked for. */
import { expect } from '@jest/globals';
import { shippedSites } from '#test/kit/pages.ts';
import type { Answer } from '#test/kit/site-server.ts';
import { withPages } from '#test/kit/with-pages.ts';
import { tabNames } from '#web/main/admin/tab-address.ts';

const { open, answers, story } = withPages(shippedSites);

const base = '/api/admin/email-compliance';
const at = '2026-11-19T09:30:00Z';
const userId = '11111111-1111-4111-8111-111111111111';
const email = 'ada@example.com';

/** Section 3 of the specification, to the letter. */
const least: Readonly<Record<string, unknown>> = {
  'GET /auth/whoami': { admin: { email: 'ops@anchor.example' } },
  'GET /api/analytics/signup-sources': { landing_page: 3 },
  'GET /api/analytics/recent-signups': { totalUsers: 3 },
  'GET /api/v2/admin/permissions': { canDelete: true, canPurge: true, reason: '' },
  'GET /api/v2/admin/users': {
    ok: true,
    items: [{ user_id: userId, email, row_number: 1, created_at: at }],
  },
  'GET /api/admin/onboarding/status': {
    nextUserNumber: 2,
    counts: { onboardingSent: 1 },
    mail: { fromAddress: 'hello@anchor.example', sesVerified: true },
    flags: { USE_REAL_EMAIL: false, ALLOW_PRELAUNCH_PURGE: true },
    sequence: { name: 'users', atOne: false },
  },
  'GET /api/admin/onboarding/recent': {
    items: [{ email, userNumber: 1, sentAt: at, messageId: 'm1' }],
  },
  [`GET ${base}/stats`]: {
    subscribed: 2,
    unsubscribed: 1,
    lastUnsubs: [{ email, userNumber: 1, unsubscribedAt: at }],
  },
  [`GET ${base}/user/ada%40example.com/search`]: {
    userId,
    email,
    userNumber: 1,
    unsubscribed: false,
  },
};

/** What the specification does not know of says nothing at all. */
const leastApi = ({ method, path }: { method: string; path: string }): Answer => ({
  body: least[`${method} ${path}`] ?? {},
});

for (const tab of tabNames) {
  story(`${tab} is shown with the least that may be answered`, async () => {
    answers(leastApi);
    const { page, alerts } = await open(`/admin#${tab}`);
    await page.locator('#panel h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');

    expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
    expect(alerts).toEqual([]);
  });
}

story('a person is found with the least that may be answered', async () => {
  answers(leastApi);
  const { page } = await open('/admin#compliance');
  await page.getByLabel('Search by email address').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('.found').waitFor();

  expect(await page.locator('.found .badge').allInnerTexts()).toEqual(['Subscribed']);
});
