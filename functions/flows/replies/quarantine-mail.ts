/** What could not be attributed is kept for the administrator, with the reason. */
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { shownOf } from '#functions/store/ledger.ts';
import type { Person } from '#functions/store/people.ts';
import { quarantine } from '#functions/store/quarantine.ts';
import { openDay } from '#shared/domain/day.ts';
import { otherAddress, othersLetter } from '#shared/domain/letters/other-address.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { letterContext } from '../touchpoints/letter-context.ts';
import { sendOnce } from '../touchpoints/send-claimed.ts';
import type { Received } from './reply-in-mail.ts';

export type QuarantineReason =
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
export async function quarantineMail(
  { notice, envelope: { reply } }: Received,
  because: QuarantineReason,
  { traceId }: Pick<RequestContext, 'traceId'>,
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
async function tell({ user, days }: Person, which: Notice, context: RequestContext): Promise<void> {
  const { now } = context;
  const today = localDateAt(now, user.zone);
  const day = openDay(days[0]?.day, today);
  const about = letterContext(user, day, today, now);
  const letter = which === 'OTHER_ADDRESS' ? otherAddress(about) : othersLetter(about);
  const key = keys.letter(user.id, today, which);
  await sendOnce({ key, letter, shown: shownOf(day), countedAs: 'notice' }, user, context);
}

/** Tells whoever answers from another of their addresses, or whose letter was forwarded. */
export const tellOfOtherAddress = (owner: Person, context: RequestContext): Promise<void> =>
  tell(owner, 'OTHER_ADDRESS', context);

/** Tells whoever answered letters of other people alone. */
export const tellOfOthersLetter = (sender: Person, context: RequestContext): Promise<void> =>
  tell(sender, 'OTHERS_LETTER', context);
