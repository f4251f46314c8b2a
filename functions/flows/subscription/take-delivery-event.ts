/** Takes one SES event: notes it on the letter's row, counts it once, and acts on it. */
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
  /** The letter's status, if it has a row. */
  readonly status?: DeliveryStatus;
}

/**
 * Whether our own row already says that the letter was sent. If its worker died before writing
 * that, SES's event marks it, so that it isn't sent again. An eventually consistent read costs
 * half; a stale row is only written once more.
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
  // One day more than the window: letters are filed by the user's local date.
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

/** Repeated on every delivery of the event, so that a crash leaves nothing undone. */
async function follow(
  notice: DeliveryNotice,
  userId: string,
  context: RequestContext,
): Promise<DeliveryOutcome> {
  const user = await users.find(userId);
  if (!user) return 'unknown user';
  // A forwarded copy or an earlier address: it says nothing about today's mailbox.
  if (!notice.addresses.includes(user.email)) return 'another address';
  // A late copy of an event must not end what its owner has restarted since.
  if (notice.at < (user.returnedAt ?? '')) return 'known';
  if (notice.kind === 'complaint') {
    await unsubscribe(user, context, { endedBy: 'complaint' });
    return 'unsubscribed';
  }
  // Texts go to the phone, whatever happens to mail.
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
 * Letters end only because of a mail that the ledger knows. Throws what AWS threw; the event is
 * then delivered again.
 */
export async function takeDeliveryEvent(
  notice: DeliveryNotice,
  context: RequestContext,
): Promise<TakenEvent> {
  const { kind, at, userId, sendKey } = notice;
  if (!userId) return { outcome: 'no tags' };
  if (isDeliveryProblem(kind)) await deliveryProblems.note({ userId, kind, at });
  // A farewell has no row and needs no action: its reader has left already.
  if (!sendKey) return { outcome: 'unknown letter' };
  const noted = await note(notice, userId, sendKey, context);
  const isKnown = noted.outcome !== 'unknown letter';
  return ending.has(kind) && isKnown
    ? { ...noted, outcome: await follow(notice, userId, context) }
    : noted;
}
