/** The page to try a reply on: read by one call that keeps nothing, and answered as by mail. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Asking } from '#shared/domain/replies/reading.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { readingOf } from '#test/kit/reading.ts';
import type { Asked } from '#test/kit/site-server.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

let readings = 0;

/** Well, and reads as the product does. */
async function healthy({ path, body }: Asked) {
  if (path !== '/api/v2/try') return { body: { ok: true, version: '1.2.3', table: 'reachable' } };
  readings += 1;
  const call = readings;
  const asked = body as Omit<Asking, 'newId'>;
  const reading = await readingOf({ ...asked, newId: (n) => `t${call}-${n}` });
  return { body: { ok: true, reading } };
}

async function reply(page: Page, text: string) {
  await page.getByLabel('Your reply').fill(text);
  await page.getByRole('button', { name: 'Read this reply' }).click();
  await page.getByRole('region', { name: 'What was understood' }).waitFor();
}

const understood = (page: Page) =>
  page.getByRole('region', { name: 'What was understood' }).locator('dl > div').allInnerTexts();

const answered = (page: Page) => page.locator('.sys li').allTextContents();

const editable = (page: Page) =>
  page
    .locator('.editor .words')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

story('a reply is answered with the list as it now stands, and what was understood', async () => {
  answers(healthy);
  const { page } = await open('/test', { now: '2026-11-19T18:30:00Z' });

  await reply(page, 'deck’s done! push the walk to tomorrow, add book the dentist');

  expect(await page.locator('.sys h2').textContent()).toBe('Updated.');
  expect(await answered(page)).toEqual([
    'Done: Finish the Q3 deck',
    'Call Mom',
    '30-minute walk tomorrow',
    'Book the dentist',
  ]);
  expect((await understood(page)).map((row) => row.split('\n'))).toEqual([
    ['Done', 'Finish the Q3 deck'],
    ['Put off', '30-minute walk'],
    ['New', 'Book the dentist'],
    ['Read by', expect.stringMatching(/^reader\/\d+$/)],
  ]);
  await page.getByText('Next: evening reflection, at 6:00 PM Central.').waitFor();
  expect(await page.locator('.sys h2:focus').count()).toBe(1);
  expect(asked().map(({ path }) => path)).toEqual(['/api/v2/try']);
});

story('the reader’s code comes with the first question, not with the page', async () => {
  answers(healthy);
  const { page } = await open('/test');
  await page.waitForLoadState('networkidle');
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /engine.*\.js$/.test(name)),
    );
  expect(await scripts()).toEqual([]);

  await reply(page, '1 done');

  expect(await scripts()).toHaveLength(1);
});

story('a code that does not come is said, and comes with the page once more', async () => {
  answers(healthy);
  const opened = await open('/test');
  const { page } = opened;
  await page.route('**/engine*.js', (route) => route.abort());
  await page.getByLabel('Your reply').fill('1 done');
  await page.getByRole('button', { name: 'Read this reply' }).click();

  expect(await page.getByRole('alert').textContent()).toBe(
    'The reader didn’t answer. Please try again.',
  );
  expect(await page.getByLabel('Your reply').inputValue()).toBe('1 done');

  await page.unroute('**/engine*.js');
  await page.reload();
  await reply(page, '1 done');
});

story('tomorrow what is open has come along, and what was done has not', async () => {
  answers(healthy);
  const { page } = await open('/test');
  await reply(page, 'deck’s done! push the walk to tomorrow, add book the dentist');

  await page.getByRole('button', { name: 'Go to tomorrow' }).click();
  await page.getByText('Day 2').waitFor();

  expect(await editable(page)).toEqual(['Call Mom', '30-minute walk', 'Book the dentist']);
  expect(await page.locator('.editor .tag').allTextContents()).toEqual(
    Array.from({ length: 3 }, () => 'from yesterday'),
  );
  expect(await page.getByRole('radio', { name: 'Morning intentions' }).isChecked()).toBe(true);
  expect(await page.locator('h2:focus').textContent()).toBe('What matters today?');
});

story('a reply goes on from the list before it, and undo takes it back', async () => {
  answers(healthy);
  const { page } = await open('/test');
  await reply(page, '1 and 3 done');
  await page.getByRole('button', { name: 'Reply again' }).click();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === '');

  await reply(page, 'undo');

  expect(await page.locator('.sys h2').textContent()).toBe('Taken back.');
  expect(await answered(page)).toEqual(['Finish the Q3 deck', 'Call Mom', '30-minute walk']);
});

story('the list can be changed by hand, and is read as it then is', async () => {
  answers(healthy);
  const { page } = await open('/test');
  await page.waitForLoadState('networkidle');

  await page.getByLabel('Done: Finish the Q3 deck').check();
  await page.getByLabel('Item 2').fill('Ring the plumber');
  await page.getByRole('button', { name: 'Take off: 30-minute walk' }).click();
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.keyboard.type('water the plants');
  await reply(page, 'plumber done');

  expect(await answered(page)).toEqual([
    'Done: Finish the Q3 deck',
    'Done: Ring the plumber',
    'water the plants',
  ]);
  await page.getByRole('button', { name: 'Take off: water the plants' }).click();
  await page.locator('.sys').waitFor({ state: 'detached' });
});

story('a command is told as one, and the other letters have their own questions', async () => {
  answers(healthy);
  const { page } = await open('/test', { now: '2026-11-19T18:30:00Z' });
  await page.getByRole('radio', { name: 'Evening reflection' }).check();
  await page.getByRole('heading', { name: 'How did today land?' }).waitFor();

  await page.getByRole('button', { name: 'pause until Monday' }).click();
  await page.getByRole('button', { name: 'Read this reply' }).click();

  await page.getByText('No letters until Monday, November 23. Your list waits.').waitFor();
  expect((await understood(page))[0]?.split('\n')).toEqual(['Command', 'pause']);
});

story('whoever has tried much is told when to come back, and keeps the words', async () => {
  answers(({ path }) =>
    path === '/api/v2/try'
      ? { status: 429, body: { ok: false, message: 'Too many.' } }
      : { body: { ok: true, version: '1.2.3', table: 'reachable' } },
  );
  const { page } = await open('/test');
  await page.getByLabel('Your reply').fill('1 done');
  await page.getByRole('button', { name: 'Read this reply' }).click();

  expect(await page.getByRole('alert').textContent()).toBe(
    'That was a lot of replies. Please try again in an hour.',
  );
  expect(await page.getByLabel('Your reply').inputValue()).toBe('1 done');
});

for (const [what, api, words] of [
  ['answers', healthy, 'The API answers. Build 1.2.3'],
  ['is silent', () => ({ status: 503, body: '' }), 'The API doesn’t answer.'],
] as const) {
  story(`whether the service ${what} stands behind a line, and is asked only there`, async () => {
    answers(api);
    const { page } = await open('/test');
    await page.waitForLoadState('networkidle');
    expect(asked()).toEqual([]);

    await page.getByText('Status', { exact: true }).click();
    await page.getByText(words, { exact: true }).waitFor();
  });
}
