/** A letter as a text message: cheap to send, and complete as far as two segments go. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Day } from '#shared/domain/day.ts';
import { isGsm7, segments, toGsm7 } from '#shared/domain/letters/gsm7.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import { textRhythm } from '#shared/domain/quiet-hours.ts';
import { dayZeroRhythm, nextTouchpoint } from '#shared/domain/rhythm.ts';
import {
  answer,
  anyDay,
  anyText,
  dayOf,
  everyLetter,
  item,
  sceneOf,
  setting,
  yesterday,
} from './every-letter.ts';
import { everyText } from './every-text.ts';
import { type Case, cases, today } from './everyday-plans.ts';

const threeThings = dayOf([
  item('30-minute walk', { firstDay: yesterday }),
  item('Finish the Q3 deck', { status: 'done' }),
  item('Call Mom', { status: 'deferred' }),
]);

describe('a text message', () => {
  test('says the list with its numbers, and how each item stands, in words', () => {
    expect(toSms(midday(sceneOf(threeThings)), setting)).toBe(
      [
        'Anchor: How is it going?',
        '1 of 2 done.',
        '1. 30-minute walk (from yesterday)',
        '2. Finish the Q3 deck (done)',
        '3. Call Mom (tomorrow)',
        'Example: "1 done".',
      ].join('\n'),
    );
  });

  test('holds no sign of ours that would double its price, in any letter', () => {
    for (const day of [threeThings, dayOf([])]) {
      for (const [name, letter] of everyLetter(sceneOf(day), dayOf([item('walk')]))) {
        const text = toSms(letter, setting);
        expect([name, isGsm7(text)]).toEqual([name, true]);
        expect([name, /[[\]{}~^|\\€]/.test(text)]).toEqual([name, false]);
      }
    }
  });

  test('of three thousand items is made while somebody waits, and counts the rest', () => {
    const things = Array.from({ length: 3000 }, (_, n) => item(`thing ${n}`));

    const text = toSms(midday(sceneOf(dayOf(things))), setting);

    expect(segments(text)).toBeLessThanOrEqual(2);
    expect(text).toMatch(/^and 29\d\d more$/m);
  });

  test('takes at most two segments, whatever the person wrote', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (day, before) => {
        for (const [name, letter] of everyLetter(sceneOf(day), before)) {
          expect([name, segments(toSms(letter, setting)) <= 2]).toEqual([name, true]);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('says what went unused, and asks what it asks, however long the list is', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyText, (day, before, words) => {
        const unread = [words, words, words];
        const [old] = dayOf([item('Fix the bike', { firstDay: '2026-11-18' })]).items;
        const carried = dayOf([...(old ? [old] : []), ...day.items]);
        const noted = toSms(answer(day, before, { unread }), setting);
        const asked = toSms(morning({ ...sceneOf(carried), introduce: false }), setting);

        expect(noted).toContain('Not used: "');
        expect(asked).toContain('Still want "');
        expect([noted, asked].map((text) => segments(text) <= 2)).toEqual([true, true]);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['in one segment', (day: Day) => midday(sceneOf(day)), 1],
    ['in two where the list was asked for', (day: Day) => answer(day, day, { intent: 'list' }), 2],
  ])('counts what it leaves out of a long list, %s', (_, letterOf, most) => {
    const items = Array.from({ length: 30 }, (__, index) => item(`thing number ${index + 1}`));

    const text = toSms(letterOf(dayOf(items)), setting);
    const shown = text.match(/^\d+\. thing number \d+$/gm) ?? [];
    const [, left] = /^and (\d+) more$/m.exec(text) ?? [];

    expect(segments(text)).toBe(most);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(shown.length + Number(left)).toBe(30);
    expect(shown.every((line) => /^(\d+)\. thing number \1$/.test(line))).toBe(true);
  });

  test('tells what changed before it shows a list that would push it out', () => {
    const items = Array.from({ length: 30 }, (_, index) => item(`${index} ${'long '.repeat(12)}`));
    const after = items.map((one) => ({ ...one, status: 'done' as const }));

    expect(toSms(answer(dayOf(after), dayOf(items)), setting)).toContain('30 are done.');
  });

  test('says how to stop where the person may not know us, and not every time', () => {
    const scene = sceneOf(dayOf([]));

    expect(toSms(morning({ ...scene, introduce: true }), setting)).toContain('Reply STOP to end.');
    expect(toSms(morning({ ...scene, introduce: false }), setting)).not.toContain('STOP');
  });

  test('answers help with how it works', () => {
    const text = toSms(answer(threeThings, threeThings, { intent: 'help' }), setting);

    expect(text).toContain('Anchor: How it works');
    expect(text).toContain('Help: anchor.example/faq.');
    expect(text).toContain('Msg & data rates may apply.');
    expect(text).toContain('STOP ends.');
    expect(segments(text)).toBe(1);
  });

  test('leaves out what a reader misses least, and never how an item stands', () => {
    const long = 'Finish the quarterly financial report for Lena';
    const day = dayOf([
      item(long, { firstDay: yesterday }),
      item('Call the dentist', { status: 'done' }),
      item('Go for a long walk', { status: 'deferred' }),
      item('Write thank-you notes'),
      item('Clean out the fridge'),
    ]);

    const text = toSms(midday(sceneOf(day)), setting);

    expect(segments(text)).toBe(1);
    expect(text.split('\n')).toEqual([
      'Anchor: How is it going?',
      '1 of 4 done.',
      '1. Finish the quarterly financial..',
      '3. Go for a long walk (tomorrow)',
      '4. Write thank-you notes',
      '5. Clean out the fridge',
    ]);
  });

  test('keeps an item of nothing but emoji', () => {
    expect(toSms(midday(sceneOf(dayOf([item('🏃')]))), setting)).toContain('1. 🏃');
  });
});

describe('over every letter and plans as people have them', () => {
  const zone = 'America/Chicago';
  const rhythm = textRhythm(dayZeroRhythm);
  const sceneByText = ({ after }: Case) => ({
    user: { zone, rhythm, channel: 'sms' as const, startsOn: today },
    day: after,
    date: today,
    setting,
    next: nextTouchpoint({ rhythm, zone, after: new Date(`${today}T15:00:00Z`) }),
  });
  const texts = cases.flatMap((one) =>
    everyText(sceneByText(one), one.before).map(([name, letter]) => {
      const text = toSms(letter, setting);
      return { name, text, segments: segments(text) };
    }),
  );

  test('a text takes 1.05 segments in the mean, and no text more than two', () => {
    const total = texts.reduce((sum, one) => sum + one.segments, 0);

    expect(texts.length).toBeGreaterThan(500);
    expect(total / texts.length).toBeLessThanOrEqual(1.05);
    expect(Math.max(...texts.map((one) => one.segments))).toBeLessThanOrEqual(2);
  });

  test('what comes every day takes one: the three prompts and the answers', () => {
    const daily = texts.filter(({ name }) => /^(morning|midday|evening|change)/.test(name));

    expect(daily.length).toBeGreaterThan(100);
    expect(daily.filter((one) => one.segments > 1)).toEqual([]);
  });

  test('no template holds a sign that makes it dearer, or that counts twice', () => {
    for (const { name, text } of texts) {
      expect([name, isGsm7(text)]).toEqual([name, true]);
      expect([name, /[[\]{}~^|\\€]/.test(text)]).toEqual([name, false]);
    }
  });

  test('every text names the brand first', () => {
    expect(texts.filter(({ text }) => !text.startsWith('Anchor: '))).toEqual([]);
  });
});

describe('the alphabet of text messages', () => {
  test.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ж'.repeat(70), 1],
    ['ж'.repeat(71), 2],
    ['ж'.repeat(135), 3],
  ])('counts segments as a carrier bills them (%#)', (text, expected) => {
    expect(segments(text)).toBe(expected);
  });

  test.each([
    ['“Deck” — done…', '"Deck" - done...'],
    ['Mom’s café, señor', "Mom's café, señor"],
    ['Ação às três', 'Acao às tres'],
    ['run 🏃‍♀️ at 7️⃣', 'run at 7'],
    ['купить хлеб', 'купить хлеб'],
  ])('%s becomes %s', (text, expected) => {
    expect(toGsm7(text)).toBe(expected);
  });
});
