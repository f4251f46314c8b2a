/** Whoever meant to change the list and was not understood is asked; whoever chats is not. */
import { expect, test } from '@jest/globals';
import { isAttempt } from '#shared/domain/replies/attempt.ts';

test.each(['9 is done', '7', '4 and 9', 'number 12 done', 'drop the blue one', 'Move 8 tomorrow'])(
  '%j is asked about',
  (reply) => {
    expect(isAttempt(reply)).toBe(true);
  },
);

test.each([
  'thanks!',
  'what a day',
  'ten hours of meetings',
  '10 hours of meetings today',
  'long day. night!',
  'Lost a patient today. Don’t really want to talk about lists.',
  '',
])('%j is left in peace', (reply) => {
  expect(isAttempt(reply)).toBe(false);
});
