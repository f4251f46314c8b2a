/** The V3-unified tester: prompts that come by themselves, contracts, traces and intentions. */
import { expect } from '@jest/globals';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { testerId, testerServer } from '#test/kit/tester-api.ts';
import { button, nowIn, press, saidIn, say, send } from '#test/kit/tester-page.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const base = '/api/v3/tester';
const user_id = testerId;

async function seeded(given: AdminAnswers = {}, tells: 'transcript' | 'content' = 'content') {
  answers(adminApi({ ...testerServer(tells).answers, ...given }));
  const opened = await open('/admin/v3u-tester');
  await press(opened.page, 'Seed test user');
  await opened.page.getByText('as tester@tester.invalid').waitFor();
  return opened;
}

const posted = () =>
  asked().flatMap(({ method, path, body }) =>
    method === 'POST' ? [[path.replace(`${base}/`, ''), body]] : [],
  );

story('seeding sends the first prompt by itself, and there is no way to force a day', async () => {
  const { page, alerts } = await seeded();

  expect(posted()).toEqual([
    ['seed-user', undefined],
    ['send-stage', { user_id }],
  ]);
  expect(await saidIn(page)).toEqual(['Prompt of MORNING.']);
  expect(await button(page, 'More...').count()).toBe(0);
  expect(await button(page, 'Advance Day (override)').count()).toBe(0);
  expect(alerts).toEqual([]);
});

story('a day is walked through, with a divider where the next one begins', async () => {
  const { page } = await seeded();
  await say(page, 'walk');
  for (const _ of ['midday', 'evening', 'morning']) await press(page, 'Next Stage');

  expect(posted().slice(2)).toEqual([
    ['reply', { user_id, text: 'walk' }],
    ['next-stage', { user_id, expected_from: 'MORNING' }],
    ['send-stage', { user_id }],
    ['next-stage', { user_id, expected_from: 'MIDDAY' }],
    ['send-stage', { user_id }],
    ['next-stage', { user_id, expected_from: 'EVENING' }],
    ['send-stage', { user_id }],
  ]);
  expect(await saidIn(page)).toEqual([
    'Prompt of MORNING.',
    'walk',
    'You said: walk',
    'Prompt of MIDDAY.',
    'Prompt of EVENING.',
    'Pipeline v3 — Day 2',
    'Prompt of MORNING.',
  ]);
  expect(await nowIn(page)).toEqual(['Day 2', 'Morning']);
  await press(page, 'Reset Session');
  expect(await saidIn(page)).toEqual([]);
  expect(posted().at(-1)).toEqual(['reset', { user_id }]);
});

story('each letter tells its contract, and its trace leads to the logs', async () => {
  const traceId = '1-673f1a2b-0123456789abcdef01234567';
  const letter = { ok: true, content: 'Hello.', contract: 'MORNING_PROMPT', traceId };
  const { page } = await seeded({ [`POST ${base}/send-stage`]: { body: letter } });
  const about = page.locator('.about');

  expect(await about.innerText()).toContain('MORNING_PROMPT');
  const trace = about.getByRole('link', { name: `Logs of trace ${traceId.slice(-8)}` });
  expect(await trace.getAttribute('href')).toBe(`/admin/logs#trace=${traceId}`);
});

story('intentions are listed as they stand after the last letter, with their signs', async () => {
  const intentions = [
    { text: 'Walk', status: 'done' },
    { text: 'Finish the deck', status: 'carryover' },
    { text: 'Call Mom', status: 'open' },
  ];
  const { page } = await seeded({
    [`POST ${base}/reply`]: { body: { ok: true, content: 'Got it.', intentions } },
  });
  await page.getByText('No intentions yet.').waitFor();
  await say(page, 'walked');
  const list = page.getByRole('region', { name: 'Intentions' });

  expect(await list.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Done:\s*Walk$/),
    'Finish the deck carried over',
    'Call Mom',
  ]);
  expect(
    await list
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => [item.className, getComputedStyle(item, '::before').width]),
      ),
  ).toEqual([
    ['done', '13px'],
    ['carried', '13px'],
    ['open', '13px'],
  ]);
  await list.getByText('1 done, 1 carried over, 1 open').waitFor();
});

story('a letter that is told as a transcript is shown once, with the same entries', async () => {
  const { page } = await seeded({}, 'transcript');
  await press(page, send);
  await say(page, 'walk');

  expect(await saidIn(page)).toEqual(['Prompt of MORNING.', 'walk', 'You said: walk']);
});

story('a first prompt that fails leaves the seeded tester to try again with', async () => {
  let isBroken = true;
  const server = testerServer('content').answers;
  const sends = server[`POST ${base}/send-stage`];
  const { page, alerts } = await seeded({
    ...server,
    [`POST ${base}/send-stage`]: (call) => {
      if (isBroken || typeof sends !== 'function') return { status: 502, body: 'Bad Gateway' };
      return sends(call);
    },
  });
  expect(alerts).toEqual(['Failed to send stage prompt']);
  isBroken = false;
  await press(page, send);

  expect((await saidIn(page)).at(-1)).toBe('Prompt of MORNING.');
  expect(new URL(page.url()).hash).toBe(`#user=${user_id}`);
});
