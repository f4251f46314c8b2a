/** The waitlist answers the same ten questions, three of them in its own words. */
import { expect, test } from '@jest/globals';
import { faq } from '#web/copy/faq.ts';
import { questions } from '#web/waitlist/questions.ts';

const answerTo = (id: string): string =>
  questions.find((asked) => asked.id === id)?.answer.join(' ') ?? '';

test('all ten are asked, in the same order and words', () => {
  const asked = (list: typeof faq) => list.map(({ id, question }) => [id, question]);

  expect(asked(questions)).toHaveLength(10);
  expect(asked(questions)).toEqual(asked(faq));
});

test('only where texts make a difference is the answer another', () => {
  const own = questions.filter(({ answer }, at) => answer !== faq[at]?.answer);

  expect(own.map(({ id }) => id)).toEqual(['how-it-works', 'cost', 'log-in']);
});

test('the cost is that of the two plans, without a price for texts', () => {
  expect(answerTo('cost')).toContain('Email is free: a morning prompt and an evening reflection.');
  expect(answerTo('cost')).toContain('SMS brings the full daily rhythm');
  expect(answerTo('cost')).toContain('7-day trial');
  expect(answerTo('cost')).not.toMatch(/[$€£]/);
});
