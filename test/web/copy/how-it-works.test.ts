/** What a page says that one can say is read as the page says. */
import { expect, test } from '@jest/globals';
import { applyEdits, type Item } from '#shared/domain/checklist.ts';
import { readingOf } from '#test/kit/reading.ts';
import { sayable } from '#web/copy/how-it-works.ts';

const today = '2026-11-19';
const items = ['Finish the Q3 deck', 'Call Mom', '30-minute walk'].map(
  (text, at): Item => ({ id: `i${at}`, text, status: 'open', firstDay: today }),
);

const outcomes: Readonly<Record<string, object>> = {
  '1 and 3 done': { statuses: ['done', 'open', 'done'] },
  'push the walk to tomorrow': { statuses: ['open', 'open', 'deferred'] },
  'move the deck to Monday': { statuses: ['deferred', 'open', 'open'], on: ['2026-11-23'] },
  'the walk to the top': { first: '30-minute walk' },
  'no midday': { intent: 'rhythm', rhythm: { without: ['MIDDAY_CHECKIN'] } },
  'rename 2 to call Mom before dinner': { texts: ['Call Mom before dinner'] },
  'forget the walk': { statuses: ['open', 'open', 'dropped'] },
  undo: { intent: 'undo' },
  'mornings at 7': { intent: 'rhythm', rhythm: { MORNING_INTENTION: 420 } },
  'I’m in Lisbon this week': { intent: 'zone', zone: 'Europe/Lisbon' },
  'pause until Monday': { intent: 'pause', pauseUntil: '2026-11-23' },
};

test.each(sayable)('“$said” is read as the page says: $becomes', async ({ said }) => {
  const reading = await readingOf({
    stage: 'MIDDAY_CHECKIN',
    today,
    zone: 'America/Chicago',
    items,
    reply: said,
    newId: (n) => `n${n}`,
  });
  const after = applyEdits({ items, later: [] }, reading.edits, today).items;
  const made = {
    ...reading,
    statuses: after.map(({ status }) => status),
    on: after.flatMap(({ on }) => on ?? []),
    first: after[0]?.text,
    texts: after.flatMap(({ id, text }) => (id === 'i1' ? [text] : [])),
  };

  expect(made).toMatchObject(outcomes[said] ?? { said: 'is expected by no test' });
});
