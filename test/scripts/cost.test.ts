/** The bill follows the counts, and the runbook says what it comes to. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  bareLines,
  billOf,
  costPart,
  fixedOf,
  lines,
  thingsIn,
  totalOf,
} from '#scripts/cost/bill.ts';
import { type Counts, readMeasured } from '#scripts/cost/measured.ts';
import { monthly, prices } from '#scripts/cost/prices.ts';
import { readPart } from '#scripts/runbook/part.ts';

const measured = readMeasured();
const { users, days, rules, memoryMb } = measured;
const countNames = Object.keys(rules).filter((name) => name !== 'runs') as readonly Exclude<
  keyof Counts,
  'runs'
>[];

test('the runbook has the table that the command writes', () => {
  // Another table? `npm run cost -- --write`.
  expect(readPart('cost')).toBe(costPart(measured));
});

test('more of anything never costs less, and twice of everything costs twice', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countNames), fc.nat({ max: 1e6 }), (name, more) => {
      const dearer = { ...rules, [name]: rules[name] + more };

      expect(totalOf(billOf(dearer, users, days, memoryMb))).toBeGreaterThanOrEqual(
        totalOf(billOf(rules, users, days, memoryMb)),
      );
    }),
  );
  const bill = billOf(rules, users, days, memoryMb);
  const half = billOf(rules, users * 2, days, memoryMb);
  for (const line of lines) expect(half[line] * 2).toBeCloseTo(bill[line], 12);
});

test('a run is paid for in its trace, too, one of twenty of them, but where none is made', () => {
  const pages = { ...rules, runs: { ...rules.runs, 'onboarding.createUser': 40 } };

  expect(billOf(rules, 1, 30, memoryMb).traces).toBe(0);
  expect(billOf(pages, 1, 30, memoryMb).traces).toBeCloseTo((40 / 20) * prices.trace, 12);
});

test('the bare mail is three letters, two answers and two acknowledgements a day', () => {
  const bill = billOf(rules, users, days, memoryMb);

  const mails = 30 * (5 * prices.mailOut + 2 * prices.mailIn);
  expect(totalOf(bill, bareLines)).toBeCloseTo(mails, 12);
  expect(rules.firings).toBe(users * days * 3);
});

test('a model adds its own line and the wait for it, and no mail', () => {
  const without = billOf(rules, users, days, memoryMb);
  const withIt = billOf(measured.model, users, days, memoryMb);

  expect(without.model).toBe(0);
  expect(withIt.model).toBeGreaterThan(0);
  expect(withIt.functions).toBeGreaterThan(without.functions);
  expect(totalOf(withIt, bareLines)).toBe(totalOf(without, bareLines));
});

test('what is paid by the month is counted in the template, each at its price', () => {
  const things = thingsIn({
    Resources: {
      A: { Type: 'AWS::CloudWatch::Alarm' },
      B: {
        Type: 'AWS::CloudWatch::Alarm',
        Properties: { Metrics: [{ Expression: 'a + b' }, { MetricStat: {} }, { MetricStat: {} }] },
      },
      C: { Type: 'AWS::WAFv2::WebACL', Properties: { Rules: [{}, {}, {}] } },
      D: { Type: 'AWS::SQS::Queue' },
    },
  });

  expect(fixedOf(things)).toBeCloseTo(
    3 * monthly['AWS::CloudWatch::Alarm'] + monthly['AWS::WAFv2::WebACL'] + 3 * monthly.rule,
    12,
  );
});
