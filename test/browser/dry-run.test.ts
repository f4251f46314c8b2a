/** The dry run's page: what is asked, how far it is, what came of it, also for who comes back. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { focused } from '#test/kit/focused.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';
import { sampleDay } from '#web/main/admin/dry-run/dry-form.tsx';

const { open, answers, asked, story } = withPages(shippedSites);

const place = 'POST /admin/dry-run';
const rowsAt = 'GET /admin/api/runs';
const sessionId = '5f0c7c0e-3f5b-4a3e-9d57-2b8f3c1a9e10';
const reportUrl = `/api/downloads/${sessionId}/report`;

/** Section 3 of the specification, to the letter. */
const least = {
  success: true,
  executionTimeMs: 2412,
  sessionId,
  summary: { totalStages: 4, mimeParity: true, carryOverVerified: false },
  artifacts: 31,
  telemetry: 12,
};
const telemetry = [
  { event: 'prompt', at: 0, ms: 40, day: 1, stage: 'MORNING', outcome: 'sent' },
  { event: 'reply', at: 40, ms: 90, day: 1, stage: 'MORNING', outcome: 'taken', edits: 4 },
];
const whole = { ...least, ok: true, artifacts: [{}, {}, {}], telemetry, reportUrl };

const row = (more: object) => ({
  kind: 'dry-run',
  id: 'r-1',
  step: 4,
  steps: 9,
  doing: 'Midday check-in: reading the reply',
  startedAt: '2026-11-21T20:00:00Z',
  updatedAt: '2026-11-21T20:00:01Z',
  ...more,
});
const running = row({ state: 'running' });
const { summary, ...flat } = least;
const done = row({
  state: 'done',
  endedAt: '2026-11-21T20:00:03Z',
  result: { ...flat, ...summary, carryOver: 'not included', reportUrl },
});
const failed = row({ state: 'failed', error: 'It stopped before it was done. Run it again.' });
const listed = (...runs: readonly object[]) => ({ body: { ok: true, runs } });

async function dryRun(given: AdminAnswers = {}, options: Parameters<typeof open>[1] = {}) {
  answers(adminApi({ [rowsAt]: listed(), ...given }));
  const opened = await open('/admin/testing/dry-run', options);
  await opened.page.getByLabel('Morning Intentions').waitFor();
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

const press = (page: Page) => page.getByRole('button', { name: 'Run Dry Run Session' }).click();
const posted = () => asked().filter(({ method }) => method === 'POST');
const pairs = (page: Page) =>
  page
    .locator('.dry-outcome .pairs > div')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.split('\n')));

story('a day is asked for as it stands in the form, with the boxes as they begin', async () => {
  const { page } = await dryRun({ [place]: { body: whole } });
  await press(page);
  await page.getByText(sessionId).waitFor();

  expect(posted()).toEqual([
    {
      method: 'POST',
      path: '/admin/dry-run',
      query: {},
      body: { ...sampleDay, carryOver: true, persist: false },
    },
  ]);
});

story('what is written and chosen is what is asked for', async () => {
  const { page } = await dryRun({ [place]: { body: whole } });
  await page.getByLabel('Morning Intentions').fill('one\ntwo');
  await page.getByLabel('Midday Reply').fill('1 done');
  await page.getByLabel('Evening Reflection').fill('good day');
  await page.getByLabel('Include carry-over simulation').uncheck();
  await page.getByLabel('Persist session data').check();
  await press(page);
  await page.getByText(sessionId).waitFor();

  expect(posted()[0]?.body).toEqual({
    morningIntentions: 'one\ntwo',
    middayReply: '1 done',
    eveningReflection: 'good day',
    carryOver: false,
    persist: true,
  });
});

story('the least that may be answered is shown whole', async () => {
  const { page, alerts } = await dryRun({ [place]: { body: least } });
  await press(page);
  await page.getByText(sessionId).waitFor();

  expect(await pairs(page)).toEqual([
    ['Status', 'Completed'],
    ['Execution time', '2412 ms'],
    ['Session id', sessionId],
    ['Total stages', '4'],
    ['MIME parity', 'Pass'],
    ['Carry-over verified', 'Fail'],
    ['Artifacts', '31'],
    ['Telemetry events', '12'],
  ]);
  expect(await page.locator('.dry-outcome a').count()).toBe(0);
  expect(alerts).toEqual([]);
});

story('lists are counted, steps are told, and the report opens in a tab of its own', async () => {
  const { page } = await dryRun({ [place]: { body: whole } });
  await press(page);
  const report = page.getByRole('link', { name: 'Open the detailed report' });
  await report.waitFor();

  expect((await pairs(page)).slice(-2)).toEqual([
    ['Artifacts', '3'],
    ['Telemetry events', '2'],
  ]);
  await page.getByText('What happened, step by step').click();
  expect(await page.locator('.dry-events li').allInnerTexts()).toEqual([
    expect.stringMatching(/^prompt\s+day 1, morning, sent\s+40 ms$/),
    expect.stringMatching(/^reply\s+day 1, morning, taken, 4 edits\s+90 ms$/),
  ]);
  expect([await report.getAttribute('href'), await report.getAttribute('target')]).toEqual([
    reportUrl,
    '_blank',
  ]);
});

for (const [what, answer, message] of [
  ['is refused', { status: 409, body: { ok: false, message: 'No letter.' } }, 'No letter.'],
  ['says only an error', { status: 500, body: { ok: false, error: 'Broken.' } }, 'Broken.'],
  ['is cut off at the gateway', { status: 502, body: '<html>Bad Gateway' }, 'HTTP 502'],
  ['is answered with a page', { body: '<html>Welcome' }, 'The server did not say why.'],
  ['did not succeed', { body: { success: false, message: 'No reply.' } }, 'No reply.'],
] as const) {
  story(`a day that ${what} alerts, and says so in place of results`, async () => {
    const { page, alerts } = await dryRun({ [place]: answer });
    await press(page);
    const panel = page.getByRole('alert');
    await panel.waitFor();

    expect(await panel.innerText()).toMatch(new RegExp(`^Execution Failed\\s+${message}`));
    expect(alerts).toEqual([`Dry run failed: ${message}`]);
    expect(await pairs(page)).toEqual([]);
    await page.getByRole('button', { name: 'Run Dry Run Session' }).waitFor();
  });
}

story('what a refusal adds to its sentence is said as well', async () => {
  const message = 'Nothing was sent.';
  const detail = 'Midday check-in of day 1: unsubscribed.';
  const body = { ok: false, message, detail };
  const { page, alerts } = await dryRun({ [place]: { status: 409, body } });
  await press(page);

  await page.getByRole('alert').getByText(detail, { exact: true }).waitFor();
  expect(alerts).toEqual([`Dry run failed: ${message}`]);
});

story('where a day stopped is said, as far as it is known', async () => {
  const error = 'Nothing was sent.';
  const stopped = row({ state: 'failed', error, doing: 'Evening reflection: writing the letter' });
  let rows = listed();
  const { page } = await dryRun({
    [rowsAt]: () => rows,
    [place]: () => {
      rows = listed(stopped);
      return { status: 409, body: { ok: false, message: error } };
    },
  });
  await press(page);

  await page.getByText('It stopped here: Evening reflection: writing the letter.').waitFor();
});

story('while a day runs it says how far it is, and cannot be asked for again', async () => {
  const { promise: after, resolve: go } = Promise.withResolvers<void>();
  let rows = listed();
  const { page } = await dryRun({ [rowsAt]: () => rows, [place]: { body: whole, after } });
  await press(page);
  rows = listed(running);

  await page.getByText('Midday check-in: reading the reply (4 of 9)').waitFor();
  expect(await page.getByRole('button', { name: 'Running...' }).isDisabled()).toBe(true);
  expect(await page.getByLabel('Midday Reply').isDisabled()).toBe(true);
  rows = listed(done);
  go();
  await page.getByText(sessionId).waitFor();
  await page.locator('button:focus', { hasText: 'Run Dry Run Session' }).waitFor();
});

story('whoever comes back sees how far it is, and then what came of it', async () => {
  let rows = listed(running);
  const { page, alerts } = await dryRun({ [rowsAt]: () => rows });
  await page.getByText('Midday check-in: reading the reply (4 of 9)').waitFor();
  expect(await page.getByRole('button', { name: 'Running...' }).isDisabled()).toBe(true);

  rows = listed(done);
  await page.getByText(sessionId).waitFor();
  expect((await pairs(page))[5]).toEqual(['Carry-over verified', 'Not included']);
  await page.getByText('21 Nov 2026, 14:00 CST').waitFor();
  await page.getByRole('link', { name: 'Open the detailed report' }).waitFor();
  expect(alerts).toEqual([]);
  expect(posted()).toEqual([]);
});

story('whoever comes back to a day that died is told, without an alert', async () => {
  const { page, alerts } = await dryRun({ [rowsAt]: listed(failed) });
  await page.getByText('It stopped before it was done. Run it again.').waitFor();

  expect(await page.getByRole('alert').innerText()).toMatch(/^Execution Failed\s/);
  expect(alerts).toEqual([]);
  expect(await page.getByRole('button', { name: 'Run Dry Run Session' }).isEnabled()).toBe(true);
});

story('a day whose answer was lost on the way is followed to its end', async () => {
  let rows = listed();
  const { page, alerts } = await dryRun({
    [rowsAt]: () => rows,
    [place]: () => {
      rows = listed(running);
      return { status: 503, body: '' };
    },
  });
  await press(page);
  await page.getByText('Midday check-in: reading the reply (4 of 9)').waitFor();
  rows = listed(done);

  await page.getByText(sessionId).waitFor();
  expect(alerts).toEqual(['Dry run failed: HTTP 503']);
});

for (const [label, words] of [
  ['Morning Intentions', ''],
  ['Midday Reply', '   \n '],
] as const) {
  story(`without ${label} (${JSON.stringify(words)}) no day is asked for`, async () => {
    const { page } = await dryRun({ [place]: { body: whole } });
    await page.getByLabel(label).fill(words);
    await press(page);

    await page.locator('textarea:focus').waitFor();
    await focused(page.getByLabel(label));
    expect(await page.getByLabel(label).getAttribute('required')).toBe('');
    expect(posted()).toEqual([]);
  });
}

story('a session that ended leads to the sign-in, not to a failure', async () => {
  const { page, alerts } = await dryRun({ [place]: { status: 401, body: {} } });
  await press(page);

  await page.waitForURL('**/login');
  expect(alerts).toEqual([]);
});

story('one can go back to the dashboard, or sign out', async () => {
  const { page } = await dryRun();

  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.waitForURL('**/admin');
});

story('the whole day can be run from the keyboard', async () => {
  const { page } = await dryRun({ [place]: { body: whole } });
  await page.getByLabel('Morning Intentions').focus();
  for (const words of ['one', '1 done', 'good']) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(sessionId).waitFor();

  expect(posted()[0]?.body).toEqual({
    morningIntentions: 'one',
    middayReply: '1 done',
    eveningReflection: 'good',
    carryOver: false,
    persist: false,
  });
});

const looks: readonly (readonly [string, AdminAnswers, boolean])[] = [
  ['before a day', {}, false],
  ['while a day runs', { [rowsAt]: listed(running) }, false],
  ['after a day', { [place]: { body: whole } }, true],
  ['after a day that failed', { [place]: { status: 409, body: { message: 'No.' } } }, true],
];

for (const [what, given, pressed] of looks) {
  story(`${what} nothing is in a reader’s way, by day or night, at any width`, async () => {
    const { page } = await dryRun(given);
    if (pressed) await press(page);
    if (pressed) await page.locator('.dry-outcome .pairs, .dry-failed').waitFor();
    for (const details of await page.locator('summary').all()) await details.click();

    expect(await problemsIn(page)).toEqual([]);
  });
}
