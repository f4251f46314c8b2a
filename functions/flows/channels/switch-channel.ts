/** "Text me at ..." and "email me instead": changes the channel of the letters. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { limits } from '#functions/store/limits.ts';
import { type AboutNumber, phones } from '#functions/store/phones.ts';
import { InProgress, writeWithRetry } from '#functions/store/retries.ts';
import { users } from '#functions/store/users.ts';
import type { IncomingReply } from '#shared/domain/incoming-reply.ts';
import { consentVersion, mayWeText } from '#shared/domain/letters/by-text.ts';
import { channelSet } from '#shared/domain/letters/setting-words.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import type { ChannelWish } from '#shared/domain/replies/reading.ts';
import type { Channel, User } from '#shared/domain/user.ts';
import type { IntentResult } from '../replies/answer.ts';
import { followRow } from '../subscription/user-schedules.ts';
import { clear, deliver } from '../touchpoints/deliver.ts';
import { letterContextToday, settingFor } from '../touchpoints/letter-context.ts';
import { type Changed, moved } from './change-times.ts';

/** Numbers a user may ask for in a day: enough for typing errors, not for a list. */
const numbersPerDay = 5;
const dayMs = 24 * 3_600_000;

/** Repeating it changes nothing. `by` is the reply that asked for it. */
export async function changeChannel(
  user: User,
  channel: Channel,
  by: string,
  context: RequestContext,
): Promise<Changed> {
  const wished: User = { ...user, channel };
  // A user who has left gets no letters; the channel applies when they come back.
  const isHere = user.state === 'active' || user.state === 'paused';
  const { skipped } = isHere ? await moved(user, wished, by, context) : { skipped: [] };
  if (user.channel !== channel) await users.change(user.id, { channel });
  if (!isHere) return { user: wished, skipped };
  // Also if nothing changes: an earlier attempt may have died before its schedules.
  return { user: (await followRow(wished)) ?? wished, skipped };
}

async function switchTo(
  channel: Channel,
  { user, reply }: Omit<NumberWish, 'phone'>,
  context: RequestContext,
): Promise<IntentResult> {
  const changed = await changeChannel(user, channel, reply.id, context);
  const about = letterContextToday(changed.user, context);
  return { user: changed.user, answer: channelSet(about, changed.skipped) };
}

/** The same answer in all cases, so that nobody learns whose a number is or that it said STOP. */
const refused = (user: User): IntentResult => ({ user, note: 'number-not-used' });

/** The text within the last day that asked this number for a YES. */
const wasAsked = ({ asked }: AboutNumber, now: Date) =>
  asked && now.getTime() - asked.at.getTime() < dayMs ? asked : undefined;

interface NumberWish {
  readonly user: User;
  readonly phone: string;
  readonly reply: IncomingReply;
}

/** Sends the text that asks for a YES: one per number and day, whoever asks. */
async function askNumber(
  { user, phone, reply }: NumberWish,
  context: RequestContext,
): Promise<IntentResult> {
  const { now } = context;
  const date = now.toISOString().slice(0, 10);
  const letter = mayWeText(letterContextToday(user, context));
  const wording = toSms(letter, settingFor(user.id));
  const key = keys.phoneAsked(phone, date);
  const expiresAt = Math.floor(now.getTime() / 1000) + 4 * 86_400;
  const more = { userId: user.id, askedAt: now.toISOString(), wording, expiresAt };
  const claim = await ledger.claim(key, context, more);
  if (claim.kind === 'leased') throw new InProgress();
  if (claim.kind === 'settled') return refused(user);

  const askedPhone = { phone, date };
  const version = consentVersion;
  const consent = { what: 'asked' as const, phone, at: reply.at, wording, version };
  try {
    await phones.ask(user.id, askedPhone, { ...consent, source: reply.rawKey });
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    // The user has been erased or is about to be: write nothing about them.
    await ledger.forget(key);
    throw new InProgress();
  }
  const leave = clear(letter, { ...user, phone }, context, { channel: 'sms', references: [] });
  if (!leave.yes) {
    await ledger.notSent(key, leave.because, now);
    return { user, note: 'texts-off' };
  }
  const messageId = await deliver(leave.cleared, context);
  await writeWithRetry(context, () =>
    ledger.sent(key, { at: now, shown: [], ...(messageId && { messageId }) }),
  );
  return { user: { ...user, askedPhone }, note: 'yes-from-phone' };
}

/**
 * A number that is not the user's yet. They have to prove it, unless somebody else holds it or was
 * asked.
 */
async function askOnce(wished: NumberWish, context: RequestContext): Promise<IntentResult> {
  const { user, phone } = wished;
  const [about, stopped] = await Promise.all([phones.about(phone), phones.hasStopped(phone)]);
  const asked = wasAsked(about, context.now);
  const isOthers = [about.holder, asked].some((one) => one && one.userId !== user.id);
  if (isOthers || stopped) return refused(user);
  if (asked?.sent) return { user, note: 'yes-from-phone' };
  const full = await limits.take(
    [{ what: 'number', who: user.id, most: numbersPerDay, window: 'day' }],
    context.now,
  );
  return full ? refused(user) : askNumber(wished, context);
}

async function toTexts(
  wished: Omit<NumberWish, 'phone'>,
  wish: string | undefined,
  context: RequestContext,
) {
  const { user } = wished;
  const { SMS_ENABLED, SMS_COUNTRIES } = context.env;
  if (!SMS_ENABLED) return { user, note: 'texts-off' } as const;
  // A tester has no phone to ask; its texts are only recorded.
  if (user.kind === 'tester') return switchTo('sms', wished, context);
  if (wish === undefined || wish === user.phone) {
    if (!user.phone) return { user, note: 'which-number' } as const;
    return user.textsAgreedAt
      ? switchTo('sms', wished, context)
      : ({ user, note: 'text-start' } as const);
  }
  // Imported lazily: the numbering plans are large and seldom needed.
  const { checkNumber } = await import('#functions/adapters/phone-number.ts');
  const checked = checkNumber(wish, SMS_COUNTRIES.split(','));
  if (checked.kind === 'none') return { user, note: 'which-number' } as const;
  if (checked.kind === 'elsewhere') return { user, note: 'number-elsewhere' } as const;
  return askOnce({ ...wished, phone: checked.phone }, context);
}

/** Repeating it changes nothing. Throws InProgress while another attempt is at work. */
export async function switchChannel(
  user: User,
  reply: IncomingReply,
  wish: ChannelWish | undefined,
  context: RequestContext,
): Promise<IntentResult> {
  if (wish?.kind === 'email') return switchTo('email', { user, reply }, context);
  // Digits that make no valid number must not fall back to the known phone.
  const isMistyped = !wish?.phone && /(?:\d[\s().-]*){5}/.test(reply.text);
  if (isMistyped) return { user, note: 'which-number' };
  return toTexts({ user, reply }, wish?.phone, context);
}
