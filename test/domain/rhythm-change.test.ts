/**
 * Goal: whatever a person changes and wherever they fly, a touchpoint comes once, in its order, and
 * none is lost without being named.
 * Method: schedules as AWS fires them and a ledger as ours, simulated over days of random changes.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, instantOf, localDateAt } from '#shared/domain/local-date.ts';
import {
  allowedMinute,
  dayZeroRhythm,
  type FirstDue,
  isFromFirst,
  nextTouchpoint,
  type Rhythm,
  type RhythmWish,
} from '#shared/domain/rhythm.ts';
import {
  fittedRhythm,
  isSameSlot,
  leastGapMinutes,
  replan,
  type Slot,
  wishedRhythm,
} from '#shared/domain/rhythm-change.ts';
import { touchpoints } from '#shared/domain/stage.ts';

const chicago = 'America/Chicago';
const at = (date: string, hour: number, zone: string) => instantOf(date, hour * 60, zone)!;
const slot = (date: string, part: 0 | 1 | 2): Slot => ({ date, touchpoint: touchpoints[part]! });
const plan = (zone: string, rhythm = dayZeroRhythm) => ({ zone, rhythm });
const since = { date: '2026-11-01' };

test('from Chicago to Tokyo what the flight passes over is named', () => {
  const { skipped } = replan({
    before: plan(chicago),
    after: plan('Asia/Tokyo'),
    first: since,
    gone: [slot('2026-11-20', 0)],
    now: at('2026-11-20', 16, chicago),
  });

  expect(skipped).toEqual([slot('2026-11-20', 2), slot('2026-11-21', 0)]);
});

test('a letter that a new zone brings within two hours of the last one is skipped by name', () => {
  const sentAt = at('2026-11-20', 6, chicago);
  const flight = (after: string) =>
    replan({
      before: plan(chicago),
      after: plan(after),
      first: since,
      gone: [{ ...slot('2026-11-20', 0), sentAt }],
      now: new Date(sentAt.getTime() + 5 * 60_000),
    });

  // Midday in Lisbon is half an hour later, in New York six hours.
  expect(flight('Europe/Lisbon')).toEqual({
    first: { date: '2026-11-20', touchpoint: 'EVENING_REFLECTION' },
    skipped: [slot('2026-11-20', 1)],
  });
  expect(flight('America/New_York')).toEqual({ first: since, skipped: [] });
});

test('what was not promised yet is not named as lost', () => {
  const { skipped } = replan({
    before: plan(chicago),
    after: plan('Asia/Tokyo'),
    first: { date: '2026-11-22' },
    gone: [],
    now: at('2026-11-20', 11, chicago),
  });

  expect(skipped).toEqual([]);
});

test.each<[Partial<Rhythm>, string]>([
  [{ MORNING_INTENTION: 7 * 60 }, 'set'],
  [{ MORNING_INTENTION: 13 * 60 }, 'out-of-order'],
  [{ MORNING_INTENTION: 12 * 60 + 29 }, 'out-of-order'],
  [{ MORNING_INTENTION: 13 * 60, MIDDAY_CHECKIN: 15 * 60 }, 'set'],
  [{ MORNING_INTENTION: 3 * 60 }, 'forbidden-minute'],
  [{ EVENING_REFLECTION: 24 * 60 }, 'forbidden-minute'],
  [{ without: ['MIDDAY_CHECKIN', 0, 6] }, 'set'],
  [{ without: touchpoints }, 'nothing-left'],
  [{ without: [0, 1, 2, 3, 4, 5, 6] }, 'nothing-left'],
])('a wish for %j is %s', (wish, answer) => {
  const wished = wishedRhythm(dayZeroRhythm, wish, chicago);

  expect(typeof wished === 'string' ? wished : 'set').toBe(answer);
  if (typeof wished !== 'string') expect(wished).toEqual({ ...dayZeroRhythm, ...wish });
});

test('what is left out adds up, and a time or an empty list brings it back', () => {
  const wish = (rhythm: Rhythm, wished: RhythmWish): Rhythm => {
    const found = wishedRhythm(rhythm, wished, chicago);
    if (typeof found === 'string') throw new Error(found);
    return found;
  };
  const less = wish(wish(dayZeroRhythm, { without: ['MIDDAY_CHECKIN'] }), { without: [0] });

  expect(less.without).toEqual(['MIDDAY_CHECKIN', 0]);
  expect(wish(less, { MIDDAY_CHECKIN: 13 * 60 }).without).toEqual([0]);
  expect(wish(less, { without: [] })).toEqual(dayZeroRhythm);

  const noWeekly = wish(less, { without: ['WEEKLY'] });
  expect(noWeekly.without).toEqual(['MIDDAY_CHECKIN', 0, 'WEEKLY']);
  expect(wish(noWeekly, { WEEKLY: true })).toEqual(less);
  expect(wish(noWeekly, { without: [] })).toEqual(dayZeroRhythm);
});

test('the next touchpoint is one that the person wants', () => {
  // A Friday afternoon.
  const after = at('2026-11-20', 16, chicago);
  const rhythm: Rhythm = {
    ...dayZeroRhythm,
    without: ['EVENING_REFLECTION', 'MORNING_INTENTION', 6, 0],
  };

  expect(nextTouchpoint({ rhythm, zone: chicago, after })).toMatchObject({
    date: '2026-11-23',
    touchpoint: 'MIDDAY_CHECKIN',
  });
});

test('where clocks skip late evenings a late rhythm comes sooner, in order', () => {
  const late = { MORNING_INTENTION: 1400, MIDDAY_CHECKIN: 1420, EVENING_REFLECTION: 1439 };

  const fitted = Object.values(fittedRhythm(late, 'Pacific/Easter'));

  expect(fitted).toEqual([1319 - 2 * leastGapMinutes, 1319 - leastGapMinutes, 1319]);
  expect(fittedRhythm(late, chicago)).toEqual(late);
});

const minuteMs = 60_000;

/** The user's row, the schedules (which follow it at once) and the ledger. */
class Life {
  now = at('2026-11-20', 10, chicago);
  rhythm = dayZeroRhythm;
  zone = chicago;
  first: FirstDue = { date: '2026-11-20', touchpoint: 'MIDDAY_CHECKIN' };
  readonly sent: (Slot & { readonly sentAt: Date })[] = [];
  readonly named: Slot[] = [];

  /** Fires what falls due until then, as a schedule does: by the clock alone. */
  wait(minutes: number): void {
    const until = new Date(this.now.getTime() + minutes * minuteMs);
    const from = addDays(localDateAt(this.now, this.zone), -1);
    const due = [0, 1, 2, 3, 4, 5].flatMap((n) =>
      touchpoints.flatMap((touchpoint) => {
        const date = addDays(from, n);
        const instant = instantOf(date, this.rhythm[touchpoint], this.zone);
        return instant && instant > this.now && instant <= until
          ? [{ date, touchpoint, instant }]
          : [];
      }),
    );
    for (const one of due.toSorted((a, b) => a.instant.getTime() - b.instant.getTime())) {
      const known = this.sent.some((sent) => isSameSlot(sent, one));
      const isDue = isFromFirst(this.first, one.date, one.touchpoint);
      if (!known && isDue) {
        const { date, touchpoint, instant } = one;
        this.sent.push({ date, touchpoint, sentAt: instant });
      }
    }
    this.now = until;
  }

  change(rhythm: typeof dayZeroRhythm, zone: string): void {
    const before = plan(this.zone, this.rhythm);
    const { first, skipped } = replan({
      before,
      after: plan(zone, rhythm),
      first: this.first,
      gone: this.sent,
      now: this.now,
    });
    this.named.push(...skipped);
    Object.assign(this, { rhythm, zone, first });
  }
}

const keyOf = ({ date, touchpoint }: Slot) => `${date} ${touchpoints.indexOf(touchpoint)}`;
const somewhere = fc.constantFrom(
  chicago,
  'Pacific/Honolulu',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Lisbon',
  'Pacific/Easter',
);
const wish = fc.uniqueArray(fc.integer({ min: 16, max: 95 }), { minLength: 3, maxLength: 3 });
const step = fc.record({
  wait: fc.integer({ min: 1, max: 30 * 60 }),
  wish: fc.option(wish, { nil: undefined }),
  zone: fc.option(somewhere, { nil: undefined }),
});

test('no letter comes twice or after a later one, and none is lost unnamed, in any life', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const life = new Life();
      for (const { wait, wish: quarters, zone = life.zone } of steps) {
        life.wait(wait);
        const [morning = 0, midday = 0, evening = 0] = (quarters ?? []).toSorted((a, b) => a - b);
        const chosen = {
          MORNING_INTENTION: morning * 15,
          MIDDAY_CHECKIN: midday * 15,
          EVENING_REFLECTION: evening * 15,
        };
        life.change(fittedRhythm(quarters ? chosen : life.rhythm, zone), zone);
        expect(Object.values(life.rhythm).every((one) => allowedMinute(one, zone))).toBe(true);
      }
      life.wait(3 * 24 * 60);

      const sent = life.sent.map(keyOf);
      expect(sent).toEqual([...new Set(sent)].toSorted());

      // Every touchpoint from the first to the last one sent was sent or named.
      const known = new Set([...sent, ...life.named.map(keyOf)]);
      const last = sent.at(-1) ?? '';
      const unnamed = Array.from({ length: 21 }, (_, n) => addDays('2026-11-20', n))
        .flatMap((date) => touchpoints.map((touchpoint) => keyOf({ date, touchpoint })))
        .filter((key) => key > '2026-11-20 0' && key <= last && !known.has(key));
      expect(unnamed).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
