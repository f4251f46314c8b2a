/** What is so plain that no model need be asked; whatever may mean more is not. */
import { expect, test } from '@jest/globals';
import { isPlainReply } from '#shared/domain/replies/plain-reply.ts';
import { listOf } from '#test/kit/asking.ts';

const items = listOf('Finish the deck', 'Call Mom', 'Gym');

test.each([
  'done',
  'Done!',
  'all done',
  '1 and 3 done',
  'done 2',
  '1, 2 & 3 are done',
  'Both done.',
])('%j needs no model', (reply) => {
  expect(isPlainReply({ reply, items })).toBe(true);
});

test.each([
  'done?',
  '1-2 done',
  '4 done',
  'not done',
  'done with the deck',
  '1',
  'all',
  '1 done 2 tomorrow',
  'done ✅ more to come',
  '',
])('%j is left to the model', (reply) => {
  expect(isPlainReply({ reply, items })).toBe(false);
});
