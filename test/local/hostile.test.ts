/**
 * Goal: `npm run hostile` tries every kind of input, finds what breaks a law, and makes it small.
 * Method: a small run over the built product, then laws that a product of our own breaks.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areas, type Breach } from '#scripts/hostile/finding.ts';
import { hunt } from '#scripts/hostile/hunt.ts';
import { judge } from '#scripts/hostile/judge.ts';
import { grownBy, openScales } from '#scripts/hostile/memory.ts';
import { runHostile } from '#scripts/hostile/run-hostile.ts';
import { sayHostile } from '#scripts/hostile/say-hostile.ts';
import { showsSecret } from '#scripts/hostile/secret-word.ts';
import { breachesIn } from '#scripts/hostile/watch.ts';
import '#test/kit/patient.ts';

test('a small run tries every kind, and the product keeps to every law', async () => {
  const report = await runHostile({
    seed: 20_261_122,
    minutes: 5,
    rounds: 1,
    share: 2,
    only: undefined,
    say: () => {},
  });

  // Time is the machine's affair as well as ours, and decides no test.
  expect(report.findings.filter(({ law }) => law !== 'slow')).toEqual([]);
  expect(Object.keys(report.byArea).toSorted()).toEqual(areas.toSorted());
  expect(report.counted.tried).toBeGreaterThanOrEqual(15);
  expect(report.counted.byStatus).toMatchObject({
    '2xx': expect.any(Number),
    '4xx': expect.any(Number),
  });
  expect(sayHostile(report).join('\n')).toMatch(/5xx, or an event that comes again +none +none/);
}, 300_000);

const headers = { 'x-trace-id': 't', 'content-type': 'application/json' };
const got = (status: number, body: unknown) => ({
  status,
  headers,
  text: JSON.stringify(body),
  ms: 1,
});
const quiet = { writes: [], changed: [], lines: [] };
const lawsIn = (breaches: readonly Breach[]) => breaches.map(({ law }) => law);

test('what is found is found once, and shrunk to the smallest input that shows it', async () => {
  const known = new Set<string>();
  const findings = await hunt({
    area: 'routes',
    seed: 3,
    runs: 200,
    inputs: fc.nat(1_000),
    tried: async (n) => (n < 20 ? [] : [{ law: 'failed', sign: 'route 500', detail: String(n) }]),
    show: String,
    known,
    until: Number.POSITIVE_INFINITY,
  });

  expect(findings).toMatchObject([{ law: 'failed', sign: 'route 500', input: '20' }]);
  expect([...known]).toEqual(['failed route 500']);
});

test('an answer of the contract breaks nothing; another shape, a 5xx and silence do', () => {
  const refused = { ok: false, code: 'NOT_FOUND', message: 'There is nothing here.' };

  expect(judge('health.reportError', got(200, { ok: true }), quiet)).toEqual([]);
  expect(judge('health.reportError', got(404, refused), quiet)).toEqual([]);
  expect(lawsIn(judge('health.reportError', got(200, { ok: false }), quiet))).toEqual(['shape']);
  expect(lawsIn(judge('health.reportError', got(400, refused), quiet))).toEqual(['shape']);
  expect(lawsIn(judge('health.reportError', got(502, {}), quiet))).toEqual(['failed', 'shape']);
  expect(lawsIn(judge('health.reportError', { ...got(0, ''), headers: {} }, quiet))).toEqual([
    'failed',
  ]);
});

test('a refusal may count an attempt, and may change nothing else', () => {
  const refused = got(404, { ok: false, code: 'NOT_FOUND', message: 'There is nothing here.' });
  const wrote = (pk: string, action = 'dynamodb:PutItem') => ({
    lines: [],
    changed: [`${pk} X`],
    writes: [{ by: 'waitlist.join', action, resource: 'r', partitions: [pk] }],
  });

  expect(judge('waitlist.join', refused, wrote('LIMIT#waitlist'))).toEqual([]);
  expect(lawsIn(judge('waitlist.join', refused, wrote('WAITLIST#3')))).toEqual(['wrote']);
  expect(lawsIn(judge('waitlist.join', refused, wrote('LIMIT#w', 's3:PutObject')))).toEqual([
    'wrote',
  ]);
  expect(
    judge('waitlist.join', { ...refused, status: 200, text: '{}', headers: {} }, wrote('A')),
  ).toEqual([]);
});

test.each([
  ['{"level":"INFO","message":"answered"}', []],
  ['{"level":"ERROR","message":"failed","problem":"TypeError"}', ['logged']],
  ['{"level":"INFO","message":"quetzal@example.com"}', ['secret']],
  ['(node:1) MaxListenersExceededWarning: x', ['logged']],
  ['"a text"', ['logged']],
])('of the line %s the laws say %j', (line, laws) => {
  expect(lawsIn(breachesIn([line]))).toEqual(laws);
});

test('the word is found however it is written', () => {
  const words = ['a QUETZAL b', 'quetzal', 'x quetzal', 'xy quetzal', 'xyz quetzal'];

  for (const text of words) {
    expect(showsSecret(text)).toBe(true);
    expect(showsSecret(Buffer.from(text.toLowerCase()).toString('base64'))).toBe(true);
    expect(showsSecret(Buffer.from(text.toLowerCase()).toString('hex'))).toBe(true);
  }
  expect(showsSecret('a bird of the forest')).toBe(false);
});

test('growth is what the line through all samples adds', () => {
  expect(grownBy([5, 5, 5, 5])).toBe(0);
  expect(grownBy([0, 10, 20, 30])).toBeCloseTo(30);
  expect(Math.abs(grownBy([0, 9, 0, 9, 0, 9, 0, 9]))).toBeLessThan(5);
});

test('who grows is named; who hardly ran is still warming up', async () => {
  let time = 0;
  const scales = openScales({
    heaps: async () =>
      new Map([
        ['users.list', [1_000 + time * 100]],
        ['users.show', [5_000]],
        ['dryRun.run', [time * 9_000]],
      ]),
    spent: () => ({
      runs: { 'users.list': time * 20, 'users.show': time * 20, 'dryRun.run': time },
      logBytes: 0,
      logBytesOf: {},
    }),
  });
  for (; time < 12; time += 1) await scales.weigh();

  expect(scales.growth()).toMatchObject({
    functions: 2,
    samples: 8,
    first: 6_400,
    last: 7_100,
    most: { name: 'users.list' },
  });
});
