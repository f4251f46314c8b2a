/** One touchpoint of one user: claim, open the day, render, send, record. */
import { ConditionFailed, tryWrite } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import { lateAs, overdueAs } from '#functions/store/counters.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger, plannedRow, shownOf } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { InProgress, writeWithRetry } from '#functions/store/retries.ts';
import { userStates } from '#functions/store/user-states.ts';
import { ttl, users } from '#functions/store/users.ts';
import { openDay, withUnanswered } from '#shared/domain/day.ts';
import { withAlsoRead } from '#shared/domain/letters/also-read.ts';
import { reminder } from '#shared/domain/letters/confirming.ts';
import type { LetterContext } from '#shared/domain/letters/context.ts';
import { evening } from '#shared/domain/letters/evening.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { midday } from '#shared/domain/letters/midday.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { pause } from '#shared/domain/letters/pause.ts';
import { type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { isWanted, lateAfterMs, looksBack } from '#shared/domain/rhythm.ts';
import { isWritten, type SendFrequency } from '#shared/domain/silence.ts';
import { stageWords, type Touchpoint } from '#shared/domain/stage.ts';
import {
  isConfirmed,
  isDue,
  isReminderOver,
  maySend,
  type Reason,
  type User,
} from '#shared/domain/user.ts';
import { clear } from './deliver.ts';
import {
  confirmUrl,
  letterContext,
  type OnDay,
  pacedContext,
  sendFrequencyFor,
  weekBefore,
} from './letter-context.ts';
import { countToday, sendClaimed } from './send-claimed.ts';

/** A schedule's message when it fires. */
export interface StageCall {
  readonly userId: string;
  readonly stage: Touchpoint;
  /** The zone that the schedule was made for; it determines the touchpoint's date. */
  readonly zone: string;
  readonly scheduledAt: Date;
  /** For a tester: when the letter's row expires, in epoch seconds. */
  readonly expiresAt?: number;
}

export type Outcome =
  | 'sent'
  | 'already settled'
  | 'late'
  | 'not yet'
  | 'thinned'
  /** By the person's own wish. */
  | 'left out'
  | 'unknown user'
  | Reason;

/** Throws InProgress, or what AWS threw; the event is then delivered again. */
export async function sendStage(call: StageCall, context: RequestContext): Promise<Outcome> {
  const date = localDateAt(call.scheduledAt, call.zone);
  const lateMs = context.now.getTime() - call.scheduledAt.getTime();
  if (lateMs > lateAfterMs) return recordLate(call, date, context);

  const key = keys.letter(call.userId, date, call.stage);
  const [found, claim] = await Promise.all([
    people.find(call.userId, context.now),
    ledger.claim(key, context, rowOf(call)),
  ]);
  if (claim.kind === 'settled') return 'already settled';
  if (claim.kind === 'leased') throw new InProgress();

  const because =
    found.kind === 'person' ? await send(found, call, date, context) : ('unknown user' as const);
  if (found.kind === 'person' && call.stage === 'MORNING_INTENTION') {
    const { confirmedAt = '' } = found.user;
    const isOver = because === 'unconfirmed' && isReminderOver(found.user, date);
    const confirmedSince = claim.again && confirmedAt > call.scheduledAt.toISOString();
    if (isOver || confirmedSince) await endSchedules(found);
  }
  // The user has been erased or is about to be: write nothing about them.
  if (because === 'unknown user' || because === 'purging') await ledger.forget(key);
  else if (because) await ledger.notSent(key, because, context.now);
  return because ?? 'sent';
}

/** What a letter's row says before it is sent: when it was due. */
const rowOf = (call: StageCall) => ({
  ...plannedRow(call.scheduledAt, call.zone),
  ...ttl(call),
});

/** A touchpoint more than three hours late is not sent; its row says so. */
async function recordLate(
  call: StageCall,
  date: LocalDate,
  context: RequestContext,
): Promise<Outcome> {
  const key = keys.letter(call.userId, date, call.stage);
  const because = { state: 'not sent', because: 'late', at: context.now.toISOString() };
  const [found, claim] = await Promise.all([
    people.find(call.userId, context.now),
    ledger.claim(key, context, { ...rowOf(call), ...because }),
  ]);
  if (claim.kind === 'leased') throw new InProgress();
  if (claim.kind === 'settled') return 'already settled';
  if (found.kind === 'person' && found.user.state !== 'purging') {
    const counted = { add: { [overdueAs]: 1, [lateAs]: 1 }, set: {} };
    if (found.user.kind === 'person') await countToday(call.userId, counted, context);
    return 'late';
  }
  // The user has been erased or is about to be: write nothing about them.
  await ledger.forget(key);
  return found.kind === 'person' ? 'purging' : 'unknown user';
}

/** Sends the letter, or returns why not. */
async function send(person: Person, call: StageCall, date: LocalDate, context: RequestContext) {
  const { user } = person;
  const { stage, scheduledAt: dueAt } = call;
  const isMorning = stage === 'MORNING_INTENTION';
  const day = openDay(person.days[0]?.day, date);
  const unanswered = unansweredIn(person);
  const letter = withAlsoRead(stageLetter(person, stage, { day, date }, context), unanswered);
  const leave = clear(letter, user, context);
  // A user is not paused while they can't be told. One who is already paused still gets the letter.
  const isTold = leave.yes || user.state === 'paused';
  if (isMorning && isTold && pausesOn(person, date, context)) {
    return pauseSilent(person, call, date, context);
  }
  if (!leave.yes) return leave.because;
  if (isPauseOver(user, date)) await tryWrite(() => userStates.endPause(user, date));
  if (!isDue(user, date, stage)) return 'not yet';
  if (!isWanted(user.rhythm, date, stage)) return 'left out';
  const frequency = sendFrequencyFor(person, date, context);
  if (!isWritten(frequency, stage))
    return frequency.kind === 'unconfirmed' ? frequency.kind : 'thinned';
  const key = keys.letter(user.id, date, stage);
  const countedAs = stageWords[stage].slug;
  const { cleared } = leave;
  await sendClaimed({ key, cleared, shown: shownOf(day), countedAs, dueAt }, context);
  if (unanswered > 0) await writeWithRetry(context, () => noteTold(person, context));
  return undefined;
}

/** Its counts and its state end with the first letter after it, which need not wait for a reply. */
const isPauseOver = ({ state, pausedUntil }: User, date: LocalDate): boolean =>
  state === 'paused' && pausedUntil !== undefined && pausedUntil <= date;

type Compose = (context: LetterContext, user: User, frequency: SendFrequency) => Letter;

const compose: Readonly<Record<Touchpoint, Compose>> = {
  // A person who has named no intentions yet is told what this is and how to stop.
  MORNING_INTENTION: (context, user, frequency) =>
    frequency.kind === 'unconfirmed'
      ? reminder({ ...context, user, confirmUrl: confirmUrl(user.id) })
      : morning({ ...context, frequency, introduce: user.begunAt === undefined }),
  MIDDAY_CHECKIN: (context) => midday(context),
  EVENING_REFLECTION: (context) => evening(context),
};

/** The letter of a touchpoint for a person and a day. */
export function stageLetter(
  person: Person,
  stage: Touchpoint,
  on: OnDay,
  context: RequestContext,
): Letter {
  const frequency = sendFrequencyFor(person, on.date, context);
  const week = looksBack(person.user.rhythm, on.date) && { week: weekBefore(person, on.date) };
  const about = { ...pacedContext(person, on, context), ...week };
  return compose[stage](about, person.user, frequency);
}

const unansweredIn = ({ days }: Person): number =>
  days.reduce((sum, { day }) => sum + (day.unanswered ?? 0), 0);

/**
 * Clears the unanswered replies that the letter mentioned. One that arrived meanwhile stays for the
 * next letter.
 */
async function noteTold({ user, days }: Person, { now }: RequestContext): Promise<void> {
  const found = await people.find(user.id, now);
  if (found.kind !== 'person') return;
  for (const stored of found.days) {
    const { date, version, unanswered = 0 } = stored.day;
    const told = days.find(({ day }) => day.date === date)?.day.unanswered ?? 0;
    if (Math.min(told, unanswered) === 0) continue;
    const day = { ...withUnanswered(stored.day, unanswered - told), version: version + 1 };
    await people.saveDay(user, { ...stored, day }, version);
  }
}

/** An earlier attempt wrote the pause and died before the letter. */
const isHalfPaused = ({ state, pausedBy, pausedOn }: User, date: LocalDate): boolean =>
  state === 'paused' && pausedBy === 'silence' && pausedOn === date;

/** Whether the letters pause on the morning of this date, after a long silence. */
const pausesOn = (person: Person, date: LocalDate, context: RequestContext): boolean =>
  isHalfPaused(person.user, date) ||
  (sendFrequencyFor(person, date, context).kind === 'pause' &&
    maySend(person.user, person.user.channel, context.now).yes);

/**
 * Pauses a silent person; one last letter tells them. Writes the pause first and then sends the
 * letter; a retry finds it half done and finishes, so nobody gets two. Throws InProgress.
 */
async function pauseSilent(
  person: Person,
  { scheduledAt: dueAt }: StageCall,
  date: LocalDate,
  context: RequestContext,
): Promise<Reason | undefined> {
  const user = await pausedForSilence(person.user, date, context);
  if (!user) return 'not-called-for';
  // Imported lazily: one morning in ninety needs this client.
  const { schedulesOf } = await import('../subscription/user-schedules.ts');
  await schedulesOf(user).removeAll(user.id);

  const day = openDay(person.days[0]?.day, date);
  const letter = pause({
    ...letterContext(user, day, date, context.now),
    confirmUrl: confirmUrl(user.id),
  });
  const leave = clear(letter, user, context);
  if (!leave.yes) return leave.because;
  const key = keys.letter(user.id, date, 'MORNING_INTENTION');
  const { cleared } = leave;
  await sendClaimed({ key, cleared, shown: shownOf(day), countedAs: 'pause', dueAt }, context);
  return undefined;
}

/** Undefined if the state has changed since it was read: nobody is paused then. */
async function pausedForSilence(
  user: User,
  date: LocalDate,
  context: RequestContext,
): Promise<User | undefined> {
  if (isHalfPaused(user, date)) return user;
  try {
    await userStates.pauseForSilence(user, date);
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    // If our first write succeeded and its answer got lost, the pause stands.
    const asNow = await people.find(user.id, context.now);
    if (asNow.kind !== 'person' || !isHalfPaused(asNow.user, date)) return undefined;
  }
  return unlessHeard(user.id, date, context);
}

/**
 * A reply may come while the pause is written, and neither may see the other. A person who has been
 * heard by now is not paused, and the event is retried for their normal letter.
 */
async function unlessHeard(
  id: string,
  date: LocalDate,
  context: RequestContext,
): Promise<User | undefined> {
  const asNow = await people.find(id, context.now);
  if (asNow.kind !== 'person') return undefined;
  if (sendFrequencyFor(asNow, date, context).kind !== 'pause') {
    await userStates.resume(asNow.user);
    throw new InProgress();
  }
  return isHalfPaused(asNow.user, date) ? asNow.user : undefined;
}

/**
 * Removes the schedules of an address that got its last reminder without confirming. It may confirm
 * at this very moment, and a dying attempt is repeated: then they are made again.
 */
async function endSchedules({ user }: Person): Promise<void> {
  // Imported lazily: few letters need this client.
  const { followRow, schedulesOf } = await import('../subscription/user-schedules.ts');
  if (!isConfirmed(user)) await schedulesOf(user).removeAll(user.id);
  const asNow = await users.find(user.id);
  if (asNow && isConfirmed(asNow)) await followRow(asNow);
}
