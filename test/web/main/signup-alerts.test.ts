/** Each refusal of the sign-up has the very words that were asked for. */
import { expect, test } from '@jest/globals';
import { Declined } from '#web/kit/declined.ts';
import { createUserAlert, day0Alert, landingAlert } from '#web/main/signup-alerts.ts';

const lost = new TypeError('Failed to fetch');
const generic = 'Failed to process intentions. Please try again.';

test.each([
  [
    new Declined(422, 'STANDARDIZER_EMPTY', 'Anything'),
    'Submission failed: Please write your intentions more clearly - ' +
      "we couldn't extract any goals from your message.",
  ],
  [new Declined(422, 'OTHER', 'Too long.'), 'Too long.'],
  [new Declined(422, 'OTHER', ''), 'OTHER'],
  [new Declined(422, undefined, ''), 'Unable to process your intentions'],
  [new Declined(500, undefined, 'Our table is down.'), 'Our table is down.'],
  [new Declined(500, undefined, ''), 'Failed to process your intentions. Please try again.'],
  [new Declined(404, 'USER_NOT_FOUND', 'Gone.'), generic],
  [new Declined(200, undefined, 'No.'), generic],
  [lost, generic],
  [undefined, generic],
])('starting: %o gives its own words', (problem, words) => {
  expect(day0Alert(problem, true)).toBe(words);
});

test.each([
  new Declined(422, 'STANDARDIZER_EMPTY', 'No.'),
  new Declined(500, undefined, 'x'),
  lost,
])('skipping: %o is one and the same failure', (problem) => {
  expect(day0Alert(problem, false)).toBe('Skip today failed. Please try again.');
});

test('the second create-user fails in the words of the button that was pressed', () => {
  expect(createUserAlert(true)).toBe(generic);
  expect(createUserAlert(false)).toBe('Signup failed. Please try again.');
});

test('the landing page repeats the server, or says that the sign-up failed', () => {
  expect(landingAlert(new Declined(429, 'TOO_MANY', 'Wait a little.'))).toBe('Wait a little.');
  expect(landingAlert(new Declined(500, undefined, ''))).toBe('Signup failed. Please try again.');
  expect(landingAlert(lost)).toBe('Signup failed. Please try again.');
});
