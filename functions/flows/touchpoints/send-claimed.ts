/** Sends a letter whose ledger row is claimed, and settles the row. */
import type { RequestContext } from '#functions/context.ts';
import { countedAsOf, isOnboarding, onboardingAs, sentAs } from '#functions/store/count-names.ts';
import { counters } from '#functions/store/counters.ts';
import { type Key, lists } from '#functions/store/keys.ts';
import { type HowSent, ledger, type Shown } from '#functions/store/ledger.ts';
import { letterOutcomes } from '#functions/store/letter-outcomes.ts';
import { type Ttl, ttl } from '#functions/store/ttl.ts';
import { users } from '#functions/store/users.ts';
import type { Cleared } from '#shared/domain/clearance.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { count, writeWithRetry } from '../write-with-retry.ts';
import { clear, deliver } from './deliver.ts';

export interface ClaimedLetter {
  readonly key: Key;
  readonly cleared: Cleared;
  readonly shown: Shown;
  /** The name it is counted under, on the day it was sent. */
  readonly countedAs: string;
}

/** Counters go by the date in UTC: they are about the service, not about a person's day. */
const dateOf = ({ now }: RequestContext): LocalDate => now.toISOString().slice(0, 10);

function howSent(
  { key, cleared: { user }, shown, countedAs }: ClaimedLetter,
  messageId: string | undefined,
  { now }: RequestContext,
): HowSent {
  const isListed = user.kind === 'person' && isOnboarding(countedAs);
  return {
    at: now,
    shown,
    ...(messageId && { messageId }),
    // Where the row's key does not say it, the row does: the recount reads it there.
    ...(sentAs(countedAs) !== countedAsOf(key) && { countedAs }),
    ...(user.kind === 'tester' && { tester: true }),
    ...(isListed && { listed: lists.newest('ONBOARDING', now.toISOString(), user.id) }),
  };
}

async function countLetter(
  userId: string,
  countedAs: string,
  context: RequestContext,
): Promise<void> {
  const { countLater } = context;
  const [date, name] = [dateOf(context), sentAs(countedAs)];
  if (countLater) countLater(date, name);
  await Promise.all([
    !countLater && count(context, () => counters.add(userId, date, { [name]: 1 })),
    isOnboarding(countedAs) &&
      count(context, () => counters.addTotals(userId, { [onboardingAs]: 1 })),
  ]);
}

/**
 * SES has no idempotency key. Between its "accepted" and the row's "sent" stands the one moment in
 * which a dying worker could leave a letter to be sent again. SES tells of each mail it took
 * (`takeDeliveryEvent`), and that word settles the row before the next attempt; were it lost, the
 * letter would come twice rather than never.
 *
 * Answers the id it was accepted under; undefined where it was only recorded.
 */
export async function sendClaimed(
  claimed: ClaimedLetter,
  context: RequestContext,
): Promise<string | undefined> {
  const { key, cleared, countedAs } = claimed;
  const messageId = await delivered(claimed, context, () =>
    deliver(cleared, context, undefined, key),
  );
  await Promise.all([
    writeWithRetry(context, () => ledger.sent(key, howSent(claimed, messageId, context))),
    // A tester is nobody who is counted.
    cleared.user.kind === 'person' && countLetter(cleared.user.id, countedAs, context),
  ]);
  return messageId;
}

export interface OneTimeLetter extends Omit<ClaimedLetter, 'cleared'> {
  readonly letter: Letter;
}

/**
 * Claims a letter and sends it, once whoever asks. The user was read before, perhaps long before:
 * the gate is asked about the one who is read together with the claim. Answers whether this call
 * sent it.
 */
export async function sendOnce(
  { letter, ...once }: OneTimeLetter,
  { id, ...read }: Pick<User, 'id'> & Ttl,
  context: RequestContext,
): Promise<boolean> {
  const { key, shown } = once;
  const row = { shown, ...ttl(read) };
  const [claim, user] = await Promise.all([ledger.claim(key, context, row), users.find(id)]);
  if (claim.kind !== 'ours') return false;
  // Of somebody who has been erased, or is about to be, nothing is written down.
  if (!user || user.state === 'purging') {
    await letterOutcomes.forget(key);
    return false;
  }
  const leave = clear(letter, user, context);
  if (leave.yes) await sendClaimed({ ...once, cleared: leave.cleared }, context);
  else await ledger.notSent(key, leave.because, context.now);
  return leave.yes;
}

/**
 * Whoever asks again, at once or as Lambda does, need not wait for the lease of a failed attempt.
 */
async function delivered<Answer>(
  { key }: ClaimedLetter,
  context: RequestContext,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (problem) {
    await ledger.release(key, context.owner).catch((second: unknown) => {
      // The lease runs out by itself; what matters is the first problem.
      context.log.error('release failed', second);
    });
    throw problem;
  }
}
