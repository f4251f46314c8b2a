/** Test letters: what is sent, what came of it, and the ways to the other testers. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const sends = [
  ['morning', 'Send Morning (V2)', 'morning intention', 'MORNING'],
  ['midday', 'Send V2 Midday Check-in', 'midday check-in', 'MIDDAY'],
  ['evening', 'Send Evening (V2)', 'evening reflection', 'EVENING'],
] as const;
const sent = { ok: true, message_id: 'm-1', stage: 'MORNING', user_id: 'u', simulated: false };

async function testing(given: AdminAnswers = {}) {
  answers(adminApi(given));
  const { page } = await open('/admin#testing');
  await page.getByLabel('Test email address').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const address = (page: Page) => page.getByLabel('Test email address');
const posted = () => asked().filter(({ method }) => method === 'POST');

for (const [name, words, letter, stage] of sends) {
  const place = `POST /api/v2/admin/${name}/send`;

  story(`${words} sends the letter and shows what it is called`, async () => {
    const page = await testing({ [place]: { body: { ...sent, stage, message_id: `id-${name}` } } });
    await address(page).fill(' ada@example.com ');
    await button(page, words).click();

    await page.getByText(`id-${name}`, { exact: true }).waitFor();
    await page.getByText('to ada@example.com', { exact: true }).waitFor();
    expect(await page.getByRole('status').innerText()).toMatch(/^Sent\s/);
    expect(posted()).toEqual([
      {
        method: 'POST',
        path: `/api/v2/admin/${name}/send`,
        query: {},
        body: { email: 'ada@example.com', simulate: false },
      },
    ]);
  });

  for (const [what, answer, why] of [
    ['is refused', { status: 404, body: { ok: false, error: 'Nobody.' } }, 'Nobody.'],
    ['says no with a 200', { body: { ok: false, error: 'Not now.' } }, 'Not now.'],
    ['says nothing', { status: 502, body: 'Bad Gateway' }, `Failed to send ${letter}`],
  ] as const) {
    story(`${words} says why when the service ${what}`, async () => {
      const page = await testing({ [place]: answer });
      await address(page).fill('ada@example.com');
      await button(page, words).click();

      const failure = `Failed to send V2 ${letter}: ${why}`;
      await page.getByRole('alert').getByText(failure, { exact: true }).waitFor();
      expect(await button(page, words).isEnabled()).toBe(true);
    });
  }
}

story('without an address nothing can be sent', async () => {
  const page = await testing();
  const enabled = () => Promise.all(sends.map(([, words]) => button(page, words).isEnabled()));

  expect(await enabled()).toEqual([false, false, false]);
  await address(page).fill('   ');
  expect(await enabled()).toEqual([false, false, false]);
  await address(page).fill('a');
  expect(await enabled()).toEqual([true, true, true]);
});

story('while one letter is on its way no other can be sent', async () => {
  const { promise: after, resolve: go } = Promise.withResolvers<void>();
  const page = await testing({ 'POST /api/v2/admin/midday/send': { body: sent, after } });
  await address(page).fill('ada@example.com');
  await button(page, 'Send V2 Midday Check-in').click();

  await button(page, 'Sending...').waitFor();
  expect(await page.locator('.sends button:disabled').count()).toBe(3);
  go();
  await page.getByText('m-1', { exact: true }).waitFor();
  expect(await page.locator('.sends button:disabled').count()).toBe(0);
  await page.locator('button:focus').getByText('Send V2 Midday Check-in').waitFor();
});

/** Words are typed: a box for numbers can't be filled with them. */
async function travels(page: Page, typed: string) {
  await page.getByLabel('Time Travel').check();
  const box = page.getByLabel('Days forward (1-7)');
  await box.fill('');
  await box.pressSequentially(typed);
  return box;
}

for (const [typed, days] of [
  ['1', 1],
  ['3', 3],
  ['7', 7],
  ['', 1],
] as const) {
  story(`time travel by ${JSON.stringify(typed)} is asked for as ${days} days`, async () => {
    const page = await testing({ 'POST /api/v2/admin/morning/send': { body: sent } });
    await address(page).fill('ada@example.com');
    await travels(page, typed);
    await button(page, 'Send Morning (V2)').click();
    await page.getByText('m-1', { exact: true }).waitFor();

    expect(posted().map(({ body }) => body)).toEqual([
      { email: 'ada@example.com', simulate: false, timeTravelOffsetDays: days },
    ]);
  });
}

for (const typed of ['0', '-2', '8', '1.5', 'e']) {
  story(`time travel by ${typed} is refused with the rule, and nothing is asked for`, async () => {
    const page = await testing({ 'POST /api/v2/admin/morning/send': { body: sent } });
    await address(page).fill('ada@example.com');
    const box = await travels(page, typed);
    await button(page, 'Send Morning (V2)').click();

    const rule = page.getByRole('alert').getByText('Choose a whole number of days from 1 to 7.');
    await rule.waitFor();
    expect(await box.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(posted()).toEqual([]);
    await box.fill('2');
    expect(await rule.count()).toBe(0);
  });
}

story('a real person is asked about by name first, and not written to after a no', async () => {
  answers(adminApi({ 'POST /api/v2/admin/evening/send': { body: sent } }));
  const { page } = await open('/admin#testing');
  await address(page).fill('ada@example.com');
  await travels(page, '2');
  await page.evaluate(() => {
    window.confirm = (words) => {
      document.title = words ?? '';
      return false;
    };
  });
  await button(page, 'Send Evening (V2)').click();

  expect(await page.title()).toBe(
    'Send a real evening reflection to ada@example.com? It’s written as of 2 days ahead.',
  );
  expect(posted()).toEqual([]);
});

story('what was sent names the day and the person', async () => {
  const body = { ...sent, date: '2026-11-30' };
  const page = await testing({ 'POST /api/v2/admin/morning/send': { body } });
  await address(page).fill('ada@example.com');
  await button(page, 'Send Morning (V2)').click();

  await page.getByText('for 30 Nov 2026', { exact: true }).waitFor();
  const person = page.getByRole('link', { name: 'ada@example.com', exact: true });
  expect(await person.getAttribute('href')).toBe('/admin#users/u');
});

story('time travel that is off again is not asked for', async () => {
  const page = await testing({ 'POST /api/v2/admin/evening/send': { body: sent } });
  await address(page).fill('ada@example.com');
  await page.getByLabel('Time Travel').check();
  await page.getByLabel('Days forward (1-7)').fill('5');
  await page.getByLabel('Time Travel').uncheck();
  expect(await page.getByLabel('Days forward (1-7)').count()).toBe(0);
  await button(page, 'Send Evening (V2)').click();
  await page.getByText('m-1', { exact: true }).waitFor();

  expect(posted()[0]?.body).toEqual({ email: 'ada@example.com', simulate: false });
});

story('a letter that was kept and not sent is not called sent', async () => {
  const page = await testing({
    'POST /api/v2/admin/morning/send': { body: { ...sent, simulated: true } },
  });
  await address(page).fill('ada@example.com');
  await button(page, 'Send Morning (V2)').click();

  await page.getByText('Kept, not sent', { exact: true }).waitFor();
});

story('a session that ended leads to the sign-in, not to a failure', async () => {
  const page = await testing({ 'POST /api/v2/admin/morning/send': { status: 401, body: {} } });
  await address(page).fill('ada@example.com');
  await button(page, 'Send Morning (V2)').click();

  await page.waitForURL('**/login');
});

story('the quick actions open in tabs of their own', async () => {
  const page = await testing();
  const links = page.locator('.ways a');

  expect(await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
    '/admin/testing/dry-run',
    '/admin/v3-tester',
    '/admin/v3u-tester',
    '/downloads',
  ]);
  expect(await links.evaluateAll((all) => all.map((it) => it.getAttribute('target')))).toEqual(
    Array(4).fill('_blank'),
  );
  for (const [words, path] of [
    ['Signup sources', '/api/analytics/signup-sources'],
    ['SES status', '/api/email-testing/ses-status'],
  ] as const) {
    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: words }).click();
    const opened = await opening;
    await opened.waitForLoadState();
    expect(new URL(opened.url()).pathname).toBe(path);
    await opened.close();
  }
});
