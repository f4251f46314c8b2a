/** The log viewer's times: its boxes, its echoes, and the ranges that it asks for or does not. */
import { describe, expect, test } from '@jest/globals';
import {
  aroundTrace,
  boxOf,
  lastMinutes,
  lineClock,
  msOfBox,
  rangeFailure,
  rangeWords,
  utcEcho,
} from '#web/main/admin/logs/log-times.ts';

const now = Date.UTC(2026, 10, 20, 20, 32, 0, 0);
const dayMs = 24 * 3_600_000;

test('a box holds the second that it was given', () => {
  expect(msOfBox(boxOf(now))).toBe(now);
  expect(utcEcho(boxOf(now))).toBe('2026-11-20 20:32:00');
});

test.each(['', 'x'])('the box %j is no time', (value) => {
  expect(msOfBox(value)).toBeNaN();
  expect(utcEcho(value)).toBe('–');
});

test('the last minutes end with the second under way', () => {
  expect(lastMinutes(15, now)).toEqual({ startMs: now - 15 * 60_000, endMs: now });
  expect(lastMinutes(5, now + 1).endMs).toBe(now + 1000);
});

test('a trace is looked for around its instant, or in the last day', () => {
  const { startMs, endMs } = aroundTrace('2026-11-20T20:00:00.500Z', now);

  expect([startMs, endMs].map((ms) => new Date(ms).toISOString())).toEqual([
    '2026-11-20T19:30:00.000Z',
    '2026-11-20T20:30:00.000Z',
  ]);
  expect(aroundTrace(null, now)).toEqual({ startMs: now - dayMs, endMs: now });
  expect(aroundTrace('nonsense', now)).toEqual({ startMs: now - dayMs, endMs: now });
});

describe('a range', () => {
  test.each([
    [0, 'End time must be after start time'],
    [-1, 'End time must be after start time'],
    [1, undefined],
    [dayMs, undefined],
    [dayMs + 1, 'Time window too large (max 24 hours)'],
    [Number.NaN, 'Invalid time range.'],
  ])('of %d milliseconds: %s', (length, words) => {
    expect(rangeFailure({ startMs: now, endMs: now + length })).toBe(words);
  });

  test('is told by the clock, with the dates where they are two', () => {
    const hour = { startMs: now - 3_600_000, endMs: now };
    expect(rangeWords(hour, 'utc')).toBe('19:32:00 to 20:32:00, UTC');
    expect(rangeWords({ startMs: now - dayMs, endMs: now }, 'utc')).toBe(
      '2026-11-19 20:32:00 to 2026-11-20 20:32:00, UTC',
    );
    expect(rangeWords(hour, 'local')).toMatch(/, local$/);
  });
});

test('a line is told to the millisecond', () => {
  expect(lineClock(now + 118, 'utc')).toBe('20:32:00.118');
});
