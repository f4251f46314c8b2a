/** Keeps mail that could not be attributed for the administrator, with the reason. */
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
  /** The sender claims to be the user, but nothing verifies it. */
  | 'not vouched for'
  /** Our signed address is genuine, but somebody else wrote to it. */
  | 'another address'
  | 'several senders'
  | 'no sender';

/**
 * Copies nothing of the mail: sender and text stand only in the raw mail, which is removed with its
 * row.
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
    // The same for every delivery of the notice.
    at: new Date(notice.mail.timestamp),
    ...(userId && { userId }),
    ...(reply?.userId === userId && reply && { answers: { date: reply.date, stage: reply.stage } }),
  });
  return 'quarantined';
}

type Notice = 'OTHER_ADDRESS' | 'OTHERS_LETTER';

/** At most once a day, to the address we know. Repeats nothing of the mail. */
async function tell({ user, days }: Person, which: Notice, context: RequestContext): Promise<void> {
  const { now } = context;
  const today = localDateAt(now, user.zone);
  const day = openDay(days[0]?.day, today);
  const about = letterContext(user, day, today, now);
  const letter = which === 'OTHER_ADDRESS' ? otherAddress(about) : othersLetter(about);
  const key = keys.letter(user.id, today, which);
  await sendOnce({ key, letter, shown: shownOf(day), countedAs: 'notice' }, user, context);
}

/** Tells the user whose letter was answered from another address, or was forwarded. */
export const tellOfOtherAddress = (owner: Person, context: RequestContext): Promise<void> =>
  tell(owner, 'OTHER_ADDRESS', context);

/** Tells a user who answered only other people's letters. */
export const tellOfOthersLetter = (sender: Person, context: RequestContext): Promise<void> =>
  tell(sender, 'OTHERS_LETTER', context);
