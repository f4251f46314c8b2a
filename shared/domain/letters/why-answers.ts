/** Answers "why did I get this?" and "why no letter today?" from what the ledger says, in words. */
import type { Change } from '../change.ts';
import type { DayLists } from '../checklist.ts';
import { instantOf, type LocalDate, localDateAt, localMinuteAt } from '../local-date.ts';
import { rhythmOf } from '../quiet-hours.ts';
import { clockTime, isFromFirst, isWanted } from '../rhythm.ts';
import type { SettledLetter } from '../settled-letter.ts';
import type { Stage, Touchpoint } from '../stage.ts';
import { isPausedOn, type User } from '../user.ts';
import type { Words } from './answer-words.ts';
import { touchpointNames } from './context.ts';
import { longDate, weekdayName } from './date-words.ts';
import { capitalised, quoted } from './wording.ts';

const nameOf = (stage: Stage): string =>
  stage === 'DAY0_ACK' ? 'answer to your first intentions' : touchpointNames[stage];

/** On the clock that the plan was made for, also where the person has moved since. */
function timeOf(at: Date, { offset }: SettledLetter, zone: string): string {
  const minute =
    offset === undefined
      ? localMinuteAt(at, zone)
      : (Math.floor(at.getTime() / 60_000) + offset + 24 * 60) % (24 * 60);
  return clockTime(minute);
}

const started = ({ createdAt, zone }: User): string =>
  longDate(localDateAt(new Date(createdAt), zone));

const howToStop = 'To stop, reply with the word unsubscribe.';

/** Why a letter came: `letter` is its row, undefined where there is none. */
export function whySent(letter: SettledLetter | undefined, user: User): Words {
  const because = `You get these letters because your address started on ${started(user)}.`;
  const title = 'Why this came';
  if (letter?.state !== 'sent' || !letter.at) {
    return { title, text: `${because} ${howToStop}` };
  }
  const left = timeOf(letter.at, letter, user.zone);
  const due = letter.plannedAt && timeOf(letter.plannedAt, letter, user.zone);
  const when = due ? `due at ${due}, and left at ${left}` : `sent at ${left}`;
  const what = `This is the ${nameOf(letter.stage)} of ${longDate(letter.date)}, ${when}.`;
  return { title, text: `${what} ${because} ${howToStop}`, brief: `${what} STOP ends.` };
}

/** `What changed last: “Deck”, as you wrote “sent it”.`; empty where no words are known. */
export function whyChanged({ items, later }: DayLists, changes: readonly Change[]): string {
  const texts = new Map([...items, ...later].map(({ id, text }) => [id, text]));
  const told = changes.flatMap(({ id, words }) => {
    const text = texts.get(id);
    return words && text ? [`${quoted(text)}, as you wrote ${quoted(words)}`] : [];
  });
  return told.length > 0 ? `What changed last: ${told.slice(0, mostTold).join('; ')}.` : '';
}

const mostTold = 3;

/** A state of the user at that moment, or what the sender found; one clause each. */
const reasons: Readonly<Record<string, string>> = {
  paused: 'wasn’t sent: your letters were paused',
  unsubscribed: 'wasn’t sent: you had unsubscribed',
  unconfirmed: 'wasn’t sent: your address wasn’t confirmed yet',
  invited: 'wasn’t sent: the invitation wasn’t answered yet',
  suppressed: 'wasn’t sent: mail to your address came back',
  'left out': 'wasn’t sent: you had left it out',
  thinned: 'wasn’t sent: letters came less often then',
  late: 'wasn’t sent: it was more than three hours late',
  'not yet': 'wasn’t due yet',
  'no-channel': 'wasn’t sent: there was no phone to send it to',
  'texts are off': 'wasn’t sent: no texts could go out',
  'quiet hours': 'wasn’t sent: texts keep to the hours from 8 AM to 9 PM',
};

/** What is asked about. */
export interface Wondered {
  readonly user: User;
  readonly date: LocalDate;
  readonly touchpoint: Touchpoint;
  readonly letters: readonly SettledLetter[];
  readonly now: Date;
}

/** Where no row says anything: still to come, not promised, or lost by a fault of ours. */
function unsettled({ user, date, touchpoint, now }: Wondered): string {
  const { zone, startsOn, startsAt, returnedAt } = user;
  const minute = rhythmOf(user)[touchpoint];
  const due = instantOf(date, minute, zone);
  if (!isFromFirst({ date: startsOn, touchpoint: startsAt }, date, touchpoint)) {
    return 'wasn’t due: your letters begin after it';
  }
  if (isPausedOn(user, date)) return 'waits: your letters are paused';
  if (!isWanted(user.rhythm, date, touchpoint)) return 'doesn’t come: you left it out';
  if (due && due > now) return `comes at ${clockTime(minute)}`;
  if (due && returnedAt && due.toISOString() <= returnedAt) {
    return 'wasn’t sent: your letters had stopped then';
  }
  return 'has no record, so it wasn’t sent: our fault, not yours';
}

function fateOf(wondered: Wondered): string {
  const { date, touchpoint, letters, user } = wondered;
  const letter = letters.find((one) => one.date === date && one.stage === touchpoint);
  if (!letter) return unsettled(wondered);
  if (letter.state === 'claimed') return 'is on its way right now';
  if (letter.state === 'skipped') return 'fell away when your times changed';
  if (letter.state === 'not sent') return reasons[letter.because ?? ''] ?? 'wasn’t sent';
  const left = letter.at ? ` at ${timeOf(letter.at, letter, user.zone)}` : '';
  return `left${left}`;
}

/** Why letters of a date did not come, one sentence for each. */
export function whyMissing(
  asked: Omit<Wondered, 'touchpoint'>,
  touchpoints: readonly Touchpoint[],
): Words {
  const { date, user, now } = asked;
  const today = localDateAt(now, user.zone);
  const fates = touchpoints.map((touchpoint) => {
    return `${nameOf(touchpoint)} ${fateOf({ ...asked, touchpoint })}.`;
  });
  const text = fates.map((fate) => `The ${fate}`).join(' ');
  const isSent = fates.some((fate) => / left(?: at |\.)/.test(fate));
  const day = date === today ? 'Today' : weekdayName(date);
  return {
    title: `${day}, letter by letter`,
    text: isSent ? `${text} If one isn’t in your inbox, look among the spam.` : text,
    brief: fates.map(capitalised).join(' '),
  };
}
