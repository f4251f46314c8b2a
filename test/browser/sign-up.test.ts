/** From the first page to the acknowledgment: every way on, every alert, and what is kept where. */
import { expect } from '@jest/globals';
import { focused } from '#test/kit/focused.ts';
import { shippedSites, titleIs } from '#test/kit/pages.ts';
import type { Answer } from '#test/kit/site-server.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites);

const userId = '0b7f3f5e-8d57-4c6e-9a3e-0d9a6f0c1a11';
const session = { signupEmail: 'ada@example.com', userData: { userId, email: 'ada@example.com' } };
const created: Answer = { body: { ok: true, message: 'Welcome.', userId } };
const acknowledged = (startToday: boolean): Answer => ({
  body: {
    ok: true,
    stage: 'DAY0_ACK',
    startToday,
    message: 'Got it.',
    body: startToday ? 'Here is today:\n\n[ ] Call Mom\n\nOne thing at a time.' : '',
    v6: { render: { header: 'Rest today.', checklist: [], closing: 'Until tomorrow.', body: '' } },
    meta: { checklist: startToday ? [{ text: 'Call Mom', checked: false }] : [] },
  },
});
const intentionsAnswer = (answer: Answer) =>
  answers(({ path }) => (path.endsWith('/create-user') ? created : answer));

async function startWith(answer: Answer, options = {}) {
  intentionsAnswer(answer);
  const opened = await open('/day0-intentions', { session, ...options });
  await opened.page.getByLabel('Today’s intentions').fill('call mom');
  return opened;
}

story('an address leads to the intentions page and is carried there', async () => {
  answers(() => created);
  const { page, alerts } = await open('/');

  await page.getByPlaceholder('Stay anchored — drop your email').fill(' ada@example.com ');
  await page.getByRole('button', { name: 'Start for Free' }).click();
  await page.waitForURL('**/day0-intentions');

  expect(asked()).toMatchObject([
    {
      path: '/api/v2/onboarding/create-user',
      body: { email: 'ada@example.com', timezone: 'America/Chicago', startToday: true },
    },
  ]);
  expect(Object.keys(asked()[0]?.body as object)).not.toContain('timezone_source');
  expect(await page.evaluate(() => sessionStorage.getItem('signupEmail'))).toBe('ada@example.com');
  expect(await page.evaluate(() => sessionStorage.getItem('userData'))).toContain(userId);
  await titleIs(page, 'What do you want to focus on today? – Anchor');
  expect(await page.locator('h1:focus').textContent()).toBe('What do you want to focus on today?');
  expect(alerts).toEqual([]);
});

for (const wrong of ['', '   ', 'ada.example.com']) {
  story(`the address ${JSON.stringify(wrong)} is refused in place`, async () => {
    answers(() => created);
    const { page, alerts, alerted } = await open('/');
    const field = page.getByLabel('Your email');

    await field.fill(wrong);
    await page.getByRole('button', { name: 'Start for Free' }).click();
    await alerted;

    expect(alerts).toEqual(['Please enter a valid email address']);
    expect(await page.getByRole('alert').textContent()).toBe('Please enter a valid email address');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await focused(field);
    expect(asked()).toEqual([]);
  });
}

story('while the sign-up runs the button says so and nothing can be changed', async () => {
  const { promise: after, resolve: go } = Promise.withResolvers<void>();
  answers(() => ({ ...created, after }));
  const { page } = await open('/');

  await page.getByLabel('Your email').fill('ada@example.com');
  await page.getByLabel('Your email').press('Enter');
  const button = page.getByRole('button', { name: 'Starting...' });
  await button.waitFor();

  expect(await button.isDisabled()).toBe(true);
  expect(await page.getByLabel('Your email').isDisabled()).toBe(true);
  go();
  await page.waitForURL('**/day0-intentions');
});

const signupFailures: readonly (readonly [string, Answer, string])[] = [
  ['the server’s words', { status: 429, body: { message: 'Wait a little.' } }, 'Wait a little.'],
  ['no words', { status: 500, body: '<h1>502</h1>' }, 'Signup failed. Please try again.'],
  ['a polite no', { body: { ok: false } }, 'Signup failed. Please try again.'],
];

for (const [what, answer, words] of signupFailures) {
  story(`a sign-up refused with ${what} stays where it is`, async () => {
    answers(() => answer);
    const { page, alerts, alerted } = await open('/');

    await page.getByLabel('Your email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Start for Free' }).click();

    expect(await alerted).toBe(words);
    expect(alerts).toHaveLength(1);
    await page.locator('button:focus', { hasText: 'Start for Free' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

story('Start Today waits for words', async () => {
  const { page } = await open('/day0-intentions', { session });
  const start = page.getByRole('button', { name: 'Start Today' });
  const box = page.getByLabel('Today’s intentions');

  expect(await box.getAttribute('rows')).toBe('4');
  expect(await start.isDisabled()).toBe(true);
  await box.fill('  \n ');
  expect(await start.isDisabled()).toBe(true);
  await box.fill('walk');
  expect(await start.isDisabled()).toBe(false);
});

story('Start Today sends the detected zone, then the words, and shows what was heard', async () => {
  const { page } = await startWith(acknowledged(true), { timezoneId: 'Europe/Lisbon' });

  expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Lisbon');
  await page.getByText('Auto-detected from your browser. Change if it looks wrong.').waitFor();
  await page.getByRole('button', { name: 'Start Today' }).click();
  await page.waitForURL('**/acknowledgment');
  await page.getByRole('heading', { name: 'Got it.', exact: true }).waitFor();

  const zone = { timezone: 'Europe/Lisbon', timezone_source: 'detected' };
  expect(asked().map(({ body }) => body)).toEqual([
    { email: 'ada@example.com', startToday: true, ...zone },
    { userId, rawText: 'call mom', startToday: true },
  ]);
});

story('the zones stand by region, and once the list is opened with their offsets', async () => {
  const { page } = await open('/day0-intentions', { session });
  const zones = page.getByLabel('Time zone');

  await zones.focus();
  const tokyo = zones.locator('optgroup[label="Asia"] option[value="Asia/Tokyo"]');
  await page.waitForFunction(() => document.querySelector('option')?.text.includes('UTC'));

  // The city begins the line: that is what a browser searches by.
  expect(await tokyo.textContent()).toBe('Tokyo (UTC+9)');
});

story('a zone that was chosen is sent as the user’s own', async () => {
  const { page } = await startWith(acknowledged(true));

  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await page.getByRole('button', { name: 'Start Today' }).click();
  await page.waitForURL('**/acknowledgment');

  expect(asked()[0]?.body).toMatchObject({ timezone: 'Asia/Tokyo', timezone_source: 'user' });
});

story('Skip for Today sends no words, whatever was written', async () => {
  const { page } = await startWith(acknowledged(false));

  await page.getByRole('button', { name: 'Skip for Today' }).click();
  await page.getByRole('heading', { name: "You're all set.", exact: true }).waitFor();

  expect(asked().map(({ body }) => body)).toMatchObject([
    { startToday: false },
    { userId, rawText: '', startToday: false },
  ]);
});

for (const button of ['Start Today', 'Skip for Today']) {
  story(`${button} without a session starts over`, async () => {
    intentionsAnswer(acknowledged(true));
    const { page, alerts } = await open('/day0-intentions');

    await page.getByLabel('Today’s intentions').fill('walk');
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL((url) => url.pathname === '/');

    expect(alerts).toEqual(['Session expired. Please start over.']);
    expect(asked()).toEqual([]);
  });
}

story('while the day is started the fields rest', async () => {
  const { promise: wait, resolve: go } = Promise.withResolvers<void>();
  const { page } = await startWith({ ...acknowledged(true), after: wait });

  await page.getByRole('button', { name: 'Start Today' }).click();
  await page.getByRole('button', { name: 'Starting...' }).waitFor();

  for (const part of ['Today’s intentions', 'Time zone']) {
    expect(await page.getByLabel(part).isDisabled()).toBe(true);
  }
  expect(await page.getByRole('button', { name: 'Skip for Today' }).isDisabled()).toBe(true);
  go();
  await page.waitForURL('**/acknowledgment');
});

const day0Failures: readonly (readonly [string, Answer, string])[] = [
  [
    'Start Today',
    { status: 422, body: { errorCode: 'STANDARDIZER_EMPTY', message: 'x' } },
    'Submission failed: Please write your intentions more clearly - ' +
      "we couldn't extract any goals from your message.",
  ],
  ['Start Today', { status: 422, body: {} }, 'Unable to process your intentions'],
  ['Start Today', { status: 500, body: { error: { message: 'Our fault.' } } }, 'Our fault.'],
  [
    'Start Today',
    { status: 500, body: {} },
    'Failed to process your intentions. Please try again.',
  ],
  [
    'Start Today',
    { status: 404, body: { message: 'Gone.' } },
    'Failed to process intentions. Please try again.',
  ],
  [
    'Start Today',
    { body: { ok: true, stage: 'MIDDAY_CHECKIN' } },
    'Failed to process intentions. Please try again.',
  ],
  ['Skip for Today', { status: 500, body: {} }, 'Skip today failed. Please try again.'],
  ['Skip for Today', acknowledged(true), 'Skip today failed. Please try again.'],
];

for (const [button, answer, words] of day0Failures) {
  const what = `${answer.status ?? 200} ${JSON.stringify(answer.body).slice(0, 40)}`;
  story(`${button} answered ${what} says "${words.slice(0, 40)}"`, async () => {
    const { page, alerts, alerted } = await startWith(answer);

    await page.getByRole('button', { name: button }).click();

    expect(await alerted).toBe(words);
    expect(alerts).toHaveLength(1);
    await page.locator('button:focus', { hasText: button }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/day0-intentions');
    expect(await page.getByLabel('Today’s intentions').inputValue()).toBe('call mom');
    expect(await page.evaluate(() => sessionStorage.getItem('acknowledgmentData'))).toBeNull();
  });
}

story('what is pressed before the script is there is done once it is, and once', async () => {
  answers(() => ({ body: { ok: true, userId: 'u1' } }));
  const { page } = await open('/nope');
  const { promise: held, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(new URL('/', page.url()).href);
  await page.getByLabel('Your email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(asked()).toEqual([]);

  come();
  await page.waitForURL('**/day0-intentions');

  expect(asked()).toHaveLength(1);
});
