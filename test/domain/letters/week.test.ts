/** The week below the evening letter: each line is true, each variant has its week. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Item } from '#shared/domain/checklist.ts';
import type { Day } from '#shared/domain/day.ts';
import type { LetterContext } from '#shared/domain/letters/context.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import { segments } from '#shared/domain/letters/gsm7.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import { weekBlocks } from '#shared/domain/letters/week.ts';
import { anyDay, dayOf, item, sceneOf, setting } from './every-letter.ts';

const [monday, tuesday, thursday, friday] = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-19',
  '2026-11-20',
];
const on = (date: string, ...items: readonly Item[]): Day => ({ ...dayOf(items), date });
const done = (date: string, ...texts: readonly string[]): Day =>
  on(date, ...texts.map((text) => item(text, { status: 'done', firstDay: date })));
const open = (text: string, firstDay = friday): Item => item(text, { firstDay });

const sceneIn = (today: Day, ...week: readonly Day[]) => ({
  ...sceneOf(today, null),
  date: friday,
  week,
});
function linesIn(today: Day, ...week: readonly Day[]): readonly string[] {
  const [block] = weekBlocks(sceneIn(today, ...week));
  return block?.kind === 'aside' ? block.lines : [];
}

describe('what was done', () => {
  test.each([
    [['Deck'], 'Done this week: “Deck”.'],
    [['Deck', 'Mom'], 'Done this week: “Deck” and “Mom”.'],
    [['Deck', 'Mom', 'Milk'], 'Done this week: “Deck”, “Mom” and “Milk”.'],
    [['Deck', 'Mom', 'Milk', 'Run'], 'Done this week: “Deck”, “Mom” and two more.'],
  ])('%j', (texts, line) => {
    expect(linesIn(on(friday, open('x')), done(tuesday, ...texts))[0]).toBe(line);
  });

  test('is named from Monday on, once, as its newest day has it', () => {
    const week = [
      on(tuesday, open('Milk'), item('Gone', { status: 'dropped' })),
      on(monday, item('Deck', { status: 'done' }), open('Milk'), open('Gone')),
    ];

    expect(linesIn(done(friday, 'Milk'), ...week)[0]).toBe('Done this week: “Deck” and “Milk”.');
  });
});

describe('what has come along', () => {
  test('is named for its oldest, from three days on', () => {
    const today = on(
      friday,
      open('Bike', tuesday),
      open('Roof', '2026-11-02'),
      open('Tea', thursday),
    );

    expect(linesIn(today)).toContain('“Roof” has come along since November 2.');
    expect(linesIn(on(friday, open('Tea', thursday)), done(monday, 'Deck')).join()).not.toMatch(
      /Tea/,
    );
  });

  test('is not named once it is done or put off', () => {
    const today = on(friday, item('Bike', { status: 'deferred', firstDay: monday }));

    expect(linesIn(today, done(monday, 'Deck')).join()).not.toContain('Bike');
  });
});

describe('the warm word follows from the week', () => {
  const left = on(friday, open('x'));

  test.each<[string, readonly Day[], string]>([
    [
      'a long-carried thing got done',
      [left, on(thursday, item('Bike', { status: 'done', firstDay: monday }))],
      'It’s good to see “Bike” done: it had come along since Monday.',
    ],
    [
      'nothing is left',
      [done(friday, 'Mom'), done(monday, 'Deck')],
      'Nothing is left open tonight: your list can rest, and so can you.',
    ],
    [
      'one day took most',
      [left, done(tuesday, 'a', 'b', 'c'), done(monday, 'd')],
      'Tuesday was full: most of what’s done was done that day.',
    ],
    ['little got done', [left, done(monday, 'Deck')], 'Quiet weeks count, too.'],
    [
      'it is spread',
      [left, done(tuesday, 'a', 'b'), done(monday, 'c', 'd')],
      'That’s behind you now. Enjoy your evening.',
    ],
    [
      'nothing got done',
      [on(friday, open('Bike', monday))],
      'Some weeks go to other things. Your list will keep.',
    ],
  ])('%s', (_, [today, ...week], words) => {
    expect(linesIn(today!, ...week).at(-1)).toBe(words);
  });
});

test('a week with nothing done and nothing carried, or with one day, says nothing', () => {
  expect(linesIn(on(friday, open('Tea')), on(monday))).toEqual([]);
  expect(linesIn(done(friday, 'Deck'))).toEqual([]);
  expect(weekBlocks(sceneOf(on(friday, open('Bike', monday))))).toEqual([]);
});

test('the letter still asks first, and says last how to leave the week out', () => {
  const letter = evening(sceneIn(on(friday, open('Tea')), done(monday, 'Deck')));

  expect(letter.blocks.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'checklist',
    'note',
    'aside',
  ]);
  expect(toHtml(letter, setting)).toContain('Reply <b>no weekly</b> to leave this out.');
});

describe('in a text', () => {
  test('all of it stands where it fits', () => {
    const text = toSms(
      evening(sceneIn(on(friday, open('Bike', monday)), done(tuesday, 'Deck'))),
      setting,
    );

    expect(text.split('\n').slice(-5)).toEqual([
      'What else got done?',
      'Done this week: "Deck".',
      '"Bike" has come along since Monday.',
      'Quiet weeks count, too.',
      'Reply no weekly to leave this out.',
    ]);
  });

  test('where it does not, one line does, or none: no item gives way', () => {
    const sceneWith = (count: number) => {
      const items = Array.from({ length: count }, (_, at) => open(`Thing ${at}, a long one`));
      return sceneIn(on(friday, ...items), done(tuesday, 'Deck'));
    };
    const textOf = (scene: LetterContext) => toSms(evening(scene), setting);

    expect(textOf(sceneWith(9))).toMatch(
      /Thing 8, a long one\nWhat else got done\?\nDone this week: "Deck"\.$/,
    );
    const { week: _week, ...bare } = sceneWith(11);
    expect(textOf(sceneWith(11))).toBe(textOf(bare));
  });

  test('any week is of two segments at most', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (today, before) => {
        const letter = evening(sceneIn({ ...today, date: friday }, { ...before, date: monday }));
        expect(segments(toSms(letter, setting))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 30 },
    );
  });
});
