/**
 * What becomes of a person's touchpoints when their times or their clock change: each comes once
 * and in its order, and one whose new time has passed is named rather than lost in silence.
 */
import { addDays, instantOf, type LocalDate, localDateAt } from './local-date.ts';
import {
  allowedMinute,
  type FirstDue,
  isFromFirst,
  isWanted,
  type LeftOut,
  type Rhythm,
  type RhythmWish,
} from './rhythm.ts';
import { type Touchpoint, touchpoints } from './stage.ts';

/** A touchpoint of a date: what a letter is sent for once. */
export interface Slot {
  readonly date: LocalDate;
  readonly touchpoint: Touchpoint;
}

/** Nearer to each other than this, a letter that is a little late would overtake the next one. */
export const leastGapMinutes = 15;

/** After a change of zone the next letter keeps this distance from the last, in minutes. */
const zoneGapMinutes = 120;

const minutesOf = (rhythm: Rhythm): readonly number[] => touchpoints.map((name) => rhythm[name]);

/** Morning before midday before evening, and a quarter of an hour between them. */
const isInOrder = (rhythm: Rhythm): boolean =>
  minutesOf(rhythm).every(
    (minute, at, all) => at === 0 || minute - (all[at - 1] ?? 0) >= leastGapMinutes,
  );

/** What is left out after a wish: an empty list brings all back, a touchpoint that is named itself. */
function leftOut({ without = [] }: Rhythm, wish: RhythmWish): readonly LeftOut[] {
  if (wish.without?.length === 0) return [];
  const kept = without.filter((one) => typeof one === 'number' || wish[one] === undefined);
  return [...new Set([...kept, ...(wish.without ?? [])])];
}

/** At least one letter a day stays, on at least one day of the week. */
const leavesSome = (without: readonly LeftOut[]): boolean =>
  touchpoints.some((one) => !without.includes(one)) &&
  without.filter((one) => typeof one === 'number').length < 7;

/** The rhythm with what is wished for, or why it cannot be: all of a wish or none of it. */
export function wishedRhythm(
  rhythm: Rhythm,
  wish: RhythmWish,
  zone: string,
): Rhythm | 'forbidden-minute' | 'out-of-order' | 'nothing-left' {
  const without = leftOut(rhythm, wish);
  if (!leavesSome(without)) return 'nothing-left';
  const { without: _all, WEEKLY: _named, ...times } = { ...rhythm, ...wish };
  const wished = { ...times, ...(without.length > 0 && { without }) };
  if (minutesOf(wished).some((minute) => !allowedMinute(minute, zone))) return 'forbidden-minute';
  return isInOrder(wished) ? wished : 'out-of-order';
}

/** The last minute of the day at which a letter can come in a zone. */
export function latestMinuteIn(zone: string): number {
  let minute = 24 * 60 - 1;
  while (!allowedMinute(minute, zone)) minute -= 1;
  return minute;
}

/** The rhythm in another zone: in a few the latest hours cannot be, so that letters come sooner. */
export function fittedRhythm(rhythm: Rhythm, zone: string): Rhythm {
  let latest = latestMinuteIn(zone);
  const fitted: Partial<Record<Touchpoint, number>> = {};
  for (const touchpoint of touchpoints.toReversed()) {
    fitted[touchpoint] = Math.min(rhythm[touchpoint], latest);
    latest = fitted[touchpoint] - leastGapMinutes;
  }
  return { ...rhythm, ...fitted };
}

interface Plan {
  readonly rhythm: Rhythm;
  readonly zone: string;
}

export interface Replanning {
  readonly before: Plan;
  readonly after: Plan;
  /** The first touchpoint that the person has been promised. */
  readonly first: FirstDue;
  /** What was sent (and when) or settled otherwise, of the days around now. */
  readonly gone: readonly (Slot & { readonly sentAt?: Date })[];
  readonly now: Date;
}

export interface Replanned {
  /** What has come does not come twice: the first touchpoint due from now on. */
  readonly first: FirstDue;
  /** Still to come before, and passed by the new clock or too near to the last letter, in order. */
  readonly skipped: readonly Slot[];
}

const placeOf = ({ touchpoint }: Slot): number => touchpoints.indexOf(touchpoint);

const isBefore = (one: Slot, other: Slot): boolean =>
  one.date === other.date ? placeOf(one) < placeOf(other) : one.date < other.date;

export const isSameSlot = (one: Slot, other: Slot): boolean =>
  one.date === other.date && one.touchpoint === other.touchpoint;

/** At a minute that clocks skip nothing comes; the instant before it is as good to compare by. */
const instantIn = ({ rhythm, zone }: Plan, { date, touchpoint }: Slot): Date =>
  instantOf(date, rhythm[touchpoint], zone) ?? new Date(0);

function following(slot: Slot): FirstDue {
  const touchpoint = touchpoints[placeOf(slot) + 1];
  return touchpoint ? { date: slot.date, touchpoint } : { date: addDays(slot.date, 1) };
}

/** The touchpoints of the dates that it is on either clock, or will be within a day. */
function slotsAround({ before, after, now }: Replanning): readonly Slot[] {
  const dates = [before, after].map(({ zone }) => localDateAt(now, zone)).toSorted();
  const [first = '', last = ''] = dates;
  const slots: Slot[] = [];
  for (let date = first; date <= addDays(last, 1); date = addDays(date, 1)) {
    slots.push(...touchpoints.map((touchpoint) => ({ date, touchpoint })));
  }
  return slots;
}

/** The distance that a change of zone keeps: no more than the rhythm itself has. */
function gapMs({ before, after }: Replanning): number {
  if (before.zone === after.zone) return 0;
  const [morning = 0, midday = 0, evening = 0] = minutesOf(after.rhythm);
  return 60_000 * Math.min(zoneGapMinutes, midday - morning, evening - midday);
}

const latestOf = (slots: readonly Slot[]): Slot | undefined =>
  slots.reduce<Slot | undefined>(
    (latest, slot) => (latest && isBefore(slot, latest) ? latest : slot),
    undefined,
  );

export function replan(asked: Replanning): Replanned {
  const { before, after, gone, now } = asked;
  const repeating = gone.filter((slot) => instantIn(after, slot) > now);
  const lastSent = Math.max(0, ...gone.map(({ sentAt }) => sentAt?.getTime() ?? 0));
  const wanted = slotsAround(asked).filter(
    (slot) =>
      isFromFirst(asked.first, slot.date, slot.touchpoint) &&
      !gone.some((one) => isSameSlot(one, slot)) &&
      [before, after].every(({ rhythm }) => isWanted(rhythm, slot.date, slot.touchpoint)),
  );
  const crowding = wanted.filter((slot) => {
    const at = instantIn(after, slot);
    return at > now && at.getTime() < lastSent + gapMs(asked);
  });
  const last = latestOf([...repeating, ...crowding]);
  const next = last && following(last);
  const isLater = next && isFromFirst(asked.first, next.date, next.touchpoint ?? touchpoints[0]);
  const first = next && isLater ? next : asked.first;
  const skipped = wanted.filter(
    (slot) =>
      crowding.includes(slot) || (instantIn(before, slot) > now && instantIn(after, slot) <= now),
  );
  return { first, skipped };
}
