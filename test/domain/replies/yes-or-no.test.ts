/** A yes or a no settles what was asked; any other words are read as ever. */
import { expect, test } from '@jest/globals';
import { yesOrNo } from '#shared/domain/replies/forms/yes-or-no.ts';

test.each([
  ['yes', true, ''],
  ['Yes please!', true, ''],
  ['👍', true, ''],
  ['sí', true, ''],
  ['yep, and call Ana', true, 'and call Ana'],
  ['no', false, ''],
  ['No, not yet.', false, ''],
  ['nope\ndeck is done though', false, 'deck is done though'],
])('%j', (reply, isYes, rest) => {
  const found = yesOrNo(reply);

  expect(found?.isYes).toBe(isYes);
  expect(reply.slice(found?.end)).toBe(rest);
});

test.each(['not sure', 'yesterday I did', 'no idea what you mean', 'okay so the deck is done', '1 done'])(
  '%j is neither',
  (reply) => {
    expect(yesOrNo(reply)).toBeUndefined();
  },
);
