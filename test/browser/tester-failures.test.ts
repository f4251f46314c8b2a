/** Every sentence that the testers have for what fails, provoked by an answer that does. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { shippedSites } from '#test/kit/pages.ts';
import type { Answer } from '#test/kit/site-server.ts';
import { testerServer } from '#test/kit/tester-api.ts';
import { button, override, press, replyBox, saidIn, say, send } from '#test/kit/tester-page.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, story } = withPages(shippedSites);

const base = '/api/v3/tester';
const why = 'The table did not answer.';

/** A refusal with a sentence, a no that comes with a 200, and a gateway that broke. */
const noes: readonly (readonly [string, Answer, string | undefined])[] = [
  ['is refused', { status: 500, body: { ok: false, error: why, message: why, traceId: 't' } }, why],
  ['says no with a 200', { body: { ok: false, error: why } }, why],
  ['says that it had no success', { body: { success: false, message: why } }, why],
  ['says nothing that can be read', { status: 502, body: '<h1>Bad Gateway</h1>' }, undefined],
];

async function tester(path: string, given: AdminAnswers) {
  answers(adminApi({ ...testerServer('content').answers, ...given }));
  const opened = await open(path);
  await opened.page.getByText('Seed a test user to begin.').waitFor();
  return opened;
}

const seed = (page: Page) => press(page, 'Seed test user');

async function force(page: Page) {
  await button(page, 'More...').click();
  await button(page, override).click();
  await page.getByLabel('Type ADVANCE').fill('ADVANCE');
  await page.keyboard.press('Enter');
  await button(page, 'Advancing...').waitFor({ state: 'detached' });
}

const acts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'seed-user': seed,
  'send-stage': async (page) => (await seed(page), press(page, send)),
  reply: async (page) => (await seed(page), say(page, 'walk')),
  reset: async (page) => (await seed(page), press(page, 'Reset Session')),
  'advance-day': async (page) => (await seed(page), force(page)),
};

for (const [verb, words] of [
  ['seed-user', 'Failed to create test user'],
  ['send-stage', 'Failed to send stage prompt'],
  ['reply', 'Failed to send reply'],
  ['reset', 'Failed to reset session'],
  ['advance-day', 'Failed to advance day'],
] as const) {
  for (const [what, answer, sentence] of noes) {
    story(`V3: ${verb} that ${what} alerts “${words}”`, async () => {
      const { page, alerts } = await tester('/admin/v3-tester', {
        [`POST ${base}/${verb}`]: answer,
      });
      await acts[verb]?.(page);

      expect(alerts).toEqual([words]);
      const note = page.locator('.pinned .notice');
      expect((await note.innerText()).replace(/\s+/g, ' ')).toMatch(
        new RegExp(`^${words}${sentence ? ` ${why}` : ''}( Trace.* t)?$`),
      );
    });
  }
}

for (const [verb, words, entry] of [
  ['seed-user', 'Failed to create test user', 'Seed failed'],
  ['send-stage', 'Failed to send stage prompt', 'Failed to send stage prompt'],
  ['reply', 'Failed to send reply', 'Reply failed'],
  ['reset', 'Failed to reset session', 'Reset failed'],
] as const) {
  for (const [what, answer, sentence] of noes) {
    story(`unified: ${verb} that ${what} is an entry “Error: ${entry}”`, async () => {
      const { page, alerts } = await tester('/admin/v3u-tester', {
        [`POST ${base}/${verb}`]: answer,
      });
      // Here a prompt is sent with the seeding.
      await (verb === 'send-stage' ? seed(page) : acts[verb]?.(page));

      expect(alerts).toEqual([words]);
      const wrong = page.getByRole('log').locator('.wrong');
      await wrong.getByText(`Error: ${entry}`, { exact: true }).waitFor();
      expect(await wrong.getByText(why, { exact: true }).count()).toBe(sentence ? 1 : 0);
      await wrong.getByText('Raw response').click();
      const raw = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      expect((await wrong.locator('pre').innerText()).replace(/\s/g, '')).toBe(
        raw.replace(/\s/g, ''),
      );
    });
  }
}

for (const verb of ['send-stage', 'reply']) {
  for (const body of [
    { ok: true, content: '' },
    { ok: true, transcript: [] },
    { content: ' ', prompt: null },
  ]) {
    story(`unified: ${verb} answering ${JSON.stringify(body)} has no content`, async () => {
      const { page } = await tester('/admin/v3u-tester', { [`POST ${base}/${verb}`]: { body } });
      await (verb === 'send-stage' ? seed(page) : acts[verb]?.(page));

      await page.getByText('Error: Empty content from API', { exact: true }).waitFor();
      if (verb === 'reply') expect(await replyBox(page).inputValue()).toBe('walk');
    });
  }
}

for (const [what, answer, words] of [
  [
    'a code and why',
    { status: 409, body: { ok: false, code: 'STALE', detail: 'No.' } },
    'STALE: No.',
  ],
  ['a code', { body: { ok: false, code: 'STALE' } }, 'STALE'],
  ['a code and figures', { body: { ok: false, code: 'A', detail: { at: 1 } } }, 'A: {"at":1}'],
  ['no code', { status: 500, body: { ok: false, error: why } }, 'FAILED_TO_ADVANCE'],
  ['a broken gateway', { status: 502, body: 'Bad Gateway' }, 'FAILED_TO_ADVANCE'],
] as const) {
  story(`a next stage that is refused with ${what} alerts it`, async () => {
    const given = { [`POST ${base}/next-stage`]: answer };
    const { page, alerts } = await tester('/admin/v3-tester', given);
    await seed(page);
    await press(page, 'Next Stage');

    expect(alerts).toEqual([words]);
    expect(await saidIn(page)).toEqual([]);
  });

  story(`unified: a next stage that is refused with ${what} is an entry as well`, async () => {
    const given = { [`POST ${base}/next-stage`]: answer };
    const { page, alerts } = await tester('/admin/v3u-tester', given);
    await seed(page);
    await press(page, 'Next Stage');

    expect(alerts).toEqual([words]);
    const wrong = page.locator('.wrong');
    await wrong.getByText('Error: Next stage failed', { exact: true }).waitFor();
    await wrong.getByText(words, { exact: true }).waitFor();
  });
}

story('a lost connection fails like any other, and what was written stays', async () => {
  const { page, alerts } = await tester('/admin/v3u-tester', {});
  await seed(page);
  await page.route('**/tester/reply', (route) => route.abort());
  await say(page, 'walk, and more');

  expect(alerts).toEqual(['Failed to send reply']);
  expect(await replyBox(page).inputValue()).toBe('walk, and more');
  const wrong = page.locator('.wrong');
  await wrong.getByText('Error: Reply failed', { exact: true }).waitFor();
  expect(await wrong.getByText('Raw response').count()).toBe(0);
});

story('an advance that failed leaves its dialog open to try again', async () => {
  const { page } = await tester('/admin/v3-tester', {
    [`POST ${base}/advance-day`]: { status: 500, body: '' },
  });
  await acts['advance-day']?.(page);

  expect(await page.getByLabel('Type ADVANCE').inputValue()).toBe('ADVANCE');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

for (const verb of ['seed-user', 'send-stage', 'reply', 'next-stage', 'reset', 'advance-day']) {
  story(`a session of ours that is over while ${verb} is asked leads to the sign-in`, async () => {
    const given = { [`POST ${base}/${verb}`]: { status: 401, body: { ok: false } } };
    const { page, alerts } = await tester('/admin/v3-tester', given);
    const pressed =
      verb === 'next-stage'
        ? seed(page).then(() => button(page, 'Next Stage').click())
        : acts[verb]?.(page);
    await Promise.all([page.waitForURL('**/login'), pressed?.catch(() => {})]);

    expect(alerts).toEqual([]);
  });
}
