/** Answers a reply that was read as the product does; its code is fetched when it is first needed. */
import { applyEdits, type DayLists } from '#shared/domain/checklist.ts';
import { emptyDay, openDay } from '#shared/domain/day.ts';
import { acknowledgement } from '#shared/domain/letters/acknowledgement.ts';
import {
  dataAttached,
  eraseFirst,
  type ReaderNote,
  type Words,
} from '#shared/domain/letters/answer-words.ts';
import type { LetterContext } from '#shared/domain/letters/context.ts';
import { farewell } from '#shared/domain/letters/farewell.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import {
  forbiddenTime,
  nothingLeft,
  outOfOrder,
  zoneWhenThere,
} from '#shared/domain/letters/setting-words.ts';
import { eraseConfirmDays } from '#shared/domain/limits.ts';
import { addDays, instantOf, type LocalDate } from '#shared/domain/local-date.ts';
import { isReadInPart } from '#shared/domain/replies/long-reply.ts';
import type { Reading } from '#shared/domain/replies/reading.ts';
import { dayZeroRhythm, nextTouchpoint } from '#shared/domain/rhythm.ts';
import { fittedRhythm, wishedRhythm } from '#shared/domain/rhythm-change.ts';
import { askedPause } from '#shared/domain/setting-change.ts';
import type { Stage } from '#shared/domain/stage.ts';
import { type Trial, written } from './trial.ts';

export interface ReplyInput extends DayLists {
  readonly stage: Stage;
  readonly date: LocalDate;
  readonly zone: string;
  readonly reply: string;
  readonly productName: string;
  /** The lists before the previous reply. */
  readonly before?: DayLists;
  readonly reading: Reading;
}

export interface Answered {
  readonly reading: Reading;
  /** The lists as the reply leaves them. */
  readonly after: DayLists;
  readonly letter: Letter;
}

export function answerReply(input: ReplyInput): Answered {
  const { date, items, later, reading } = input;
  const lists = { items, later };
  const after =
    reading.intent === 'undo' ? (input.before ?? lists) : applyEdits(lists, reading.edits, date);
  return { reading, after, letter: letterFor(input, reading, after) };
}

function letterFor(input: ReplyInput, reading: Reading, after: DayLists): Letter {
  const { user, answer, note = reading.declined && 'stays-so' } = settled(input, reading);
  const context = contextFor(input, user, after);
  if (reading.intent === 'unsubscribe') return farewell(context);
  const before = { items: input.items, later: input.later };
  return acknowledgement({
    ...context,
    stage: input.stage,
    said: input.reply,
    changes: reading.edits,
    before,
    intent: reading.intent,
    ...(reading.question && { question: reading.question }),
    ...(reading.unread && { unread: reading.unread }),
    ...(reading.reminder && { reminder: reading.reminder }),
    ...(note && { readerNote: note }),
    ...(answer && { answer: answer(context) }),
    readInPart: isReadInPart(input.reply),
  });
}

const textless = { postalAddress: '', unsubscribeUrl: '', helpUrl: '' };

/** The moment of the letter that is answered, and the next one after it. */
function contextFor(
  { stage, date, productName }: ReplyInput,
  user: LetterContext['user'],
  after: DayLists,
): LetterContext {
  const { zone, rhythm } = user;
  const minute = stage === 'DAY0_ACK' ? rhythm.MORNING_INTENTION : rhythm[stage];
  const at = instantOf(date, minute, zone);
  return {
    user,
    day: { ...emptyDay(date), ...after },
    date,
    setting: { productName, ...textless },
    ...(at && { next: nextTouchpoint({ rhythm, zone, after: at }) }),
  };
}

interface Settled {
  /** With what the reply asked for applied. */
  readonly user: LetterContext['user'];
  readonly note?: ReaderNote | undefined;
  readonly answer?: (context: LetterContext) => Words;
}

/** Applies a reply's request to a made-up user. */
function settled(input: ReplyInput, reading: Reading): Settled {
  const { date, zone } = input;
  const user: LetterContext['user'] = {
    zone,
    rhythm: dayZeroRhythm,
    channel: 'email',
    startsOn: date,
  };
  switch (reading.intent) {
    case 'pause':
      return withPause(user, reading, date);
    case 'rhythm':
      return withTimes(user, reading);
    case 'zone':
      return withZone(user, reading);
    case 'channel':
      return withChannel(user, reading);
    case 'export':
      return { user, answer: () => dataAttached };
    case 'delete':
      return { user, answer: (context) => eraseFirst(context, addDays(date, eraseConfirmDays)) };
    default:
      return { user, note: unheard(input, reading) };
  }
}

function withPause(user: LetterContext['user'], reading: Reading, date: LocalDate): Settled {
  const asked = askedPause(reading, date);
  if (asked === 'which-day') return { user, note: asked };
  return { user: { ...user, state: 'paused', ...asked } };
}

function withTimes(user: LetterContext['user'], reading: Reading): Settled {
  if (!reading.rhythm) return { user, note: 'which-time' };
  const rhythm = wishedRhythm(user.rhythm, reading.rhythm, user.zone);
  if (rhythm === 'forbidden-minute') return { user, answer: forbiddenTime };
  if (rhythm === 'nothing-left') return { user, answer: nothingLeft };
  if (rhythm === 'out-of-order') return { user, answer: outOfOrder };
  return { user: { ...user, rhythm } };
}

function withZone(user: LetterContext['user'], { zone, zoneLater }: Reading): Settled {
  if (zone === undefined) return { user, note: 'which-zone' };
  if (zoneLater) return { user, answer: (context) => zoneWhenThere(context, zone) };
  return { user: { ...user, zone, rhythm: fittedRhythm(user.rhythm, zone) } };
}

function withChannel(user: LetterContext['user'], { channel }: Reading): Settled {
  if (channel?.kind !== 'sms') return { user };
  return { user, note: channel.phone === undefined ? 'which-number' : 'yes-from-phone' };
}

/** A note for words that seem to ask for something and changed nothing. */
function unheard({ reply }: ReplyInput, reading: Reading): ReaderNote | undefined {
  const { edits, intent, reminder } = reading;
  const isHeard = edits.length > 0 || intent !== null || reminder !== undefined;
  return isHeard || reply.trim() === '' ? undefined : 'nothing-found';
}

/** The morning after: what is unfinished has come along, and what rests goes on resting. */
export function nextMorning(trial: Trial): Trial {
  const { date, items, later, dayNumber, replies, added } = trial;
  const next = addDays(date, 1);
  const opened = openDay({ ...emptyDay(date), items: written(items), later }, next);
  return {
    stage: 'MORNING_INTENTION',
    date: next,
    dayNumber: dayNumber + 1,
    items: opened.items,
    later: opened.later,
    replies: replies + 1,
    added,
  };
}
