/** An hour that no reply says is let through only where it is reckoned from one it does say. */
import { expect, test } from '@jest/globals';
import { groundedEdits } from '#shared/domain/replies/language-model/edit-schema.ts';

const moved = (reply: string, text: string): boolean =>
  groundedEdits([{ kind: 'rename', id: 'i1', text }], {
    stage: 'MIDDAY_CHECKIN',
    today: '2026-11-20',
    zone: 'Europe/London',
    items: [{ id: 'i1', text: 'Swim at 5', status: 'open', firstDay: '2026-11-20' }],
    reply,
    newId: (n) => `n${n}`,
  }).ok;

test('as far off as the reply says, earlier or later', () => {
  expect(moved('move swim up an hour', 'Swim at 4')).toBe(true);
  expect(moved('push the swim back half an hour', 'Swim at 5:30')).toBe(true);
  expect(moved('swim 2 hours later please', 'Swim at 7')).toBe(true);
});

test('any other hour, any other wording, and an hour of nowhere are refused', () => {
  expect(moved('move swim up an hour', 'Swim at 9')).toBe(false);
  expect(moved('move swim up an hour', 'Run at 4')).toBe(false);
  expect(moved('move the swim', 'Swim at 4')).toBe(false);
});
