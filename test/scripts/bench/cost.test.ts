/** The people of the bench are the same in every run, and its goals are missed when they are. */
import { expect, test } from '@jest/globals';
import { calendar } from '#scripts/bench/cost/calendar.ts';
import { chanceFrom } from '#scripts/bench/cost/chance.ts';
import { careful, moonshot } from '#scripts/bench/cost/columns.ts';
import { crowdOf } from '#scripts/bench/cost/crowd.ts';
import { isMissed } from '#scripts/bench/cost/goals.ts';
import { answerTo, openIn } from '#scripts/bench/cost/words.ts';
import { bareLines, overheadLines } from '#scripts/cost/work-out.ts';
import { isPlainReply } from '#shared/domain/replies/plain-reply.ts';

const letter = ['  1. [ ] Buy milk', '  2. [x] Call Sam', '  3. [>] Walk (from yesterday)'].join(
  '\n',
);

test('five people answer two of their three letters on the average', () => {
  const answers = crowdOf(5).map((one) => one.answers.length);

  expect(answers.reduce((sum, one) => sum + one, 0)).toBe(5 * 2);
  expect(Math.max(...answers)).toBeLessThanOrEqual(3);
});

test('each zone has three prompts a day and its answers after them, in order', () => {
  const moments = calendar(2, false);

  expect(moments).toHaveLength(2 * 4 * 3 * 2);
  expect(moments.map(({ at }) => at)).toEqual(
    moments.map(({ at }) => at).toSorted((one, other) => one - other),
  );
  expect(new Set(moments.map(({ at }) => at)).size).toBe(moments.length);
});

test('chance is the same for the same seed, and spread over its range', () => {
  const [one, same, other] = [chanceFrom(1), chanceFrom(1), chanceFrom(2)];
  const numbers = Array.from({ length: 1000 }, one);

  expect(numbers).toEqual(Array.from({ length: 1000 }, same));
  expect(numbers).not.toEqual(Array.from({ length: 1000 }, other));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(450);
});

test('what is open in a letter is what is neither done nor moved', () => {
  expect(openIn(letter)).toEqual([1, 3]);
  expect(openIn('1. Buy milk (done)\n2. Walk (tomorrow)\n3. Call Sam')).toEqual([3]);
});

test('about half of the answers are numbers and "done", and no answer is empty', () => {
  const chance = chanceFrom(7);
  const items = ['a', 'b', 'c'].map((id) => ({
    id,
    text: id,
    status: 'open' as const,
    firstDay: '2027-01-13',
  }));
  const said = Array.from({ length: 400 }, () => answerTo(letter, 'MIDDAY_CHECKIN', chance));
  const plain = said.filter((reply) => isPlainReply({ reply, items }));

  expect(said.filter((reply) => reply.trim() === '')).toEqual([]);
  expect(plain.length / said.length).toBeGreaterThan(0.4);
  expect(plain.length / said.length).toBeLessThan(0.6);
});

test('the columns on paper come to what was said of them', () => {
  const share = (column: typeof careful) => {
    const sum = (which: typeof bareLines) =>
      which.reduce((all, line) => all + (column[line] ?? 0), 0);
    return sum(overheadLines) / sum(bareLines);
  };

  expect(share(careful)).toBeCloseTo(0.048, 3);
  expect(share(moonshot)).toBeCloseTo(0.033, 3);
});

test('a goal is missed by more than a rounding', () => {
  const goal = { says: 'x', most: 5, unit: '%' as const };

  expect(isMissed({ ...goal, figure: 5.001 })).toBe(false);
  expect(isMissed({ ...goal, figure: 5.01 })).toBe(true);
});
