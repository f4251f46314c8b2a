/** What was learnt from labelled clauses holds for clauses that are not among them. */
import { expect, test } from '@jest/globals';
import { learntKind, learntStatus } from '#shared/domain/replies/rules/learnt.ts';
import { listOf } from '#test/kit/asking.ts';

test.each([
  ['Run payroll', 'payroll ran at six', 'done'],
  ['Visit Mrs. Tate', 'sat with mrs. tate for a good hour', 'done'],
  ['Clear the gutters', "didn't get near the gutters", 'open'],
  ['Call Sequoia', 'the sequoia call got moved to thursday next week', 'deferred'],
  ['Order the cake', 'no need for the cake after all', 'dropped'],
])('%j: %j means %s', (text, clause, label) => {
  expect(learntStatus(clause, listOf(text))?.label).toBe(label);
});

test.each([
  ['ring the school before four', 'add'],
  ['the plumber swore he would be here', 'chat'],
  ['thanks for asking, lovely morning here', 'chat'],
] as const)('%j, in the morning, is %s', (clause, label) => {
  expect(learntKind(clause, 'MORNING_INTENTION')?.label).toBe(label);
});

test('the surer of two is nearer to one, and neither leaves the range', () => {
  for (const clause of ['', 'done', 'zzz qqq', 'call mum '.repeat(200)]) {
    const { sure } = learntKind(clause, 'MIDDAY_CHECKIN') ?? { sure: 0 };
    expect(sure).toBeGreaterThan(0);
    expect(sure).toBeLessThanOrEqual(1);
  }
});
