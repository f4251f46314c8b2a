/** What the letters say: about the list, about a change, about what comes next. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeWords } from '#shared/domain/letters/change-words.ts';
import { reminder } from '#shared/domain/letters/confirming.ts';
import type { LetterContext } from '#shared/domain/letters/context.ts';
import { longDate, sinceWhen, whenFrom } from '#shared/domain/letters/date-words.ts';
import { day0 } from '#shared/domain/letters/day0.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import { farewell } from '#shared/domain/letters/farewell.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { notice } from '#shared/domain/letters/notice.ts';
import { listBlocks, shownItems } from '#shared/domain/letters/shown-items.ts';
import { threadAnchor } from '#shared/domain/letters/subject-line.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import { welcome } from '#shared/domain/letters/welcome.ts';
import type { User } from '#shared/domain/user.ts';
import {
  answer,
  anyDay,
  atMidday,
  dayOf,
  everyLetter,
  item,
  nextAt,
  sceneOf,
  setting,
  thisEvening,
  today,
  tomorrowMorning,
  yesterday,
} from './every-letter.ts';

const paragraphs = (letter: Letter): string[] =>
  letter.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));

const morningOf = (scene: LetterContext): Letter => morning({ ...scene, introduce: false });
const listOf = ({ day }: LetterContext): Letter => answer(day, day, { intent: 'list' });

const walk = item('Walk', { firstDay: yesterday });
const deck = item('Deck');
const mom = item('Call Mom');
/** Two things for today: what was put off, dropped or planned for tomorrow is none of them. */
const mixed = dayOf(
  [
    { ...walk, status: 'done' },
    deck,
    { ...mom, status: 'deferred' },
    item('Rent', { status: 'dropped' }),
  ],
  [item('Photos')],
);

describe('dates', () => {
  test.each([
    ['2026-11-20', 'from yesterday'],
    ['2026-11-16', 'since Monday'],
    ['2026-11-14', 'since November 14'],
  ])('an item from %s is carried %s', (first, words) => {
    expect(sinceWhen(first, today)).toBe(words);
  });

  test.each([
    [today, ''],
    ['2026-11-22', 'tomorrow'],
    ['2026-11-24', 'on Tuesday'],
    ['2026-12-01', 'on December 1'],
  ])('a letter of %s comes "%s"', (date, words) => {
    expect(whenFrom(today, date)).toBe(words);
  });

  test('a date in words is right at the ends of a year', () => {
    expect(longDate('2026-12-31')).toBe('Thursday, December 31');
    expect(longDate('2027-01-01')).toBe('Friday, January 1');
  });
});

describe('the thread of a day', () => {
  test('its date is the subject, but of letters about the service, which have their own', () => {
    const letters = everyLetter(sceneOf(dayOf([deck])), dayOf([]));
    const own = letters.filter(([, { subject }]) => subject !== 'Saturday, November 21');

    expect(Object.fromEntries(own.map(([name, { subject }]) => [name, subject]))).toEqual({
      pause: 'Your letters are paused',
      reminder: 'Please confirm your address',
      'reminder, the first': 'Please confirm your address',
      welcome: 'Welcome to Anchor',
      invitation: 'An invitation to Anchor',
      farewell: 'You’re unsubscribed',
      'doubted farewell': 'You’re unsubscribed',
      notice: 'Was this you?',
      'other address': 'Was this you?',
      'invitation from the waitlist': 'An invitation to Anchor',
      'letter of others': 'That wasn’t your letter',
      'acknowledgement export': 'Your data',
      'acknowledgement delete': 'Erase everything?',
    });
  });

  test.each([
    [
      'morning',
      morningOf,
      'One thing came with you from yesterday. Keep it, drop it, or change it.',
    ],
    ['midday', midday, 'One thing on your list. Reply with what moved, or what changed.'],
    ['evening', evening, 'One thing on your list. Say what else got done;'],
    ['the list', listOf, 'One open, none done.'],
  ])('beside it stands what %s says or asks', (_what, compose, preview) => {
    expect(compose(sceneOf(dayOf([walk]))).preview).toContain(preview);
  });

  test('no preheader is empty, or repeats the title that stands below it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        for (const [name, { preview, title }] of everyLetter(sceneOf(day), day)) {
          expect([name, preview !== '' && !preview.startsWith(title)]).toEqual([name, true]);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('its anchor names the day and the person by 12 digits of the id', () => {
    expect(
      threadAnchor('0F8C3B2A-9d17-4c4e-8a01-000000000000'.toLowerCase(), today, 'a.example'),
    ).toBe('<day-20261121.0f8c3b2a9d17@a.example>');
  });
});

describe('the list', () => {
  test('numbers count what is shown, in the order of the day, without what was dropped', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [block] = listBlocks(day);
        const numbered = block?.kind === 'checklist' && block.numbered ? block.lines : [];

        expect(numbered.map(({ id }) => id)).toEqual(shownItems(day).map(({ id }) => id));
        expect(shownItems(day)).toEqual(day.items.filter(({ status }) => status !== 'dropped'));
      }),
    );
  });

  test('a done item keeps its number, and what is put off stays in its place as tomorrow’s', () => {
    const day = dayOf([
      { ...walk, status: 'done' },
      { ...deck, status: 'deferred' },
      { ...mom, status: 'dropped' },
      item('Dentist'),
    ]);

    expect(toText(midday(sceneOf(day)), setting)).toContain(
      '  1. [x] Walk\n  2. [>] Deck (tomorrow)\n  3. [ ] Dentist\n',
    );
  });

  test('what is for tomorrow stands below, without numbers', () => {
    const day = dayOf([deck], [item('Photos', { firstDay: '2026-11-22' })]);

    expect(toText(evening(sceneOf(day)), setting)).toContain(
      '  1. [ ] Deck\n\nFor tomorrow:\n\n  [>] Photos\n',
    );
  });
});

describe('the morning', () => {
  const opening = (day: ReturnType<typeof dayOf>): string | undefined =>
    paragraphs(morning({ ...sceneOf(day), introduce: false }))[0];

  test.each([
    [
      'asks plainly when nothing is there',
      dayOf([]),
      'Name the few things that would make today feel done.',
    ],
    ['says what came along', dayOf([walk]), 'One thing came with you from yesterday:'],
    [
      'does not say yesterday of what is older',
      dayOf([walk, { ...deck, firstDay: '2026-11-10' }]),
      'Two things came with you from earlier days:',
    ],
    [
      'tells carried things from new ones',
      dayOf([walk, deck]),
      'Two things on your list, one of them from yesterday:',
    ],
    ['calls what was named for today today’s', dayOf([deck]), 'One thing for today:'],
  ])('%s', (_what, day, expected) => {
    expect(opening(day)).toBe(expected);
  });

  test('introduces itself, and says how to stop, to whoever never named an intention', () => {
    const scene = sceneOf(dayOf([]));
    const introduced = { ...scene, introduce: true };
    const letter = morning({ ...introduced, user: { ...scene.user, startsOn: scene.date } });
    const later = morning(introduced);

    expect(paragraphs(later).join('\n')).not.toMatch(/first letter/);
    expect(paragraphs(letter).join('\n')).toMatch(/first letter from Anchor[^]*three times a day/);
    expect(paragraphs(letter).at(-1)).toContain('reply with the word unsubscribe');
    expect(letter.first).toBe(true);
  });
});

test.each([
  [
    'midday, nothing',
    midday,
    dayOf([]),
    'Nothing is on your list yet. Name one thing that would still matter today.',
  ],
  [
    'midday, all done',
    midday,
    dayOf([{ ...deck, status: 'done' }]),
    'It’s done. Add something, or leave the day as it is.',
  ],
  [
    'midday, all put off',
    midday,
    dayOf([{ ...deck, status: 'deferred' }]),
    'Everything on your list waits.',
  ],
  [
    'evening, nothing',
    evening,
    dayOf([]),
    'Nothing was on your list today. If something got done, say it, and it goes on.',
  ],
  [
    'evening, some',
    evening,
    dayOf([walk, { ...deck, status: 'done' }]),
    'One of two done. Say what else got done; what’s open carries into tomorrow.',
  ],
  [
    'evening, rest put off',
    evening,
    dayOf([
      { ...walk, status: 'deferred' },
      { ...deck, status: 'done' },
    ]),
    'One done. The rest waits.',
  ],
  [
    'midday, rest put off',
    midday,
    dayOf([
      { ...walk, status: 'deferred' },
      { ...deck, status: 'done' },
    ]),
    'One done. The rest waits.',
  ],
  [
    'midday, some put off, dropped and planned',
    midday,
    mixed,
    'One of two done. Reply with what moved, or what changed.',
  ],
  [
    'evening, some put off, dropped and planned',
    evening,
    mixed,
    'One of two done. Say what else got done; what’s open carries into tomorrow.',
  ],
  [
    'morning, all put off',
    morningOf,
    dayOf([{ ...deck, status: 'deferred' }]),
    'Name the few things that would make today feel done.',
  ],
] as const)('%s: the first sentence is true of the list', (_what, compose, day, expected) => {
  expect(paragraphs(compose(sceneOf(day)))[0]).toBe(expected);
});

describe('what comes next', () => {
  test.each([
    [atMidday, 'Next: midday check-in, around 12:30 PM Central.'],
    [nextAt('EVENING_REFLECTION', today, '18:00'), 'Next: evening reflection, at 6:00 PM Central.'],
    [tomorrowMorning, 'Next: morning question, tomorrow at 6:00 AM Central.'],
  ])('the footer names it (%#)', (next, footer) => {
    expect(notice(sceneOf(dayOf([deck]), next)).next).toBe(footer);
  });

  test('below stand two things: the next letter, and how to stop and whom', () => {
    const letter = midday({
      ...sceneOf(dayOf([deck]), thisEvening),
      later: [tomorrowMorning, atMidday],
    });

    expect(toText(letter, setting).split('\n-- \n')[1]).toBe(
      'Next: evening reflection, at 6:00 PM Central.\n' +
        'Reply with the word unsubscribe to stop, or unsubscribe here:\n' +
        `${setting.unsubscribeUrl}\n` +
        'You get this because you started daily check-ins.\n' +
        'Anchor, 1 Harbour Street, Austin, TX 78701\n',
    );
    expect(toHtml(letter, setting).match(/<br>/g)?.length).toBe(2);
  });

  test('the day line has the time of every letter that comes, and of none that doesn’t', () => {
    const scene = sceneOf(dayOf([deck]));
    const timesIn = (letter: Letter): readonly string[] =>
      toText(letter, setting)
        .split('\n-- ')[0]
        ?.match(/\d+:\d\d [AP]M/g) ?? [];
    const onlyMornings = {
      next: tomorrowMorning,
      later: [nextAt('MORNING_INTENTION', '2026-11-23', '06:00')],
    };

    expect(timesIn(midday(scene))).toEqual(['6:00 AM', '12:30 PM', '6:00 PM']);
    expect(timesIn(morningOf({ ...scene, ...onlyMornings }))).toEqual(['6:00 AM']);
    expect(timesIn(farewell(scene))).toEqual([]);
  });

  test.each([
    [atMidday, 'we’ll ask how it’s going around 12:30 PM.'],
    [nextAt('EVENING_REFLECTION', today, '18:00'), 'we’ll look back with you at 6:00 PM.'],
    [tomorrowMorning, 'tomorrow at 6:00 AM we’ll ask what matters.'],
  ])('the first letter says that confirming brings it, and announces nothing (%#)', (next, it) => {
    const letter = day0({ ...sceneOf(dayOf([deck]), next), confirmUrl: 'https://a.example' });

    expect(letter.next).toBeUndefined();
    expect(paragraphs(letter)).toContain(`One thing at a time. Confirm your address, and ${it}`);
  });

  test('a reminder says how to confirm or stop, whether a plan waits, and nothing of it', () => {
    const scene = { ...sceneOf(dayOf([deck])), confirmUrl: 'https://a.example' };
    const first = reminder({ ...scene, user: { ...scene.user, remindersFrom: today } });
    const last = reminder(scene);

    expect(first.title).toBe('Your plan is waiting.');
    expect(reminder({ ...scene, day: dayOf([]) }).title).toBe('Shall we begin?');
    expect(JSON.stringify([first, last])).not.toContain(deck.text);
    expect(paragraphs(first).at(-1)).toMatch(/one more letter comes tomorrow.+unsubscribe/);
    expect(paragraphs(last).at(-1)).toMatch(/our last letter.+unsubscribe/);
    expect([first.next, last.next]).toEqual([undefined, undefined]);
  });

  test('after Skip it starts tomorrow morning, at the person’s own time', () => {
    const letter = welcome({
      ...sceneOf(dayOf([]), tomorrowMorning),
      confirmUrl: 'https://a.example',
    });

    expect(paragraphs(letter).slice(0, 2)).toEqual([
      'We’ll start tomorrow morning, once you have confirmed your address.',
      'The first letter comes at 6:00 AM Central and asks one question: what matters today?',
    ]);
  });

  test('an answer on the day after says when by the calendar of the moment of writing', () => {
    const day = dayOf([deck]);
    const next = nextAt('MIDDAY_CHECKIN', '2026-11-22', '12:30');
    const written = answer(day, day, { next, today: '2026-11-22' });

    expect(written.next).toBe('Next: midday check-in, around 12:30 PM Central.');
    expect(written.subject).toBe('Saturday, November 21');
  });

  test('nothing is announced to whoever has paused or left', () => {
    const day = dayOf([deck]);
    const { user } = sceneOf(day);
    const nextFor = (change: Partial<User>): string | undefined =>
      answer(day, day, { next: tomorrowMorning, user: { ...user, ...change } }).next;

    expect(nextFor({ state: 'active' })).toBeDefined();
    expect(nextFor({ state: 'unsubscribed' })).toBeUndefined();
    expect(nextFor({ state: 'paused' })).toBeUndefined();
    expect(nextFor({ state: 'paused', pausedUntil: '2026-11-23' })).toBeUndefined();
    expect(nextFor({ state: 'paused', pausedUntil: '2026-11-22' })).toBeDefined();
  });

  test('a farewell names nothing to come, shows no list, and says the way back', () => {
    const text = toText(farewell(sceneOf(dayOf([deck]))), setting);

    expect(text).not.toMatch(/Next:|Deck|unsubscribe here/);
    expect(text).toContain('reply with the word START');
  });
});

describe('what a reply changed', () => {
  const before = dayOf([walk, deck, mom]);
  const done = { ...deck, status: 'done' as const };

  test.each([
    ['nothing', dayOf([walk, deck, mom]), ''],
    ['one done', dayOf([walk, done, mom]), '“Deck” is done.'],
    ['two done', dayOf([{ ...walk, status: 'done' }, done, mom]), '“Walk” and “Deck” are done.'],
    ['all done', dayOf(before.items.map((one) => ({ ...one, status: 'done' }))), 'Three are done.'],
    [
      'one done, one put off',
      dayOf([{ ...walk, status: 'deferred' }, done, mom]),
      '“Deck” is done. “Walk” moves to tomorrow.',
    ],
    ['renamed', dayOf([walk, { ...deck, text: 'Slides' }, mom]), '“Deck” is now “Slides”.'],
    [
      'renamed and done',
      dayOf([walk, { ...done, text: 'Slides' }, mom]),
      '“Slides” is done. “Deck” is now “Slides”.',
    ],
    [
      'added and dropped',
      dayOf([{ ...walk, status: 'dropped' }, deck, mom, item('Dentist')]),
      '“Dentist” is on your list. “Walk” is off your list.',
    ],
    ['for tomorrow', dayOf(before.items, [item('Photos')]), '“Photos” is for tomorrow.'],
    [
      'for other days',
      dayOf(
        [
          { ...walk, status: 'deferred', on: '2026-11-27' },
          { ...deck, status: 'deferred', on: '2026-12-14' },
          { ...mom, status: 'deferred' },
        ],
        [],
      ),
      '“Walk” moves to Friday. “Deck” moves to December 14; “Call Mom” moves to tomorrow.',
    ],
    [
      'one noted',
      dayOf([walk, { ...deck, note: '80%' }, mom]),
      '“Deck” stays open, with your note.',
    ],
    ['one to the top', dayOf([mom, walk, deck]), '“Call Mom” is first now.'],
    ['one to the end', dayOf([deck, mom, walk]), '“Walk” is last now.'],
    [
      'one between others, and one done',
      dayOf([{ ...mom, status: 'done' }, walk, deck, item('Dentist')]),
      '“Call Mom” is done. “Dentist” is on your list; “Call Mom” is first now.',
    ],
    ['all of them', dayOf([mom, deck, walk]), 'Your list has a new order.'],
    ['an addition taken back', dayOf([walk, deck]), '“Call Mom” is off your list.'],
  ] as const)('%s', (_what, after, expected) => {
    expect(changeWords(before, after)).toBe(expected);
  });

  test('it is told in at most two sentences', () => {
    const short = anyDay.map(({ items, later }) => {
      const plain = (list: typeof items) =>
        list.map((one, index) => ({ ...one, text: `thing ${index}` }));
      return dayOf(plain(items), plain(later));
    });
    fc.assert(
      fc.property(short, short, (one, two) => {
        expect(changeWords(one, two).match(/\./g)?.length ?? 0).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('a long item is quoted in part, and never cut inside a letter', () => {
    const words = changeWords(dayOf([]), dayOf([item('🌊'.repeat(100))]));

    expect(words).toBe(`“${'🌊'.repeat(59)}…” is on your list.`);
  });

  test('a reply that says what is so already is told so', () => {
    const day = dayOf([done]);
    const letter = answer(day, day, { changes: [{ kind: 'complete', id: deck.id }] });

    expect(paragraphs(letter)).toEqual(['Your list says so already.']);
  });

  test.each([
    ['Happy Thanksgiving! Nothing today', 'Happy Thanksgiving.', 'Nothing today, then.'],
    ['merry Christmas to all', 'Merry Christmas.', 'Your list stays as it is.'],
    ['I am happy with that', 'Noted.', 'Your list stays as it is.'],
    ['no plans', 'Noted.', 'Nothing today, then.'],
    ['there is nothing like tea', 'Noted.', 'Your list stays as it is.'],
  ])('small talk is answered in kind: %s', (said, title, text) => {
    const letter = answer(dayOf([]), dayOf([]), { intent: 'none', said });

    expect([letter.title, ...paragraphs(letter)]).toEqual([title, text]);
  });

  test('three things or more are counted', () => {
    expect(changeWords(dayOf([]), dayOf([walk, deck, item('Tax')]))).toBe(
      'Three things for today.',
    );
    expect(changeWords(dayOf([walk]), dayOf([walk, deck, item('Tax')]))).toBe(
      '“Deck” and “Tax” are on your list.',
    );
  });

  test('the evening’s answer says what comes along', () => {
    const letter = answer(dayOf([walk, done]), dayOf([walk, deck]), {
      stage: 'EVENING_REFLECTION',
    });

    expect(letter.title).toBe('That’s the day.');
    expect(paragraphs(letter)).toEqual([
      '“Deck” is done.',
      'One done. One comes with you tomorrow.',
    ]);
  });
});

describe('intents', () => {
  const day = dayOf([deck]);
  const said = (change: Parameters<typeof answer>[2]): string =>
    paragraphs(answer(day, day, change)).join(' ');

  test('a pause names its end, or how to end it', () => {
    const { user } = sceneOf(day);

    expect(said({ intent: 'pause', user: { ...user, pausedUntil: '2026-11-23' } })).toContain(
      'until Monday, November 23.',
    );
    expect(said({ intent: 'pause' })).toContain('reply with the word resume');
  });

  test('a new rhythm is said back as it now stands', () => {
    const { user } = sceneOf(day);
    const rhythm = { ...user.rhythm, MORNING_INTENTION: 7 * 60 + 5 };

    expect(said({ intent: 'rhythm', user: { ...user, rhythm } })).toBe(
      'Letters now come at 7:05 AM, 12:30 PM and 6:00 PM Central.',
    );
  });

  test('an edit beside an intent is told first', () => {
    const after = dayOf([{ ...deck, status: 'done' }]);

    expect(paragraphs(answer(after, day, { intent: 'resume' }))).toEqual([
      '“Deck” is done. Your letters come again.',
    ]);
  });

  test('to erase everything is asked once more, and nothing is said to be done', () => {
    expect(said({ intent: 'delete' })).toMatch(
      /^Nothing is erased yet\. .* the word delete and nothing else.*Any other reply keeps it\.$/,
    );
  });

  test('a list of things that wait is not called empty', () => {
    const waiting = dayOf([{ ...deck, status: 'deferred' }]);

    expect(paragraphs(answer(waiting, waiting, { intent: 'list' }))).toEqual([]);
  });

  test('undo with nothing to take back says so', () => {
    expect(answer(day, day, { intent: 'undo' }).title).toBe('Nothing to take back.');
  });

  test('a question about stopping changes nothing and shows how', () => {
    expect(said({ readerNote: 'how-to-stop' })).toContain('Until you do, letters come.');
  });
});

test('no letter shouts, cheers or blames', () => {
  for (const scene of [sceneOf(dayOf([walk, deck])), sceneOf(dayOf([]))]) {
    for (const [name, letter] of everyLetter(scene, dayOf([mom]))) {
      const words = toText(letter, setting);
      expect([
        name,
        words.match(/!|\b(overdue|failed|streak|great|awesome|sorry)\b|\bI\b/i),
      ]).toEqual([name, null]);
      expect([name, /\p{Extended_Pictographic}/u.test(words)]).toEqual([name, false]);
    }
  }
});
