/** Simulated people: where they live, when they want their letters, and what they say to them. */
import {
  addDays,
  daysBetween,
  type LocalDate,
  localDateAt,
  offsetMinutesAt,
} from '#shared/domain/local-date.ts';
import { allowedMinute, clockTime, dayZeroRhythm, type Rhythm } from '#shared/domain/rhythm.ts';
import { type Stage, touchpoints } from '#shared/domain/stage.ts';
import type { Message } from '../local/console/messages.ts';
import { chances } from '../simulate/chances.ts';

export const dayMs = 86_400_000;

/** The next number from 0 to 1; the same seed gives the same numbers. */
export type Chance = () => number;

export const oneOf = <Value>(chance: Chance, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(chance() * values.length)] ?? values[0];

/** A letter as its reader sees it. */
export interface Letter {
  readonly message: Message;
  /** `prompt`, `acknowledgement` and the like. */
  readonly purpose: string;
  readonly stage: Stage | undefined;
  /** When it was sent, in epoch milliseconds. */
  readonly at: number;
}

export type Person = ReturnType<typeof newPerson>;

/** Every zone whose clocks are put forward or back in the year from an instant on. */
export const changingZones = (from: number): readonly string[] =>
  Intl.supportedValuesOf('timeZone').filter((zone) => {
    const weeks = Array.from({ length: 53 }, (_, week) => new Date(from + week * 7 * dayMs));
    return new Set(weeks.map((at) => offsetMinutesAt(at, zone))).size > 1;
  });

/** Whether clocks of a zone are changed between two instants (epoch milliseconds). */
export const changesClocks = (zone: string, from: number, to: number): boolean =>
  offsetMinutesAt(new Date(from), zone) !== offsetMinutesAt(new Date(to), zone);

/** The first midnight (UTC) after an instant on which clocks of a zone change four days later. */
export function beforeClockChange(zone: string, after: number): number {
  let at = (Math.floor(after / dayMs) + 1) * dayMs;
  while (!changesClocks(zone, at + 4 * dayMs, at + 5 * dayMs)) at += dayMs;
  return at;
}

/** Also in the hours around which clocks change: early in the morning, late in the evening. */
function someRhythm(zone: string, chance: Chance): Rhythm {
  if (chance() < 1 / 3) return dayZeroRhythm;
  const between = (from: number, to: number): number =>
    from + 5 * Math.floor(chance() * ((to - from) / 5 + 1));
  const evening = between(17 * 60, 23 * 60 + 30);
  return {
    MORNING_INTENTION: between(4 * 60, 9 * 60),
    MIDDAY_CHECKIN: between(10 * 60 + 30, 14 * 60),
    EVENING_REFLECTION: allowedMinute(evening, zone) ? evening : dayZeroRhythm.EVENING_REFLECTION,
  };
}

interface Born {
  readonly number: number;
  readonly zone: string;
  readonly seed: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

export function newPerson({ number, zone, seed, at }: Born) {
  const chance: Chance = chances(seed * 1_000_003 + number);
  // On their first day letters may still come by the rhythm they are given, not the one they wish.
  const countsFrom: LocalDate = addDays(localDateAt(new Date(at), zone), 2);
  return {
    number,
    // Nobody shares a domain: sign-ups from one domain are limited.
    email: `person@p${number}.example`,
    zone,
    rhythm: someRhythm(zone, chance),
    /**
     * Replies on one day in so many, and then to two of the three letters. After 14 silent days
     * letters come less often.
     */
    habit: oneOf(chance, [1, 1, 2, 3, 7, 12]),
    chance,
    userId: '',
    /** The first day whose touchpoints count. */
    countsFrom,
    /** Touchpoints of the days before it have been counted. */
    countedTo: countsFrom,
    /** How often each touchpoint came: `2027-03-14 MORNING_INTENTION`. */
    came: new Map<string, number>(),
    /** The items they gave, in lower case. */
    items: new Set<string>(),
    /** So many items were open when last looked at. */
    open: 0,
    /** The letter they would answer now. */
    letter: undefined as Letter | undefined,
    /** How often each of their replies was answered, by Message-ID, since it was last looked at. */
    replies: new Map<string, number>(),
    /** The answers to them. */
    answers: [] as Message[],
    /** All mails they sent, by SES's ids. */
    mails: [] as string[],
    /** The number of the next thing to do that comes to their mind. */
    next: number * 37,
  };
}

const wordsOf = (text: string): readonly string[] => text.split(' ');

// Prime numbers of words, so that all combinations come up before one comes again.
const verbs = wordsOf(
  'Paint Repair Return Wrap Order Clean Sketch Polish Label Sell Weigh Frame Store Pack ' +
    'Measure Borrow Photograph Test Sort Insure Collect Ship Dust Price Varnish Check ' +
    'Unpack Fold Tune Iron Mend',
);
const objects = wordsOf(
  'kettle ladder atlas violin carpet teapot helmet mirror basket poster jacket lantern ' +
    'toolbox cushion suitcase blanket bookshelf hammock easel trumpet saddle curtain ' +
    'fishbowl telescope birdhouse wardrobe sandals tent canoe quilt globe anvil compass ' +
    'drum vase stool fan',
);
const names = wordsOf(
  'Ada Boris Clara Dmitri Elena Felix Greta Hugo Ines Jonas Karla Lars Mira Nora Olga ' +
    'Pavel Quentin Rosa Stefan Tilda Ursula Viktor Wanda Xavier Yusuf Zelda Anton Bruno ' +
    'Carmen Dora Emil Fatima Gideon Hanna Igor Judit Kofi Leila Marek Nils Oskar',
);

/** The number of things before the words come round again. */
export const thingsToDo = verbs.length * objects.length * names.length;

/**
 * `Paint the kettle for Ada`; the same number is the same thing. No two things of the same weeks
 * share a verb, an object or a name: a reply that repeats words of an open item may be about it.
 */
export const thingToDo = (number: number): string =>
  `${verbs[number % verbs.length]} the ${objects[number % objects.length]} ` +
  `for ${names[number % names.length]}`;

export interface Said {
  readonly text: string;
  /** The items it adds. */
  readonly gives: readonly string[];
}

/** A list doesn't grow beyond what people can see. */
const many = 6;

function another(person: Person): string {
  person.next += 1;
  return thingToDo(person.next % thingsToDo);
}

/** What they write on the page when they sign up. */
export function firstPlan(person: Person): Said {
  const gives = [another(person), another(person), another(person)];
  return { text: gives.join('\n'), gives };
}

/** Their first reply, which also confirms their address. */
export function firstReply(person: Person): Said {
  const { rhythm } = person;
  if (rhythm === dayZeroRhythm) {
    const thing = another(person);
    return { text: `add ${thing}`, gives: [thing] };
  }
  const text =
    `mornings at ${clockTime(rhythm.MORNING_INTENTION)}, midday at ` +
    `${clockTime(rhythm.MIDDAY_CHECKIN)}, evenings at ${clockTime(rhythm.EVENING_REFLECTION)}`;
  return { text, gives: [] };
}

/** Whether they answer the letter of a stage that came at an instant (epoch milliseconds). */
export function answers({ habit, zone, number }: Person, stage: Stage, at: number): boolean {
  const day = daysBetween('2020-01-01', localDateAt(new Date(at), zone)) + number;
  const skipped = touchpoints[Math.floor(day / habit) % touchpoints.length];
  return day % habit === 0 && stage !== skipped;
}

/** What they answer to a prompt. */
export function say(person: Person, stage: Stage): Said {
  const { open, chance } = person;
  if (open >= many) return { text: 'all done', gives: [] };
  const thing = another(person);
  if (stage === 'MORNING_INTENTION') {
    const gives = open < many - 2 ? [thing, another(person)] : [thing];
    return { text: gives.join('\n'), gives };
  }
  if (stage === 'MIDDAY_CHECKIN')
    return oneOf<Said>(chance, [
      { text: 'done 1', gives: [] },
      { text: `done 1. Also add ${thing}`, gives: [thing] },
      { text: `drop 1\nadd ${thing}`, gives: [thing] },
      { text: '1 is done, 2 tomorrow please', gives: [] },
    ]);
  return oneOf<Said>(chance, [
    { text: `All done! Tomorrow: ${thing}`, gives: [thing] },
    { text: '1 and 2 are done', gives: [] },
    { text: `defer 1\nadd ${thing}`, gives: [thing] },
  ]);
}
