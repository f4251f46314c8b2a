/** The page of an administrator's own sign-in, in all its states. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type AdminAnswers, adminApi, ownSignIn } from '#test/kit/admin-api.ts';
import { type OpenOptions, shippedSites, titleIs } from '#test/kit/pages.ts';
import { problemsIn } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const read = 'GET /api/admin/sign-in';
const change = 'POST /api/admin/sign-in';
const withFactor = (codes_left = 10): AdminAnswers => ({
  [read]: { body: { ...ownSignIn, factor: { codes_left } } },
});
const refusal = (status: number, code: string, message: string, detail = message) => ({
  status,
  body: { ok: false, code, errorCode: code, error: message, message, detail },
});
const setup = {
  key: 'LURQF74NZZ7LQFQMR32JYQHC7Q6OJV7C',
  uri: 'otpauth://totp/Anchor:ops%40example.com?secret=LURQF74NZZ7LQFQMR32JYQHC7Q6OJV7C&issuer=Anchor',
  sealed: 'sealed-setup',
};
const codes = Array.from({ length: 10 }, (_, at) => `code-${at}${at}${at}${at}-code-code`);

async function signIn(given: AdminAnswers = {}, options: OpenOptions = {}) {
  answers(adminApi(given));
  const opened = await open('/admin/sign-in', { now: '2026-11-20T20:32:00.000Z', ...options });
  await opened.page.locator('.state, .failure').first().waitFor();
  return opened;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const changes = () =>
  asked()
    .filter(({ method, path }) => method === 'POST' && path === '/api/admin/sign-in')
    .map(({ body }) => body);

async function setUp(page: Page): Promise<void> {
  await press(page, 'Turn on');
  await page.getByLabel('Your password').fill('my own password');
  await press(page, 'Continue');
  await page.locator('.qr').waitFor();
}

story('one sees whether a factor is on, and where one is signed in', async () => {
  const { page } = await signIn();

  await titleIs(page, 'Your sign-in – Anchor');
  expect(await page.locator('.state').innerText()).toMatch(/^Off\s+Signing in takes your password/);
  expect(await page.locator('tbody tr').allInnerTexts()).toEqual([
    expect.stringMatching(
      /^Firefox on Windows\s*This one\s+20 Nov 2026, 14:10 CST\s+1 minute ago$/,
    ),
    expect.stringMatching(/^Safari on iPhone\s+20 Nov 2026, 12:00 CST\s+27 minutes ago$/),
  ]);
  expect(await problemsIn(page)).toEqual([]);
});

story('a password, a picture, a code: then it is on, and the codes are shown', async () => {
  const { page } = await signIn({ [change]: { body: { ok: true, setup } } });
  await setUp(page);

  expect(await page.locator('.key code').innerText()).toBe(
    'LURQ F74N ZZ7L QFQM R32J YQHC 7Q6O JV7C',
  );
  expect(await page.getByRole('link', { name: 'open it in one' }).getAttribute('href')).toBe(
    setup.uri,
  );
  expect(await problemsIn(page)).toEqual([]);
  expect(changes()).toEqual([{ do: 'set-up-factor', password: 'my own password' }]);

  answers(adminApi({ [change]: { body: { ok: true, codes } }, ...withFactor() }));
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await press(page, 'Turn on');
  await page.getByText('Keep these recovery codes').waitFor();

  expect(await page.locator('.codes li').allInnerTexts()).toEqual(codes);
  expect(changes()).toEqual([{ do: 'turn-on-factor', sealed: setup.sealed, code: '123456' }]);
  expect(await problemsIn(page)).toEqual([]);
  await press(page, 'I’ve kept them');
  await page.getByText('10 of 10 recovery codes left').waitFor();
  expect(await page.locator('.codes').count()).toBe(0);
});

story('the picture is one that a scanner reads: three corners, and light around them', async () => {
  const { page } = await signIn({ [change]: { body: { ok: true, setup } } });
  await setUp(page);
  await page.emulateMedia({ colorScheme: 'dark' });

  const drawn = await page.locator('.qr').evaluate((svg) => {
    const path = svg.querySelector('path')?.getAttribute('d') ?? '';
    const { fill, backgroundColor } = getComputedStyle(svg);
    return {
      dark: path.match(/M\d+ \d+/g) ?? [],
      view: svg.getAttribute('viewBox'),
      fill,
      backgroundColor,
    };
  });

  const dark = new Set(drawn.dark);
  const [start, , whole] = drawn.view?.split(' ').map(Number) ?? [];
  const size = (whole ?? 0) + 2 * (start ?? 0);
  expect((size - 17) % 4).toBe(0);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect([
      dark.has(`M${x} ${y}`),
      dark.has(`M${x + 1} ${y + 1}`),
      dark.has(`M${x + 3} ${y + 3}`),
    ]).toEqual([true, false, true]);
  }
  expect([drawn.fill, drawn.backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

story('what is refused is said where it was typed', async () => {
  const { page } = await signIn({
    [change]: refusal(403, 'WRONG_PASSWORD', 'That isn’t your password.'),
  });
  await press(page, 'Turn on');
  await page.getByLabel('Your password').fill('not mine');
  await press(page, 'Continue');
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Your password').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('alert').innerText()).toBe('That isn’t your password.');
  await page.keyboard.press('Escape');

  const weak = 'A password needs at least 15 characters; this one has 3.';
  answers(adminApi({ [change]: refusal(400, 'WEAK_PASSWORD', 'Too easy.', weak) }));
  await page.getByLabel('Current password').fill('my own password');
  await page.getByLabel('New password').fill('abc');
  await press(page, 'Change password');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toBe(weak);
  expect(await page.getByLabel('New password').getAttribute('aria-invalid')).toBe('true');
  expect(await problemsIn(page)).toEqual([]);

  answers(adminApi({ [change]: { status: 500, body: '' } }));
  await press(page, 'Change password');
  await page.getByText('Nothing was changed. Please try again.').waitFor();
});

story('a new password empties the fields, and says what has happened', async () => {
  const { page } = await signIn({ [change]: { body: { ok: true } } });
  await page.getByLabel('Current password').fill('my own password');
  await page.getByLabel('New password').fill('violet kettle orbit tandem');
  await page.getByLabel('Show what I type').check();
  expect(await page.getByLabel('New password').getAttribute('type')).toBe('text');
  await press(page, 'Change password');
  await page.getByText('Your password is changed.').waitFor();

  expect(changes()).toEqual([
    { do: 'change-password', password: 'my own password', next: 'violet kettle orbit tandem' },
  ]);
  for (const field of ['Current password', 'New password']) {
    expect(await page.getByLabel(field).inputValue()).toBe('');
    expect(await page.getByLabel(field).getAttribute('type')).toBe('password');
  }
});

story('with a factor one makes new codes or turns it off, and few codes stand out', async () => {
  const { page } = await signIn({ ...withFactor(2), [change]: { body: { ok: true, codes } } });
  expect(await page.locator('.bad').innerText()).toBe('2 of 10 recovery codes left');
  await press(page, 'New recovery codes');
  await page.getByLabel('Your password').fill('my own password');
  expect(await problemsIn(page)).toEqual([]);
  await press(page, 'Make new codes');
  await page.locator('.codes').waitFor();
  await press(page, 'I’ve kept them');

  await press(page, 'Turn off');
  await page.getByText('Your password alone will sign you in').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(changes()).toEqual([{ do: 'new-codes', password: 'my own password' }]);
});

story('a page that can’t be loaded says so once, and tries again', async () => {
  const { page } = await signIn({ [read]: { status: 500, body: '' } });

  expect(await page.getByRole('alert').allInnerTexts()).toEqual([
    expect.stringContaining('We couldn’t load your sign-in. Please try again.'),
  ]);
  expect(await problemsIn(page)).toEqual([]);
  answers(adminApi());
  await press(page, 'Try again');
  await page.getByText('Firefox on Windows').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

story('what is on its way shows as bars', async () => {
  answers(adminApi({ [read]: { body: {}, after: new Promise<void>(() => {}) } }));
  const { page } = await open('/admin/sign-in');

  await page.locator('.skeleton').nth(1).waitFor({ state: 'attached' });
  expect(await page.locator('.skeleton').count()).toBe(2);
});
