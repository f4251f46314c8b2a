/** The overview: what it says of the service, and what it does not claim to know. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const stability = 'GET /admin/api/stability';
const runProofs = 'POST /admin/api/run-proofs';
const report = {
  tsErrors: 0,
  firstClass: { intentions: true, contextBundle: true, carryover: true },
  guards: { unifiedSchemaGuard: true, noLegacyCreateMessage: true },
  mode: 'strict',
  lastUpdated: '2026-11-20T20:02:31.000Z',
};

async function overview(given: AdminAnswers) {
  answers(adminApi(given));
  const { page } = await open('/admin');
  await page.getByRole('heading', { name: 'System Stability' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** What a row of the panel says at its right. */
const result = (page: Page, name: string) =>
  page
    .locator('.checks > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('.result');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const colour = (page: Page, name: string) =>
  result(page, name)
    .locator('> *')
    .evaluate((it) => getComputedStyle(it).color);
const stabilityCalls = () => asked().filter(({ path }) => path === '/admin/api/stability').length;

story('four cards say how the service stands and how many there are', async () => {
  const page = await overview({});

  const cards = await page.locator('.strip > div').allInnerTexts();
  expect(cards.map((text) => text.split(/\s*\n\s*/))).toEqual([
    ['Context Bundle v1', 'READY'],
    ['Email System', 'Active'],
    ['SMS System', 'Active'],
    ['Users', '1,284', 'total registered'],
  ]);
});

story(
  'a number of users that did not come is not shown as none, and can be asked for',
  async () => {
    let fails = true;
    const page = await overview({
      'GET /api/analytics/recent-signups': () =>
        fails ? { status: 500, body: '' } : { body: { totalUsers: 3 } },
    });

    await page.getByText('Network response was not ok', { exact: true }).waitFor();
    expect(await page.getByText('total registered').count()).toBe(0);
    fails = false;
    await button(page, 'Try again').click();
    await page.getByText('total registered', { exact: true }).waitFor();
    expect(await page.locator('.strip > div').last().innerText()).toMatch(/^Users\s+3\s/);
  },
);

for (const [what, answer] of [
  ['a report that was never made', { status: 404, body: { ok: false } }],
  ['a report that failed', { status: 500, body: '' }],
  ['an empty report', { body: {} }],
] as const) {
  story(`${what} reads as never run, and as nothing else`, async () => {
    const page = await overview({ [stability]: answer });

    expect(await page.locator('.stability').getByText('never run', { exact: true }).count()).toBe(
      4,
    );
    for (const name of ['TypeScript errors', 'First-Class Proofs', 'Guards']) {
      expect(await result(page, name).innerText()).toBe('never run');
    }
    expect(
      await page
        .locator('.stability')
        .getByText(/^(Pass|Fail|0)$/)
        .count(),
    ).toBe(0);
  });
}

story('a report in which all holds is green', async () => {
  const page = await overview({ [stability]: { body: report } });

  expect(await result(page, 'TypeScript errors').innerText()).toBe('0');
  expect(await colour(page, 'TypeScript errors')).toBe('rgb(29, 100, 56)');
  expect(await result(page, 'First-Class Proofs').innerText()).toBe('Pass');
  expect(await result(page, 'Guards').innerText()).toBe('Pass');
  await page.getByText('mode strict, updated 14:02:31', { exact: true }).waitFor();
});

for (const [part, name, check] of [
  ['firstClass', 'First-Class Proofs', 'carryover'],
  ['firstClass', 'First-Class Proofs', 'intentions'],
  ['firstClass', 'First-Class Proofs', 'contextBundle'],
  ['guards', 'Guards', 'unifiedSchemaGuard'],
  ['guards', 'Guards', 'noLegacyCreateMessage'],
] as const) {
  story(`${name} fail where ${check} alone does not hold, and name it`, async () => {
    const page = await overview({
      [stability]: {
        body: { ...report, tsErrors: 2, [part]: { ...report[part], [check]: false } },
      },
    });

    expect(await result(page, name).innerText()).toBe('Fail');
    expect(await page.locator('.fails').allTextContents()).toEqual([`failed: ${check}`]);
    expect(await result(page, 'TypeScript errors').innerText()).toBe('2');
    expect(await colour(page, 'TypeScript errors')).toBe('rgb(173, 27, 60)');
  });
}

story('the report is asked for again by its button alone', async () => {
  let tsErrors = 4;
  const page = await overview({ [stability]: () => ({ body: { ...report, tsErrors } }) });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  expect(stabilityCalls()).toBe(1);

  tsErrors = 0;
  await button(page, 'Refresh').focus();
  await page.keyboard.press('Enter');
  await result(page, 'TypeScript errors').getByText('0', { exact: true }).waitFor();

  expect(stabilityCalls()).toBe(2);
  expect(await page.locator('button:focus').innerText()).toBe('Refresh');
});

for (const [name, liveOpenAI, words] of [
  ['Run Proof Suite', false, 'Last run passed, without live OpenAI'],
  ['Test OpenAI Key', true, 'Last run passed, with live OpenAI'],
] as const) {
  story(`${name} runs the proofs and asks for the report again`, async () => {
    let go = () => {};
    const after = new Promise<void>((resolve) => (go = resolve));
    const page = await overview({ [runProofs]: { body: { passed: true, liveOpenAI }, after } });
    await button(page, name).click();
    await page.locator('.stability .busy').waitFor();
    expect(await page.locator('.stability .acts button:disabled').count()).toBe(2);
    go();

    await page.getByRole('status').getByText(words, { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked().find(({ method }) => method === 'POST')?.body).toEqual({ liveOpenAI });
    expect(stabilityCalls()).toBe(2);
  });
}

story('proofs that do not hold are said not to', async () => {
  const page = await overview({ [runProofs]: { body: { passed: false, liveOpenAI: false } } });
  await button(page, 'Run Proof Suite').click();

  const words = 'Last run failed, without live OpenAI';
  await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
});

story('a run that could not be made says which answer it got', async () => {
  const page = await overview({ [runProofs]: { status: 502, body: 'Bad Gateway' } });
  await button(page, 'Test OpenAI Key').click();

  const words = 'Test failed: HTTP 502: Bad Gateway';
  await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
  expect(stabilityCalls()).toBe(1);
});

story('a run that got no answer says so', async () => {
  const page = await overview({});
  await page.route('**/admin/api/run-proofs', (route) => route.abort());
  await button(page, 'Run Proof Suite').click();

  await page
    .getByRole('alert')
    .getByText('Test failed: Failed to fetch', { exact: true })
    .waitFor();
});

story('a run after the session ended leads to the sign-in', async () => {
  const page = await overview({ [runProofs]: { status: 401, body: { ok: false } } });
  await button(page, 'Run Proof Suite').click();

  await page.waitForURL('**/login');
});

story('the example metrics are marked as examples', async () => {
  const page = await overview({});
  const panel = page.locator('section').filter({ hasText: 'Example metrics' }).last();

  await panel.getByText('static', { exact: true }).waitFor();
  expect(await panel.locator('.pairs > div').allInnerTexts()).toEqual([
    expect.stringMatching(/^Specificity hit rate\s+92%$/),
    expect.stringMatching(/^Tone compliance\s+100%$/),
    expect.stringMatching(/^Simulation files\s+13$/),
  ]);
});

story('the status list stands beside it', async () => {
  const page = await overview({});

  await page.getByRole('heading', { name: 'System Status', exact: true }).waitFor();
});
