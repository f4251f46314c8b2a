/** A page that weighs too much, waits, moves or asks others is named with what it does. */
import { expect, test } from '@jest/globals';
import { budgets, overspent, type Weighed } from '#scripts/bench/web-budget.ts';

const visit = {
  endedAt: '/faq',
  requests: 5,
  bytes: { document: 9000, script: 0, stylesheet: 0, font: 60_000, other: 900 },
  files: [],
  elsewhere: [],
  shift: 0,
  violations: [],
};
const page: Weighed = {
  still: false,
  guarded: false,
  htmlBytes: budgets.html,
  scriptBytes: budgets.scripts,
  visit,
};

test('a page on its budget is let through, with a browser and without', () => {
  expect(overspent(page)).toEqual([]);
  expect(overspent({ ...page, visit: undefined })).toEqual([]);
});

test.each<[Partial<Weighed>, string]>([
  [{ htmlBytes: budgets.html + 1 }, 'bytes of HTML'],
  [{ scriptBytes: budgets.scripts + 1 }, 'bytes of scripts'],
  [{ still: true, scriptBytes: 1 }, 'does not need'],
  [{ guarded: true, scriptBytes: budgets.adminScripts + 1 }, 'bytes of scripts'],
  [{ visit: { ...visit, requests: budgets.liveRequests + 1 } }, 'requests'],
  [{ visit: { ...visit, elsewhere: ['https://fonts.example/'] } }, 'asks others'],
  [{ visit: { ...visit, bytes: { ...visit.bytes, stylesheet: 1 } } }, 'waits for a stylesheet'],
  [{ visit: { ...visit, shift: 0.02 } }, 'moves by 0.0200'],
  [{ visit: { ...visit, violations: ['style-src-attr inline'] } }, 'is forbidden'],
])('%j is named', (change, words) => {
  expect(overspent({ ...page, ...change })).toEqual([expect.stringContaining(words)]);
});

test('an administrator may fetch more, with a stylesheet', () => {
  const fetched = { ...visit, requests: 20, bytes: { ...visit.bytes, stylesheet: 3000 } };

  expect(overspent({ ...page, guarded: true, scriptBytes: 94_000, visit: fetched })).toEqual([]);
});
