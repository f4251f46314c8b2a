/** An item goes elsewhere on the list by its number or its name, where nothing else is said of it. */
import { expect, test } from '@jest/globals';
import { applyEdits } from '#shared/domain/checklist.ts';
import { movesIn } from '#shared/domain/replies/forms/moves.ts';
import { listOf, today } from '#test/kit/asking.ts';

const items = listOf('Finish taxes', 'Gym', 'Renew the passport');

/** The order that a reply makes of it, by their numbers; undefined where it asks for none. */
function orderAfter(reply: string): string | undefined {
  const edits = movesIn(reply, items).map(({ edit }) => edit);
  if (edits.length === 0) return undefined;
  return applyEdits({ items, later: [] }, edits, today)
    .items.map(({ id }) => id.slice(1))
    .join('');
}

test.each([
  ['passport to the top', '312'],
  ['Move 3 to the top of the list, please.', '312'],
  ['put the passport first', '312'],
  ['passport is first now', '312'],
  ['gym last', '132'],
  ['Can you move the gym to the bottom?', undefined],
  ['1 to the end', '231'],
  ['2 before 1', '213'],
  ['#1 after #3.', '231'],
  ['put the passport before the gym', '132'],
  ['order: 3, 1, 2', '312'],
  ['New order 3 2 1', '321'],
  ['order: 2, 1', '213'],
  ['taxes done, passport first', '312'],
  ['gym first, and passport last', '213'],
])('%j moves', (reply, expected) => {
  expect(orderAfter(reply)).toBe(expected);
});

test.each([
  'do the gym first thing tomorrow',
  'gym before work',
  'passport photos first',
  'gym first?',
  '4 to the top',
  'order: 3, 4',
  'order: 2, 2',
  'order pizza for 3',
  'the first one is done',
  'I went to the gym last night',
  'did 2 before 1',
  'did 2 and 3 before 1',
  'taxes finished at last',
  'she taxed me first',
])('%j moves nothing', (reply) => {
  expect(orderAfter(reply)).toBeUndefined();
});
