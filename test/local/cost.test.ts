/** The counts that the bill is made from are counted again, and are the same. */
import { expect, test } from '@jest/globals';
import { measureRules } from '#scripts/cost/measure.ts';
import { type Counts, readMeasured } from '#scripts/cost/measured.ts';

/**
 * SES tells of a mail before or after we have noted it, which is a write more or less; and on a
 * busy machine a run may be repeated.
 */
const near = ['notices', 'objectGets', 'readUnits', 'writeUnits', 'logBytes', 'rowBytes'] as const;

const exact = ({ runs: _runs, ...counts }: Counts) =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => !near.some((one) => one === name)));

const isNear = (one: number | undefined, other: number): boolean =>
  Math.abs((one ?? 0) / other - 1) < 0.1;

test('days of people come to the counts on record', async () => {
  // Others by now? `npm run cost -- --measure --write`.
  const { rules: known } = readMeasured();

  const counted = await measureRules();

  expect(exact(counted)).toEqual(exact(known));
  expect(near.filter((name) => !isNear(counted[name], known[name]))).toEqual([]);
  expect(Object.keys(counted.runs)).toEqual(Object.keys(known.runs));
  for (const [name, number] of Object.entries(known.runs)) {
    expect({ name, near: isNear(counted.runs[name], number) }).toEqual({ name, near: true });
  }
}, 240_000);
