/**
 * Does what a reply asks of the service (stop, start, pause, and so on; its list is changed by
 * then), and answers with the current list and what changed.
 */
import type { RequestContext } from '#functions/context.ts';
import type { LastReply } from '#functions/store/days.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { replies } from '#functions/store/replies.ts';
import { userStates } from '#functions/store/user-states.ts';
import { users } from '#functions/store/users.ts';
import { referralSources } from '#shared/contract/referrals.ts';
import { whyUnanswered } from '#shared/domain/answering.ts';
import { beforeChanges } from '#shared/domain/change.ts';
import type { Clearance } from '#shared/domain/clearance.ts';
import type { Day } from '#shared/domain/day.ts';
import type { IncomingReply } from '#shared/domain/incoming-reply.ts';
import { acknowledgement } from '#shared/domain/letters/acknowledgement.ts';
import { withAlsoRead } from '#shared/domain/letters/also-read.ts';
import type { ReaderNote, Words } from '#shared/domain/letters/answer-words.ts';
import { askAgain } from '#shared/domain/letters/ask-again.ts';
import { textsEnd } from '#shared/domain/letters/by-text.ts';
import { farewell } from '#shared/domain/letters/farewell.ts';
import { signedUp } from '#shared/domain/letters/invitation.ts';
import type { Letter, LetterFile } from '#shared/domain/letters/letter.ts';
import { whatStopped } from '#shared/domain/letters/sentences.ts';
import { notPaused, pauseOff, settingBack } from '#shared/domain/letters/setting-words.ts';
import { whyChanged, whyMissing, whySent } from '#shared/domain/letters/why-answers.ts';
import { addDays, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { isReadInPart } from '#shared/domain/replies/long-reply.ts';
import type { WhyAsked } from '#shared/domain/replies/reading.ts';
import { askedPause, kindOf, type SettingKind, userBy } from '#shared/domain/setting-change.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import { canReach, isPausedOn, isPausing, type User } from '#shared/domain/user.ts';
import {
  type Changed,
  changePlan,
  changeRhythm,
  changeZone,
  unlessGone,
} from '../channels/change-times.ts';
import { changeChannel, switchChannel } from '../channels/switch-channel.ts';
import { startTexts, stopTexts, whyStopIsNotConfirmed } from '../channels/text-subscription.ts';
import { eraseByReply } from '../erasure/erase-by-reply.ts';
import { exportByReply } from '../exports/export-by-reply.ts';
import { canLeave, comeBack, resubscribe, unsubscribe } from '../subscription/set-subscription.ts';
import { clear, deliver } from '../touchpoints/deliver.ts';
import { letterContext, letterContextToday } from '../touchpoints/letter-context.ts';

/** The user after an intent, and a note if it could not be done. */
export interface IntentResult {
  readonly user: User;
  readonly note?: ReaderNote;
  /** The answer's own words about what was done. */
  readonly answer?: Words;
  /** Files that the answer carries. */
  readonly files?: readonly LetterFile[];
  /** The user is erased, so nobody can be answered. */
  readonly erased?: true;
}

/** Repeating it changes nothing. `before` is the user as the reply found them. */
export async function doIntent(
  before: User,
  reply: IncomingReply,
  { day, last }: Pick<Acknowledging, 'day' | 'last'>,
  context: RequestContext,
): Promise<IntentResult> {
  const back = before.state === 'paused' ? await comeBack(before, context.now) : before;
  if (last.intent === 'delete') return eraseByReply(back, reply, context);
  const user = await withoutEraseQuestion(back);
  switch (last.intent) {
    case 'unsubscribe':
      return { user: await leave(user, reply, context) };
    case 'resubscribe':
      return { user: await begin(user, reply, context) };
    case 'pause':
      return pause(user, last, context);
    case 'resume':
      return resumed(before, user, last, context);
    case 'undo':
      return takeBack(user, last, context);
    case 'channel':
      return switchChannel(user, reply, last.channel, context);
    case 'rhythm':
      return changeRhythm(user, last, context);
    case 'zone':
      return changeZone(user, last, context);
    case 'export':
      return exportByReply(user, reply, context);
    case 'why':
      return { user, answer: await answerWhy(user, reply, { day, last }, context) };
    default:
      return { user, ...whenLettersBegin(user, reply, context) };
  }
}

const isText = ({ answered }: IncomingReply): boolean => answered.channel === 'sms';

const without = <Name extends keyof User>(user: User, name: Name): Omit<User, Name> => {
  const { [name]: _gone, ...rest } = user;
  return rest;
};

/** Any other reply than "delete me" withdraws the question whether to erase. */
async function withoutEraseQuestion(user: User): Promise<User> {
  if (!user.eraseAsked) return user;
  await users.withdrawErasure(user.id);
  return without(user, 'eraseAsked');
}

async function leave(user: User, reply: IncomingReply, context: RequestContext): Promise<User> {
  if (isText(reply)) return stopTexts(user, reply, context);
  await unsubscribe(user, context);
  return canLeave(user) ? { ...user, state: 'unsubscribed' } : user;
}

async function begin(held: User, reply: IncomingReply, context: RequestContext): Promise<User> {
  if (isText(reply)) return startTexts(held, reply, context);
  const user = await reachable(held);
  if (user.state === 'paused') return resume(user);
  return (await resubscribe(user, context)) ? { ...user, state: 'active' } : user;
}

/** A user who stopped texts and starts again by mail gets mail. */
async function reachable(user: User): Promise<User> {
  if (canReach(user, user.channel)) return user;
  await users.change(user.id, { channel: 'email' });
  return { ...user, channel: 'email' };
}

async function pause(user: User, last: LastReply, { now }: RequestContext): Promise<IntentResult> {
  if (user.state !== 'active' && user.state !== 'paused') return { user };
  const asked = askedPause(last, localDateAt(now, user.zone));
  return asked === 'which-day' ? { user, note: asked } : { user: await hold(user, asked) };
}

const withoutPause = (user: User): User => without(without(user, 'pausedFrom'), 'pausedUntil');

/** A pause replaces the one before, with its dates. */
async function hold(user: User, dates: Pick<User, 'pausedFrom' | 'pausedUntil'>): Promise<User> {
  await userStates.pause(user, dates);
  return { ...withoutPause(user), ...dates, state: 'paused' };
}

/** A user who had not paused, or not yet, is told so. */
async function resumed(
  before: User,
  user: User,
  { setting }: LastReply,
  context: RequestContext,
): Promise<IntentResult> {
  const back = await resume(user);
  // An attempt that died has ended the pause already.
  const was = setting?.was ?? before;
  if (was.state !== 'active' && was.state !== 'paused') return { user: back };
  const today = localDateAt(context.now, user.zone);
  if (isPausedOn(was, today)) return { user: back };
  const about = letterContextToday(back, context);
  return { user: back, answer: isPausing(was, today) ? pauseOff(about) : notPaused(about) };
}

async function resume(user: User): Promise<User> {
  if (user.state !== 'paused') return user;
  await userStates.resume(user);
  return { ...withoutPause(user), state: 'active' };
}

/**
 * Gives back the settings as they were before the reply that is undone. What somebody has changed
 * since stays, and so do texts to a phone that has stopped them.
 */
async function takeBack(
  user: User,
  { id, setting }: LastReply,
  context: RequestContext,
): Promise<IntentResult> {
  const after = setting && userBy(user, setting);
  if (!after) return { user };
  const kind = kindOf(setting);
  if (kind === 'channel' && !canReach(user, after.channel)) return { user };
  return unlessGone(user, async () => {
    const { user: now, skipped } = await putBack(user, after, { kind, by: id }, context);
    return { user: now, answer: settingBack(letterContextToday(now, context), setting, skipped) };
  });
}

async function putBack(
  user: User,
  after: User,
  { kind, by }: { readonly kind: SettingKind; readonly by: string },
  context: RequestContext,
): Promise<Changed> {
  if (kind === 'times') return changePlan(user, after, by, context);
  if (kind === 'channel') return changeChannel(user, after.channel, by, context);
  if (after.state !== 'paused') return { user: await resume(user), skipped: [] };
  const { pausedFrom, pausedUntil } = after;
  const dates = { ...(pausedFrom && { pausedFrom }), ...(pausedUntil && { pausedUntil }) };
  return { user: await hold(user, dates), skipped: [] };
}

/**
 * "Why did I get this?" and "why no letter today?", from the ledger: about the letter that was
 * answered, unless the reply names another.
 */
async function answerWhy(
  user: User,
  reply: IncomingReply,
  { day, last }: Pick<Acknowledging, 'day' | 'last'>,
  { now }: RequestContext,
): Promise<Words> {
  const asked: WhyAsked = last.why ?? { about: 'sent' };
  const { about, touchpoint, daysAgo = 0 } = asked;
  const isNamed = touchpoint !== undefined || daysAgo > 0;
  const onDay = addDays(localDateAt(reply.at, user.zone), -daysAgo);
  const date = about === 'missing' || isNamed ? onDay : reply.date;
  const letters = await ledger.between(user.id, date, date);
  if (about === 'missing') {
    return whyMissing({ user, date, letters, now }, touchpoint ? [touchpoint] : touchpoints);
  }
  const stage = touchpoint ?? reply.stage;
  const sent = whySent(
    letters.find((letter) => letter.date === date && letter.stage === stage),
    user,
  );
  // It may also ask of what the reply before changed.
  const before = day.applied.findLast(({ id }) => id !== reply.id);
  const known = before && (await replies.find(user.id, before.id));
  return { ...sent, text: `${sent.text} ${whyChanged(day, known?.changes ?? [])}`.trim() };
}

/** Whether a reply answers an invitation that is accepted, and the letters have not begun. */
export const isBeforeFirst = (
  { state, source, startsOn }: User,
  { stage }: IncomingReply,
  today: LocalDate,
): boolean =>
  state === 'active' &&
  stage === 'DAY0_ACK' &&
  startsOn > today &&
  referralSources.some((one) => one === source);

/** Tells a person who has just accepted an invitation when the letters begin. */
const whenLettersBegin = (
  user: User,
  reply: IncomingReply,
  context: RequestContext,
): { answer?: Words } =>
  isBeforeFirst(user, reply, localDateAt(context.now, user.zone))
    ? { answer: signedUp(letterContextToday(user, context)) }
    : {};

interface Acknowledging extends Omit<IntentResult, 'erased'> {
  /** The lists before the reply. */
  readonly userBefore: User;
  readonly reply: IncomingReply;
  readonly day: Day;
  readonly last: LastReply;
}

export interface Acknowledged {
  readonly acknowledgementId?: string;
  readonly notAcknowledged?: string;
}

/** Sends at most one letter; returns its id, or why none was sent. */
export async function acknowledge(
  acknowledging: Acknowledging,
  context: RequestContext,
): Promise<Acknowledged> {
  const { user, reply } = acknowledging;
  const leave = leaveFor(acknowledging, context);
  if (!leave.yes) {
    const { because } = leave;
    // An alarm counts this line: only this limit has ended the loop.
    context.log.warn('not acknowledged', { because, userId: user.id, replyId: reply.id });
    return { notAcknowledged: because };
  }
  // If the worker dies after SES accepted the mail and before the reply's row is written, SES's
  // delivery event marks that row before the next attempt.
  const key = keys.reply(user.id, reply.id);
  const id = await deliver(leave.cleared, context, reply.answered, key);
  return id ? { acknowledgementId: id } : { notAcknowledged: 'simulated' };
}

type Leave = Clearance | { readonly yes: false; readonly because: string };

function leaveFor(acknowledging: Acknowledging, context: RequestContext): Leave {
  const { user, reply, day, last } = acknowledging;
  // Ends a loop of two machines, whatever their headers say.
  const loop = whyUnanswered(day, last, context.now);
  if (loop) return { yes: false, because: loop };
  const isStop = last.intent === 'unsubscribe' && isText(reply);
  const because = isStop ? whyStopIsNotConfirmed(reply, context) : undefined;
  if (because) return { yes: false, because };
  return clear(letterFor(acknowledging, context.now), user, context, reply.answered);
}

function letterFor(acknowledging: Acknowledging, now: Date): Letter {
  const { user, userBefore, reply, day, last, answer, files } = acknowledging;
  const context = letterContext(user, day, reply.date, now);
  const whyStopped = whatStopped(userBefore, context);
  if (reply.unreadable && !reply.tooLarge) {
    return withAlsoRead(askAgain({ ...context, stage: reply.stage }), last.unanswered);
  }
  if (last.intent === 'unsubscribe') return isText(reply) ? textsEnd(context) : farewell(context);
  const readerNote = noteFor(acknowledging);
  const letter = acknowledgement({
    ...context,
    stage: reply.stage,
    said: reply.text,
    changes: last.changes,
    before: beforeChanges(day, last.changes),
    intent: last.intent,
    ...(last.question && { question: last.question }),
    ...(last.unread && { unread: last.unread }),
    ...(last.reminder && { reminder: last.reminder }),
    ...(readerNote && { readerNote }),
    ...(answer && { answer }),
    ...(whyStopped && { whyStopped }),
    readInPart: isReadInPart(reply.text),
    ...(reply.attachments && { attachments: reply.attachments }),
  });
  return withAlsoRead({ ...letter, ...(files && { files }) }, last.unanswered);
}

/** A reply that is unsure about leaving gets told how to leave; nothing is done. */
const isAboutLeaving = /unsub|\bopt|\bstop\b|\bleave\b|\bget off\b/i;

/** Further notes: we can't do what was asked, or we found nothing to do. */
function noteFor({ reply, last, note }: Acknowledging): ReaderNote | undefined {
  const { text, tooLarge, attachments = [] } = reply;
  const { intent, changes, already, late, declined, reminder } = last;
  if (note) return note;
  if (declined) return 'stays-so';
  if (late && intent === null) return 'came-late';
  if (tooLarge) return 'too-large';
  if (intent === 'help' && isAboutLeaving.test(text)) return 'how-to-stop';
  if (text.trim() === '') return attachments.length > 0 ? 'attachments-ignored' : undefined;
  if (changes.length > 0 || reminder) return undefined;
  if (intent !== null) return undefined;
  return already ? 'says-so-already' : 'nothing-found';
}
