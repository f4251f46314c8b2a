/** Dates as the admin area writes them. */
import { expect, test } from '@jest/globals';
import { agoWords, clockWords, dateWords, dayWords, momentWords } from '#web/kit/dates.ts';

const at = new Date(2026, 8, 3, 4, 5, 6);

test('a date and a time are written as a ledger has them', () => {
  expect(dateWords(at)).toBe('3 Sep 2026');
  expect(clockWords(at)).toMatch(/^04:05:06 [A-Z]+([+-]\d+(:\d+)?)?$/);
  expect(momentWords(at)).toMatch(/^3 Sep 2026, 04:05 [A-Z]+([+-]\d+(:\d+)?)?$/);
});

test('a date of no zone stays itself', () => {
  expect(dayWords('2026-01-01')).toBe('1 Jan 2026');
  expect(dayWords('2026-12-31')).toBe('31 Dec 2026');
});

test.each([
  [-5, 'just now'],
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [119, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, '1 day ago'],
  [40 * 86_400, '40 days ago'],
])('%d seconds are %j', (seconds, words) => {
  expect(agoWords(at, new Date(at.getTime() + seconds * 1000))).toBe(words);
});
