/** Sends a letter whose ledger row is claimed, and settles the row. */
import type { Scene } from '#functions/scene.ts';
import { countedAsOf, isOnboarding, onboardingAs, sentAs } from '#functions/store/count-names.ts';
import { counters } from '#functions/store/counters.ts';
import { type Key, lists } from '#functions/store/keys.ts';
import { type Lasting, lasting } from '#functions/store/lasting.ts';
import { type HowSent, ledger, type Shown } from '#functions/store/ledger.ts';
import { settled } from '#functions/store/settled.ts';
import { users } from '#functions/store/users.ts';
import type { Cleared } from '#shared/domain/clearance.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { clear, deliver } from './deliver.ts';
import { count, settle } from './settle.ts';

export interface ClaimedLetter {
  readonly key: Key;
  readonly cleared: Cleared;
  readonly shown: Shown;
  /** The name it is counted under, on the day it was sent. */
  readonly countedAs: string;
}

/** Counters go by the date in UTC: they are about the service, not about a person's day. */
const dateOf = ({ now }: Scene): LocalDate => now.toISOString().slice(0, 10);

function howSent(
  { key, cleared: { user }, shown, countedAs }: ClaimedLetter,
  messageId: string | undefined,
  { now }: Scene,
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

async function countLetter(userId: string, countedAs: string, scene: Scene): Promise<void> {
  const { countLater } = scene;
  const [date, name] = [dateOf(scene), sentAs(countedAs)];
  if (countLater) countLater(date, name);
  await Promise.all([
    !countLater && count(scene, () => counters.add(userId, date, { [name]: 1 })),
    isOnboarding(countedAs) &&
      count(scene, () => counters.addTotals(userId, { [onboardingAs]: 1 })),
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
  scene: Scene,
): Promise<string | undefined> {
  const { key, cleared, countedAs } = claimed;
  const messageId = await delivered(claimed, scene, () => deliver(cleared, scene, undefined, key));
  await Promise.all([
    settle(scene, () => ledger.sent(key, howSent(claimed, messageId, scene))),
    // A tester is nobody who is counted.
    cleared.user.kind === 'person' && countLetter(cleared.user.id, countedAs, scene),
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
  { id, ...read }: Pick<User, 'id'> & Lasting,
  scene: Scene,
): Promise<boolean> {
  const { key, shown } = once;
  const row = { shown, ...lasting(read) };
  const [claim, user] = await Promise.all([ledger.claim(key, scene, row), users.find(id)]);
  if (claim.kind !== 'ours') return false;
  // Of somebody who has been erased, or is about to be, nothing is written down.
  if (!user || user.state === 'purging') {
    await settled.forget(key);
    return false;
  }
  const leave = clear(letter, user, scene);
  if (leave.yes) await sendClaimed({ ...once, cleared: leave.cleared }, scene);
  else await ledger.notSent(key, leave.because, scene.now);
  return leave.yes;
}

/**
 * Whoever asks again, at once or as Lambda does, need not wait for the lease of a failed attempt.
 */
async function delivered<Answer>(
  { key }: ClaimedLetter,
  scene: Scene,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (problem) {
    await ledger.release(key, scene.owner).catch((second: unknown) => {
      // The lease runs out by itself; what matters is the first problem.
      scene.log.error('release failed', second);
    });
    throw problem;
  }
}
