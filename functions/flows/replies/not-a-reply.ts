/**
 * What happens to a mail that is not taken as its person's reply: it is quarantined with the reason,
 * or it still ends or pauses the letters.
 */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { writerOf } from '#functions/adapters/postal-mime.ts';
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { shownOf } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { quarantine } from '#functions/store/quarantine.ts';
import { userStates } from '#functions/store/user-states.ts';
import { emptyDay, openDay } from '#shared/domain/day.ts';
import type { IncomingReply } from '#shared/domain/incoming-reply.ts';
import { farewell } from '#shared/domain/letters/farewell.ts';
import { otherAddress, othersLetter } from '#shared/domain/letters/other-address.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { awayUntil } from '#shared/domain/replies/visible-text/out-of-office.ts';
import type { User } from '#shared/domain/user.ts';
import { isDayFirst } from '#shared/domain/zones.ts';
import { unsubscribe } from '../subscription/set-subscription.ts';
import { clear, deliver } from '../touchpoints/deliver.ts';
import { letterContext } from '../touchpoints/letter-context.ts';
import { sendOnce } from '../touchpoints/send-claimed.ts';
import type { ReceivedMail, SenderAuthority } from './receive-mail.ts';

type QuarantineReason =
  | 'spam'
  | 'nobody we know'
  /** The sender claims to be the user, but nothing verifies it. */
  | 'not vouched for'
  /** Our signed address is genuine, but somebody else wrote to it. */
  | 'another address'
  | 'several senders'
  | 'no sender';

/** Quarantines a mail for the administrator; the owner of the letter is told. */
export async function setAside(
  received: ReceivedMail,
  authority: SenderAuthority | undefined,
  context: RequestContext,
): Promise<'quarantined'> {
  const reason = reasonFor(received, authority);
  const outcome = await quarantineMail(received, reason, context);
  if (reason === 'another address') await tellWhoWrote(received, context);
  return outcome;
}

function reasonFor(
  { mail, others }: ReceivedMail,
  authority: SenderAuthority | undefined,
): QuarantineReason {
  if (mail.from.length > 1) return 'several senders';
  if (!authority) return others.length > 0 ? 'another address' : 'nobody we know';
  if (mail.from.length === 0) return 'no sender';
  return authority.isSender ? 'not vouched for' : 'another address';
}

/**
 * Copies nothing of the mail: sender and text stand only in the raw mail, which is removed with its
 * row.
 */
export async function quarantineMail(
  { notice, signed, person }: ReceivedMail,
  because: QuarantineReason,
  { traceId }: RequestContext,
): Promise<'quarantined'> {
  const { objectKey: rawKey } = notice.receipt.action;
  const userId = person?.user.id;
  await quarantine.put({
    id: notice.mail.messageId,
    rawKey,
    because,
    traceId,
    // The same for every delivery of the notice.
    at: new Date(notice.mail.timestamp),
    ...(userId && { userId }),
    ...(signed?.userId === userId &&
      signed && { answers: { date: signed.date, stage: signed.stage } }),
  });
  return 'quarantined';
}

/**
 * A mail to signed addresses of others changes nothing. A sender who is a user is told so;
 * otherwise the letters' owners are told, because we know no other address.
 */
async function tellWhoWrote(
  { notice, mail, person, others }: ReceivedMail,
  context: RequestContext,
): Promise<void> {
  if (notice.receipt.dmarcVerdict.status !== 'PASS') return;
  const writer = writerOf(mail);
  const holder = writer === undefined ? undefined : await people.holderOf(writer);
  const sender = holder && (await people.find(holder.userId, context.now));
  if (sender?.kind === 'person') return tell(sender, 'OTHERS_LETTER', context);
  const owners = person ? [person] : others;
  await Promise.all(owners.map((owner) => tellOfOtherAddress(owner, context)));
}

/** Tells the user whose letter was answered from another address, or was forwarded. */
export const tellOfOtherAddress = (owner: Person, context: RequestContext): Promise<void> =>
  tell(owner, 'OTHER_ADDRESS', context);

/** At most once a day, to the address we know. Repeats nothing of the mail. */
async function tell(
  { user, days }: Person,
  which: 'OTHER_ADDRESS' | 'OTHERS_LETTER',
  context: RequestContext,
): Promise<void> {
  const { now } = context;
  const today = localDateAt(now, user.zone);
  const day = openDay(days[0]?.day, today);
  const about = letterContext(user, day, today, now);
  const letter = which === 'OTHER_ADDRESS' ? otherAddress(about) : othersLetter(about);
  const key = keys.letter(user.id, today, which);
  await sendOnce({ key, letter, shown: shownOf(day), countedAs: 'notice' }, user, context);
}

/**
 * Unsubscribes even if the mail may be somebody else's. The farewell goes to the user, who may not
 * have written it, so it quotes nothing and says how to undo it. It is sent once or not at all,
 * because the letters have ended already.
 */
export async function leaveUnverified(
  { user }: Person,
  { date }: IncomingReply,
  context: RequestContext,
): Promise<'unsubscribed'> {
  if (!(await unsubscribe(user, context))) return 'unsubscribed';
  const left: User = { ...user, state: 'unsubscribed' };
  const about = letterContext(left, emptyDay(date), date, context.now);
  const leave = clear(farewell(about, { doubted: true }), left, context, { references: [] });
  if (leave.yes) {
    await deliver(leave.cleared, context).catch((problem: unknown) => {
      context.log.error('farewell not sent', problem, { userId: user.id });
    });
  }
  return 'unsubscribed';
}

/** Clocks differ, and a Date header has only seconds. */
const minuteMs = 60_000;

/** A person who has replied since is back: a late out-of-office must not pause them. */
const isBack = ({ days }: Person, at: Date): boolean =>
  days.some(({ day }) => day.applied.some((one) => one.at > at.getTime() + minuteMs));

/**
 * Pauses the letters until the day that an out-of-office names; returns whether it did. The caller
 * has checked that the mail is the person's as surely as for an edit, and answers one of our
 * letters. A program's mail has no other effect and is never answered. A delivery report has none at
 * all: anybody can forge one, and SES reports every bounce itself. Throws what AWS threw; repeating
 * it changes nothing.
 */
export async function isPausedWhileAway(
  { mail: { subject }, text }: ReceivedMail,
  person: Person,
  at: Date,
  { now }: RequestContext,
): Promise<boolean> {
  const { zone } = person.user;
  if (text === undefined || isBack(person, at)) return false;
  const until = awayUntil(
    { subject, text },
    { today: localDateAt(at, zone), dayFirst: isDayFirst(zone) },
  );
  const today = localDateAt(now, zone);
  if (until === undefined || until <= today) return false;
  try {
    await userStates.pauseWhileAway(person.user, until, today);
    return true;
  } catch (problem) {
    // The person has ended the letters, so there is nothing to pause.
    if (problem instanceof ConditionFailed) return false;
    throw problem;
  }
}
