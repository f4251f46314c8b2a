/** Where something failed is told by the places in our code, and by nothing of what was read. */
import { expect, test } from '@jest/globals';
import { framesOf } from '#functions/kit/log.ts';

const reply = 'Call Bob\nat home with Ada\n    at the dentist\n    at 10:30:15';

test('a message that quotes a reply brings none of its lines into the log', () => {
  const frames = framesOf(new Error(`Unexpected: "${reply}" is no JSON`));

  expect(frames).toMatch(/^at .*log\.test\.ts:\d+:\d+/);
  expect(frames).not.toMatch(/home|dentist|10:30/);
});

test('nor does one whose message was changed since', () => {
  const problem = new Error(reply.replace('10:30:15', 'noon'));
  problem.message = 'Said in other words.';

  expect(framesOf(problem)).toMatch(/log\.test\.ts:\d+/);
  expect(framesOf(problem)).not.toMatch(/home|dentist|noon/);
});

test('an error without a stack has no frames', () => {
  const problem = new Error('x');
  delete problem.stack;

  expect(framesOf(problem)).toBe('');
});
