/** The log viewer: what it asks for, part after part, and what it says of whatever comes back. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { comesTo } from '#test/kit/comes-to.ts';
import { focused } from '#test/kit/focused.ts';
import { logLines, logsAnswer, logsNow, traceId } from '#test/kit/log-lines.ts';
import { shippedSites } from '#test/kit/pages.ts';
import type { Answer, Api } from '#test/kit/site-server.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const read = 'GET /api/v2/admin/logs';
type Given = Answer | Api;

async function logs(given: Given = logsAnswer(logLines(5)), more: AdminAnswers = {}, hash = '') {
  answers(adminApi({ [read]: given, ...more }));
  const permissions = ['clipboard-read', 'clipboard-write'];
  const opened = await open(`/admin/logs${hash}`, { now: logsNow, permissions });
  await opened.page.getByRole('heading', { name: 'Logs', exact: true }).waitFor();
  return opened;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const view = (page: Page) => button(page, 'View Logs').click();
const queries = () => asked().flatMap(({ path, query }) => (path.endsWith('/logs') ? [query] : []));
const lines = (page: Page) => page.locator('.log li');
const minutes = (count: number) => Date.parse(logsNow) - count * 60_000;

story('it begins 15 minutes ago and ends now, and says both in UTC', async () => {
  const { page } = await logs();

  expect(await page.getByLabel('Start').inputValue()).toBe('2026-11-20T14:17');
  expect(await page.getByLabel('End').inputValue()).toBe('2026-11-20T14:32');
  await page.getByText('UTC 2026-11-20 20:17:00', { exact: true }).waitFor();
  await page.getByText('UTC 2026-11-20 20:32:00', { exact: true }).waitFor();
  expect(queries()).toEqual([]);

  await view(page);
  await lines(page).first().waitFor();
  expect(queries()).toEqual([{ startMs: String(minutes(15)), endMs: String(minutes(0)) }]);
});

story('the last five minutes are put into the boxes', async () => {
  const { page } = await logs();
  await page.getByLabel('Start').fill('2026-11-19T10:00:00');
  await button(page, 'Use current (last 5 min)').click();

  expect(await page.getByLabel('Start').inputValue()).toBe('2026-11-20T14:27');
  await view(page);
  await lines(page).first().waitFor();
  expect(queries()).toEqual([{ startMs: String(minutes(5)), endMs: String(minutes(0)) }]);
});

story('lines stand as text in their columns, by this clock or in UTC', async () => {
  const { page } = await logs();
  await view(page);
  await page.getByRole('heading', { name: '5 entries' }).waitFor();
  await page.getByText('14:17:00 to 14:32:00, local', { exact: true }).waitFor();

  const [first, , , failed, forged] = await lines(page).allInnerTexts();
  expect(first?.replace(/\s+/g, ' ')).toBe(
    '14:30:56.000 INFO stages.touchpoint touchpoint stage=MIDDAY_CHECKIN outcome=sent 12345678',
  );
  expect(failed).toMatch(/at a \(x:1\)\s+at b \(x:2\)/);
  expect(forged).toMatch(/<img src=x onerror=alert\(1\)>\s+forged/);
  expect(await lines(page).locator('img').count()).toBe(0);

  await page.getByText('UTC 24h', { exact: true }).click();
  await page.getByText('20:17:00 to 20:32:00, UTC', { exact: true }).waitFor();
  expect(await lines(page).first().locator('time').innerText()).toBe('20:30:56.000');
  await page.getByLabel('Local 24h').check();
  expect(await lines(page).first().locator('time').innerText()).toBe('14:30:56.000');
});

story('all of it is copied, and for two seconds it says so', async () => {
  const { page } = await logs();
  await view(page);
  await button(page, 'Copy All').click();
  await button(page, 'Copied!').waitFor();

  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toBe(
    '2026-11-20T20:30:56.000Z INFO  stages.touchpoint ' +
      `touchpoint stage=MIDDAY_CHECKIN outcome=sent trace=${traceId}`,
  );
  await page.clock.runFor(2000).catch(() => {});
  await button(page, 'Copy All').waitFor();
});

story('a clipboard that is not to be had is told', async () => {
  const { page } = await logs();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await view(page);
  await button(page, 'Copy All').click();

  const failure = page.getByText('Failed to copy to clipboard', { exact: true });
  await failure.waitFor();
  await view(page);
  await failure.waitFor({ state: 'detached' });
});

story('whoever reads by the keyboard is where they were when the lines are there', async () => {
  const { page } = await logs();
  await button(page, 'View Logs').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Copy All').waitFor();
  await button(page, 'View Logs').waitFor();

  await focused(button(page, 'View Logs'));
});

for (const [start, end, words] of [
  ['2026-11-20T14:32:00', '2026-11-20T14:32:00', 'End time must be after start time'],
  ['2026-11-20T15:00:00', '2026-11-20T14:32:00', 'End time must be after start time'],
  ['2026-11-19T14:31:59', '2026-11-20T14:32:00', 'Time window too large (max 24 hours)'],
  ['', '2026-11-20T14:32:00', 'Invalid time range.'],
] as const) {
  story(`from "${start}" to ${end} nothing is asked: ${words}`, async () => {
    const { page } = await logs();
    await page.getByLabel('Start').fill(start);
    await page.getByLabel('End').fill(end);
    await view(page);

    expect(await page.getByRole('alert').innerText()).toBe(words);
    expect(queries()).toEqual([]);
  });
}

const no = (error: string, message = '') => ({ status: 400, body: { ok: false, error, message } });
const notJson = 'Not logged in (got HTML instead of JSON). Refresh / re-login.';

for (const [what, answer, words] of [
  ['INVALID_RANGE', no('INVALID_RANGE'), 'Invalid time range.'],
  ['RANGE_TOO_LARGE', no('RANGE_TOO_LARGE'), 'Range too large (max 24h).'],
  ['a code with a sentence', no('THROTTLED', 'Please wait.'), 'Please wait.'],
  ['an error of its own', { body: { ok: false, error: 'No such day.' } }, 'No such day.'],
  ['no word at all', { status: 500, body: {} }, 'Unknown logs error'],
  ['null', { body: null }, 'Unknown logs error'],
  ['a page', { body: '<!doctype html><title>Sign in</title>' }, notJson],
  ['a gateway that broke', { status: 502, body: '<h1>Bad gateway</h1>' }, notJson],
] as const) {
  story(`${what} is told as: ${words}`, async () => {
    const { page } = await logs(answer);
    await view(page);

    expect(await page.getByRole('alert').innerText()).toBe(words);
    expect(await button(page, 'View Logs').isEnabled()).toBe(true);
  });
}

story('a lost connection is an unknown error', async () => {
  const { page } = await logs();
  await page.context().setOffline(true);
  await view(page);

  expect(await page.getByRole('alert').innerText()).toBe('Unknown logs error');
});

story('without a session one is led to the sign-in', async () => {
  const { page } = await logs({ status: 401, body: { ok: false, error: 'NOT_SIGNED_IN' } });
  await view(page);

  await page.waitForURL('**/login');
});

for (const [what, body] of [
  ['one text and nothing else', { ok: true, text: 'first line\nsecond line' }],
  ['lines of text', { ok: true, lines: ['first line', 'second line'], count: 2 }],
] as const) {
  story(`a server that answers ${what} is understood`, async () => {
    const { page } = await logs({ body });
    await view(page);

    await page.getByRole('heading', { name: '2 entries' }).waitFor();
    expect(await lines(page).allInnerTexts()).toEqual(['first line', 'second line']);
  });
}

story('no line is said in a sentence', async () => {
  const { page } = await logs({ body: { ok: true, lines: [], count: 0 } });
  await view(page);

  await page.getByText('Nothing was written then.').waitFor();
  await page.getByRole('heading', { name: '0 entries' }).waitFor();
});

story('parts are asked for until there is no more, an empty one among them', async () => {
  const parts: Readonly<Record<string, Answer>> = {
    '': logsAnswer(logLines(3, 60), 'a'),
    a: logsAnswer([], 'b'),
    b: logsAnswer(logLines(2, 100)),
  };
  const { page } = await logs(({ query }) => parts[query['cursor'] ?? ''] as Answer);
  await view(page);
  await page.getByRole('heading', { name: '5 entries' }).waitFor();

  expect(queries().map(({ cursor }) => cursor)).toEqual([undefined, 'a', 'b']);
  const times = await lines(page).locator('time').allInnerTexts();
  expect(times).toEqual(times.toSorted());
});

story('while parts arrive it says how far it is, and can be stopped and gone on with', async () => {
  let hold = Promise.withResolvers<void>();
  const { page } = await logs(({ query }) =>
    query['cursor']
      ? { ...logsAnswer(logLines(2, 100)), after: hold.promise }
      : logsAnswer(logLines(3, 60), 'a'),
  );
  await view(page);
  await page.getByText('Loading... 1 page, 3 lines, back to 14:30:58').waitFor();
  await button(page, 'Cancel').click();
  await page.getByText('Cancelled after 1 page, 3 lines, back to 14:30:58.').waitFor();
  expect(await lines(page).count()).toBe(3);

  hold.resolve();
  hold = Promise.withResolvers<void>();
  hold.resolve();
  await button(page, 'Go on').click();
  await page.getByRole('heading', { name: '5 entries' }).waitFor();
  expect(queries().map(({ cursor }) => cursor)).toEqual([undefined, 'a', 'a']);
});

story('what stopped half-way keeps its lines, and goes on from there', async () => {
  let throttled = true;
  const { page } = await logs(({ query }) => {
    if (!query['cursor']) return logsAnswer(logLines(3, 60), 'a');
    return throttled ? no('THROTTLED', 'Please wait.') : logsAnswer(logLines(2, 100));
  });
  await view(page);
  await page.getByText('Please wait.', { exact: true }).waitFor();
  expect(await lines(page).count()).toBe(3);

  throttled = false;
  await button(page, 'Go on').click();
  await page.getByRole('heading', { name: '5 entries' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

story('what is too much for a page is capped, drawn in part, and says what to do', async () => {
  const { page } = await logs(({ query }) => {
    const part = Number(query['cursor'] ?? 0);
    return logsAnswer(logLines(5_000, 60 + part * 5_000), String(part + 1));
  });
  await page.getByLabel('Start').fill('2026-11-20T00:00:00');
  await view(page);
  await page.getByRole('heading', { name: '20,000 entries' }).waitFor();

  await page.getByText('Only the newest: 4 pages, 20,000 lines').waitFor();
  await page.getByText('choose a shorter time or a filter, or download them all').waitFor();
  expect(queries()).toHaveLength(4);
  expect(await lines(page).count()).toBeLessThan(1_000);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByText('14:31:00.000').waitFor();
  expect(await lines(page).count()).toBeLessThan(1_000);
});

story('level, function and trace id are asked of the server', async () => {
  const { page } = await logs();
  await page.getByLabel('Level').selectOption('Warnings and errors');
  await page.getByLabel('Function').selectOption('inbound.email');
  await page.getByLabel('Trace id').fill(` ${traceId} `);
  await page.getByLabel('Trace id').press('Enter');
  await lines(page).first().waitFor();

  expect(queries()).toEqual([
    {
      startMs: String(minutes(15)),
      endMs: String(minutes(0)),
      level: 'WARN',
      function: 'inbound.email',
      traceId,
    },
  ]);
});

story('a trace in the address is read at once, around its instant', async () => {
  const { page } = await logs(undefined, {}, `#trace=${traceId}&at=2026-11-20T18:00:00.000Z`);
  await lines(page).first().waitFor();

  expect(await page.getByLabel('Trace id').inputValue()).toBe(traceId);
  const at = Date.parse('2026-11-20T18:00:00.000Z');
  const half = 30 * 60_000;
  expect(queries()).toEqual([{ startMs: String(at - half), endMs: String(at + half), traceId }]);
});

story('a trace with nothing near its instant is looked for in the whole last day', async () => {
  const { page } = await logs(
    ({ query }) => logsAnswer(Number(query['endMs']) === minutes(0) ? logLines(1) : []),
    {},
    `#trace=${traceId}&at=2026-11-20T01:00:00.000Z`,
  );
  await lines(page).first().waitFor();

  expect(queries().at(-1)).toEqual({
    startMs: String(minutes(24 * 60)),
    endMs: String(minutes(0)),
    traceId,
  });
});

story('the trace of a line leads to its lines', async () => {
  const { page } = await logs();
  await view(page);
  const read = page.waitForResponse((response) => response.url().includes('traceId='));
  await lines(page).getByRole('link', { name: 'Logs of trace vHcESHA=' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#trace=JKJaXmPLvHcESHA'));
  await read;
  await lines(page).first().waitFor();

  expect(await page.getByLabel('Trace id').inputValue()).toBe('JKJaXmPLvHcESHA=');
  expect(queries().at(-1)).toMatchObject({ traceId: 'JKJaXmPLvHcESHA=' });
});

story('a reading goes on while its page is left, and is there for whoever comes back', async () => {
  const hold = Promise.withResolvers<void>();
  const { page } = await logs(({ query }) =>
    query['cursor']
      ? { ...logsAnswer(logLines(2, 100)), after: hold.promise }
      : logsAnswer(logLines(3), 'older'),
  );
  await page.getByLabel('Start').fill('2026-11-20T14:00:00');
  await view(page);
  await lines(page).first().waitFor();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('tab', { name: 'Logs' }).waitFor();
  hold.resolve();
  await page.goBack();

  await page.getByRole('heading', { name: '5 entries' }).waitFor();
  expect(await page.getByLabel('Start').inputValue()).toBe('2026-11-20T14:00');
  expect(queries()).toHaveLength(2);
});

story('the tab shows the last 15 minutes at once, and leads to all others', async () => {
  answers(adminApi({ [read]: logsAnswer(logLines(5)) }));
  const { page } = await open('/admin#logs', { now: logsNow });
  await page.getByRole('heading', { name: '5 entries' }).waitFor();

  expect(queries()).toEqual([{ startMs: String(minutes(15)), endMs: String(minutes(0)) }]);
  await page.getByRole('link', { name: 'View Logs' }).click();
  await page.waitForURL('**/admin/logs');
});

story('lines are found by any word, and errors stand in groups that lead to theirs', async () => {
  const { page } = await logs(logsAnswer(logLines(10)));
  await view(page);
  await lines(page).first().waitFor();

  const errors = page.getByRole('region', { name: 'Errors' }).locator('li');
  expect((await errors.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    '2× failed users.purge, last 14:30:59',
  ]);
  await page.getByLabel('Find in these lines').fill('midday_CHECKIN');
  await page.getByText('2 of 10 entries', { exact: true }).waitFor();
  expect(await lines(page).count()).toBe(2);
  await page.getByRole('button', { name: 'failed', exact: true }).click();
  expect(await page.getByLabel('Find in these lines').inputValue()).toBe('failed');
  expect(await lines(page).count()).toBe(2);
  await page.getByLabel('Find in these lines').fill('nowhere');
  expect(await lines(page).count()).toBe(0);
  await page.getByText('0 of 10 entries', { exact: true }).waitFor();
});

story('a live tail asks every five seconds for what is new, until it is stopped', async () => {
  const seen = logLines(3);
  const { page } = await logs(() =>
    queries().length === 1 ? logsAnswer(seen) : logsAnswer([...seen.slice(2), ...logLines(1, 2)]),
  );
  await view(page);
  await page.getByRole('heading', { name: '3 entries' }).waitFor();
  await button(page, 'Live tail').click();

  await page.getByRole('heading', { name: '4 entries' }).waitFor();
  expect(queries()[1]).toEqual({
    startMs: String(minutes(0.5)),
    endMs: String(minutes(0)),
  });
  await comesTo(page, () => queries().length, 3);
  await button(page, 'Stop live tail').click();
  await button(page, 'Live tail').waitFor();
  await page.waitForTimeout(5_500);
  expect(queries()).toHaveLength(3);
  expect(await lines(page).count()).toBe(4);
});

story('a tail that is refused says why, and goes on when it can', async () => {
  let isBusy = false;
  const { page } = await logs(() =>
    isBusy
      ? { status: 429, body: { ok: false, error: 'THROTTLED', message: 'Please wait.' } }
      : logsAnswer(logLines(3)),
  );
  await view(page);
  await lines(page).first().waitFor();
  isBusy = true;
  await button(page, 'Live tail').click();

  const why = page.getByRole('alert').getByText('Please wait.', { exact: true });
  await why.waitFor();
  isBusy = false;
  await why.waitFor({ state: 'hidden' });
  expect(await lines(page).count()).toBe(3);
});
