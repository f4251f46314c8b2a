/** Until when a person asks that no letters come. */
import type { LocalDate } from '../local-date.ts';
import { isDayFirst } from '../zones.ts';
import { dateIn } from './date-words.ts';
import { inEnglish } from './foreign-dates.ts';
import { nearPause } from './near-pause.ts';
import { pattern } from './pattern.ts';
import { holdsOpenly } from './pause-open.ts';
import { pausesIn } from './pause-words.ts';
import type { Intent } from './reading.ts';
import type { Said } from './said.ts';
import { sparing } from './sparing.ts';

interface Calendar {
  readonly today: LocalDate;
  /** The person's zone: whose numbers and dates are written the American way. */
  readonly zone?: string;
}

interface Paused {
  readonly intent: Intent;
  readonly pauseUntil?: LocalDate;
}

interface Pause extends Paused {
  readonly intent: 'pause';
}

const datesOf = ({ zone = 'US/' }: Calendar): { readonly dayFirst: boolean } => ({
  dayFirst: isDayFirst(zone),
});

const paused = (pauseUntil: LocalDate | undefined): Pause => ({
  intent: 'pause',
  ...(pauseUntil !== undefined && { pauseUntil }),
});

/** What a folded clause and its bare words ask. */
export function pauseIn(clause: string, said: string, setting: Calendar): Pause | undefined {
  if (!nearPause.test(said) || endsPause.test(said)) return undefined;
  const held = pausesIn(said, inEnglish(said));
  if (held.length === 0) return undefined;
  const asked = behindAnd.exec(clause)?.[1];
  const own = asked && dateIn(asked, setting.today, datesOf(setting));
  const pauseUntil = own || dateIn(clause, setting.today, datesOf(setting));
  if (pauseUntil === undefined && held.every(({ needsDay }) => needsDay)) return undefined;
  return paused(pauseUntil);
}

/** "Put the barrels off a week and pause till Friday" */
const behindAnd = sparing(
  /\b(?:and|but|so) (?:(?:please|pls|can you|could you|then) )*((?:pause|snooze|mute|hold|stop)\b.*)$/,
);

/** "Take me off pause": the end of one. */
const endsPause = sparing(
  /\b(?:off|out of|end|lift|cancel|undo|remove|stop|finish)(?: of)?(?: the| my| this| that)? (?:pause|snooze|hold|mute|break)\b(?! (?:until|till|for)\b)/,
);

/** A pause that names no end may look like the end of all, and is asked first. */
export const openPauseIn = (clause: string, said: string, setting: Calendar): Pause | undefined =>
  holdsOpenly(said) && !endsPause.test(said)
    ? paused(dateIn(clause, setting.today, datesOf(setting)))
    : undefined;

/** Words that end the letters for good, whatever day is named beside them. */
const forGood = pattern(
  '',
  String.raw`\b(?:unsub\w*|remove|take|delete|cancel|opt|any ?more|ever|again|for good|longer|leave|`,
  String.raw`subscription|service|out|list|quit)\b`,
);
const untilDay = pattern(
  '',
  String.raw`\b(?:til|till|until|untill|through|thru)\b|\bfor (?:the |a |an |one |two |three |next |\d+ )+`,
  String.raw`(?:days?|weeks?|months?|fortnight|weekend)\b|\bback (?:on )?(?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun)`,
);

/** "On leave till Friday, don't message me": silence until then, and no farewell. */
export function heldUntil(said: string, whole: string, setting: Calendar): Pause | undefined {
  if (forGood.test(said) || !untilDay.test(whole)) return undefined;
  const pauseUntil = dateIn(whole, setting.today, datesOf(setting));
  return pauseUntil === undefined ? undefined : paused(pauseUntil);
}

/** Of two sentences about one pause, the one that names the later end. */
export function laterPause<Asked extends Paused>(commands: readonly Asked[]): Asked | undefined {
  const [first, ...others] = commands;
  return others.reduce(
    (found, next) =>
      found?.intent === 'pause' &&
      next.intent === 'pause' &&
      (next.pauseUntil ?? '') > (found.pauseUntil ?? '')
        ? next
        : found,
    first,
  );
}

const startsAgain = pattern(
  '',
  String.raw`^(?:and |then |but |i'm |i'll be |we're |please )*(?:start|restart|resume|begin|back|return|`,
  String.raw`until|till|come back|send)\b|\b(?:off|away|out|leave|holidays?|hols?|vacation|gone|`,
  String.raw`travell?ing|hospital)\b.*\b(?:until|till|til|for|back)\b`,
);

/** "Pause. Start again on Tuesday." */
export function withEnd<Asked extends Paused>(
  command: Asked | undefined,
  said: readonly Said[],
  setting: Calendar,
): Asked | Pause | undefined {
  if (command?.intent !== 'pause' || command.pauseUntil !== undefined) return command;
  const ends = said
    .filter(({ text, point }) => !point && startsAgain.test(text))
    .map(({ text }) => dateIn(text, setting.today, datesOf(setting)));
  return paused(ends.find((end) => end !== undefined));
}
