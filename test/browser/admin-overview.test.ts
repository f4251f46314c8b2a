/** The overview: what it says of the service, and what it does not claim to know. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { comesTo } from '#test/kit/comes-to.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
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

  const cards = await page.locator('.panel.strip > div').allInnerTexts();
  expect(cards.map((text) => text.split(/\s*\n\s*/))).toEqual([
    ['Context Bundle v1', 'READY', 'static'],
    ['Email System', 'Active', 'static'],
    ['SMS System', 'Active', 'static'],
    ['Users', '1,284', 'total registered, without deleted'],
  ]);
});

story('a number of users that did not come is not shown as none', async () => {
  let fails = true;
  const page = await overview({
    'GET /api/analytics/recent-signups': () =>
      fails ? { status: 500, body: '' } : { body: { totalUsers: 3 } },
  });

  await page.getByText('Network response was not ok', { exact: true }).waitFor();
  expect(await page.getByText('total registered, without deleted').count()).toBe(0);
  fails = false;
  await button(page, 'Try again').click();
  await page.getByText('total registered, without deleted', { exact: true }).waitFor();
  expect(await page.locator('.panel.strip > div').last().innerText()).toMatch(/^Users\s+3\s/);
});

for (const [what, answer] of [
  ['a report that was never made', { status: 404, body: { ok: false } }],
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

story('a report that could not be read is not said to have never run', async () => {
  const page = await overview({ [stability]: { status: 500, body: '' } });

  const panel = page.locator('.stability');
  await panel
    .getByRole('alert')
    .getByText('Network response was not ok', { exact: true })
    .waitFor();
  expect(await panel.getByText(/never run|No report yet|^(Pass|Fail|0)$/).count()).toBe(0);
});

story('a report that has not come yet is not said to have never run', async () => {
  const { promise: after, resolve: go } = Promise.withResolvers<void>();
  answers(adminApi({ [stability]: { body: report, after } }));
  const { page } = await open('/admin');
  await page.getByRole('heading', { name: 'System Stability' }).waitFor();

  expect(await page.getByText(/never run|No report yet/).count()).toBe(0);
  go();
  await result(page, 'Guards').getByText('Pass', { exact: true }).waitFor();
});

story('a report in which all holds is green', async () => {
  const page = await overview({ [stability]: { body: report } });

  expect(await result(page, 'TypeScript errors').innerText()).toBe('0');
  expect(await colour(page, 'TypeScript errors')).toBe('rgb(29, 100, 56)');
  expect(await result(page, 'First-Class Proofs').innerText()).toBe('Pass');
  expect(await result(page, 'Guards').innerText()).toBe('Pass');
  await page.getByText('mode strict, updated 20 Nov 2026, 14:02 CST', { exact: true }).waitFor();
});

story('with nothing but the build’s own facts the proofs were never run', async () => {
  const page = await overview({
    [stability]: { body: { ok: true, tsErrors: 0, guards: report.guards, mode: 'reader' } },
  });

  await page.getByText('mode reader, never run', { exact: true }).waitFor();
  expect(await result(page, 'TypeScript errors').innerText()).toBe('0');
  expect(await result(page, 'First-Class Proofs').innerText()).toBe('never run');
  expect(await page.locator('.proof-run p').count()).toBe(0);
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
    const { promise: after, resolve: go } = Promise.withResolvers<void>();
    const page = await overview({ [runProofs]: { body: { passed: true, liveOpenAI }, after } });
    await button(page, name).click();
    await page.locator('.stability .busy').waitFor();
    expect(await page.locator('.stability .acts button:disabled').count()).toBe(2);
    go();

    await page.getByRole('status').getByText(words, { exact: true }).waitFor();
    expect(asked().find(({ method }) => method === 'POST')?.body).toEqual({ liveOpenAI });
    await comesTo(page, stabilityCalls, 2);
  });
}

story('proofs that do not hold are said not to', async () => {
  const page = await overview({ [runProofs]: { body: { passed: false, liveOpenAI: false } } });
  await button(page, 'Run Proof Suite').click();

  const words = 'Last run failed, without live OpenAI';
  await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
});

for (const [answer, words] of [
  [{ status: 502, body: 'Bad Gateway' }, 'HTTP 502: Bad Gateway'],
  [{ body: 'Hello' }, 'HTTP 200: Hello'],
  [{ body: { ok: false, error: 'No.' } }, 'No.'],
] as const) {
  story(`a run that could not be made says which answer it got: ${words}`, async () => {
    const page = await overview({ [runProofs]: answer });
    await button(page, 'Test OpenAI Key').click();

    await page.getByRole('alert').getByText(`Test failed: ${words}`, { exact: true }).waitFor();
    expect(stabilityCalls()).toBe(1);
  });
}

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

const failure = { what: 'Midday check-in: “1 done”', why: 'Read as nothing.' };
const passedProof = { passed: true, checked: 21, failures: [] };
const lastRun = {
  passed: false,
  liveOpenAI: true,
  firstClass: { ...report.firstClass, intentions: false },
  proofs: {
    intentions: { passed: false, checked: 48, failures: [failure] },
    contextBundle: passedProof,
    carryover: { ...passedProof, checked: 5 },
  },
  live: {
    passed: false,
    model: 'gpt-5.6-luna',
    asked: 0,
    notBelieved: 0,
    because: 'no key',
    says: 'No key is set, so no language model is asked.',
  },
  ranAt: report.lastUpdated,
  ms: 900,
  version: '0.1.0+1',
  downloadId: '66666666-6666-4666-8666-666666666666',
};
const detailed = {
  ...report,
  ok: true,
  version: '0.1.0+1',
  firstClass: lastRun.firstClass,
  report: lastRun,
};

story('the last run says which cases failed and why, and where its report is', async () => {
  const page = await overview({ [stability]: { body: detailed } });

  expect(await page.locator('.failing li').allInnerTexts()).toEqual([
    expect.stringMatching(/^OpenAI \(gpt-5\.6-luna\): no key\s+No key is set/),
    expect.stringMatching(/^Intentions\. Midday check-in: “1 done”\s+Read as nothing\.$/),
  ]);
  const words = await page.locator('.proof-run p').innerText();
  expect(words).toMatch(/^Last proved .+: 74 cases, 1 of them wrong\. Its report$/);
  await page.getByRole('link', { name: 'Its report' }).click();
  await page.waitForURL('**/downloads');
});

story('a run of an earlier build is said to be one', async () => {
  const page = await overview({ [stability]: { body: { ...detailed, version: '0.1.0+2' } } });

  await page.getByText(/That was an earlier build\./).waitFor();
});

story('a guard that does not hold says what is not so', async () => {
  const guards = { ...report.guards, noLegacyCreateMessage: false };
  const broken = ['mails and texts leave by one function'];
  const page = await overview({ [stability]: { body: { ...report, guards, broken } } });

  await page.getByText('It is not so that mails and texts leave by one function.').waitFor();
});

const runsAt = 'GET /admin/api/runs';
const runOf = (more: object) => ({
  kind: 'proofs',
  id: 'r1',
  state: 'running',
  step: 3,
  steps: 8,
  doing: 'Carry-over: day 1, morning intentions',
  startedAt: '2026-11-20T21:00:00.000Z',
  updatedAt: '2026-11-20T21:00:01.000Z',
  ...more,
});

story('a run under way is found, followed, and its report read at its end', async () => {
  let run = runOf({});
  const page = await overview({
    [stability]: { body: report },
    [runsAt]: () => ({ body: { ok: true, runs: [run] } }),
  });

  await page.getByText('Carry-over: day 1, morning intentions (3 of 8)').waitFor();
  expect(await page.locator('.stability .acts button:disabled').count()).toBe(2);
  expect(await page.locator('.stability progress').getAttribute('value')).toBe('2');
  const before = stabilityCalls();
  run = runOf({ state: 'done' });
  await page.locator('.stability .acts button:enabled').first().waitFor();

  expect(await page.getByText('Carry-over:').count()).toBe(0);
  await comesTo(page, stabilityCalls, before + 1);
});

story('a run that died says so, until a newer one has been', async () => {
  const error = 'It stopped before it was done. Run it again.';
  const runs = [runOf({ state: 'failed', error })];
  const page = await overview({
    [stability]: { body: report },
    [runsAt]: { body: { ok: true, runs } },
  });
  await page.getByText(error, { exact: true }).waitFor();

  const later = await overview({
    [stability]: { body: { ...report, lastUpdated: '2026-11-20T21:30:00.000Z' } },
    [runsAt]: { body: { ok: true, runs } },
  });
  expect(await later.getByText(error, { exact: true }).count()).toBe(0);
});

story('a second run at once is refused in the server’s own words', async () => {
  const message = 'One of these is already running. Please wait until it ends.';
  const body = { ok: false, code: 'RUN_IN_PROGRESS', error: message, message };
  const page = await overview({ [runProofs]: { status: 409, body } });
  await button(page, 'Run Proof Suite').click();

  await page
    .getByRole('alert')
    .getByText(`Test failed: HTTP 409: ${message}`, { exact: true })
    .waitFor();
});

story('failing proofs and a run under way are read by everyone', async () => {
  const shown = [
    { [stability]: { body: detailed } },
    { [stability]: { body: detailed }, [runsAt]: { body: { ok: true, runs: [runOf({})] } } },
  ];
  for (const given of shown) {
    answers(adminApi(given));
    const { page } = await open('/admin');
    await page.locator('.proof-run p').first().waitFor();

    expect(await problemsIn(page)).toEqual([]);
  }
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

story('the status list stands beside it, marked as fixed text', async () => {
  const page = await overview({});

  await page.getByRole('heading', { name: 'System Status', exact: true }).waitFor();
  const panel = page.locator('section.panel').filter({ hasText: 'System Status' }).last();
  expect(await panel.locator('header').innerText()).toMatch(/static$/);
});
