/** STOP and START by text: end and restart the texts, and the letters with them. */
import type { RequestContext } from '#functions/context.ts';
import { phones } from '#functions/store/phones.ts';
import { userStates } from '#functions/store/user-states.ts';
import type { IncomingReply } from '#shared/domain/incoming-reply.ts';
import { consentVersion } from '#shared/domain/letters/by-text.ts';
import type { User } from '#shared/domain/user.ts';
import { beginning } from '#shared/domain/well-formed-text.ts';
import { canLeave, resubscribe, unsubscribe } from '../subscription/set-subscription.ts';

/** The phone's owner said the opposite after this text was written. */
const isOlder = ({ at }: IncomingReply, than: string | undefined): boolean =>
  than !== undefined && than > at.toISOString();

const evidence = (what: 'given' | 'taken back', phone: string, reply: IncomingReply) => ({
  what,
  phone,
  at: reply.at,
  wording: beginning(reply.text, 400),
  version: consentVersion,
  source: reply.rawKey,
});

/** Whether a STOP changes nothing; it is not answered then. */
export const hasStopped = ({ textsAgreedAt }: User, reply: IncomingReply): boolean =>
  textsAgreedAt === undefined || isOlder(reply, textsAgreedAt);

/** The law allows one confirmation, within five minutes (47 CFR 64.1200(a)(12)). */
const confirmedWithinMs = 5 * 60_000;

/** Why a STOP gets no confirmation. Carriers confirm it themselves for toll-free numbers. */
export function whyStopIsNotConfirmed(
  { at }: IncomingReply,
  context: RequestContext,
): string | undefined {
  if (context.env.SMS_NUMBER_TYPE === 'toll-free') return 'confirmed by the carrier';
  const isLate = context.now.getTime() - at.getTime() > confirmedWithinMs;
  return isLate ? 'too late to confirm' : undefined;
}

/**
 * Ends the texts at once. Also ends the letters for a user who gets them by text, or if the setting
 * says that STOP ends everything; otherwise they continue by mail.
 */
export async function stopTexts(
  user: User,
  reply: IncomingReply,
  context: RequestContext,
): Promise<User> {
  if (!user.phone || isOlder(reply, user.textsAgreedAt)) return user;
  await phones.takeBack(user, evidence('taken back', user.phone, reply));
  const { textsAgreedAt: _agreed, ...rest } = user;
  const ended: User = { ...rest, textsEndedAt: reply.at.toISOString() };
  if (user.channel === 'email' && context.env.SMS_STOP_ENDS === 'sms') return ended;
  await unsubscribe(ended, context);
  return canLeave(ended) ? { ...ended, state: 'unsubscribed' } : ended;
}

/** Restarts the texts, and the letters if they had ended. */
export async function startTexts(
  user: User,
  reply: IncomingReply,
  context: RequestContext,
): Promise<User> {
  if (!user.phone || isOlder(reply, user.textsEndedAt)) return user;
  const { textsEndedAt: _ended, pausedFrom: _from, pausedUntil: _until, ...rest } = user;
  const isPaused = user.state === 'paused';
  const agreed: User = {
    ...rest,
    ...(isPaused && { state: 'active' }),
    channel: 'sms',
    textsAgreedAt: user.textsAgreedAt ?? reply.at.toISOString(),
  };
  const stands = user.channel === 'sms' && user.textsAgreedAt !== undefined;
  if (!stands) await phones.agreeAgain(user, evidence('given', user.phone, reply));
  if (isPaused) await userStates.resume(user);
  // Also makes the schedules again: the letters may have come by mail, at other hours.
  return (await resubscribe(agreed, context)) ? { ...agreed, state: 'active' } : agreed;
}
