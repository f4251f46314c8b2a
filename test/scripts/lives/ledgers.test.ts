/** The ledgers of long runs notice what goes wrong: else a run without wrongs says nothing. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chanceOf } from '#scripts/lives/chance.ts';
import { changesOf, changingZones } from '#scripts/lives/clock-changes.ts';
import { give, missingInAll, missingOn } from '#scripts/lives/item-ledger.ts';
import type { LetterIn } from '#scripts/lives/letter-in.ts';
import { type Life, newLife } from '#scripts/lives/life.ts';
import { thingsToDo, thingToDo } from '#scripts/lives/things-to-do.ts';
import { touchpointLedger } from '#scripts/lives/touchpoint-ledger.ts';
import type { ItemStatus } from '#shared/domain/checklist.ts';
import { type Day, emptyDay } from '#shared/domain/day.ts';
import { addDays, instantOf } from '#shared/domain/local-date.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import { type Touchpoint, touchpoints } from '#shared/domain/stage.ts';

const at = Date.parse('2027-03-08T00:00:00Z');
const lifeIn = (zone = 'America/Chicago', rhythm = dayZeroRhythm): Life =>
  newLife({ number: 1, zone, rhythm, habit: 1, chance: chanceOf(1), at });

const day = (date: string, items: readonly (readonly [string, ItemStatus])[]): Day => ({
  ...emptyDay(date),
  items: items.map(([text, status]) => ({ id: text, text, status, firstDay: date })),
});

describe('an item', () => {
  test('that is on no list any more is missed, and one settled earlier is not', () => {
    const life = lifeIn();
    give(life, ['Call Mom', 'Pay rent', 'Fix it']);
    const first = day('2027-03-10', [
      ['Call Mom', 'open'],
      ['Pay rent', 'done'],
      ['Fix it', 'deferred'],
    ]);
    const second = day('2027-03-11', [['Fix it', 'open']]);

    expect(missingOn(life, [first])).toEqual([]);
    expect(missingOn(life, [first, second])).toEqual(['call mom']);
    expect(missingInAll(life, [first, second])).toEqual(['call mom']);
  });

  test('that was never written is missed at once', () => {
    const life = lifeIn();
    give(life, ['Call Mom', 'Pay rent']);
    const only = day('2027-03-10', [['call mom', 'open']]);

    expect(missingOn(life, [only])).toEqual(['pay rent']);
    expect(missingInAll(life, [only])).toEqual(['pay rent']);
  });
});

describe('a touchpoint', () => {
  const within = 600_000;
  const letter = (life: Life, date: string, stage: Touchpoint, lateMs = 0): LetterIn => ({
    to: life.email,
    purpose: 'prompt',
    stage,
    subject: '',
    replyTo: '',
    messageId: '',
    at: instantOf(date, life.rhythm[stage], life.zone)!.getTime() + lateMs,
    raw: '',
  });
  const dates = Array.from({ length: 6 }, (_, n) => addDays('2027-03-12', n));
  const after = instantOf('2027-03-18', 720, 'America/Chicago')!.getTime();

  /** Over the Sunday on which clocks are put forward. */
  function lived(change: (letters: LetterIn[], life: Life) => void) {
    const life = { ...lifeIn(), countsFrom: '2027-03-12', countedTo: '2027-03-12' };
    const letters = dates.flatMap((date) => touchpoints.map((stage) => letter(life, date, stage)));
    change(letters, life);
    const ledger = touchpointLedger(within);
    for (const one of letters) ledger.came(life, one);
    ledger.count(life, after);
    return ledger.touched();
  }

  test('of every day that came on its minute is counted once', () => {
    expect(lived(() => {})).toEqual({ once: 18, wrong: [] });
  });

  test.each<[string, (letters: LetterIn[], life: Life) => void]>([
    ['never came', (letters) => void letters.splice(7, 1)],
    ['came twice', (letters) => void letters.push(letters[7]!)],
    [
      'came an hour late',
      (letters) => void (letters[7] = { ...letters[7]!, at: letters[7]!.at + 3.6e6 }),
    ],
    ['came early', (letters) => void (letters[7] = { ...letters[7]!, at: letters[7]!.at - 1000 })],
  ])('that %s is told', (_, change) => {
    expect(lived(change).wrong).toHaveLength(1);
  });

  test('that comes after its day has been counted is told', () => {
    const life = lifeIn();
    const ledger = touchpointLedger(within);
    ledger.count(life, after);
    const before = ledger.touched().wrong.length;
    ledger.came(life, letter(life, '2027-03-12', 'MIDDAY_CHECKIN'));

    expect(ledger.touched().wrong).toHaveLength(before + 1);
  });
});

test('zones that change their clocks are found on both halves of the globe, by half an hour too', () => {
  const zones = changingZones(at);
  const from = Date.parse('2027-03-08T00:00:00Z');
  const to = Date.parse('2027-05-03T00:00:00Z');

  expect(zones).toEqual(expect.arrayContaining(['Europe/Berlin', 'America/Havana', 'Asia/Beirut']));
  expect(zones).not.toContain('Asia/Tokyo');
  expect(changesOf('Australia/Lord_Howe', from, to).map(({ by }) => by)).toEqual([-30]);
  expect(changesOf('America/Chicago', from, to)).toEqual([
    { zone: 'America/Chicago', at: Date.parse('2027-03-14T08:00:00Z'), by: 60 },
  ]);
});

test('things to do of the same weeks share no word that tells them apart', () => {
  const wordsOf = (number: number) =>
    thingToDo(number % thingsToDo)
      .split(' ')
      .filter((word) => word !== 'the' && word !== 'for');
  fc.assert(
    fc.property(fc.nat(thingsToDo), fc.integer({ min: 1, max: 30 }), (number, later) => {
      expect(wordsOf(number).some((word) => wordsOf(number + later).includes(word))).toBe(false);
    }),
  );
});
