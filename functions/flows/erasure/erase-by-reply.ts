/** "Delete me": asks once more, and erases on the reply to that question. */
import type { RequestContext } from '#functions/context.ts';
import { ledger } from '#functions/store/ledger.ts';
import { mails } from '#functions/store/mails.ts';
import { type KnownReply, replies } from '#functions/store/replies.ts';
import { ttl, users } from '#functions/store/users.ts';
import type { IncomingReply } from '#shared/domain/incoming-reply.ts';
import { eraseFirst } from '#shared/domain/letters/answer-words.ts';
import { eraseConfirmDays } from '#shared/domain/limits.ts';
import { addDays, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { confirmsErasure } from '#shared/domain/replies/confirm-words.ts';
import type { User } from '#shared/domain/user.ts';
import type { IntentResult } from '../replies/answer.ts';
import { letterContextToday } from '../touchpoints/letter-context.ts';

/** The last day on which the confirmation counts. */
const lastDay = (askedAt: string, { zone }: User): LocalDate =>
  addDays(localDateAt(new Date(askedAt), zone), eraseConfirmDays);

/** Whether this reply confirms an erasure in time. If it answers another letter, we ask again. */
export function saysErase({ eraseAsked, ...user }: User, reply: IncomingReply): boolean {
  if (!eraseAsked || eraseAsked.by === reply.id) return false;
  const writtenOn = localDateAt(reply.receivedAt ?? reply.at, user.zone);
  return writtenOn <= lastDay(eraseAsked.at, user) && confirmsErasure(reply.text);
}

/** A tester's letters are shown and not sent. */
const wasSent = ({ acknowledgementId, notAcknowledged }: KnownReply, { kind }: User): boolean =>
  acknowledgementId !== undefined || (kind === 'tester' && notAcknowledged === 'simulated');

/**
 * A carrier may not say which text is answered. Then the question counts if it was the newest text.
 */
async function isNewestText(user: User, since: string, asked: KnownReply): Promise<boolean> {
  if (!asked.rawKey?.startsWith('text ')) return false;
  const day = localDateAt(new Date(since), user.zone);
  const letters = await ledger.lettersSince(user.id, addDays(day, -1));
  return !letters.some(({ state, at = '' }) => state === 'sent' && at > since);
}

/**
 * Whether this reply answers the question: by the id of its letter, or by its signed address. A
 * question that was never sent can't be answered.
 */
async function answersQuestion(user: User, reply: IncomingReply): Promise<boolean> {
  const { eraseAsked } = user;
  if (!eraseAsked || !saysErase(user, reply)) return false;
  const asked = await replies.find(user.id, eraseAsked.by);
  if (!asked || !wasSent(asked, user)) return false;
  const { ids, address } = reply.names;
  if (asked.acknowledgementId && ids.includes(asked.acknowledgementId)) return true;
  if (address?.asksToErase) return address.date === asked.date && address.stage === asked.stage;
  const isUnnamed = reply.answered.channel === 'sms' && ids.length === 0;
  return isUnnamed && isNewestText(user, eraseAsked.at, asked);
}

/** This mail gets no reply row, so note where it lies. */
async function noteMail(
  user: User,
  { rawKey }: IncomingReply,
  { now }: RequestContext,
): Promise<void> {
  const noted = { userId: user.id, rawKey, sesId: '', outcome: 'confirms erasing', at: now };
  await mails.note({ ...noted, ...ttl(user) });
}

/** Throws InProgress, or what AWS threw; the erasure continues on redelivery. */
export async function eraseByReply(
  user: User,
  reply: IncomingReply,
  context: RequestContext,
): Promise<IntentResult> {
  if (await answersQuestion(user, reply)) {
    await noteMail(user, reply, context);
    // Imported lazily, so that ordinary replies don't load it.
    const { purge } = await import('./purge.ts');
    await purge(user, context, { byPerson: true });
    return { user: { ...user, state: 'purging' }, erased: true };
  }
  const { eraseAsked } = user;
  const isAgain = eraseAsked?.by === reply.id;
  const asked = isAgain ? eraseAsked : { at: context.now.toISOString(), by: reply.id };
  if (!isAgain) await users.askToErase(user.id, asked);
  const answer = eraseFirst(letterContextToday(user, context), lastDay(asked.at, user));
  return { user: { ...user, eraseAsked: asked }, answer };
}
