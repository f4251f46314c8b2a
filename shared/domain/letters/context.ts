/** What every letter is composed from, and the words about what comes next. */
import type { Day } from '../day.ts';
import { type LocalDate, localMinuteAt } from '../local-date.ts';
import { rhythmOf } from '../quiet-hours.ts';
import { clockTime, type PlannedTouchpoint } from '../rhythm.ts';
import { type Touchpoint, touchpoints } from '../stage.ts';
import { isPausedOn, type Pause, type User } from '../user.ts';
import { zoneLabel } from '../zones.ts';
import { weekdayNames, whenFrom } from './date-words.ts';
import type { Letter, Setting } from './letter.ts';
import { tally } from './shown-items.ts';
import { daySubject } from './subject-line.ts';
import { capitalised, countWord, listed } from './wording.ts';

/** The person's next touchpoint, as `nextTouchpoint` answers it. */
export type Next = PlannedTouchpoint & { readonly date: LocalDate };

/** A person's day at the moment of writing; `user` is as it stands after any change. */
export interface LetterContext {
  readonly user: Pick<User, 'zone' | 'rhythm' | 'channel' | 'startsOn'> &
    Pause &
    Partial<Pick<User, 'phone' | 'pausedBy' | 'source'>>;
  readonly day: Day;
  /** The day that the letter belongs to. */
  readonly date: LocalDate;
  /** The date of writing, where it is a later one: an answer to yesterday's letter. */
  readonly today?: LocalDate;
  /** The days of the week before this one, for the letter that looks back on them. */
  readonly week?: readonly Day[];
  readonly setting: Setting;
  readonly next?: Next;
  /** The two after it. */
  readonly later?: readonly Next[];
}

export const touchpointNames: Readonly<Record<Touchpoint, string>> = {
  MORNING_INTENTION: 'morning question',
  MIDDAY_CHECKIN: 'midday check-in',
  EVENING_REFLECTION: 'evening reflection',
};

/** `at 6:00 AM`; the midday check-in is promised only about its time. */
const atTime = ({ user }: LetterContext, { touchpoint, at }: Next): string =>
  `${touchpoint === 'MIDDAY_CHECKIN' ? 'around' : 'at'} ` + clockTime(localMinuteAt(at, user.zone));

/** What comes next, unless the person has paused or left: then nothing is announced. */
function announced({ user, next }: LetterContext): Next | undefined {
  const { state = 'active' } = user;
  const comes = state === 'active' || state === 'paused';
  return next && comes && !isPausedOn(user, next.date) ? next : undefined;
}

/** `tomorrow`, as of the moment of writing. */
const dayOf = ({ date, today = date }: LetterContext, next: Next): string =>
  whenFrom(today, next.date);

function lineOf(context: LetterContext, next: Next): string {
  const when = [dayOf(context, next), atTime(context, next), zoneLabel(context.user.zone)].filter(
    (word) => word !== '',
  );
  return `Next: ${touchpointNames[next.touchpoint]}, ${when.join(' ')}.`;
}

/** `Next: midday check-in, around 12:30 PM Central.`; undefined where nothing more is planned. */
export function nextLine(context: LetterContext): string | undefined {
  const next = announced(context);
  return next && lineOf(context, next);
}

/** `6:00 AM`, `12:30 PM`, `6:00 PM`: where letters come less often, only of those that come. */
const timesOf = ({ user, later = [] }: LetterContext, next: Next): NonNullable<Letter['times']> =>
  Object.fromEntries(
    [...later, next].map(({ touchpoint, at }) => [
      touchpoint,
      clockTime(localMinuteAt(at, user.zone)),
    ]),
  );

/** The closing sentence that names the next letter: `We’ll ask how it’s going around 12:30 PM.` */
export function closingLine(context: LetterContext): string | undefined {
  const next = announced(context);
  if (!next) return undefined;
  const when = [dayOf(context, next), atTime(context, next)].join(' ').trim();
  if (next.touchpoint === 'MORNING_INTENTION')
    return `${capitalised(when)} we’ll ask what matters.`;
  if (next.touchpoint === 'MIDDAY_CHECKIN') return `We’ll ask how it’s going ${when}.`;
  return `We’ll look back with you ${when}.`;
}

/** The same for an address that must confirm first: `Confirm your address, and we’ll ask ...` */
export function confirmingLine(context: LetterContext): string {
  const closing = closingLine(context) ?? 'The letters begin.';
  return `Confirm your address, and ${closing.charAt(0).toLowerCase()}${closing.slice(1)}`;
}

/** `6:00 AM and 6:00 PM Central, Monday to Friday`. */
export function rhythmWords({ user }: LetterContext): string {
  const rhythm = rhythmOf(user);
  const { without = [] } = rhythm;
  const wanted = touchpoints.filter((touchpoint) => !without.includes(touchpoint));
  const times = listed(wanted.map((touchpoint) => clockTime(rhythm[touchpoint])));
  const off = without.flatMap((one) => (typeof one === 'number' ? [one] : []));
  const isWeekend = off.length === 2 && off.includes(0) && off.includes(6);
  const days = isWeekend
    ? ', Monday to Friday'
    : off.length > 0
      ? `, not on ${listed(off.toSorted((one, other) => one - other).map((weekday) => `${weekdayNames[weekday]}s`))}`
      : '';
  return `${times} ${zoneLabel(user.zone)}`.trim() + days;
}

/** The first two paragraphs; of a letter that is a list alone, how it stands. */
function previewOf({ blocks }: Pick<Letter, 'blocks'>, day: Day): string {
  const said = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text.replace(/:$/, '.')] : [],
  );
  if (said.length > 0) return said.slice(0, 2).join(' ');
  const { open, done } = tally(day);
  return open + done === 0
    ? 'Nothing is open today.'
    : `${capitalised(countWord(open))} open, ${countWord(done)} done.`;
}

type Particular = Pick<Letter, 'purpose' | 'stage' | 'title' | 'blocks'> &
  Partial<Pick<Letter, 'subject' | 'why' | 'first' | 'listInText'>>;

/** Completes a letter with what all letters of the day share. */
export function letterOf(context: LetterContext, particular: Particular): Letter {
  const next = announced(context);
  return {
    date: context.date,
    subject: daySubject(context.date),
    preview: previewOf(particular, context.day),
    why: 'You get this because you started daily check-ins.',
    first: false,
    ...(next && { next: lineOf(context, next), times: timesOf(context, next) }),
    ...particular,
  };
}
