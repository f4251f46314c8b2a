/** A list begins anew where a clear order stands ahead of new items, and nowhere else. */
import { expect, test } from '@jest/globals';
import { newListFrom } from '#shared/domain/replies/forms/start-over.ts';

test.each([
  ['Delete everything and start over: finish taxes', 'finish taxes'],
  ['clear my list, new: a, b', 'a, b'],
  ['Scrap all, today only: gym', 'gym'],
  ['clear the list\ngym\nread', 'gym\nread'],
  ['clear my list and add milk', 'milk'],
  ['Please wipe everything. New list: gym', 'gym'],
  ['drop everything, and start fresh: gym', 'gym'],
  ['delete my whole list: gym', 'gym'],
  ['start over: gym', 'gym'],
])('%j', (reply, rest) => {
  expect(reply.slice(newListFrom(reply) ?? reply.length)).toBe(rest);
});

test.each([
  'delete my data',
  'delete everything: I want out',
  'delete everything',
  'clear my list',
  'clear my list:',
  'clear all the leaves: front and back yard',
  'cancel everything and go home',
  'empty the dishwasher\ngym',
  'gym. then clear my list: done',
])('%j is none', (reply) => {
  expect(newListFrom(reply)).toBeUndefined();
});
