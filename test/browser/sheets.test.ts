/** No page of the admin area looks otherwise after another was there: their sheets stay loaded. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adminApi } from '#test/kit/admin-api.ts';
import { onePerson, personId } from '#test/kit/admin-person.ts';
import { logLines, logsAnswer, traceId } from '#test/kit/log-lines.ts';
import { shippedSites } from '#test/kit/pages.ts';
import { testerId, testerServer } from '#test/kit/tester-api.ts';
import { withPages } from '#test/kit/with-pages.ts';

const { open, answers, story } = withPages(shippedSites);

const sheets = () =>
  readdirSync(join(shippedSites(), 'main/assets')).filter((name) => name.endsWith('.css'));

/** Where everything stands, how large it is, and in which colours. */
const look = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round);
      return [element.outerHTML.slice(0, 80), box, color, backgroundColor, font].join(' ');
    }),
  );

const wear = (page: Page, names: readonly string[]) =>
  page.evaluate(async (all) => {
    const worn = [...document.styleSheets].map(({ href }) => href);
    for (const name of all) {
      const href = `${location.origin}/assets/${name}`;
      if (worn.includes(href)) continue;
      const link = document.createElement('link');
      const ready = new Promise((resolve) => {
        link.onload = resolve;
      });
      Object.assign(link, { rel: 'stylesheet', href });
      document.head.append(link);
      await ready;
    }
  }, names);

const item = (text: string, status: string) => ({ text, status });
const entry = {
  type: 'system',
  text: 'What matters?\n\n  [ ] Walk\n  [x] Call',
  ts: '2026-11-20T12:00:00Z',
  message_guid: 'a',
  traceId,
  intentions: [item('Walk', 'open'), item('Call', 'done')],
};
const given = {
  ...onePerson,
  ...testerServer('content').answers,
  'GET /api/v3/tester/state': { body: { session: { transcript: [entry] } } },
  'GET /api/v2/admin/logs': logsAnswer(logLines(9)),
  'GET /api/downloads': { body: [] },
  'GET /admin/api/stability': {
    body: {
      tsErrors: 0,
      firstClass: { intentions: true, contextBundle: true, carryover: true },
      mode: 'reader',
    },
  },
};

for (const path of [
  '/admin',
  '/admin#testing',
  `/admin#users/${personId}`,
  `/admin/logs#trace=${traceId}`,
  '/downloads',
  '/admin/testing/dry-run',
  `/admin/v3-tester#user=${testerId}`,
  `/admin/v3u-tester#user=${testerId}`,
]) {
  story(`${path} looks the same with the sheets of all other pages`, async () => {
    answers(adminApi(given));
    const { page } = await open(path, { reducedMotion: 'reduce' });
    await page.locator('h1').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const before = await look(page);

    await wear(page, sheets());

    expect(before.length).toBeGreaterThan(20);
    const after = await look(page);
    expect(after.filter((one, at) => one !== before[at]).slice(0, 5)).toEqual([]);
  });
}
