/** One person as the ledgers know them: what they gave, and what came. */
import { addDays, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { allowedMinute, dayZeroRhythm, type Rhythm } from '#shared/domain/rhythm.ts';
import type { Chance } from './chance.ts';
import type { LetterIn } from './letter-in.ts';

/** Replies on one day in so many, and then to two of the three letters; 0 is never. */
export type Habit = 0 | 1 | 2 | 3 | 5 | 7;

/** What is known of an item: undefined while it is live, else the day on which it was settled. */
export type SettledOn = LocalDate | undefined;

export interface Life {
  readonly number: number;
  readonly email: string;
  readonly zone: string;
  readonly rhythm: Rhythm;
  readonly habit: Habit;
  readonly chance: Chance;
  userId: string;
  /** The first day whose touchpoints are counted. */
  countsFrom: LocalDate;
  /** Touchpoints of days before it have been counted. */
  countedTo: LocalDate;
  /** Items of days before it have been looked at. */
  checkedTo: LocalDate;
  readonly items: Map<string, SettledOn>;
  /** So many were open when last looked at. */
  open: number;
  /** How often each touchpoint came: `2027-03-14 MORNING_INTENTION`. */
  readonly came: Map<string, number>;
  /** The letter they would answer now. */
  letter: LetterIn | undefined;
  /** What was said to their replies since their items were last looked at. */
  readonly said: LetterIn[];
  /** The next thing to do that comes to their mind. */
  next: number;
}

const five = (chance: Chance, from: number, to: number): number =>
  from + 5 * chance.below((to - from) / 5 + 1);

/** Also in the hours around which clocks change: early in the morning, late in the evening. */
export function someRhythm(zone: string, chance: Chance): Rhythm {
  const evening = five(chance, 17 * 60, 23 * 60 + 30);
  return {
    MORNING_INTENTION: five(chance, 4 * 60, 9 * 60),
    MIDDAY_CHECKIN: five(chance, 10 * 60 + 30, 14 * 60),
    EVENING_REFLECTION: allowedMinute(evening, zone) ? evening : dayZeroRhythm.EVENING_REFLECTION,
  };
}

export interface Born extends Pick<Life, 'number' | 'zone' | 'rhythm' | 'habit' | 'chance'> {
  /** Epoch milliseconds. */
  readonly at: number;
}

export function newLife({ at, ...about }: Born): Life {
  // On their first day letters may still come by the rhythm they are given, not the one they wish.
  const countsFrom = addDays(localDateAt(new Date(at), about.zone), 2);
  return {
    ...about,
    email: `person-${about.number}@example.com`,
    userId: '',
    countsFrom,
    countedTo: countsFrom,
    checkedTo: '2000-01-01',
    items: new Map(),
    open: 0,
    came: new Map(),
    letter: undefined,
    said: [],
    next: about.number * 37,
  };
}
