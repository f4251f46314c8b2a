/** One person: what is known of them, what was sent and said, and a reply read once more. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi } from '#test/kit/admin-api.ts';
import { onePerson, personId } from '#test/kit/admin-person.ts';
import { comesTo } from '#test/kit/comes-to.ts';
import { shippedSites } from '#test/kit/pages.ts';
import type { Api } from '#test/kit/site-server.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

async function person(given: AdminAnswers = {}, query = '') {
  answers(adminApi({ ...onePerson, ...given }));
  const opened = await open(`/admin#users/${personId}${query}`);
  await opened.page.locator('h1, .failure').first().waitFor();
  return opened;
}

const entry = (page: Page, words: string) =>
  page.locator('.history > li', { hasText: words }).first();

story('a row of the table leads to the person, and the way back to the table', async () => {
  answers(adminApi({ ...onePerson, 'GET /api/v2/admin/users': { body: listOfOne } }));
  const { page } = await open('/admin#users');
  await page.getByRole('link', { name: 'maya@example.com' }).click();
  await page.getByRole('heading', { name: 'maya@example.com' }).waitFor();
  expect(new URL(page.url()).hash).toBe(`#users/${personId}`);
  await page.getByRole('link', { name: 'All users' }).click();

  await page.getByRole('heading', { name: 'Currently 1 users in system' }).waitFor();
});

const listOfOne = {
  ok: true,
  items: [
    {
      user_id: personId,
      email: 'maya@example.com',
      row_number: 7,
      created_at: '2026-11-01T15:00:00Z',
    },
  ],
  total: 1,
  nextCursor: null,
};

const personPath = `GET /api/v2/admin/users/${personId}`;
const answerOf = onePerson[personPath] as Api;

story('an address that names a reply leads to it, however far back it stands', async () => {
  const { page } = await person(
    {
      [personPath]: async (asked) => {
        const { body } = await answerOf({ ...asked, query: {} });
        const shown = body as Readonly<Record<string, unknown>>;
        return { body: asked.query['before'] ? shown : { ...shown, replies: [] } };
      },
    },
    '?q=maya&reply=r1',
  );
  const row = entry(page, 'deck done');
  await row.getByRole('button', { name: 'Read this reply again' }).waitFor();

  expect(
    await row
      .locator('summary')
      .first()
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await page.getByRole('link', { name: 'All users' }).click();
  await page.waitForURL('**/admin#users?q=maya');
});

story('a reply that is gone is said to be', async () => {
  const { page } = await person({}, '?reply=gone');

  await page.getByText('The reply that you asked for is no longer kept.').waitFor();
});

story('rhythm, standing, consent and today’s whole list are told', async () => {
  const { page } = await person();
  const pairs = (await page.locator('.pairs > div').allInnerTexts()).map((t) => t.split('\n'));

  expect(pairs).toEqual(
    expect.arrayContaining([
      ['Rhythm', '06:00, 12:30, 18:00'],
      ['Time zone', 'America/Chicago (from the browser)'],
      ['Pace', 'None (paused)'],
      ['Paused until', '24 Nov 2026'],
      ['Came from', 'landing page'],
    ]),
  );
  const lines = await page.locator('.cl li').allInnerTexts();
  expect(lines.map((line) => line.replace('\n', ' '))).toEqual([
    'Done: Finish the deck',
    'Call Mom from 18 Nov 2026',
    'Water the plants dropped',
    'Walk put off',
    'Book the dentist tomorrow',
  ]);
  await page.getByText('“Reply YES to get texts.”').waitFor();
});

story('letters and replies stand in order, and Earlier brings those before', async () => {
  const { page } = await person();
  const said = () => page.locator('.history > li > details > summary').allInnerTexts();
  expect((await said()).map((line) => line.split('\n').join(' '))).toEqual([
    'MIDDAY_CHECKIN deck done, and it is Call Mom reply 20 Nov 2026, 13:00 CST',
    'MIDDAY_CHECKIN Letter delivered 20 Nov 2026, 12:30 CST',
    'MORNING_INTENTION Letter, not sent not sent 20 Nov 2026, 06:00 CST',
  ]);
  await page.getByRole('button', { name: 'Earlier' }).click();
  await entry(page, 'bounced').waitFor();

  expect((await said()).length).toBe(5);
  expect((await said()).at(-1)).toContain('WELCOME');
  expect(await page.getByRole('button', { name: 'Earlier' }).count()).toBe(0);
});

story('a letter opens in a frame that runs nothing; one not sent says why', async () => {
  const { page } = await person();
  await entry(page, 'delivered').locator('summary').click();
  await page.frameLocator('iframe').getByText('How is it going?').waitFor();
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
  await entry(page, 'Letter, not sent').locator('summary').click();

  await page.getByText('Not sent, because: too late').waitFor();
});

story('a reply shows its changes, its mail, its answer, and how it would be read now', async () => {
  const { page } = await person();
  const reply = entry(page, 'deck done');
  await reply.locator('summary').first().click();
  expect((await reply.locator('.changes').first().innerText()).split('\n')).toEqual(
    expect.arrayContaining(['Finish the deck', 'Call Mom (was “Ring Mom”)']),
  );
  expect(await reply.getByRole('link', { name: 'Raw mail' }).getAttribute('href')).toBe(
    `/api/v2/admin/users/${personId}/mails/m1`,
  );
  await reply.getByRole('button', { name: 'Read this reply again' }).click();
  await reply.getByText('Read again. Nothing was saved.').waitFor();
  expect(await reply.locator('.read-again h3').allInnerTexts()).toEqual([
    'What the person newly wrote',
    'The list before',
    'Then by rules/3',
    'Now by rules/5',
  ]);
  await reply.getByText('How it was answered').click();

  await page.frameLocator('iframe').getByText('Noted.').waitFor();
});

for (const [what, answer, words] of [
  ['why', { status: 409, body: { ok: false, error: 'The mail is gone.' } }, 'The mail is gone.'],
  ['nothing', { status: 502, body: '' }, 'This reply could not be read again. Please try again.'],
] as const) {
  story(`a reply that cannot be read again says so where the service says ${what}`, async () => {
    const { page } = await person({
      [`POST /api/v2/admin/users/${personId}/replies/r1/read-again`]: answer,
    });
    const reply = entry(page, 'deck done');
    await reply.locator('summary').first().click();
    await reply.getByRole('button', { name: 'Read this reply again' }).click();

    await reply.getByRole('alert').getByText(words).waitFor();
  });
}

story('a person who cannot be read is told, and asked for again', async () => {
  const { page } = await person({
    [`GET /api/v2/admin/users/${personId}`]: { status: 500, body: {} },
  });
  await page.getByRole('alert').getByText('This user could not be read.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();

  await comesTo(page, () => asked().filter(({ path }) => path.endsWith(personId)).length, 2);
});

story('an id of nobody says so, and leads back to the table', async () => {
  answers(adminApi());
  const { page } = await open('/admin#users/66666666-6666-4666-8666-666666666666');

  await page.getByText('There is no user with that id.', { exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('link', { name: 'All users' }).waitFor();
});

story('once purged, the way leads back to the table, and back again to nobody', async () => {
  let isPurged = false;
  const { page } = await person({
    [`DELETE /api/v2/admin/users/${personId}/purge`]: () => {
      isPurged = true;
      return { body: { ok: true } };
    },
    [`GET /api/v2/admin/users/${personId}`]: (call) => {
      const known = onePerson[`GET /api/v2/admin/users/${personId}`] ?? gone;
      if (isPurged) return gone;
      return typeof known === 'function' ? known(call) : known;
    },
  });
  await page.getByRole('button', { name: 'Purge', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type PURGE').fill('PURGE');
  await dialog.getByLabel('Type maya@example.com').fill('maya@example.com');
  await dialog.getByLabel('I understand this permanently removes all data').check();
  await dialog.getByRole('button', { name: 'Purge user' }).click();

  await page.waitForFunction(() => location.hash === '#users');
  await page.getByRole('heading', { name: /^Currently / }).waitFor();
  await page.goBack();
  await page.getByText('There is no user with that id.').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('maya@example.com');
});

const gone = { status: 404, body: { ok: false, error: 'There’s no user with that id.' } };
