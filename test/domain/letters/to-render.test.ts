/** A letter as the acknowledgement page and the administrator's cards are given it. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { day0 } from '#shared/domain/letters/day0.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import { toAdminRender } from '#shared/domain/letters/to-admin-render.ts';
import { toRender, toRenderChecklist } from '#shared/domain/letters/to-render.ts';
import { welcome } from '#shared/domain/letters/welcome.ts';
import {
  anyDay,
  dayOf,
  everyLetter,
  item,
  sceneOf,
  today,
  tomorrowMorning,
  yesterday,
} from './every-letter.ts';

const confirmUrl = 'https://anchor.example/c';

test('the page gets the first letter as its parts, and as one text without the small print', () => {
  const letter = day0({ ...sceneOf(dayOf([item('Deck'), item('Call Mom')])), confirmUrl });

  expect(toRender(letter)).toEqual({
    header: 'Here’s today, as we heard it:',
    checklist: ['Deck', 'Call Mom'],
    closing:
      'One thing at a time. Confirm your address, and we’ll ask how it’s going around 12:30 PM.',
    body:
      'Here’s today, as we heard it:\n\n1. Deck\n2. Call Mom\n\n' +
      'One thing at a time. Confirm your address, and we’ll ask how it’s going around 12:30 PM.',
  });
});

test('after Skip the closing names the first letter to come', () => {
  const { header, closing, checklist } = toRender(
    welcome({ ...sceneOf(dayOf([]), tomorrowMorning), confirmUrl }),
  );

  expect(header).toBe('We’ll start tomorrow morning, once you have confirmed your address.');
  expect(closing).toBe(
    'The first letter comes at 6:00 AM Central and asks one question: what matters today?',
  );
  expect(checklist).toEqual([]);
});

test('every item is in the parts, in the text and in the ticks, whatever the letter', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      for (const [, letter] of everyLetter(sceneOf(day), day)) {
        const { checklist, body, header } = toRender(letter);
        const ticks = toRenderChecklist(letter);

        expect(header).not.toBe('');
        expect(ticks.map(({ text }) => text)).toEqual(checklist);
        expect(checklist.every((text) => body.includes(text))).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test('only what is done is ticked', () => {
  const day = dayOf([item('Deck', { status: 'done' }), item('Walk', { status: 'deferred' })]);

  expect(toRenderChecklist(evening(sceneOf(day)))).toEqual([
    { text: 'Deck', checked: true },
    { text: 'Walk', checked: false },
  ]);
});

test('an administrator sees the letter in the newer shape', () => {
  const day = dayOf(
    [
      item('Deck', { status: 'done' }),
      item('Walk', { firstDay: yesterday }),
      item('Call Mom'),
      item('Rent', { status: 'deferred' }),
    ],
    [item('Photos')],
  );

  expect(
    toAdminRender(evening(sceneOf(day, tomorrowMorning)), {
      zone: 'America/Chicago',
      channel: 'email',
    }),
  ).toEqual({
    text_blocks: [
      'How did today land?',
      'One of three done. Say what else got done; what’s open carries into tomorrow.',
    ],
    checklists: [
      {
        heading: 'Today',
        items: [
          { text: 'Deck', status: 'done' },
          { text: 'Walk', status: 'carryover' },
          { text: 'Call Mom', status: 'open' },
          { text: 'Rent', status: 'deferred' },
        ],
      },
      { heading: 'For tomorrow', items: [{ text: 'Photos', status: 'deferred' }] },
    ],
    closing: 'Next: morning question, tomorrow at 6:00 AM Central.',
    meta: {
      stage: 'EVENING_REFLECTION',
      arc_date: today,
      arc_tz: 'America/Chicago',
      channel: 'email',
    },
  });
});
