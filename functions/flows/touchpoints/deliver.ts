/** Renders a cleared letter and sends it to its user. Every mail and text of ours leaves here. */
import { fitsHeader, toMime } from '#functions/adapters/mime.ts';
import { sendMail } from '#functions/adapters/ses.ts';
import { sign } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { env } from '#functions/env.ts';
import { type Key, sendKeyOf } from '#functions/store/keys.ts';
import { type Cleared, clearance } from '#shared/domain/clearance.ts';
import type { Answered } from '#shared/domain/incoming-reply.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { daySubject, replySubject, threadAnchor } from '#shared/domain/letters/subject-line.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import { replyAddress } from '#shared/domain/reply-address.ts';
import { stageWords } from '#shared/domain/stage.ts';
import type { Channel, User } from '#shared/domain/user.ts';
import { listUnsubscribe, settingFor } from './letter-context.ts';

/** Applies the send rules, with this stage's settings and the letter's channel. */
export const clear = (letter: Letter, user: User, context: RequestContext, answered?: Answered) =>
  clearance(letter, user, {
    now: context.now,
    realMail: context.env.USE_REAL_EMAIL,
    texts: context.env.SMS_ENABLED,
    channel: channelFor(letter, user, answered),
    heard: answered !== undefined,
  });

/** Letters about the address itself, always sent to it. STOP by text has its own farewell. */
const toTheAddress: ReadonlySet<Letter['purpose']> = new Set(['notice', 'erased', 'farewell']);

/** An answer goes by the channel of the message. */
function channelFor({ purpose }: Letter, user: User, answered: Answered | undefined): Channel {
  if (answered) return answered.channel ?? 'email';
  return toTheAddress.has(purpose) ? 'email' : user.channel;
}

/**
 * Returns the id under which the mail or text was accepted; undefined when it was only recorded (a
 * tester's letter, or the channel is off). `key` is the row for delivery events.
 */
export async function deliver(
  cleared: Cleared,
  context: RequestContext,
  answered?: Answered,
  key?: Key,
): Promise<string | undefined> {
  const { letter, user, channel, simulated } = cleared;
  if (simulated) {
    await record(cleared, context, answered);
    return undefined;
  }
  if (channel === 'sms') return deliverText(letter, user);
  const raw = await mimeOf(letter, user, answered, context);
  return sendMail({ to: user.email, raw, tags: tagsOf(letter, user, key) }, context.clock);
}

/** Records the letter as it would have been sent, down to its bytes. */
async function record(
  { letter, user, channel }: Cleared,
  context: RequestContext,
  answered: Answered | undefined,
): Promise<void> {
  if (!context.rehearsal) return;
  const mime = channel === 'email' ? await mimeOf(letter, user, answered, context) : undefined;
  context.rehearsal.letter({ letter, channel, ...(mime && { mime }) });
}

async function deliverText(letter: Letter, { id, phone }: User): Promise<string | undefined> {
  if (!phone) return undefined;
  // Imported lazily, so that functions that send only mail never load the client for texts.
  const { sendText } = await import('#functions/adapters/sns.ts');
  return sendText({ to: phone, text: toSms(letter, settingFor(id)) });
}

async function mimeOf(
  letter: Letter,
  user: User,
  answered: Answered | undefined,
  { clock }: RequestContext,
) {
  const { stage, answersOn: date = letter.date, asksToErase } = letter;
  const answersTo = { userId: user.id, date, stage, ...(asksToErase && { asksToErase }) };
  const replyTo = replyAddress(answersTo, env().REPLY_DOMAIN, sign);
  const thread = threadOf(letter, user, answered);
  const reply = { address: replyTo, subject: replySubject(thread.subject) };
  const setting = { ...settingFor(user.id), reply };
  return toMime({
    from: { name: env().PRODUCT_NAME, address: env().SENDER_ADDRESS },
    to: user.email,
    replyTo,
    ...thread,
    listUnsubscribe: listUnsubscribe(user.id),
    autoSubmitted: answered ? 'auto-replied' : 'auto-generated',
    feedbackId: `${letter.purpose}:${stageWords[stage].slug}:${env().CONFIGURATION_SET}`,
    html: toHtml(letter, setting),
    text: toText(letter, setting),
    date: clock(),
    ...(letter.files && { attachments: letter.files }),
  });
}

/** A letter with a subject of its own keeps it, and belongs to a thread only as an answer. */
function threadOf(letter: Letter, user: User, answered: Answered | undefined) {
  const isOfDay = letter.subject === daySubject(letter.date);
  const anchor = isOfDay ? [threadAnchor(user.id, letter.date, env().REPLY_DOMAIN)] : [];
  if (!answered) return { subject: letter.subject, references: anchor };
  const { messageId, references } = answered;
  return {
    subject: isOfDay ? replySubject(subjectOf(letter, answered)) : letter.subject,
    references: [...anchor, ...references, ...(messageId ? [messageId] : [])],
    ...(messageId && { inReplyTo: messageId }),
  };
}

/**
 * Keeps the person's own subject, so that their thread stays together. A subject that can't be a
 * header is dropped.
 */
const subjectOf = (letter: Letter, { subject }: Answered): string =>
  subject && fitsHeader(subject) ? subject : letter.subject;

/** Tags that delivery events bring back: the user, the stage and the letter's row. */
const tagsOf = (letter: Letter, user: User, key: Key | undefined) => ({
  user: user.id,
  stage: stageWords[letter.stage].slug,
  ...(key && { letter: sendKeyOf(key) }),
});
