/** The V3 session tester: what each button asks for, in which order, and what is shown of it. */
import { expect } from '@jest/globals';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { stale, testerId, testerServer } from '#test/kit/tester-api.ts';
import {
  button,
  idle,
  nowIn,
  override,
  press,
  replyBox,
  saidIn,
  say,
  send,
} from '#test/kit/tester-page.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const base = '/api/v3/tester';
const user_id = testerId;

async function tester(given: AdminAnswers = {}, server = testerServer('transcript')) {
  answers(adminApi({ ...server.answers, ...given }));
  const opened = await open('/admin/v3-tester');
  await opened.page.getByText('Seed a test user to begin.').waitFor();
  return opened;
}

async function seeded(given?: AdminAnswers, server?: ReturnType<typeof testerServer>) {
  const opened = await tester(given, server);
  await press(opened.page, 'Seed test user');
  await opened.page.getByText('as tester@tester.invalid').waitFor();
  return opened;
}

const posted = () =>
  asked().flatMap(({ method, path, body }) =>
    method === 'POST' ? [[path.replace(`${base}/`, ''), body]] : [],
  );

/** An answer that waits until it is let go. */
function held(answer: AdminAnswers[string]) {
  const { promise: after, resolve: go } = Promise.withResolvers<void>();
  const given = typeof answer === 'function' ? { body: {} } : answer;
  return { answer: { ...given, body: given?.body, after }, go };
}

story('a day is walked through: seed, prompt, reply, next stage with its prompt', async () => {
  const { page, alerts } = await seeded();
  await press(page, send);
  await say(page, 'walk, finish the deck');
  await press(page, 'Next Stage');

  expect(posted()).toEqual([
    ['seed-user', undefined],
    ['send-stage', { user_id }],
    ['reply', { user_id, text: 'walk, finish the deck' }],
    ['next-stage', { user_id, expected_from: 'MORNING' }],
    ['send-stage', { user_id }],
  ]);
  expect(await saidIn(page)).toEqual([
    'Prompt of MORNING.',
    'walk, finish the deck',
    'You said: walk, finish the deck',
    'Prompt of MIDDAY.',
  ]);
  expect(await nowIn(page)).toEqual(['Day 1', 'Midday']);
  expect(alerts).toEqual([]);
});

story('a day that is higher than before has a divider, and no other stage has one', async () => {
  const { page } = await seeded();
  for (const _ of ['midday', 'evening', 'morning']) await press(page, 'Next Stage');

  expect(await saidIn(page)).toEqual([
    'Prompt of MIDDAY.',
    'Prompt of EVENING.',
    'Pipeline v3 — Day 2',
    'Prompt of MORNING.',
  ]);
  expect(await nowIn(page)).toEqual(['Day 2', 'Morning']);
});

story('before anybody is seeded every button says so and asks nothing', async () => {
  const { page, alerts } = await tester();
  await button(page, 'More...').click();
  for (const name of [send, 'Next Stage', 'Reset Session', override]) {
    await button(page, name).click();
  }
  await replyBox(page).fill('walk');
  await button(page, 'Send reply').click();

  expect(alerts).toEqual(Array.from({ length: 5 }, () => 'Please seed a user first'));
  expect(posted()).toEqual([]);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

story('seeding again asks before the transcript goes, and keeps it after a no', async () => {
  const { page } = await seeded();
  await press(page, send);
  await page.evaluate(() => {
    window.confirm = () => false;
  });
  await button(page, 'Seed test user').click();
  expect(await saidIn(page)).toEqual(['Prompt of MORNING.']);
  expect(posted().map(([verb]) => verb)).toEqual(['seed-user', 'send-stage']);

  await page.evaluate(() => {
    window.confirm = (words) => {
      document.title = words ?? '';
      return true;
    };
  });
  await press(page, 'Seed test user');
  expect(await page.title()).toBe('Seed a new test user? This transcript leaves the page.');
  expect(posted().map(([verb]) => verb)).toEqual(['seed-user', 'send-stage', 'seed-user']);
});

story('a blank reply cannot be sent, by the button or by the keys', async () => {
  const { page, alerts } = await seeded();

  expect(await button(page, 'Send reply').isDisabled()).toBe(true);
  await replyBox(page).fill(' \n ');
  expect(await button(page, 'Send reply').isDisabled()).toBe(true);
  await page.keyboard.press('Control+Enter');
  expect(alerts).toEqual(['Please enter a reply']);
  expect(posted()).toHaveLength(1);
});

story('a prompt that is there already is not added twice', async () => {
  const { page } = await seeded();
  await press(page, send);
  await press(page, send);

  expect(await saidIn(page)).toEqual(['Prompt of MORNING.']);
  await page.getByRole('status').getByText('Nothing new').waitFor();
});

for (const field of ['content', 'prompt', 'text']) {
  story(`letters that come as ${field} alone are shown as well, once each`, async () => {
    const letter = { ok: true, [field]: 'Hello.', message_guid: 'g', extra: { not: 'known' } };
    const { page } = await seeded({
      [`POST ${base}/send-stage`]: { body: letter },
      [`POST ${base}/reply`]: { body: { [field]: 'Got it.', stage: 'EVENING' } },
    });
    await press(page, send);
    await press(page, send);
    await say(page, 'walk');

    expect(await saidIn(page)).toEqual(['Hello.', 'walk', 'Got it.']);
    expect(await page.locator('.about').last().innerText()).toMatch(
      /^Evening reflection\s+Acknowledgement$/,
    );
  });
}

story('a reset goes back to the start and forgets what was said', async () => {
  const { page } = await seeded();
  await press(page, send);
  await press(page, 'Next Stage');
  await press(page, 'Reset Session');

  expect(posted().at(-1)).toEqual(['reset', { user_id }]);
  expect(await saidIn(page)).toEqual([]);
  expect(await nowIn(page)).toEqual(['Day 1', 'Morning']);
  await page.getByText('Day 1, Morning intentions. Nothing has been sent yet.').waitFor();
});

story('a day is forced only after ADVANCE is typed, and its morning’s prompt is sent', async () => {
  const { page } = await seeded();
  expect(await button(page, override).count()).toBe(0);
  await button(page, 'More...').click();
  await button(page, override).click();
  const word = page.getByLabel('Type ADVANCE');
  for (const typed of ['', 'advance', 'ADVANCE ']) {
    await word.fill(typed);
    await button(page, 'Advance day').click();
    await page.getByRole('alert').getByText('Please type "ADVANCE" to confirm').waitFor();
  }
  expect(posted()).toHaveLength(1);

  await word.fill('ADVANCE');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await idle(page);
  expect(posted().slice(1)).toEqual([
    ['advance-day', { user_id, force: true }],
    ['send-stage', { user_id }],
  ]);
  expect(await saidIn(page)).toEqual(['Pipeline v3 — Day 2', 'Prompt of MORNING.']);
  expect(await nowIn(page)).toEqual(['Day 2', 'Morning']);
  await page.locator('button:focus').getByText(override).waitFor();
});

story('while a day is being forced, nothing can force another', async () => {
  const { answer, go } = held({ body: { currentDay: 2, currentStage: 'MORNING' } });
  const { page } = await seeded({ [`POST ${base}/advance-day`]: answer });
  await button(page, 'More...').click();
  await button(page, override).click();
  await page.getByLabel('Type ADVANCE').fill('ADVANCE');
  await page.keyboard.press('Enter');
  await button(page, 'Advancing...').waitFor();

  expect(await button(page, 'Advancing...').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await page.locator('.bar .acts > .btn:enabled').allInnerTexts()).toEqual(['More...']);
  go();
  await idle(page);
  expect(posted().filter(([verb]) => verb === 'advance-day')).toHaveLength(1);
});

for (const [name, before] of [
  ['Next Stage', 'Day 1, Midday check-in has begun'],
  [override, 'Day 2, Morning intentions has begun'],
] as const) {
  story(`${name} whose prompt cannot be sent says to send it by hand`, async () => {
    const { page, alerts } = await seeded({
      [`POST ${base}/send-stage`]: { status: 500, body: '' },
    });
    await button(page, 'More...').click();
    await button(page, name).click();
    if (name === override) {
      await page.getByLabel('Type ADVANCE').fill('ADVANCE');
      await page.keyboard.press('Enter');
    }
    await idle(page);
    await page.getByRole('status').getByText(before).waitFor();

    expect(alerts).toEqual([expect.stringMatching(new RegExp(`^${before}.*manually`))]);
    expect(alerts[0]).toContain(send);
    expect((await nowIn(page)).join(', ')).toBe(
      name === override ? 'Day 2, Morning' : 'Day 1, Midday',
    );
  });
}

story('a stage that the session has left is refused with its code and why', async () => {
  const server = testerServer('transcript');
  const { page, alerts } = await seeded({ [`POST ${base}/next-stage`]: stale }, server);
  server.remembers.isOn = true;
  await press(page, 'Next Stage');

  expect(alerts).toEqual(['STALE_STAGE: The session is elsewhere.']);
  expect(posted().map(([verb]) => verb)).toEqual(['seed-user', 'next-stage']);
  await page.getByText('STALE_STAGE: The session is elsewhere.', { exact: true }).waitFor();
});

story('while something is asked no button works, and the pressed one keeps focus', async () => {
  const { answer, go } = held({ body: { transcript: [] } });
  const { page } = await seeded({ [`POST ${base}/send-stage`]: answer });
  await button(page, send).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Sending...').waitFor();

  expect(await page.locator('.bar .acts > .btn:enabled').allInnerTexts()).toEqual(['More...']);
  go();
  await idle(page);
  await page.locator('button:focus').getByText(send).waitFor();
});

story('a reply that was taken leaves an empty box to write the next one in', async () => {
  const { page } = await seeded();
  await replyBox(page).fill('walk');
  await button(page, 'Send reply').click();
  await idle(page);

  await page.locator('textarea:focus').waitFor();
  expect(await replyBox(page).inputValue()).toBe('');
});

story('a reload finds the session again by its address', async () => {
  const server = testerServer('transcript');
  server.remembers.isOn = true;
  const { page } = await seeded({}, server);
  await press(page, send);
  await press(page, 'Next Stage');
  const before = await saidIn(page);
  await page.reload();
  await page.getByRole('log').getByText('Prompt of MIDDAY.').waitFor();

  expect(await saidIn(page)).toEqual(before);
  expect(await nowIn(page)).toEqual(['Day 1', 'Midday']);
  await press(page, 'Next Stage');
  expect(posted().at(-2)).toEqual(['next-stage', { user_id, expected_from: 'MIDDAY' }]);
});

story('a session that is no longer kept is said to be gone, without an alarm', async () => {
  answers(adminApi());
  const { page, alerts } = await open(`/admin/v3-tester#user=${user_id}`);
  await page.getByText('That test session is no longer kept.').waitFor();
  await button(page, send).click();

  expect(alerts).toEqual(['Please seed a user first']);
  expect(new URL(page.url()).hash).toBe('');
});
