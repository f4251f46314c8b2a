/** What confirms an erasure, and what must not: asked only after the question. */
import { expect, test } from '@jest/globals';
import { confirmations, confirmsErasure } from '#shared/domain/replies/confirm-words.ts';

test.each([
  ...confirmations,
  ...confirmations.map((one) => one.toUpperCase()),
  'Delete.',
  'Delete!',
  ' "delete" ',
  'Please delete',
  'Delete, please. Thanks!',
  'Yes. Delete.',
  'Hi Anchor,\n\ndelete\n\nBest,\nAda Lovelace',
  'Delete\n\nAlice',
  'DELETE\n\nSent from my iPhone',
])('%j confirms it', (reply) => {
  expect(confirmsErasure(reply)).toBe(true);
});

test.each([
  '',
  'ok',
  'OK!',
  'yes',
  'Yes please',
  'yes\n\nAda',
  'sure',
  'confirm',
  'go ahead',
  'do it',
  'erase me',
  'erase everything forever',
  'delete my data',
  'ok delete it all',
  'no',
  'no, keep it',
  'delete?',
  'Delete everything?',
  "don't delete anything",
  'do not delete me',
  'not delete',
  'yes and no',
  'delete the dentist',
  'delete everything but the deck',
  'yes, the deck is done',
  'delete 2',
  'delete\nno',
  'Delete\nMilk',
  'Delete\n\nWait',
  'wait',
  'Delete\nthe old files\nthe photos\nthe mails\nthe backups',
  'yesterday',
])('%j does not', (reply) => {
  expect(confirmsErasure(reply)).toBe(false);
});
