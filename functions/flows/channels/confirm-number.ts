/** Handles YES and HELP from a phone that was asked whether it may be texted. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { claimedRow, ledger } from '#functions/store/ledger.ts';
import { limits } from '#functions/store/limits.ts';
import { people } from '#functions/store/people.ts';
import { type AskedNumber, phones } from '#functions/store/phones.ts';
import { readAsCommand, replies } from '#functions/store/replies.ts';
import { InProgress } from '#functions/store/retries.ts';
import type { IncomingReply } from '#shared/domain/incoming-reply.ts';
import { consentVersion, textsBegin, whyWeAsk } from '#shared/domain/letters/by-text.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { saveReply } from '../replies/take-reply.ts';
import { followRow } from '../subscription/user-schedules.ts';
import { clear, deliver } from '../touchpoints/deliver.ts';
import { letterContextToday } from '../touchpoints/letter-context.ts';
import { sendClaimed } from '../touchpoints/send-claimed.ts';
import { moved } from './change-times.ts';

/** A YES to an older question doesn't count; the user has to ask for texts again. */
const askedForMs = 72 * 3_600_000;

export interface Yes {
  /** The phone that said YES, in E.164. */
  readonly phone: string;
  readonly asked: AskedNumber;
  /** Its date and stage are in the user's own zone. */
  readonly reply: IncomingReply;
}

/** The ledger row of the confirming text; of two on one day the last one stands. */
const keyOf = ({ id, zone }: User, { at }: IncomingReply) =>
  keys.letter(id, localDateAt(at, zone), 'TEXTS');

/** What follows once the number is the user's. Repeated as a whole when an attempt dies. */
export async function finishConfirming(
  user: User,
  reply: IncomingReply,
  context: RequestContext,
): Promise<'taken' | 'duplicate'> {
  // The user has left or been erased: write nothing more.
  if (user.state !== 'active' && user.state !== 'paused') return 'duplicate';
  if (await replies.exists(user.id, reply.id)) return 'duplicate';
  await followRow(user);
  const key = keyOf(user, reply);
  const claim = await ledger.claim(key, context);
  if (claim.kind === 'leased') throw new InProgress();
  if (claim.kind === 'ours') await confirm(user, reply, context);
  const kept = { intent: 'channel' as const, changes: [], engine: readAsCommand };
  await saveReply(user, reply, kept, context);
  return 'taken';
}

async function confirm(user: User, reply: IncomingReply, context: RequestContext): Promise<void> {
  const key = keyOf(user, reply);
  const letter = textsBegin(letterContextToday(user, context));
  const leave = clear(letter, user, context, reply.answered);
  if (!leave.yes) return ledger.notSent(key, leave.because, context.now);
  await sendClaimed({ key, cleared: leave.cleared, shown: [], countedAs: 'texts' }, context);
}

/** Undefined if the question is too old, or its user is gone: the phone then stays nobody's. */
export async function confirmNumber(
  { phone, asked, reply }: Yes,
  context: RequestContext,
): Promise<'taken' | 'duplicate' | undefined> {
  const found = await people.find(asked.userId, context.now);
  const isOld = reply.at.getTime() - asked.at.getTime() > askedForMs;
  if (found.kind !== 'person' || isOld) return undefined;
  const { user } = found;
  const { wording } = asked;
  const consent = {
    what: 'given' as const,
    phone,
    at: reply.at,
    wording,
    version: consentVersion,
    source: reply.rawKey,
  };
  const claim = claimedRow(keyOf(user, reply), context);
  const { askedPhone: _asked, textsEndedAt: _ended, ...rest } = user;
  const agreed = { ...rest, phone, channel: 'sms', textsAgreedAt: reply.at.toISOString() } as const;
  try {
    // Letters outside the hours of texts are skipped, and their rows say why.
    await moved(user, agreed, reply.id, context);
    await phones.confirm({ user, phone, replyId: reply.id, asked, consent, claim });
  } catch (problem) {
    // The number is somebody else's by now, or the user has left: say nothing to the phone.
    if (problem instanceof ConditionFailed) return undefined;
    throw problem;
  }
  return finishConfirming(agreed, reply, context);
}

/** Carriers require an answer to HELP, but two machines must not talk forever. */
const helpPerDay = 3;

/** Sends at most one text. A lost one is not repeated. */
export async function explainAsking(
  phone: string,
  { userId }: AskedNumber,
  context: RequestContext,
): Promise<void> {
  const [found, full] = await Promise.all([
    people.find(userId, context.now),
    limits.take([{ what: 'text-help', who: phone, most: helpPerDay, window: 'day' }], context.now),
  ]);
  if (found.kind !== 'person' || full) return;
  const user = { ...found.user, phone };
  const letter = whyWeAsk(letterContextToday(user, context));
  const leave = clear(letter, user, context, { channel: 'sms', references: [] });
  if (leave.yes) await deliver(leave.cleared, context);
}
