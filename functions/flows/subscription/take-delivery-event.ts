/** One word of SES about one mail: noted on its letter, counted once, and what follows from it. */
import type { RequestContext } from '#functions/context.ts';
import { factsAs } from '#functions/store/count-names.ts';
import { counters } from '#functions/store/counters.ts';
import { factsOf, noteFact } from '#functions/store/delivery-events.ts';
import { deliveryProblems, isDeliveryProblem } from '#functions/store/delivery-problems.ts';
import { type Key, keyOfSend, keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import type { Row } from '#functions/store/users.ts';
import { users } from '#functions/store/users.ts';
import {
  type DeliveryKind,
  type DeliveryStatus,
  isGivenUp,
  softBounceWindowMs,
  statusOf,
  withFact,
} from '#shared/domain/delivery.ts';
import type { User } from '#shared/domain/user.ts';
import { count } from '../write-with-retry.ts';
import type { DeliveryNotice } from './delivery-notice.ts';
import { suppress, unsubscribe } from './set-subscription.ts';

export type DeliveryOutcome =
  | 'noted'
  | 'known'
  | 'suppressed'
  | 'unsubscribed'
  | 'unknown letter'
  | 'unknown user'
  | 'another address'
  | 'no tags';

export interface TakenEvent {
  readonly outcome: DeliveryOutcome;
  /** Of a letter that has a row. */
  readonly status?: DeliveryStatus;
}

/**
 * Our own row says that a letter was sent. SES's word is written only where that row was never
 * written, as its worker died: the letter is then not sent a second time. Read as it stood a moment
 * ago, for half the price: a row that says less than it would by now is written once more.
 */
async function isOwnWordEnough(key: Key): Promise<boolean> {
  const row = await ledger.findLately(key);
  return keys.isReply(key) ? row?.['engine'] !== undefined : row?.['state'] === 'sent';
}

async function note(
  notice: DeliveryNotice,
  userId: string,
  sendKey: string,
  context: RequestContext,
): Promise<TakenEvent> {
  const { kind, at, messageId } = notice;
  const key = keyOfSend(userId, sendKey);
  if (kind === 'sent' && (await isOwnWordEnough(key))) return { outcome: 'known' };
  const before: Row | undefined = await noteFact(userId, key, { kind, at, messageId });
  const sentAs = before?.[keys.isReply(key) ? 'acknowledgementId' : 'messageId'] ?? messageId;
  if (!before || sentAs !== messageId) return { outcome: 'unknown letter' };
  const facts = factsOf(before);
  const isFirst = facts[kind] === undefined;
  const name = factsAs[kind];
  if (isFirst && name) {
    await count(context, () => counters.add(userId, at.slice(0, 10), { [name]: 1 }));
  }
  const status = statusOf(withFact(facts, kind, at));
  return { outcome: isFirst ? 'noted' : 'known', ...(status && { status }) };
}

async function isMailboxGivenUp(userId: string, { now }: RequestContext): Promise<boolean> {
  // A day more than the window: a letter is filed under a date of the user's own calendar.
  const since = new Date(now.getTime() - softBounceWindowMs - 24 * 3_600_000);
  const letters = await ledger.lettersSince(userId, since.toISOString().slice(0, 10));
  return isGivenUp(letters.map(factsOf), now);
}

async function endedBy({ kind }: DeliveryNotice, { id }: User, context: RequestContext) {
  if (kind === 'hard-bounce') return 'bounce';
  if (kind === 'listed') return 'suppression-list';
  return kind === 'soft-bounce' && (await isMailboxGivenUp(id, context))
    ? 'soft-bounces'
    : undefined;
}

/** Done anew for each delivery of the event, so that a crash on the way leaves nothing undone. */
async function follow(
  notice: DeliveryNotice,
  userId: string,
  context: RequestContext,
): Promise<DeliveryOutcome> {
  const user = await users.find(userId);
  if (!user) return 'unknown user';
  // A forwarded copy, or an address of before: nothing is known about the mailbox of today.
  if (!notice.addresses.includes(user.email)) return 'another address';
  // A late copy of an event must not end what its owner has begun again since.
  if (notice.at < (user.returnedAt ?? '')) return 'known';
  if (notice.kind === 'complaint') {
    await unsubscribe(user, context, { endedBy: 'complaint' });
    return 'unsubscribed';
  }
  // Texts go to a phone, whatever became of a mail.
  if (user.channel === 'sms') return 'noted';
  const because = await endedBy(notice, user, context);
  if (!because) return 'noted';
  await suppress(user, because, context);
  return 'suppressed';
}

const ending: ReadonlySet<DeliveryKind> = new Set([
  'soft-bounce',
  'hard-bounce',
  'listed',
  'complaint',
]);

/**
 * Letters end only for a mail that the ledger knows. Throws what AWS threw; the event is then
 * delivered again.
 */
export async function takeDeliveryEvent(
  notice: DeliveryNotice,
  context: RequestContext,
): Promise<TakenEvent> {
  const { kind, at, userId, sendKey } = notice;
  if (!userId) return { outcome: 'no tags' };
  if (isDeliveryProblem(kind)) await deliveryProblems.note({ userId, kind, at });
  // A farewell has no row, and nothing follows from it: its reader has left already.
  if (!sendKey) return { outcome: 'unknown letter' };
  const noted = await note(notice, userId, sendKey, context);
  const isKnown = noted.outcome !== 'unknown letter';
  return ending.has(kind) && isKnown
    ? { ...noted, outcome: await follow(notice, userId, context) }
    : noted;
}
