/** The messages of a tester's session: its prompts, its replies, and the answers to them. */
import { createHash } from 'node:crypto';
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { InProgress } from '#functions/store/retries.ts';
import { type KeptEntry, type TesterSession, testers } from '#functions/store/testers.ts';
import { Refusal, type RefusalCode } from '#shared/contract/refusal.ts';
import type { Answered, Entry, Intention } from '#shared/contract/tester.ts';
import { type Item, isCarried } from '#shared/domain/checklist.ts';
import type { Day } from '#shared/domain/day.ts';
import { shownForLater, shownItems } from '#shared/domain/letters/shown-items.ts';
import { sameWordsMs } from '#shared/domain/limits.ts';
import { stageWords } from '#shared/domain/stage.ts';
import {
  dateOfDay,
  letterGuid,
  type Printed,
  promptAt,
  type Rehearsed,
  replyAt,
} from './rehearse.ts';
import { clockMs, opened, placeOf, plannedAt, stepMs, takeStep, wireOf } from './tester-session.ts';

function intentionOf(item: Item, { date }: Day): Intention {
  const { text, status } = item;
  if (status === 'done') return { text, status };
  return { text, status: status === 'deferred' || isCarried(item, date) ? 'carryover' : 'open' };
}

/** Items for later carry over, too. */
const intentionsOf = (day: Day): Intention[] => [
  ...shownItems(day).map((item) => intentionOf(item, day)),
  ...shownForLater(day).map(({ text }) => ({ text, status: 'carryover' as const })),
];

/** `MORNING_PROMPT`, `EVENING_ACKNOWLEDGEMENT`, `MIDDAY_FAREWELL`. */
const contractOf = ({ stage }: TesterSession, { letter }: Printed): string =>
  `${wireOf(stage)}_${letter.purpose.toUpperCase().replace('-', '_')}`;

function entryOf(
  type: 'system' | 'ack',
  session: TesterSession,
  { at, guid, traceId, day }: Rehearsed,
  sent: Printed,
): KeptEntry {
  const { label } = stageWords[session.stage];
  const entry: Entry = {
    type,
    text: sent.channel === 'sms' ? sent.sms : sent.text,
    ts: at.toISOString(),
    message_guid: guid,
    contract: contractOf(session, sent),
    traceId,
    intentions: intentionsOf(day),
    stageLabel: `${label} ${type === 'system' ? 'Prompt' : 'Acknowledgement'}`,
  };
  const { date } = sent.letter;
  return { entry, render: { date, stage: session.stage, json: JSON.stringify(sent.render) } };
}

/** The result of a call: its letter, and all messages so far. */
function answerOf(
  session: TesterSession,
  { entry }: KeptEntry,
  said: readonly KeptEntry[],
  { traceId }: RequestContext,
): Answered {
  const { text, contract = '', message_guid, intentions = [] } = entry;
  return {
    ok: true,
    success: true,
    ...placeOf(session),
    content: text,
    contract,
    traceId,
    stage: wireOf(session.stage),
    message_guid,
    intentions,
    transcript: said.map((one) => one.entry),
  };
}

async function unlessAtWork<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (problem) {
    throw problem instanceof InProgress ? new Refusal('STILL_AT_WORK') : problem;
  }
}

const refusedBy: Readonly<Record<string, RefusalCode>> = {
  paused: 'SEND_PAUSED',
  unsubscribed: 'SEND_UNSUBSCRIBED',
  'unknown user': 'UNKNOWN_USER',
  purging: 'UNKNOWN_USER',
};

const whyNot: Readonly<Record<string, string>> = {
  'already settled': 'This touchpoint fell away already.',
  late: 'It is more than three hours after this touchpoint.',
  'not yet': 'By its plan this tester gets its first letter later.',
  thinned: 'After a long silence fewer letters come.',
};

/**
 * The letter of the stage; a repeated call returns the same one. Throws UNKNOWN_USER,
 * STILL_AT_WORK, and SEND_PAUSED, SEND_UNSUBSCRIBED or NO_LETTER_NOW if none would be sent.
 */
export async function sendPrompt(userId: string, context: RequestContext): Promise<Answered> {
  const open = await opened(userId, context);
  const { entries, user } = open;
  const { day, stage } = open.session;
  const guid = letterGuid(keys.letter(userId, dateOfDay(open.session, day), stage));
  const known = entries.find(({ entry }) => entry.message_guid === guid);
  if (known) return answerOf(open.session, known, entries, context);

  const toLetter = (at: TesterSession) => {
    const clock = Math.max(plannedAt(at, user), clockMs(at) + stepMs);
    return { to: { clock: new Date(clock).toISOString() } };
  };
  const session = await takeStep(open, toLetter, context);
  const moment = { day: session.day, stage: session.stage, at: new Date(session.clock) };
  const tester = { id: userId, startsOn: session.startsOn };
  const rehearsed = await unlessAtWork(promptAt(tester, moment, context));
  const { sent, outcome } = rehearsed;
  if (!sent) throw new Refusal(refusedBy[outcome] ?? 'NO_LETTER_NOW', whyNot[outcome]);

  const told = entryOf('system', session, rehearsed, sent);
  await testers.tell(session, told);
  return answerOf(session, told, [...entries, told], context);
}

/** The same words sent again before they are answered are the same reply. */
function messageIdOf(session: TesterSession, entries: readonly KeptEntry[], text: string): string {
  const { userId, day, stage } = session;
  const answered = entries.filter(({ entry }) => entry.type === 'ack').length;
  const about = [userId, day, stage, answered, text].join(' ');
  return createHash('sha256').update(about).digest('hex').slice(0, 32);
}

/** The newest letter, which a person would answer. */
const lastLetter = (entries: readonly KeptEntry[]): string =>
  entries.findLast(({ entry }) => entry.type !== 'user' && entry.type !== 'divider')?.entry.text ??
  '';

const unanswered: Readonly<Record<string, string>> = {
  'too many': 'It was more than anybody is answered in an hour, or in a day.',
  'said before': 'It said the very words of the reply before, and nothing came of them.',
  automatic: 'It reads like the mail of a program, and those are not answered.',
  away: 'It reads like an out-of-office: letters pause until the day it names.',
};

function notAnswered({ outcome, reply }: Rehearsed): Refusal {
  const because = reply?.notAcknowledged ?? outcome;
  return new Refusal('NOT_ANSWERED', unanswered[because] ?? `The reason: ${because}.`);
}

/**
 * Answers a tester's reply. Throws BLANK_REPLY, UNKNOWN_USER, STILL_AT_WORK and NOT_ANSWERED. A
 * tester that erases itself gets its answer and is gone.
 */
export async function answerTester(
  userId: string,
  text: string,
  context: RequestContext,
): Promise<Answered> {
  if (text.trim() === '') throw new Refusal('BLANK_REPLY');
  const open = await opened(userId, context);
  const { entries, user } = open;
  const toReply = (at: TesterSession) => {
    // Far enough apart that the same words count as a new reply, and the hourly limit is not
    // reached.
    const clock = Math.max(plannedAt(at, user), clockMs(at)) + sameWordsMs;
    return { to: { clock: new Date(clock).toISOString() } };
  };
  const session = await takeStep(open, toReply, context);
  const { day, stage, clock, startsOn } = session;
  const rehearsed = await unlessAtWork(
    replyAt({ id: userId, startsOn }, { day, stage, at: new Date(clock) }, text, context, {
      messageId: messageIdOf(session, entries, text),
      quoted: lastLetter(entries),
    }),
  );
  const { sent, outcome, guid } = rehearsed;
  const said: KeptEntry = {
    entry: { type: 'user', text, ts: clock, message_guid: `${guid}-reply` },
  };
  const answer = sent && entryOf('ack', session, rehearsed, sent);
  const told = answer ? [said, answer] : [said];
  // Nothing is kept of a tester that is gone. The answer is written last: until then, the same
  // words are the same reply.
  if (outcome !== 'erased') for (const one of told) await testers.tell(session, one);
  if (!answer) throw notAnswered(rehearsed);
  return answerOf(session, answer, [...entries, ...told], context);
}
