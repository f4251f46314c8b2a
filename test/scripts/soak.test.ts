/** What the soak says of memory and faults holds for figures that are known. */
import { describe, expect, test } from '@jest/globals';
import { chanceOf } from '#scripts/lives/chance.ts';
import type { CallSeen } from '#scripts/local/aws/types.ts';
import { randomFaults } from '#scripts/soak/random-faults.ts';
import type { Soaked } from '#scripts/soak/run-soak.ts';
import { wrongsOf } from '#scripts/soak/say-soak.ts';
import { trendOf } from '#scripts/soak/trend.ts';
import type { Look } from '#scripts/soak/watch.ts';

const megabyte = 1024 * 1024;
const looksOf = (heap: (minute: number) => number): readonly Look[] =>
  Array.from({ length: 60 }, (_, minute) => ({
    at: minute * 60_000,
    day: 10 * minute,
    heapBytes: heap(minute) * megabyte,
    workerBytes: 15 * megabyte,
    rssBytes: 500 * megabyte,
    callMs: 3,
    callWork: 2,
  }));
const soaked = (looks: readonly Look[]): Soaked => ({
  verdict: { once: 100, wrong: [], given: 50, lost: [], askedAbout: 0, replies: 40 },
  days: 100,
  userDays: 400,
  looks,
  broken: { refuse: 0, cut: 0, lost: 0, again: 0, kill: 0 },
  again: 0,
  redriven: 0,
  erased: 9,
  leftovers: 0,
  denied: 0,
});
const noise = (minute: number) => ((minute * 7919) % 13) - 6;

test('a straight line is its own trend, and one odd end hardly moves it', () => {
  const line = [0, 1, 2, 3, 4].map((at) => ({ at, value: 10 + 2 * at }));

  expect(trendOf(line)).toEqual({ mean: 14, growth: 8 });
  expect(trendOf([])).toEqual({ mean: 0, growth: 0 });
});

describe('memory', () => {
  test('that goes up and down, or fills its caches at the start, is flat', () => {
    expect(wrongsOf(soaked(looksOf((minute) => 100 + noise(minute))))).toBe(0);
    expect(wrongsOf(soaked(looksOf((minute) => Math.min(60 + 5 * minute, 120))))).toBe(0);
  });

  test('that grows by half a megabyte a minute fails the run', () => {
    expect(wrongsOf(soaked(looksOf((minute) => 60 + minute / 2 + noise(minute))))).toBe(1);
  });
});

test('what is lost, doubled or left fails the run', () => {
  const fine = soaked(looksOf(() => 100));

  expect(wrongsOf({ ...fine, verdict: { ...fine.verdict, lost: ['x'] } })).toBe(1);
  expect(wrongsOf({ ...fine, verdict: { ...fine.verdict, wrong: ['x'] } })).toBe(1);
  expect(wrongsOf({ ...fine, leftovers: 1 })).toBe(1);
});

test('after an unheard mail, the word of SES about it is let through for a while', () => {
  let now = 0;
  const faults = randomFaults({ chance: chanceOf(3), share: 1, now: () => now });
  const call = (caller: CallSeen['caller'], service: CallSeen['service']) =>
    faults.fault.hits({ caller, service } as CallSeen);

  expect(call(undefined, 'dynamodb')).toBe(false);
  expect(call('inbound.deliveryEvents', 'dynamodb')).toBe(true);
  for (let tried = 0; tried < 50; tried += 1) expect(call('stages.morning', 'ses')).toBe(true);
  expect(call('inbound.deliveryEvents', 'dynamodb')).toBe(false);
  now += 5 * 60_000;
  expect(call('inbound.deliveryEvents', 'dynamodb')).toBe(true);
});
