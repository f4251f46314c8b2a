/** Sends a letter whose ledger row is claimed, and records the outcome. */
import type { Counted, RequestContext } from '#functions/context.ts';
import {
  countedAsOf,
  counters,
  isOnboarding,
  itemsFirstSet,
  lastAs,
  onboardingAs,
  overdueAs,
  sentAs,
} from '#functions/store/counters.ts';
import { type Key, lists } from '#functions/store/keys.ts';
import { type HowSent, ledger, type Shown } from '#functions/store/ledger.ts';
import { count, writeWithRetry } from '#functions/store/retries.ts';
import { type Ttl, ttl, users } from '#functions/store/users.ts';
import type { Cleared } from '#shared/domain/clearance.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { overdueAfterMs } from '#shared/domain/rhythm.ts';
import type { User } from '#shared/domain/user.ts';
import { clear, deliver } from './deliver.ts';

interface ClaimedLetter {
  readonly key: Key;
  readonly cleared: Cleared;
  readonly shown: Shown;
  /** The counter's name, on the date it was sent. */
  readonly countedAs: string;
  /** Of a letter that a schedule asked for. */
  readonly dueAt?: Date;
}

/** Counters use UTC dates: they are about the service, not a person's day. */
const dateOf = ({ now }: RequestContext): LocalDate => now.toISOString().slice(0, 10);

function howSent(
  { key, cleared: { user, letter }, shown, countedAs }: ClaimedLetter,
  messageId: string | undefined,
  { now }: RequestContext,
): HowSent {
  const isListed = user.kind === 'person' && isOnboarding(countedAs);
  return {
    at: now,
    shown,
    ...(messageId && { messageId }),
    ...(letter.blocks.some(({ kind }) => kind === 'aside') && { week: true }),
    // If the row's key doesn't tell the counter, the row does, for the recount.
    ...(sentAs(countedAs) !== countedAsOf(key) && { countedAs }),
    ...(user.kind === 'tester' && { tester: true }),
    ...(isListed && { listed: lists.newest('ONBOARDING', now.toISOString(), user.id) }),
  };
}

/** Adds to the counts of today (UTC): by itself, or with those of the batch. */
export async function countToday(
  userId: string,
  { add, set }: Counted,
  context: RequestContext,
): Promise<void> {
  const { countLater } = context;
  const date = dateOf(context);
  if (countLater) countLater(date, { add, set });
  else await count(context, () => counters.add(userId, date, add, set));
}

async function countLetter(
  userId: string,
  { countedAs, dueAt, shown }: Pick<ClaimedLetter, 'countedAs' | 'dueAt' | 'shown'>,
  context: RequestContext,
): Promise<void> {
  const { now } = context;
  const isOverdue = dueAt && now.getTime() - dueAt.getTime() > overdueAfterMs;
  const counted = {
    add: {
      [sentAs(countedAs)]: 1,
      ...itemsFirstSet(sentAs(countedAs), shown),
      ...(isOverdue && { [overdueAs]: 1 }),
    },
    set: { [lastAs(countedAs)]: now.toISOString() },
  };
  await Promise.all([
    countToday(userId, counted, context),
    isOnboarding(countedAs) &&
      count(context, () => counters.addTotals(userId, { [onboardingAs]: 1 })),
  ]);
}

/**
 * SES has no idempotency key. If a worker dies after SES accepted the mail and before the row says
 * so, the letter might be sent again; but SES reports each accepted mail (`takeDeliveryEvent`),
 * which settles the row before the next attempt. If that report is lost, the letter comes twice
 * rather than never. Returns the id it was accepted under; undefined if it was only recorded.
 */
export async function sendClaimed(
  claimed: ClaimedLetter,
  context: RequestContext,
): Promise<string | undefined> {
  const { key, cleared } = claimed;
  const messageId = await delivered(claimed, context, () =>
    deliver(cleared, context, undefined, key),
  );
  await Promise.all([
    writeWithRetry(context, () => ledger.sent(key, howSent(claimed, messageId, context))),
    // Testers are excluded from counters.
    cleared.user.kind === 'person' && countLetter(cleared.user.id, claimed, context),
  ]);
  return messageId;
}

interface OneTimeLetter extends Omit<ClaimedLetter, 'cleared'> {
  readonly letter: Letter;
}

/**
 * Claims a letter and sends it once, however often this is called. The caller's copy of the user
 * may be old, so the send rules use the one read with the claim. Returns whether this call sent it.
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
  // The user has been erased or is about to be: write nothing about them.
  if (!user || user.state === 'purging') {
    await ledger.forget(key);
    return false;
  }
  const leave = clear(letter, user, context);
  if (leave.yes) await sendClaimed({ ...once, cleared: leave.cleared }, context);
  else await ledger.notSent(key, leave.because, context.now);
  return leave.yes;
}

/** Ends a failed attempt's lease, so that a retry need not wait for it. */
async function delivered<Answer>(
  { key }: ClaimedLetter,
  context: RequestContext,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (problem) {
    await ledger.release(key, context.owner).catch((second: unknown) => {
      // The lease expires anyway; the first error is the one to throw.
      context.log.error('release failed', second);
    });
    throw problem;
  }
}
