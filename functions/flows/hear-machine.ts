/**
 * What a program's mail may do: hold the letters while its person is away, or say that one of ours
 * did not arrive. It is never answered, and never changes a list.
 */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { Scene } from '#functions/scene.ts';
import type { Person } from '#functions/store/people.ts';
import { troubles } from '#functions/store/troubles.ts';
import { users } from '#functions/store/users.ts';
import { normalizeEmail } from '#shared/domain/email-address.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { automaticMail } from '#shared/domain/replies/automatic-mail.ts';
import { failedDeliveries } from '#shared/domain/replies/delivery-report.ts';
import { awayUntil } from '#shared/domain/replies/out-of-office.ts';
import { isDayFirst } from '#shared/domain/zones.ts';
import { type Received, writtenAt } from './reply-in-mail.ts';
import { suppress } from './set-subscription.ts';
import { writerOf } from './who-wrote.ts';

export type MachineOutcome = 'automatic' | 'our own' | 'away' | 'bounced';

const isOurs = (address: string): boolean =>
  address === env().SENDER_ADDRESS || address.endsWith(`@${env().REPLY_DOMAIN}`);

/** Whether a program wrote it: ours, or somebody else's. */
export function machineIn({ mail, notice, text }: Received): 'automatic' | 'our own' | undefined {
  if (mail.from.some(isOurs)) return 'our own';
  const kind = automaticMail(mail.headers, {
    returnPath: notice.mail.source,
    from: mail.from[0] ?? '',
    calendarAnswer: mail.calendarAnswer,
    subject: mail.subject,
    ...(text !== undefined && { text }),
  });
  return kind && 'automatic';
}

/** A final failure of a letter to this very person. */
function hasBounced({ mail: { report } }: Received, { user }: Person): boolean {
  return failedDeliveries(report?.status ?? '').some(({ address, permanent }) => {
    const normal = normalizeEmail(address);
    return permanent && normal.ok && normal.email === user.email;
  });
}

/** Clocks differ, and a Date header knows no more than the second. */
const minuteMs = 60_000;

/** Whoever has written since is there: a late delivery must not hold what their reply brought. */
const isBack = ({ days }: Person, at: Date): boolean =>
  days.some(({ day }) => day.applied.some((one) => one.at > at.getTime() + minuteMs));

/** Only from the person's own address, to the signed one that our letter gave. */
function isOwnProgram({ envelope, mail, notice }: Received, { user }: Person): boolean {
  const mayHold = envelope.reply?.userId === user.id && writerOf(mail) === user.email;
  return mayHold && notice.receipt.dmarcVerdict.status !== 'FAIL';
}

/** Holds the letters until the day that an out-of-office names; answers whether it does. */
async function isHeld(received: Received, person: Person, { now }: Scene): Promise<boolean> {
  const { user } = person;
  const at = writtenAt(received, now);
  if (received.text === undefined || !isOwnProgram(received, person)) return false;
  if (isBack(person, at)) return false;
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
    // No letters come to this person, by their own word: nothing is there to be held.
    if (problem instanceof ConditionFailed) return false;
    throw problem;
  }
}

/**
 * As if SES had said so: a late report does not end what its owner has begun again since, and texts
 * go to a phone, whatever became of a mail.
 */
async function giveUp(received: Received, { user }: Person, scene: Scene): Promise<void> {
  if (user.channel === 'sms') return;
  const at = writtenAt(received, scene.now).toISOString();
  if (at < (user.returnedAt ?? '')) return;
  await troubles.note({ userId: user.id, kind: 'hard-bounce', at });
  await suppress(user, 'bounce', scene);
}

/** Throws what AWS threw; doing it twice changes nothing more. */
export async function hearMachine(
  received: Received,
  person: Person | undefined,
  scene: Scene,
): Promise<MachineOutcome> {
  if (!person) return 'automatic';
  if (hasBounced(received, person)) {
    await giveUp(received, person, scene);
    return 'bounced';
  }
  return (await isHeld(received, person, scene)) ? 'away' : 'automatic';
}
