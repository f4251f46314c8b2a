/** The measured health: what each figure says, what stands when something fails, when it is read. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adminApi, health } from '#test/kit/admin-api.ts';
import { comesTo } from '#test/kit/comes-to.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import type { Answer, Api } from '#test/kit/site-server.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const call = 'GET /api/v2/admin/health';
const failing: Answer = { status: 500, body: '' };
/** A minute after the last morning letter. */
const now = '2026-11-20T20:00:40.000Z';

/** Opens the overview, once what it asked has come. */
async function overview(answer: Answer | Api = { body: health }) {
  answers(adminApi({ [call]: answer }));
  const { page } = await open('/admin', { now });
  await page.locator('.health').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The lines of a figure, below its name. */
async function figure(page: Page, name: string): Promise<readonly string[]> {
  const words = await page
    .locator('.health .strip > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .innerText();
  return words.split(/\s*\n\s*/).slice(1);
}
const part = (page: Page, title: string) =>
  page.locator('.two-panes > section').filter({ has: page.getByRole('heading', { name: title }) });
const calls = () => asked().filter(({ path }) => path === '/api/v2/admin/health');

const counts = (more: object) => ({ body: { ...health, counted: { ...health.counted, ...more } } });

story('each stage says when its last letter went, as exactly as is known', async () => {
  const page = await overview(counts({ last: { ...health.counted.last, day0: undefined } }));

  expect(await figure(page, 'Morning intentions')).toEqual([
    '1 minute ago',
    'Last sent 20 Nov 2026, 13:59 CST',
  ]);
  expect(await figure(page, 'Evening reflection')).toEqual(['19 Nov 2026', 'Last sent, in UTC']);
  expect(await figure(page, 'First intentions')).toEqual(['None', 'Sent in 14 days']);
});

for (const [bounces, complaints, words] of [
  [0, 0, ['0%', 'within limits', '0%', 'within limits']],
  [49, 0, ['4.9%', 'within limits', '0%', 'within limits']],
  [50, 1, ['5%', 'over 5%', '0.1%', 'over 0.1%']],
  [100, 5, ['10%', 'over 10%', '0.5%', 'over 0.5%']],
] as const) {
  story(`${bounces} bounces and ${complaints} complaints of 1,000 mails`, async () => {
    const page = await overview(counts({ mail: { all: 1000, bounces, complaints } }));

    const bounced = await figure(page, 'Bounce rate');
    const complained = await figure(page, 'Complaint rate');
    expect([...bounced.slice(0, 2), ...complained.slice(0, 2)]).toEqual(words);
    expect(bounced[2]).toBe(`${bounces} of 1,000 mails in 14 days`);
  });
}

story('a rate of no mails is none', async () => {
  const page = await overview(counts({ mail: { all: 0, bounces: 0, complaints: 0 } }));

  expect((await figure(page, 'Bounce rate')).slice(0, 2)).toEqual(['–', 'No mails in 14 days']);
});

for (const [waiting, words] of [
  [{ count: 0, isOldest: true }, ['0', 'None waiting']],
  [
    { count: 2, oldestAt: '2026-11-20T17:00:40.000Z', isOldest: true },
    ['2', 'The oldest came 3 hours ago'],
  ],
  [
    { count: 23, oldestAt: '2026-11-20T17:00:40.000Z', isOldest: false },
    ['23', 'The oldest came at least 3 hours ago'],
  ],
  [{ count: 1, isOldest: false }, ['1', 'Somebody has them in hand']],
] as const) {
  story(`dead letters: ${words.join(', ')}`, async () => {
    const page = await overview({ body: { ...health, deadLetters: waiting } });

    expect((await figure(page, 'Dead letters')).slice(0, 2)).toEqual(words);
  });
}

story('what is overdue says what is meant by it', async () => {
  const days = health.counted.days.map((day) => ({ ...day, overdue: 1, late: 1 }));
  const page = await overview(counts({ days }));

  expect(await figure(page, 'Overdue today')).toEqual([
    '1',
    '14 in 14 days, 14 of them not sent',
    expect.stringMatching(/^Touchpoints that went more than 30 minutes after their time, or after/),
  ]);
});

story('letters and replies have their numbers, and replies their readers', async () => {
  const page = await overview();

  const { letters } = health.counted.days.at(-1)!;
  const days = part(page, 'Letters and replies a day');
  expect(await days.locator('.day-bar').first().innerText()).toContain(`${letters} today`);
  await days.getByText('Numbers').click();
  expect(await days.locator('tbody tr').count()).toBe(14);
  const readers = await part(page, 'Replies read by').locator('tbody tr').allInnerTexts();
  expect(readers.map((row) => row.trim().split(/\s*\t\s*/))).toEqual([
    ['Trained reader', '85%', '2,811'],
    ['Forms', '12%', '402'],
    ['Language model', '3%', '96'],
    ['Nobody', '<1%', '4'],
  ]);
});

const userId = '22222222-2222-4222-8222-222222222222';
const full = {
  ...health,
  unread: [
    {
      userId,
      email: 'bob@example.com',
      userNumber: 12,
      replyId: 'mail <7>',
      stage: 'MIDDAY_CHECKIN',
      at: '2026-11-20T19:00:40.000Z',
      traceId: 'c0ffee12-3456-4789-8abc-def012345678',
    },
  ],
  errors: {
    sinceMs: Date.parse('2026-11-19T20:00:40Z'),
    kinds: 12,
    groups: [
      {
        function: 'stages.touchpoint',
        message: 'touchpoint failed',
        count: 1204,
        lastAt: Date.parse('2026-11-20T19:58:00Z'),
      },
    ],
  },
};

story('a reply that nobody could read leads to its writer, an error to the log', async () => {
  const page = await overview({ body: full });

  const row = part(page, 'Replies nobody could read').locator('tbody tr');
  expect((await row.innerText()).split(/\s*[\t\n]\s*/)).toEqual([
    'bob@example.com',
    'Midday check-in',
    '1 hour ago',
    '12345678',
  ]);
  const errors = part(page, 'Errors by kind');
  expect(await errors.innerText()).toContain(
    'Since 19 Nov 2026, 14:00 CST, the 1 most frequent of 12',
  );
  expect((await errors.locator('tbody tr').innerText()).split(/\s*[\t\n]\s*/)).toEqual([
    'touchpoint failed',
    'stages.touchpoint',
    '1,204',
    '2 minutes ago',
  ]);
  expect(await problemsIn(page)).toEqual([]);
  await row.getByRole('link', { name: 'bob@example.com' }).click();
  await page.waitForURL(`**/admin#users/${userId}?reply=mail+%3C7%3E`);
});

for (const [name, places] of [
  ['deadLetters', ['Dead letters']],
  ['unread', ['Replies nobody could read']],
  ['errors', ['Errors by kind']],
  ['counted', ['Morning intentions', 'Overdue today', 'Bounce rate', 'Replies read by']],
] as const) {
  story(`without ${name} its places say so, and the others stand`, async () => {
    const page = await overview({ body: { ...full, [name]: undefined } });

    const cells = page.locator('.health .strip > div, .two-panes > section');
    const silent = await cells.filter({ hasText: 'This couldn’t be read.' }).allInnerTexts();
    const names = silent.map((text) => text.trim().split('\n')[0]);
    expect(names).toEqual(expect.arrayContaining([...places]));
    expect(names).toHaveLength(name === 'counted' ? 9 : 1);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
}

story('figures that never came are said not to have come, and can be asked for again', async () => {
  let answer: Answer = failing;
  const page = await overview(() => answer);

  await page.getByRole('alert').getByText('The figures couldn’t be read.').waitFor();
  expect(await page.locator('.health .strip').count()).toBe(0);
  answer = { body: health };
  await page.locator('.health').getByRole('button', { name: 'Try again' }).click();
  await page.locator('.health .strip').first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

story('the last good figures stand when a refresh fails, and say so', async () => {
  let answer: Answer = { body: health };
  const page = await overview(() => answer);
  answer = failing;
  await page.getByRole('button', { name: 'Refresh health' }).click();

  await page
    .getByRole('alert')
    .getByText('These figures are from 14:02:31 CST. Newer ones couldn’t be read.')
    .waitFor();
  expect((await figure(page, 'Dead letters'))[0]).toBe('0');
  expect(await page.locator('button:focus').innerText()).toBe('Refresh');
});

story('what is on its way shows as bars', async () => {
  const after = new Promise<void>(() => {});
  answers(adminApi({ [call]: { body: {}, after } }));
  const { page } = await open('/admin', { now });

  await page.locator('.health .skeleton').waitFor({ state: 'attached' });
});

story('it is read again each minute, but not while nobody sees it', async () => {
  answers(adminApi({ [call]: { body: health } }));
  const { page } = await open('/login');
  await page.clock.install();
  await page.goto(new URL('/admin', page.url()).href);
  await page.locator('.health .strip').first().waitFor();
  expect(calls()).toHaveLength(1);
  expect(calls()[0]?.query['endMs']).toMatch(/^\d{13}$/);

  await page.clock.fastForward(60_000);
  await comesTo(page, () => calls().length, 2);
  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      const state = value ? 'hidden' : 'visible';
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await show(true);
  await page.clock.fastForward(60_000);
  await page.clock.fastForward(60_000);
  await comesTo(page, () => calls().length, 2);
  await show(false);
  await page.clock.fastForward(60_000);
  await comesTo(page, () => calls().length, 3);
});
