/** The log viewer in both themes: read by everyone, by keyboard, on the narrowest phone. */
import { expect } from '@jest/globals';
import type { Run } from '#shared/contract/runs.ts';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { logLines, logsAnswer, logsNow } from '#test/kit/log-lines.ts';
import { type OpenOptions, shippedSites } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const read = 'GET /api/v2/admin/logs';
const runs = 'GET /admin/api/runs';

const run = (more: Partial<Run>): Run => ({
  kind: 'log-export',
  id: 'r1',
  state: 'running',
  step: 0,
  doing: 'Writing the log: 3,400 lines, up to 14:02 UTC',
  startedAt: '2026-11-20T20:31:00Z',
  updatedAt: '2026-11-20T20:31:30Z',
  ...more,
});
const done = run({
  state: 'done',
  endedAt: '2026-11-20T20:31:40Z',
  result: { filename: 'logs-2026.jsonl', bytes: 3_400_000 },
  downloadId: 'd1',
});
const running = (one: Run): AdminAnswers => ({ [runs]: { body: { ok: true, runs: [one] } } });

const looks: readonly (readonly [string, AdminAnswers])[] = [
  ['lines', { [read]: logsAnswer(logLines(12)) }],
  ['a refusal', { [read]: { status: 400, body: { ok: false, error: 'INVALID_RANGE' } } }],
  [
    'half of it, and a file being made',
    {
      [read]: ({ query }) =>
        query['cursor']
          ? { status: 429, body: { ok: false, error: 'THROTTLED', message: 'Please wait.' } }
          : logsAnswer(logLines(12), 'more'),
      ...running(run({})),
    },
  ],
  ['a file that is there', { [read]: logsAnswer([]), ...running(done) }],
];

async function shown(given: AdminAnswers, options: OpenOptions = {}) {
  answers(adminApi(given));
  const opened = await open('/admin/logs', { now: logsNow, ...options });
  await opened.page.getByRole('button', { name: 'View Logs' }).click();
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

for (const [name, given] of looks) {
  story(`${name}: nothing is in a reader’s way, by day or night, at any width`, async () => {
    const { page } = await shown(given);
    expect(await problemsIn(page)).toEqual([]);
  });
}

story('a keyboard goes from the boxes to the lines, and each is seen', async () => {
  const { page } = await shown({ [read]: logsAnswer(logLines(5)) });
  await page.getByLabel('End').focus();
  const met: string[] = [];
  for (let presses = 0; presses < 22 && !met.includes('Logs of trace 12345678'); presses += 1) {
    await page.keyboard.press('Tab');
    met.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : '';
        return label || at?.getAttribute('aria-label') || at?.textContent?.slice(0, 30) || '';
      }),
    );
  }

  const order = ['Local 24h', 'View Logs', 'Trace id', 'Copy All', 'Download'];
  expect(met.filter((name) => order.includes(name))).toEqual(order);
  expect(met.at(-1)).toBe('Logs of trace 12345678');
  const { outlineStyle } = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement as Element);
    return { outlineStyle: style.outlineStyle };
  });
  expect(outlineStyle).not.toBe('none');
});

story('a file is asked for with the time and filters that are shown, and followed', async () => {
  let latest: readonly Run[] = [];
  const { page } = await shown({
    [read]: logsAnswer(logLines(5)),
    [runs]: () => ({ body: { ok: true, runs: latest } }),
    'POST /api/v2/admin/logs/export': () => {
      latest = [run({})];
      return { body: { ok: true, runId: 'r1' } };
    },
  });
  await page.getByLabel('Level').selectOption('Errors');
  await page.getByRole('button', { name: 'View Logs' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByText('Writing the log: 3,400 lines, up to 14:02 UTC').waitFor();

  const startMs = Date.parse(logsNow) - 15 * 60_000;
  expect(asked().find(({ method }) => method === 'POST')?.body).toEqual({
    startMs,
    endMs: Date.parse(logsNow),
    filters: { level: 'ERROR' },
  });
  expect(await page.getByRole('button', { name: 'Writing...' }).isDisabled()).toBe(true);

  latest = [done];
  await page.getByText('logs-2026.jsonl is among the downloads.').waitFor();
  await page.getByRole('link', { name: 'downloads' }).click();
  await page.waitForURL('**/downloads');
});

story('a file that is being made is shown to whoever comes back', async () => {
  answers(adminApi(running(run({}))));
  const { page } = await open('/admin/logs', { now: logsNow });

  await page.getByText('Writing the log: 3,400 lines, up to 14:02 UTC').waitFor();
});

story('a file that cannot be begun says why', async () => {
  const message = 'One of these is already running. Please wait until it ends.';
  const { page } = await shown({
    [read]: logsAnswer(logLines(1)),
    'POST /api/v2/admin/logs/export': {
      status: 409,
      body: { ok: false, error: 'RUN_IN_PROGRESS', message },
    },
  });
  await page.getByRole('button', { name: 'Download', exact: true }).click();

  expect(await page.getByRole('alert').innerText()).toBe(message);
});
