/** The answer on the try-it page is the one that would come by mail, for everything one can say. */
import { expect, test } from '@jest/globals';
import type { Item } from '#shared/domain/checklist.ts';
import { readingOf } from '#test/kit/reading.ts';
import { answerReply, type ReplyInput } from '#web/main/try-it/engine.ts';
import { stageScenes } from '#web/main/try-it/trial.ts';

const date = '2026-11-19';
const items = ['Finish the Q3 deck', 'Call Mom', '30-minute walk'].map(
  (text, at): Item => ({ id: `s${at}`, text, status: 'open', firstDay: date }),
);

async function answer(reply: string, more: Partial<ReplyInput> = {}) {
  const zone = 'America/Chicago';
  const scene = { stage: 'MIDDAY_CHECKIN' as const, zone, items, later: [], reply, ...more };
  const reading = await readingOf({ ...scene, today: date, newId: (n) => `r${n}` });
  return answerReply({ ...scene, date, productName: 'Anchor', reading });
}

const told = async (reply: string) => {
  const { letter } = await answer(reply);
  const paragraph = letter.blocks.find(({ kind }) => kind === 'paragraph');
  return [letter.title, paragraph && 'text' in paragraph ? paragraph.text : ''];
};

test.each([
  ['1 and 3 done', 'Updated.', '“Finish the Q3 deck” and “30-minute walk” are done.'],
  [
    'pause until Monday',
    'Paused.',
    'No letters until Monday, November 23. Your list waits. Reply resume to come back sooner.',
  ],
  ['pause from Monday until Friday', 'A pause is planned.', /^No letters from Monday, November 23/],
  ['pause from Dec 10 until Dec 3', 'Until when?', /^Name a day/],
  ['mornings at 7', 'Set.', 'Letters now come at 7:00 AM, 12:30 PM and 6:00 PM Central.'],
  ['mornings at 3', 'Not at that time.', /^Letters can come from 4:00 AM/],
  ['mornings at 5 pm', 'In their order.', /^The morning question comes before/],
  ['Lisbon time', 'Set.', 'Letters now come at 6:00 AM, 12:30 PM and 6:00 PM Lisbon time.'],
  ['text me', 'Which number?', /^Send the whole number/],
  ['text me at +1 512 555 0123', 'One more step.', /^We sent one text to that number/],
  ['export', 'Your data', /^Everything we keep about you is attached/],
  ['delete', 'Erase everything?', /^Nothing is erased yet.*until Sunday, November 22/],
  ['unsubscribe', 'You’re unsubscribed.', /^We won’t write again/],
  ['help', 'How it works', /^Reply in your own words/],
  ['undo', 'Nothing to take back.', 'Your list stays as it is.'],
  ['thanks!', 'Noted.', 'Your list stays as it is.'],
  ['Happy Thanksgiving! Nothing today', 'Happy Thanksgiving.', /^Nothing new, then\./],
  ['7 done', 'Your list stays as it is.', /^If something should change/],
])('“%s” is answered “%s”', async (reply, title, text) => {
  expect(await told(reply)).toEqual([
    title,
    typeof text === 'string' ? text : expect.stringMatching(text),
  ]);
});

test('undo brings the lists before the last reply back, and says so', async () => {
  const done = items.map((item): Item => ({ ...item, status: 'done' }));
  const { after, letter } = await answer('undo', { items: done, before: { items, later: [] } });

  expect(after.items).toEqual(items);
  expect(letter.title).toBe('Taken back.');
});

test('the next letter after each is the one that comes next, on the right day', async () => {
  const nextAfter = async (stage: ReplyInput['stage']) =>
    (await answer('1 done', { stage })).letter.next;

  expect(await nextAfter('MORNING_INTENTION')).toBe(
    'Next: midday check-in, around 12:30 PM Central.',
  );
  expect(await nextAfter('MIDDAY_CHECKIN')).toBe('Next: evening reflection, at 6:00 PM Central.');
  expect(await nextAfter('EVENING_REFLECTION')).toBe(
    'Next: morning question, tomorrow at 6:00 AM Central.',
  );
});

test('every example on the page is understood', async () => {
  for (const [stage, { examples }] of Object.entries(stageScenes)) {
    for (const example of examples) {
      const { reading } = await answer(example, { stage: stage as ReplyInput['stage'] });
      const heard = reading.edits.length > 0 || (reading.intent ?? 'none') !== 'none';
      expect([example, heard]).toEqual([example, true]);
    }
  }
});
