/**
 * Takes one reply of one user: reads it, decides what it changes and saves that once, does what it
 * asks, answers, and saves the reply itself. receive-mail.ts and receive-text.ts load it and
 * identify its writer.
 */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import {
  acknowledgementsAs,
  activeAs,
  activeInWeekAs,
  type Counts,
  counters,
  itemsDoneAs,
  itemsSetAs,
  reachedAs,
  readAs,
  repliesAs,
} from '#functions/store/counters.ts';
import type { LastReply, StoredDay } from '#functions/store/days.ts';
import { type Person, people } from '#functions/store/people.ts';
import { type ReplyRecord, replies, unreadListing } from '#functions/store/replies.ts';
import { count, InProgress, isOurFault, writeWithRetry } from '#functions/store/retries.ts';
import { ttl, users } from '#functions/store/users.ts';
import { itemsIn } from '#shared/domain/change.ts';
import { type Day, hasApplied, repliedBefore } from '#shared/domain/day.ts';
import { stepsReached } from '#shared/domain/funnel.ts';
import type { IncomingReply } from '#shared/domain/incoming-reply.ts';
import { type LocalDate, localDateAt, utcDateOf, weekOf } from '#shared/domain/local-date.ts';
import { beginsInvited, declinesInvitation } from '#shared/domain/replies/invitation-words.ts';
import { isUnread, readBy } from '#shared/domain/replies/read-by.ts';
import type { Reading } from '#shared/domain/replies/reading.ts';
import { askingOf, changesOf } from '#shared/domain/reply-changes.ts';
import { settingChange } from '#shared/domain/setting-change.ts';
import { isConfirmed, type User } from '#shared/domain/user.ts';
import { hasStopped } from '../channels/text-subscription.ts';
import { saysErase } from '../erasure/erase-by-reply.ts';
import { beginInvited, confirmAddress } from '../subscription/set-subscription.ts';
import { acknowledge, doIntent, isBeforeFirst } from './answer.ts';
import { asksToLeave, interpret, interpreterSettings } from './interpret.ts';

export type TakenReply = 'taken' | 'duplicate' | 'erased';

/**
 * After this time a redelivery's mark may be gone from the day, so the reply's own row is checked.
 */
const oldMs = 24 * 3_600_000;

/**
 * Throws InProgress, or what AWS threw; the message is then delivered again and nothing is lost.
 */
export async function takeReply(
  person: Person,
  reply: IncomingReply,
  context: RequestContext,
): Promise<TakenReply> {
  if (person.user.state === 'purging') return continueErasure(person.user, context);
  if (isApplied(person, reply)) return finishDuplicate(person, reply, context);
  const isOld = context.now.getTime() - reply.at.getTime() > oldMs;
  if (isOld && (await replies.exists(person.user.id, reply.id))) return 'duplicate';

  const reading = await read(person, reply, context);
  const interpreted = await answerInvitation({ person, reply, reading }, context);
  const saved = await saveChanges(interpreted, context);
  return saved ? finish(saved, person, context) : 'erased';
}

/** A reply with its reading. */
interface Interpreted {
  readonly person: Person;
  readonly reply: IncomingReply;
  readonly reading: Reading;
}

/** A reply whose changes are saved. */
interface Saved {
  /** As they are now. */
  readonly user: User;
  readonly reply: IncomingReply;
  readonly day: Day;
  readonly last: LastReply;
  readonly engine: string;
  /** SES reports that an attempt that died had sent this acknowledgement. */
  readonly acknowledgementId?: string | undefined;
}

/** What follows once the changes are saved. Repeated as a whole when an attempt dies. */
async function finish(
  saved: Saved,
  before: Person,
  context: RequestContext,
): Promise<'taken' | 'erased'> {
  const { reply, day, last, engine, acknowledgementId } = saved;
  const { erased, ...result } = await doIntent(saved.user, reply, { day, last }, context);
  if (erased) return 'erased';
  const acknowledged = acknowledgementId
    ? { acknowledgementId }
    : await acknowledge({ ...result, userBefore: saved.user, reply, day, last }, context);
  const unread = isUnread(engine, last);
  const outcome = { engine, intent: last.intent, changes: last.changes, unread, ...acknowledged };
  await saveReply(result.user, reply, outcome, context, progressOf(saved, before, context));
  return 'taken';
}

/** What a reply shows of its person, as counted on its own day and on the day they signed up. */
interface Progress {
  readonly today: Counts;
  readonly signedUp: Counts;
}

/**
 * The replies that the day remembers tell whether this is the person's first in a day or a week, and
 * which steps since the sign-up it reaches. Their versioned write makes each of them count once.
 */
function progressOf(
  { user, reply, day, last }: Saved,
  before: Person,
  { now }: RequestContext,
): Progress {
  const previously = repliedBefore(day, reply.id);
  const [today, lastDate] = [utcDateOf(now), previously === undefined ? '' : utcDateOf(previously)];
  const isFirstIn = (start: LocalDate): boolean => lastDate < start;
  const { set, done } = itemsIn(last.changes);
  // A reply that came in between has counted what the user has become.
  const isBetween =
    previously !== undefined &&
    !before.days.some((one) => repliedBefore(one.day, reply.id) === previously);
  const had = stepsReached(isBetween ? user : before.user, previously);
  const steps = stepsReached(user, now.getTime()).filter((step) => !had.includes(step));
  return {
    today: {
      [activeAs]: isFirstIn(today) ? 1 : 0,
      [activeInWeekAs]: isFirstIn(weekOf(today)) ? 1 : 0,
      [itemsSetAs]: set,
      [itemsDoneAs]: done,
    },
    signedUp: Object.fromEntries(steps.map((step) => [reachedAs(step), 1])),
  };
}

const unread: Reading = { edits: [], intent: null, engine: 'unreadable' };
const confirmsErasure: Reading = { edits: [], intent: 'delete', engine: 'forms' };

async function read(
  { user, days }: Person,
  reply: IncomingReply,
  context: RequestContext,
): Promise<Reading> {
  if (reply.unreadable) return unread;
  if (user.eraseAsked && saysErase(user, reply)) return confirmsErasure;
  try {
    const settings = interpreterSettings(user.id, context);
    const reading = await interpret(askingOf(reply, user, days), settings);
    noteReader(reading, context);
    // A user who has already left is not told again.
    const isGone = reading.intent === 'unsubscribe' && hasLeft(user, reply);
    return isGone ? { ...reading, intent: null } : reading;
  } catch (problem) {
    // If our own code fails on a text, it would fail on every redelivery: keep the mail, report the
    // bug and ask the person to say it again.
    if (!isOurFault(problem)) throw problem;
    context.log.error('reply not read', problem, { userId: user.id, replyId: reply.id });
    return unread;
  }
}

/** The alarm about the model counts this; replies that never needed the model are not logged. */
function noteReader({ engine, fallback }: Reading, { log }: RequestContext): void {
  if (fallback) log.warn('the model was not used', { because: fallback });
  else if (engine.startsWith('openai/')) log.info('the model was used');
}

/**
 * By the channel of the reply: a user who gets no texts may still get mail, and unsubscribe from
 * it.
 */
const hasLeft = (user: User, reply: IncomingReply): boolean =>
  reply.answered.channel === 'sms' ? hasStopped(user, reply) : user.state === 'unsubscribed';

/**
 * A no ends an invitation, any other words of its owner begin the letters. Leaves other replies
 * unchanged.
 */
async function answerInvitation(
  interpreted: Interpreted,
  context: RequestContext,
): Promise<Interpreted> {
  const { person, reply, reading } = interpreted;
  const { user } = person;
  const today = localDateAt(context.now, user.zone);
  // Also after an attempt that died, or a press of the invitation's button.
  if (isBeforeFirst(user, reply, today)) return asFirstPlan(interpreted, today);
  if (user.state !== 'invited' || reply.unreadable) return interpreted;
  if (reading.intent !== 'delete' && declinesInvitation(reply.text)) {
    return { person, reply, reading: { ...reading, edits: [], intent: 'unsubscribe' } };
  }
  if (!beginsInvited(reading.intent)) return interpreted;
  const begun = await beginInvited(user, context);
  return asFirstPlan({ person: { ...person, user: begun ?? user }, reply, reading }, today);
}

/** The reply belongs to the day it came on; its items to the next, as the invitation says. */
const asFirstPlan = ({ person, reply, reading }: Interpreted, today: LocalDate): Interpreted => ({
  person,
  reply: { ...reply, date: today > reply.date ? today : reply.date },
  reading: {
    ...reading,
    // They had never left, so there is nothing to resume.
    intent:
      reading.intent === 'resubscribe' || reading.intent === 'resume' ? 'none' : reading.intent,
    edits: reading.edits.map((edit) =>
      edit.kind === 'add' ? { ...edit, kind: 'forTomorrow' } : edit,
    ),
  },
});

/** Undefined if the user was erased meanwhile: there is nobody to answer. */
async function saveChanges(
  { person, reply, reading }: Interpreted,
  context: RequestContext,
): Promise<Saved | undefined> {
  const begun = await begin(person.user, context);
  const [changed, user] = await Promise.all([
    saveDay(person, reply, reading, context),
    // Whether we may answer depends on the user's current state.
    currentUser(begun, context),
  ]);
  if (!changed) throw new InProgress();
  if (user && user.state !== 'purging') return { user, reply, engine: reading.engine, ...changed };
  await takeBackIfErased(person.user.id, reply, context);
  return undefined;
}

/**
 * A person who replies has a plan of their own: from now on, knowing the address gives no access.
 * Written before the list, so that there is no gap.
 */
async function begin(user: User, context: RequestContext): Promise<User> {
  // A person who only asked about an invitation has not begun.
  if (user.begunAt || user.state === 'invited') return user;
  const begunAt = context.now.toISOString();
  if (isConfirmed(user)) return users.change(user.id, { begunAt });
  return (await confirmAddress(user, context, { begunAt })) ?? user;
}

/**
 * The current user, because reading may have taken seconds. A first reply confirms the address,
 * which replaces that read.
 */
const currentUser = (user: User, context: RequestContext): Promise<User | undefined> =>
  isConfirmed(user) || user.state === 'invited'
    ? users.find(user.id)
    : confirmAddress(user, context);

/** How often other replies of the same person may win before Lambda has to retry later. */
const maxRounds = 6;

/**
 * Decides what the reply changes and writes that once, also when others write at the same time.
 * Undefined if another delivery of the same reply was quicker. Throws if it lost every round.
 */
async function saveDay(
  person: Person,
  reply: IncomingReply,
  reading: Reading,
  context: RequestContext,
): Promise<Pick<Saved, 'day' | 'last'> | undefined> {
  let { user, days } = person;
  for (let round = 0; round < maxRounds; round += 1) {
    const today = localDateAt(context.now, user.zone);
    const asked = settingChange(user, reading, today);
    const decided = changesOf(reply, reading, days, context.now, asked);
    const { before, day, changes, already, isLate, unanswered, setting, earlier, earlierSetting } =
      decided;
    const {
      intent,
      pauseFrom,
      pauseUntil,
      channel,
      rhythm,
      zone,
      zoneLater,
      why,
      question,
      unread,
      reminder,
      declined,
    } = reading;
    const last: LastReply = {
      id: reply.id,
      intent,
      changes,
      ...(pauseFrom && { pauseFrom }),
      ...(pauseUntil && { pauseUntil }),
      ...(channel && { channel }),
      ...(rhythm && { rhythm }),
      ...(zone && { zone }),
      ...(zoneLater && { zoneLater }),
      ...(why && { why }),
      ...(question && { question: { ...question, stage: reply.stage } }),
      ...(unread && { unread }),
      ...(reminder && { reminder }),
      ...(declined && { declined }),
      ...(already && { already: true }),
      ...(isLate && { late: true }),
      ...(unanswered > 0 && { unanswered }),
      ...(setting && { setting }),
      ...(earlier.length > 0 && { earlier }),
      ...(earlierSetting && { earlierSetting }),
    };
    try {
      await people.saveDay(person.user, { day, last, writtenBy: context.owner }, before.version);
      return { day, last };
    } catch (problem) {
      if (!(problem instanceof ConditionFailed)) throw problem;
      const again = await people.find(person.user.id, context.now);
      if (again.kind !== 'person') throw problem;
      if (isApplied(again, reply)) return savedByUs(again, reply, context);
      ({ user, days } = again);
    }
  }
  throw new Error('Other replies kept winning the write.');
}

const isApplied = ({ days }: Person, { id }: IncomingReply): boolean =>
  days.some(({ day }) => hasApplied(day, id));

/** What was already written for this reply, if by this attempt whose answer got lost. */
function savedByUs({ days }: Person, { id }: IncomingReply, { owner }: RequestContext) {
  const found = days.find(({ day }) => hasApplied(day, id));
  if (!found || found.writtenBy !== owner || found.last?.id !== id) return undefined;
  return { day: found.day, last: found.last };
}

interface Outcome
  extends Pick<
    ReplyRecord,
    'engine' | 'intent' | 'changes' | 'acknowledgementId' | 'notAcknowledged'
  > {
  /** No reader could make anything of it. */
  readonly unread?: boolean;
}

/**
 * Saves a taken reply and counts it; takes it back if the user was erased meanwhile. Never throws:
 * the reply's changes are already made.
 */
export async function saveReply(
  user: User,
  reply: IncomingReply,
  { unread = false, ...outcome }: Outcome,
  context: RequestContext,
  progress: Progress = { today: {}, signedUp: {} },
): Promise<void> {
  const { id, date, stage, rawKey, text } = reply;
  const receivedAt = context.now.toISOString();
  const record = {
    userId: user.id,
    id,
    date,
    stage,
    rawKey,
    text,
    receivedAt,
    traceId: context.traceId,
    ...outcome,
    ...(user.kind === 'tester' && { tester: true }),
    ...(user.kind === 'person' && unread && { listed: unreadListing(receivedAt, id) }),
    ...ttl(user),
  };
  context.rehearsal?.reply(record);
  const by = readBy(outcome.engine, unread);
  const counts = {
    ...progress.today,
    [repliesAs(stage)]: 1,
    ...(by && { [readAs(by)]: 1 }),
    ...(outcome.acknowledgementId && { [acknowledgementsAs]: 1 }),
  };
  await Promise.all([
    writeWithRetry(context, async () => {
      await Promise.all([replies.add(record), takeBackIfErased(user.id, reply, context)]);
    }),
    // Testers are excluded from counters.
    user.kind === 'person' &&
      count(context, () =>
        counters.addOn(
          user.id,
          [utcDateOf(context.now), counts],
          [utcDateOf(user.createdAt), progress.signedUp],
        ),
      ),
  ]);
}

/**
 * Removes what a reply wrote while its writer was being erased. Checked after writing: an erasure
 * that begins later finds the rows itself, and one that began before is seen here.
 */
async function takeBackIfErased(
  userId: string,
  { rawKey }: IncomingReply,
  context: RequestContext,
): Promise<void> {
  if (await users.isHere(userId)) return;
  context.log.info('reply taken back', { userId });
  const { removeMail, sweep } = await import('../erasure/purge.ts');
  await removeMail(rawKey, context);
  await sweep(userId, context);
}

/** Any reply that finds its writer half erased continues the erasure. */
async function continueErasure(user: User, context: RequestContext): Promise<'erased'> {
  // Imported lazily, so that ordinary replies don't load it.
  const { purge } = await import('../erasure/purge.ts');
  await purge(user, context);
  return 'erased';
}

/** Longer than a function may run, shorter than Lambda's first retry. */
const leaseMs = 45_000;

/**
 * An earlier delivery changed the list: it finished, is still at work, or died before answering.
 */
async function finishDuplicate(
  person: Person,
  reply: IncomingReply,
  context: RequestContext,
): Promise<TakenReply> {
  const known = await replies.find(person.user.id, reply.id);
  if (known?.engine) return 'duplicate';
  const stored = person.days.find(({ day }) => day.applied.some(({ id }) => id === reply.id));
  const at = stored?.day.applied.find(({ id }) => id === reply.id)?.at ?? 0;
  if (!stored || at + leaseMs > context.now.getTime()) throw new InProgress();
  const [day, user] = await Promise.all([
    takeOver(person.user, stored, reply, context),
    isConfirmed(person.user) ? person.user : currentUser(person.user, context),
  ]);
  if (!user) return 'erased';
  const last = await lastOf(stored, reply);
  const { acknowledgementId } = known ?? {};
  const saved = { user, reply, day, last, engine: 'finished later', acknowledgementId };
  return finish(saved, person, context);
}

/** Renews the lease, so that only one of several late deliveries answers. */
async function takeOver(
  user: User,
  stored: StoredDay,
  reply: IncomingReply,
  context: RequestContext,
): Promise<Day> {
  const at = context.now.getTime();
  const applied = stored.day.applied.map((one) => (one.id === reply.id ? { ...one, at } : one));
  const day = { ...stored.day, applied, version: stored.day.version + 1 };
  try {
    const renewed = { ...stored, day, writtenBy: context.owner };
    await people.saveDay(user, renewed, stored.day.version);
    return day;
  } catch (problem) {
    throw problem instanceof ConditionFailed ? new InProgress() : problem;
  }
}

/**
 * What a reply asked, even if a later one has overwritten it: an unsubscribe request is never lost.
 */
async function lastOf(
  { last }: StoredDay,
  { id, text, answered }: IncomingReply,
): Promise<LastReply> {
  if (last?.id === id) return last;
  const { channel = 'email' } = answered;
  const leaves = await asksToLeave(text, channel);
  const isBack = last?.intent === 'resubscribe';
  return { id, intent: leaves && !isBack ? 'unsubscribe' : null, changes: [] };
}
