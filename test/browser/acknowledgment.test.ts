/** The acknowledgment page: shown once from the session, in each of its forms. */
import { expect } from '@jest/globals';
import { shippedSites, titleIs } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, story } = withPages(shippedSites);

const render = { header: 'Rest today.', checklist: [], closing: 'Until tomorrow.', body: '' };
const data = (more: object) => ({
  signupEmail: 'ada@example.com',
  userData: { userId: 'u', email: 'ada@example.com', timezone: 'America/Chicago' },
  acknowledgmentData: { ok: true, stage: 'DAY0_ACK', startToday: true, v6: { render }, ...more },
});

const started = data({
  body: 'Here is today:\n\n[x] Book the dentist\n[ ] Call Mom\n\nOne thing at a time.',
  meta: { checklist: [{ checked: true }, { checked: false }] },
});

story('a started day shows the letter, the progress and both moments to come', async () => {
  const { page } = await open('/acknowledgment', { session: started, now: '2026-06-01T14:00:00Z' });

  await page.getByRole('heading', { level: 1, name: 'Got it.', exact: true }).waitFor();
  await page.getByText("We'll check in later today.", { exact: true }).waitFor();
  await titleIs(page, 'Got it – Anchor');
  const card = page.getByRole('article');
  expect(await card.getByRole('listitem').allTextContents()).toEqual([
    'Done: Book the dentist',
    'Call Mom',
  ]);
  await card.getByText('Checklist: 1/2 complete', { exact: true }).waitFor();
  const next = page.getByRole('region', { name: 'What happens next?' });
  await next.getByText('around 12:30 PM').waitFor();
  expect(await next.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Midday Check-In',
    'Evening Reflection',
  ]);
  expect(await next.getByText('tomorrow', { exact: true }).count()).toBe(0);
  await page.getByText('Reply to any email to update your plans.').waitFor();
});

story('a moment whose hour has passed says tomorrow', async () => {
  const { page } = await open('/acknowledgment', { session: started, now: '2026-06-01T20:00:00Z' });

  const next = page.getByRole('region', { name: 'What happens next?' });
  await next.waitFor();

  expect(await next.getByText('tomorrow', { exact: true }).count()).toBe(1);
  await next.getByText('around 12:30 PM tomorrow').waitFor();
});

story('without a body the card is header, checklist and closing', async () => {
  const checklist = ['Call Mom', 'Walk'];
  const { page } = await open('/acknowledgment', {
    session: data({ v6: { render: { ...render, header: 'Today:', checklist } } }),
  });

  const card = page.getByRole('article');
  expect(await card.innerText()).toMatch(/Today:\s+Call Mom\s+Walk\s+Until tomorrow\./);
  expect(await page.getByText(/^Checklist:/).count()).toBe(0);
});

story('a skipped day shows header, closing and three moments from tomorrow on', async () => {
  const { page } = await open('/acknowledgment', { session: data({ startToday: false }) });

  await page.getByRole('heading', { level: 1, name: "You're all set.", exact: true }).waitFor();
  await page.getByText("We'll start tomorrow morning.", { exact: true }).waitFor();
  expect(await page.getByRole('article').innerText()).toMatch(/Rest today\.\s+Until tomorrow\./);
  const next = page.getByRole('region', { name: 'What happens next?' });
  expect(await next.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Morning Prompt',
    'Midday Check-In',
    'Evening Reflection',
  ]);
  await next.getByText('tomorrow 6:00 AM').waitFor();
});

story('a checklist that is missing is said, with a way home', async () => {
  const { page } = await open('/acknowledgment', { session: data({ v6: {} }) });

  await page.getByRole('heading', { name: 'Loading Issue' }).waitFor();
  await page.getByText('Missing v6 render data. Please try again.', { exact: true }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('acknowledgmentData'))).toBeNull();
  await page.getByText('Go Home').click();
  await page.waitForURL((url) => url.pathname === '/');
});

story('once shown it is gone from the session, and a reload leads to the start', async () => {
  const { page } = await open('/acknowledgment', { session: started });
  await page.getByRole('heading', { name: 'Got it.' }).waitFor();

  await page.waitForFunction(() => sessionStorage.getItem('acknowledgmentData') === null);
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/');

  await page.getByRole('heading', { level: 1, name: /Three emails/ }).waitFor();
});

for (const [what, session] of [
  ['nothing', {}],
  ['an answer that says no', data({ ok: false })],
] as const) {
  story(`with ${what} in the session the visit leads to the start`, async () => {
    const { page } = await open('/acknowledgment', { session });

    await page.waitForURL((url) => url.pathname === '/');
  });
}
