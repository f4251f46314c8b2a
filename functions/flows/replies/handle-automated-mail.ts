/**
 * Handles a program's mail: it may pause the letters while its person is away. It is never
 * answered, and never changes a list. A delivery report has no effect here: anybody can forge one,
 * and SES reports every bounce itself (take-delivery-event.ts).
 */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import { env } from '#functions/env.ts';
import type { Person } from '#functions/store/people.ts';
import { users } from '#functions/store/users.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { type AutomaticMail, automaticMail } from '#shared/domain/replies/automatic-mail.ts';
import { awayUntil } from '#shared/domain/replies/out-of-office.ts';
import { isDayFirst } from '#shared/domain/zones.ts';
import { type Received, writtenAt } from './reply-in-mail.ts';
import { type Standing, writerOf } from './who-wrote.ts';

export type AutomatedMailOutcome = 'automatic' | 'our own' | 'away';

const isOurs = (address: string): boolean =>
  address === env().SENDER_ADDRESS || address.endsWith(`@${env().REPLY_DOMAIN}`);

/** Whether the mail is our own, sent back to us. */
export const isOurOwn = ({ mail: { from } }: Received): boolean => from.some(isOurs);

/** Whether a program wrote the mail, and how we know. */
export function machineIn(
  { mail, notice, text }: Received,
  person: Person | undefined,
): AutomaticMail | undefined {
  const writer = writerOf(mail);
  return automaticMail({
    headers: mail.headers,
    returnPath: notice.mail.source,
    from: mail.from[0] ?? '',
    calendar: mail.calendar,
    subject: mail.subject,
    ...(text !== undefined && { text }),
    ...(writer !== undefined && writer === person?.user.email && { own: writer }),
  });
}

/** Clocks differ, and a Date header has only seconds. */
const minuteMs = 60_000;

/** A person who has replied since is back: a late out-of-office must not pause them. */
const isBack = ({ days }: Person, at: Date): boolean =>
  days.some(({ day }) => day.applied.some((one) => one.at > at.getTime() + minuteMs));

/**
 * Pauses the letters until the day that an out-of-office names; returns whether it did. The mail
 * must be the person's as surely as for an edit, and answer one of our letters.
 */
async function isHeld(
  received: Received,
  person: Person,
  standing: Standing,
  { now }: RequestContext,
) {
  const { user } = person;
  const at = writtenAt(received, now);
  const isOwn = standing.mayEdit && received.envelope.reply?.userId === user.id;
  if (received.text === undefined || !isOwn || isBack(person, at)) return false;
  const { subject } = received.mail;
  const until = awayUntil(
    { subject, text: received.text },
    { today: localDateAt(at, user.zone), dayFirst: isDayFirst(user.zone) },
  );
  const today = localDateAt(now, user.zone);
  if (until === undefined || until <= today) return false;
  try {
    await users.holdWhileAway(user.id, until, today);
    return true;
  } catch (problem) {
    // The person has ended the letters, so there is nothing to pause.
    if (problem instanceof ConditionFailed) return false;
    throw problem;
  }
}

/** Throws what AWS threw. Repeating it changes nothing. */
export async function handleAutomatedMail(
  received: Received,
  person: Person,
  standing: Standing,
  context: RequestContext,
): Promise<AutomatedMailOutcome> {
  return (await isHeld(received, person, standing, context)) ? 'away' : 'automatic';
}
