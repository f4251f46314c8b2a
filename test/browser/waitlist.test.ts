/**
 * The waitlist's form: an address goes out once, a program's goes nowhere, a failure can be tried
 * again.
 */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { focused } from '#test/kit/focused.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { violationsOf } from '#test/kit/readable.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, asked, story } = withPages(shippedSites, 'waitlist');
const done = () => ({ body: { ok: true } });
const joining = { name: 'Join the waitlist' };

/** The first of the two forms; in every state but the idle one it is the only one. */
const form = (page: Page) => page.locator('#waitlist');
const below = (page: Page) => page.locator('#last-call');

story('an address joins, and the form gives way to one line', async () => {
  answers(done);
  const { page, alerts } = await open('/', { timezoneId: 'Europe/Lisbon' });

  await form(page).getByLabel('Your email').fill(' ada@example.com ');
  await form(page).getByRole('button', joining).click();
  await page.getByText("You're on the list.", { exact: true }).waitFor();

  expect(asked()).toMatchObject([
    {
      method: 'POST',
      path: '/api/harbor/waitlist',
      body: {
        email: 'ada@example.com',
        contactMethod: 'email',
        timezone: 'Europe/Lisbon',
        source: 'harbor_landing',
        preference: null,
        ua: expect.stringMatching(/Mozilla/),
        ts: expect.any(Number),
      },
    },
  ]);
  expect(await page.getByRole('button', joining).count()).toBe(0);
  expect(await page.getByRole('status').textContent()).toBe("You're on the list.");
  await focused(page.getByText("You're on the list.", { exact: true }));
  expect(alerts).toEqual([]);
});

for (const [where, which] of [
  ['above', form],
  ['at the foot', below],
] as const) {
  story(`a program that fills the hidden field ${where} is thanked, not asked for`, async () => {
    answers(done);
    const { page } = await open('/');

    await which(page).getByLabel('Your email').fill('bot@example.com');
    await which(page)
      .locator('input[name=company]')
      .evaluate((box) => Object.assign(box, { value: 'Acme' }));
    await which(page).getByRole('button', joining).click();
    await page.getByText("You're on the list.", { exact: true }).waitFor();

    expect(asked()).toEqual([]);
  });
}

story('nobody meets the hidden field by eye, key or reader', async () => {
  const { page } = await open('/');
  const trap = form(page).locator('input[name=company]');

  expect(await trap.getAttribute('tabindex')).toBe('-1');
  expect(await trap.getAttribute('autocomplete')).toBe('off');
  expect(await form(page).locator('[aria-hidden=true] input[name=company]').count()).toBe(1);
  expect((await trap.boundingBox())!.x).toBeLessThan(-1000);
});

for (const [status, body] of [
  [500, ''],
  [429, { message: 'That was a lot at once.' }],
  [400, { ok: false }],
] as const) {
  story(`a waitlist that answers ${status} can be tried again`, async () => {
    answers(() => ({ status, body }));
    const { page } = await open('/');

    await form(page).getByLabel('Your email').fill('ada@example.com');
    await form(page).getByRole('button', joining).click();

    expect(await page.getByRole('alert').textContent()).toBe(
      'Something went wrong. Please try again.',
    );
    const field = form(page).getByLabel('Your email');
    expect(await field.inputValue()).toBe('ada@example.com');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = `#${await field.getAttribute('aria-describedby')}`;
    expect(await page.locator(described).getAttribute('role')).toBe('alert');
    await focused(field);
    answers(done);
    await form(page).getByRole('button', joining).click();
    await page.getByText("You're on the list.", { exact: true }).waitFor();
  });
}

story('while it runs the button says so, and is pressed once', async () => {
  const { promise: after, resolve: go } = Promise.withResolvers<void>();
  answers(() => ({ ...done(), after }));
  const { page } = await open('/');

  await form(page).getByLabel('Your email').fill('ada@example.com');
  await form(page).getByLabel('Your email').press('Enter');
  const button = page.getByRole('button', { name: 'Joining...' });
  await button.waitFor();

  expect(await button.isDisabled()).toBe(true);
  expect(await form(page).getByLabel('Your email').isDisabled()).toBe(true);
  go();
  await page.getByText("You're on the list.", { exact: true }).waitFor();
  expect(asked()).toHaveLength(1);
});

story('the browser’s own check keeps what is no address', async () => {
  answers(done);
  const { page } = await open('/');

  await form(page).getByLabel('Your email').fill('ada');
  await form(page).getByRole('button', joining).click();

  expect(await form(page).locator('form:invalid').count()).toBe(1);
  expect(asked()).toEqual([]);
});

story('the form at the foot of the page stands only while nothing was sent', async () => {
  const { promise: after, resolve: go } = Promise.withResolvers<void>();
  answers(() => ({ ...done(), after }));
  const { page } = await open('/');

  await below(page).getByLabel('Your email').fill('ada@example.com');
  await below(page).getByRole('button', joining).click();
  await form(page).getByRole('button', { name: 'Joining...' }).waitFor();

  expect(await below(page).count()).toBe(0);
  expect(await form(page).getByLabel('Your email').inputValue()).toBe('ada@example.com');
  go();
  await page.getByText("You're on the list.", { exact: true }).waitFor();
  expect(await below(page).count()).toBe(0);
  expect(asked()).toMatchObject([{ body: { email: 'ada@example.com' } }]);
  const { y } = (await form(page).boundingBox())!;
  expect(y >= 0 && y < 800).toBe(true);
});

story('a failure of the form at the foot is told where the form now is', async () => {
  answers(() => ({ status: 500, body: '' }));
  const { page } = await open('/');

  await below(page).getByLabel('Your email').fill('ada@example.com');
  await below(page).getByLabel('Your email').press('Enter');
  await form(page).getByRole('alert').waitFor();

  const field = form(page).getByLabel('Your email');
  expect(await field.inputValue()).toBe('ada@example.com');
  await focused(field);
});

story('joining takes no more than the keys', async () => {
  answers(done);
  const { page } = await open('/#waitlist');
  await page.waitForLoadState('networkidle');

  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText("You're on the list.", { exact: true }).waitFor();

  expect(asked()).toHaveLength(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [state, status] of [
    ['success', 200],
    ['error', 500],
  ] as const) {
    story(`${state} has nothing in a reader’s way, ${colorScheme}`, async () => {
      answers(() => ({ status, body: {} }));
      const { page } = await open('/', { colorScheme });

      await form(page).getByLabel('Your email').fill('ada@example.com');
      await form(page).getByRole('button', joining).click();
      await page.locator('#waitlist .joined, #waitlist [role=alert]').waitFor();

      expect(await violationsOf(page)).toEqual([]);
    });
  }
}

story('the page keeps its height when the line takes the place of the form', async () => {
  for (const width of [1280, 390]) {
    answers(done);
    const { page } = await open('/', { viewport: { width, height: 844 } });
    await page.waitForLoadState('networkidle');
    const top = () => page.locator('.phone').boundingBox();
    const before = await top();

    await form(page).getByLabel('Your email').fill('ada@example.com');
    await form(page).getByRole('button', joining).click();
    await page.getByText("You're on the list.", { exact: true }).waitFor();

    expect([width, await top()]).toEqual([width, before]);
  }
});

story('nothing moves when the error comes, nor while the page loads with late fonts', async () => {
  answers(() => ({ status: 500, body: '' }));
  const { page } = await open('/');
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // Nought to three places: a word that the fonts make a little wider is all.
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.0005);
  const agreement = () => form(page).locator('.fine').boundingBox();
  const before = await agreement();

  await form(page).getByLabel('Your email').fill('ada@example.com');
  await form(page).getByRole('button', joining).click();
  await form(page).getByRole('alert').waitFor();

  expect((await agreement())?.y).toBe(before?.y);
});

story('on a phone each cell says which column it is of, by the column’s own name', async () => {
  const { page } = await open('/', { viewport: { width: 390, height: 844 } });
  const columns = await page.locator('.compared thead th').allTextContents();

  const names = await page
    .locator('.compared tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(names).toEqual(columns.map((name) => `"${name}"`));
});

story('without a script the pitch is at the top of the page', async () => {
  const { page } = await open('/', { javaScriptEnabled: false });

  expect((await page.locator('h1').boundingBox())!.y).toBeLessThan(300);
});
