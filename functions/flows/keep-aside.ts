/** What could not be attributed is kept for the administrator, with the reason. */
import type { Scene } from '#functions/scene.ts';
import { keys } from '#functions/store/keys.ts';
import { shownOf } from '#functions/store/ledger.ts';
import type { Person } from '#functions/store/people.ts';
import { quarantine } from '#functions/store/quarantine.ts';
import { openDay } from '#shared/domain/day.ts';
import { otherAddress, othersLetter } from '#shared/domain/letters/other-address.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { letterScene } from './letter-scene.ts';
import type { Received } from './reply-in-mail.ts';
import { sendOnce } from './send-claimed.ts';

export type AsideBecause =
  | 'spam'
  | 'nobody we know'
  /** The sender is the user, but nothing vouches for it. */
  | 'not vouched for'
  /** The address was ours to give, and somebody else wrote to it. */
  | 'another address'
  | 'several senders'
  | 'no sender';

/**
 * Nothing of the mail is copied: who wrote it and what it says stands in the raw mail alone, which
 * goes when its row does.
 */
export async function keepAside(
  { notice, envelope: { reply } }: Received,
  because: AsideBecause,
  { traceId }: Pick<Scene, 'traceId'>,
  userId?: string,
): Promise<'quarantined'> {
  const { objectKey: rawKey } = notice.receipt.action;
  await quarantine.put({
    id: notice.mail.messageId,
    rawKey,
    because,
    traceId,
    // The same at every delivery of the notice.
    at: new Date(notice.mail.timestamp),
    ...(userId && { userId }),
    ...(reply?.userId === userId && reply && { answers: { date: reply.date, stage: reply.stage } }),
  });
  return 'quarantined';
}

type Notice = 'OTHER_ADDRESS' | 'OTHERS_LETTER';

/** Once a day at most, to the address we know; nothing of the mail is repeated. */
async function tell({ user, days }: Person, which: Notice, scene: Scene): Promise<void> {
  const { now } = scene;
  const today = localDateAt(now, user.zone);
  const day = openDay(days[0]?.day, today);
  const about = letterScene(user, day, today, now);
  const letter = which === 'OTHER_ADDRESS' ? otherAddress(about) : othersLetter(about);
  const key = keys.letter(user.id, today, which);
  await sendOnce({ key, letter, shown: shownOf(day), countedAs: 'notice' }, user, scene);
}

/** Tells whoever answers from another of their addresses, or whose letter was forwarded. */
export const tellOfOtherAddress = (owner: Person, scene: Scene): Promise<void> =>
  tell(owner, 'OTHER_ADDRESS', scene);

/** Tells whoever answered letters of other people alone. */
export const tellOfOthersLetter = (sender: Person, scene: Scene): Promise<void> =>
  tell(sender, 'OTHERS_LETTER', scene);
