/** What confirms an erasure, and what must not: asked only after the question. */
import { expect, test } from '@jest/globals';
import { confirmsErasure } from '#shared/domain/replies/confirm-words.ts';

test.each([
  'delete',
  'DELETE.',
  'Delete!',
  'yes',
  'Yes please',
  'yes, delete everything',
  'ok delete it all',
  'confirm',
  'Please erase me',
  'delete my data',
  'go ahead',
  'erase everything forever',
  'Yes\n\nAda',
])('%j confirms it', (reply) => {
  expect(confirmsErasure(reply)).toBe(true);
});

test.each([
  '',
  'no',
  'no, keep it',
  "don't delete anything",
  'do not delete me',
  'yes and no',
  'delete the dentist',
  'yes, the deck is done',
  'delete 2',
  'wait',
  'Delete\nthe old files\nthe photos\nthe mails\nthe backups',
  'yesterday',
])('%j does not', (reply) => {
  expect(confirmsErasure(reply)).toBe(false);
});
