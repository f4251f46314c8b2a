/** The plain body is read unless the other one says more. */
import { expect, test } from '@jest/globals';
import { replyText } from '#shared/domain/replies/visible-text/reply-text.ts';

test.each([
  ['the plain body', { text: 'Done 1\n> old', html: '<p>Done 2</p>' }, 'Done 1'],
  ['the HTML body, when there is no other', { html: '<p>Done 2</p>' }, 'Done 2'],
  ['the HTML body, when the other is blank', { text: ' \n', html: '<p>Done 2</p>' }, 'Done 2'],
  [
    'the HTML body, when the other only points at it',
    { text: 'Please view this email in an HTML capable client.', html: '<p>Done 2</p>' },
    'Done 2',
  ],
  ['a plain body that is short', { text: 'view house', html: '<p>other</p>' }, 'view house'],
  ['nothing, when there is nothing', {}, ''],
])('reads %s', (_, bodies, expected) => {
  expect(replyText(bodies).text).toBe(expected);
});
