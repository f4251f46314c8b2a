/** Takes one reply of one user: reads it, changes the list once, does what it asks, answers. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import type { LastReply, StoredDay } from '#functions/store/days.ts';
import { type Person, people } from '#functions/store/people.ts';
import { replies } from '#functions/store/replies.ts';
import { users } from '#functions/store/users.ts';
import { readCommand } from '#shared/domain/replies/commands.ts';
import { type Reading, rulesEngine } from '#shared/domain/replies/reading.ts';
import { isConfirmed, type User } from '#shared/domain/user.ts';
import { isOurFault } from '../admin/our-fault.ts';
import { hasStopped } from '../channels/text-subscription.ts';
import { goOnErasing, saysErase, unlessErased } from '../erasure/erase-by-reply.ts';
import { confirmAddress } from '../subscription/confirm-address.ts';
import { acknowledge } from './acknowledge.ts';
import { type Answering, answerInvitation } from './answer-invitation.ts';
import { type AppliedReply, applyReply, isApplied } from './apply-reply.ts';
import { doIntent } from './do-intent.ts';
import { InProgress } from './in-progress.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { interpret } from './interpret.ts';
import { interpreterSettings } from './interpreter-settings.ts';
import { keepReply } from './keep-reply.ts';
import { askingOf } from './reply-asking.ts';

export type TakenReply = 'taken' | 'duplicate' | 'erased';

/** Longer than a function may run, shorter than Lambda's first retry. */
const leaseMs = 45_000;

/**
 * After this time a redelivery's mark may be gone from the day, so the reply's own row is checked.
 */
const oldMs = 24 * 3_600_000;

const unread: Reading = { edits: [], intent: null, engine: 'unreadable' };
const confirmed: Reading = { edits: [], intent: 'delete', engine: rulesEngine };

/**
 * If our own code fails on a text, it would fail on every redelivery: keep the mail, report the bug
 * and ask the person to say it again. AWS's errors are thrown for a retry.
 */
async function readingOf(
  reply: IncomingReply,
  person: Person,
  context: RequestContext,
): Promise<Reading> {
  if (reply.unreadable) return unread;
  if (saysErase(person.user, reply)) return confirmed;
  try {
    const settings = interpreterSettings(person.user.id, context);
    return await interpret(askingOf(reply, person), settings);
  } catch (problem) {
    if (!isOurFault(problem)) throw problem;
    context.log.error('reply not read', problem, { userId: person.user.id, replyId: reply.id });
    return unread;
  }
}

/**
 * A person who replies has a plan of their own: from now on, knowing the address gives no access.
 * Written before the list, so that there is no gap.
 */
async function begun(user: User, context: RequestContext): Promise<User> {
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
const asNowOf = (user: User, context: RequestContext): Promise<User | undefined> =>
  isConfirmed(user) || user.state === 'invited'
    ? users.find(user.id)
    : confirmAddress(user, context);

/**
 * By the channel of the reply: a user who gets no texts may still get mail, and unsubscribe from
 * it.
 */
const hasLeft = (user: User, reply: IncomingReply): boolean =>
  reply.answered.channel === 'sms' ? hasStopped(user, reply) : user.state === 'unsubscribed';

interface Finishing {
  readonly applied: AppliedReply;
  readonly engine: string;
  /** SES reports that an attempt that died had sent this acknowledgement. */
  readonly acknowledgementId?: string;
}

/** What follows once the list is written. Repeated as a whole when an attempt dies. */
async function finish(
  person: Person,
  reply: IncomingReply,
  { applied, engine, acknowledgementId }: Finishing,
  context: RequestContext,
): Promise<'taken' | 'erased'> {
  const { day, last } = applied;
  const { user, erased, ...told } = await doIntent(person.user, reply, last, context);
  if (erased) return 'erased';
  const said = acknowledgementId
    ? { acknowledgementId }
    : await acknowledge({ user, userBefore: person.user, reply, day, last, ...told }, context);
  const kept = { engine, intent: last.intent, changes: last.changes, ...said };
  await keepReply(user, reply, kept, context);
  return 'taken';
}

/**
 * What a reply asked, even if a later one has overwritten it: an unsubscribe request is never lost.
 */
function lastOf({ last }: StoredDay, { id, text, date, answered }: IncomingReply): LastReply {
  if (last?.id === id) return last;
  const { channel = 'email' } = answered;
  const leaves = readCommand(text, { today: date, channel })?.intent === 'unsubscribe';
  const isBack = last?.intent === 'resubscribe';
  return { id, intent: leaves && !isBack ? 'unsubscribe' : null, changes: [] };
}

/** Renews the lease, so that only one of several late deliveries answers. */
async function takenOver(
  person: Person,
  stored: StoredDay,
  reply: IncomingReply,
  context: RequestContext,
) {
  const at = context.now.getTime();
  const applied = stored.day.applied.map((one) => (one.id === reply.id ? { ...one, at } : one));
  const day = { ...stored.day, applied, version: stored.day.version + 1 };
  try {
    const renewed = { ...stored, day, writtenBy: context.owner };
    await people.saveDay(person.user, renewed, stored.day.version);
    return day;
  } catch (problem) {
    throw problem instanceof ConditionFailed ? new InProgress() : problem;
  }
}

/**
 * An earlier delivery changed the list: it finished, is still at work, or died before answering.
 */
async function finishDuplicate(person: Person, reply: IncomingReply, context: RequestContext) {
  const known = await replies.find(person.user.id, reply.id);
  if (known?.engine) return 'duplicate';
  const stored = person.days.find(({ day }) => day.applied.some(({ id }) => id === reply.id));
  const at = stored?.day.applied.find(({ id }) => id === reply.id)?.at ?? 0;
  if (!stored || at + leaseMs > context.now.getTime()) throw new InProgress();
  const [day, user] = await Promise.all([
    takenOver(person, stored, reply, context),
    isConfirmed(person.user) ? person.user : asNowOf(person.user, context),
  ]);
  if (!user) return 'erased';
  const applied = { day, last: lastOf(stored, reply) };
  const acknowledgementId = known?.acknowledgementId;
  const rest = {
    applied,
    engine: 'finished later',
    ...(acknowledgementId && { acknowledgementId }),
  };
  return finish({ ...person, user }, reply, rest, context);
}

/** The alarm about the model counts this; replies that never needed the model are not logged. */
function noteReader({ engine, fallback }: Reading, { log }: RequestContext): void {
  if (fallback) log.warn('the model was not used', { because: fallback });
  else if (engine.startsWith('openai/')) log.info('the model was used');
}

/**
 * Throws InProgress, or what AWS threw; the message is then delivered again and nothing is lost.
 */
export async function takeReply(
  person: Person,
  reply: IncomingReply,
  context: RequestContext,
): Promise<TakenReply> {
  const { user } = person;
  if (user.state === 'purging') return goOnErasing(user, context);
  if (isApplied(person, reply.id)) return finishDuplicate(person, reply, context);
  const isOld = context.now.getTime() - reply.at.getTime() > oldMs;
  if (isOld && (await replies.exists(user.id, reply.id))) return 'duplicate';

  const read = await readingOf(reply, person, context);
  noteReader(read, context);
  // A user who has already left is not told again.
  const gone = read.intent === 'unsubscribe' && hasLeft(user, reply);
  const reading = gone ? { ...read, intent: null } : read;
  return takeRead(await answerInvitation({ person, reply, reading }, context), context);
}

/** Applies the reply to the list, then does the rest. */
async function takeRead(
  { person, reply, reading }: Answering,
  context: RequestContext,
): Promise<TakenReply> {
  const { user } = person;
  const known = await begun(user, context);
  const { id: replyId, date, letter, words } = reply;
  const [applied, asNow] = await Promise.all([
    applyReply(
      person,
      {
        replyId,
        date,
        reading,
        wroteAt: reply.receivedAt ?? context.now,
        ...(letter && { letter }),
        ...(words && { words }),
      },
      context,
    ),
    // Whether we may answer depends on the user's current state.
    asNowOf(known, context),
  ]);
  if (!applied) throw new InProgress();
  // Erased meanwhile: there is nobody to answer.
  if (!asNow || asNow.state === 'purging') {
    await unlessErased(user.id, reply, context);
    return 'erased';
  }
  return finish({ ...person, user: asNow }, reply, { applied, engine: reading.engine }, context);
}
