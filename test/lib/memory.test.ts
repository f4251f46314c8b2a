/**
 * Goal: the memory of each function follows from what it was measured to take.
 * Method: the figures on record against the template, and made-up figures against the rule.
 */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  headroom,
  letterMs,
  type MeasuredMemory,
  memoryMb,
  needOf,
  patienceMs,
  readMeasuredMemory,
  sizesMb,
} from '#lib/memory.ts';
import type { Template } from '#scripts/build/template.ts';
import { measuredOf } from '#scripts/memory/memory-book.ts';
import { functionNames } from '#shared/contract/functions.ts';
import { aWhileMs, lambdaOf, synthesised } from './synthesised.ts';

const measured = readMeasuredMemory();
let template: Template;

beforeAll(async () => {
  template = await synthesised();
}, aWhileMs);

test('every function there is was measured, and none that is gone is on record', () => {
  // Another by now? `node scripts/memory.ts --measure --write`.
  expect(Object.keys(measured.functions).toSorted()).toEqual([...functionNames].toSorted());
  for (const { events, mb } of Object.values(measured.functions)) {
    expect(events).toBeGreaterThan(0);
    expect(mb).toBeGreaterThan(0);
  }
});

test.each(functionNames)(
  '%s is given what it needs, with headroom, and a share of a core',
  (name) => {
    const { MemorySize } = lambdaOf(template, name).its;
    const need = needOf(name, measured);

    expect(MemorySize).toBe(memoryMb(name));
    expect(MemorySize).toBeGreaterThanOrEqual(256);
    expect(MemorySize).toBeGreaterThanOrEqual(need.mb);
    expect(need.isQuick(MemorySize)).toBe(true);
  },
);

const figures = fc.record({
  events: fc.constant(1),
  mb: fc.double({ min: 1, max: 800, noNaN: true }),
  usualMs: fc.double({ min: 0, max: 30, noNaN: true }),
  mostMs: fc.double({ min: 0, max: 900, noNaN: true }),
  firstMs: fc.double({ min: 0, max: 1_900, noNaN: true }),
});

test('a function is given the smallest size that will do, and more where it takes more', () => {
  const given = (one: MeasuredMemory['functions'][string]) =>
    memoryMb('stages.touchpoint', { ...measured, functions: { 'stages.touchpoint': one } });

  fc.assert(
    fc.property(figures, fc.double({ min: 1, max: 3, noNaN: true }), (one, times) => {
      const size = given(one);
      const smaller = sizesMb.filter((other) => other < size);
      const fits = (mb: number) =>
        mb >= (measured.emptyMb + one.mb) * headroom &&
        (one.mostMs * 1769) / mb <= patienceMs &&
        // Nobody waits at a screen for a touchpoint.
        (one.firstMs * 1769) / mb <= 2 * patienceMs &&
        (one.usualMs * 1769) / mb <= letterMs;

      expect(smaller.filter(fits)).toEqual([]);
      expect(given({ ...one, mb: one.mb * times })).toBeGreaterThanOrEqual(size);
      expect(given({ ...one, mostMs: one.mostMs * times })).toBeGreaterThanOrEqual(size);
      expect(given({ ...one, firstMs: one.firstMs * times })).toBeGreaterThanOrEqual(size);
    }),
  );
});

test('figures are the most that was held, and the work of warm events and of first ones', () => {
  const of = (bytes: number, cpuMs: number, isFirst = false) =>
    ({ name: 'health.check', bytes, cpuMs, isFirst }) as const;

  expect(measuredOf([of(40e6, 90, true), of(50e6, 5), of(45e6, 7)])).toEqual({
    'health.check': { events: 3, mb: 50, usualMs: 7, mostMs: 7, firstMs: 90 },
  });
  expect(measuredOf([of(40e6, 90, true)])['health.check']?.mostMs).toBe(90);
});
