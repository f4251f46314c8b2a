/** Sends a letter whose ledger row is claimed, and settles the row. */
import type { Scene } from '#functions/scene.ts';
import { counters } from '#functions/store/counters.ts';
import type { Key } from '#functions/store/keys.ts';
import { ledger, type Shown } from '#functions/store/ledger.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { deliver } from './deliver.ts';
import { count, settle } from './settle.ts';

export interface ClaimedLetter {
  readonly key: Key;
  readonly letter: Letter;
  readonly user: User;
  readonly shown: Shown;
  /** The name it is counted under, on the day it was sent. */
  readonly countedAs: string;
}

/** Counters go by the date in UTC: they are about the service, not about a person's day. */
const dateOf = ({ now }: Scene): LocalDate => now.toISOString().slice(0, 10);

/**
 * SES has no idempotency key. Between its "accepted" and the row's "sent" stands the one moment in
 * which a dying worker leaves a letter that will be sent again: rather twice than never.
 */
export async function sendClaimed(claimed: ClaimedLetter, scene: Scene): Promise<void> {
  const { key, letter, user, shown, countedAs } = claimed;
  const messageId = await delivered(claimed, scene, () => deliver(letter, user));
  await Promise.all([
    settle(scene, () =>
      ledger.sent(key, { at: scene.now, shown, ...(messageId && { messageId }) }),
    ),
    count(scene, () => counters.add(user.id, dateOf(scene), { [`sent:${countedAs}`]: 1 })),
  ]);
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
