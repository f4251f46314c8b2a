/** Signing up where the browser keeps nothing, the line is slow or no script runs. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { shippedSites } from '#test/kit/pages.ts';
import type { Api } from '#test/kit/site-server.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const email = 'ada@example.com';
const session = { signupEmail: email, userData: { userId: 'u1', email } };
const acknowledged = {
  ok: true,
  stage: 'DAY0_ACK',
  startToday: true,
  body: 'Here is today:\n\n[ ] Call Mom',
  v6: { render: { header: '', checklist: ['Call Mom'], closing: '', body: '' } },
};
const service: Api = ({ path }) => ({
  body: path.endsWith('/create-user') ? { ok: true, userId: 'u1' } : acknowledged,
});
const paths = () => asked().map(({ path }) => path.replace('/api/v2/onboarding/', ''));

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Start for Free' }).click();
}

async function startToday(page: Page): Promise<void> {
  await page.getByLabel('Today’s intentions').fill('call mom');
  await page.getByRole('button', { name: 'Start Today' }).click();
}

/** As with cookies blocked (nothing may be asked), or with no room left (nothing is kept). */
const refusals: Readonly<Record<string, () => void>> = {
  'may not be asked': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    }),
  'has no room': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  story(`a browser whose session storage ${what} still takes one through the sign-up`, async () => {
    answers(service);
    const { page, alerts } = await open('/nope');
    await page.addInitScript(refuse);
    await page.goto(new URL('/', page.url()).href);

    await signUp(page);
    await page.waitForURL('**/day0-intentions');
    await startToday(page);
    await page.getByRole('heading', { name: 'Got it.', exact: true }).waitFor();

    expect(await page.locator('.cl li').allTextContents()).toEqual(['Call Mom']);
    expect(paths()).toEqual(['create-user', 'create-user', 'day0-intentions']);
    await page.goBack();
    await page.goForward();
    await page.waitForURL((url) => url.pathname === '/');
    expect(alerts).toEqual([]);
  });
}

story('without storage the intentions page says what is wrong, and starts over', async () => {
  const { page, alerted } = await open('/nope');
  await page.addInitScript(refusals['may not be asked'] ?? '');
  await page.goto(new URL('/day0-intentions', page.url()).href);

  await startToday(page);

  expect(await alerted).toBe('Session expired. Please start over.');
  await page.waitForURL((url) => url.pathname === '/');
});

/** Holds back every script that is asked for from now on. */
async function scriptsHeld(page: Page): Promise<() => void> {
  const { promise: held, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return come;
}

story('while the next page is fetched the sign-up cannot be sent again', async () => {
  answers(service);
  const { page } = await open('/');
  const come = await scriptsHeld(page);
  const fetched = page.waitForRequest('**/assets/*.js');

  await signUp(page);
  await fetched;

  expect(await page.getByRole('button', { name: 'Starting...' }).isDisabled()).toBe(true);
  expect(await page.getByLabel('Your email').isDisabled()).toBe(true);
  come();
  await page.getByRole('heading', { name: 'What do you want to focus on today?' }).waitFor();
  expect(paths()).toEqual(['create-user']);
});

story('while the acknowledgment is fetched the day cannot be started again', async () => {
  answers(service);
  const { page } = await open('/day0-intentions', { session });
  const come = await scriptsHeld(page);
  const fetched = page.waitForRequest('**/assets/*.js');

  await startToday(page);
  await fetched;

  expect(await page.getByRole('button', { name: 'Starting...' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Skip for Today' }).isDisabled()).toBe(true);
  come();
  await page.getByRole('heading', { name: 'Got it.', exact: true }).waitFor();
  expect(paths()).toEqual(['create-user', 'day0-intentions']);
});

story('an answer that names no user leaves the one whom the session knows', async () => {
  answers((call) => (call.path.endsWith('/create-user') ? { body: { ok: true } } : service(call)));
  const { page } = await open('/day0-intentions', { session });

  await startToday(page);
  await page.waitForURL('**/acknowledgment');

  expect(asked()[1]?.body).toMatchObject({ userId: 'u1' });
});

const scripted = [
  '/',
  '/day0-intentions',
  '/acknowledgment',
  '/email-confirmation',
  '/shared',
  '/signup-complete?token=t',
  '/unsubscribe?token=t',
];

for (const path of scripted) {
  story(`${path} says what it cannot do without a script`, async () => {
    const { page } = await open(path, { javaScriptEnabled: false });

    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').innerText()).toContain('JavaScript');
  });
}

for (const [path, says, never] of [
  ['/unsubscribe?token=t', 'Reply with the word unsubscribe.', /not complete|unsubscribed/],
  ['/signup-complete?token=t', 'Reply to your invitation to begin.', /signed up|not complete/],
  ['/email-confirmation?token=t', "You're on the list", /is confirmed|not complete/],
] as const) {
  story(`${path} says one thing without a script, and what to do instead`, async () => {
    const { page } = await open(path, { javaScriptEnabled: false });

    expect(await page.locator('h1').allInnerTexts()).toEqual([says]);
    const words = await page.locator('main').innerText();
    expect(words).toMatch(/reply/i);
    expect(words).not.toMatch(never);
  });
}
