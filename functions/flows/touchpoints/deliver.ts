/** Prints a letter that has passed the gate and sends it to its user: the one way out. */
import { fitsHeader, toMime } from '#functions/adapters/mime.ts';
import { sendMail } from '#functions/adapters/ses.ts';
import { sign } from '#functions/adapters/signing.ts';
import type { RequestContext } from '#functions/context.ts';
import { env } from '#functions/env.ts';
import { type Key, sendKeyOf } from '#functions/store/keys.ts';
import { type Cleared, clearance } from '#shared/domain/clearance.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { replySubject, threadAnchor } from '#shared/domain/letters/subject-line.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import { replyAddress } from '#shared/domain/reply-address.ts';
import { stageWords } from '#shared/domain/stage.ts';
import type { Channel, User } from '#shared/domain/user.ts';
import { listUnsubscribe, settingFor } from './links.ts';

/** The message a letter answers: a mail by its headers, or a text. */
export interface Answered {
  /** The way it came, and the answer goes; by email when left out. */
  readonly channel?: Channel;
  readonly messageId?: string;
  readonly references: readonly string[];
  readonly subject?: string;
}

/**
 * The person's own subject keeps their thread together; what cannot be a header is not repeated.
 */
const subjectOf = (letter: Letter, { subject }: Answered): string =>
  subject && fitsHeader(subject) ? subject : letter.subject;

function threadOf(letter: Letter, user: User, answered: Answered | undefined) {
  const anchor = threadAnchor(user.id, letter.date, env().REPLY_DOMAIN);
  if (!answered) return { subject: letter.subject, references: [anchor] };
  const before = answered.references.filter((reference) => reference !== anchor);
  return {
    subject: replySubject(subjectOf(letter, answered)),
    references: [anchor, ...before, ...(answered.messageId ? [answered.messageId] : [])],
    ...(answered.messageId && { inReplyTo: answered.messageId }),
  };
}

/** What each delivery event brings back: whom it is about, and the row of the letter. */
const tagsOf = (letter: Letter, user: User, key: Key | undefined) => ({
  user: user.id,
  stage: stageWords[letter.stage].slug,
  ...(key && { letter: sendKeyOf(key) }),
});

async function mimeOf(
  letter: Letter,
  user: User,
  answered: Answered | undefined,
  { clock }: RequestContext,
) {
  const setting = settingFor(user.id);
  const { stage, answersOn: date = letter.date, asksToErase } = letter;
  const answersTo = { userId: user.id, date, stage, ...(asksToErase && { asksToErase }) };
  return toMime({
    from: { name: env().PRODUCT_NAME, address: env().SENDER_ADDRESS },
    to: user.email,
    replyTo: replyAddress(answersTo, env().REPLY_DOMAIN, sign),
    ...threadOf(letter, user, answered),
    listUnsubscribe: listUnsubscribe(user.id),
    autoSubmitted: answered ? 'auto-replied' : 'auto-generated',
    feedbackId: `${letter.purpose}:${stageWords[stage].slug}:${env().CONFIGURATION_SET}`,
    html: toHtml(letter, setting),
    text: toText(letter, setting),
    date: clock(),
    ...(letter.files && { attachments: letter.files }),
  });
}

/** About the address, and so to it; STOP by text has a farewell of its own. */
const toTheAddress: ReadonlySet<Letter['purpose']> = new Set(['notice', 'erased', 'farewell']);

/** An answer goes back the way the question came. */
function channelFor({ purpose }: Letter, user: User, answered: Answered | undefined): Channel {
  if (answered) return answered.channel ?? 'email';
  return toTheAddress.has(purpose) ? 'email' : user.channel;
}

async function deliverText(letter: Letter, { id, phone }: User): Promise<string | undefined> {
  if (!phone) return undefined;
  // Imported here so that who writes only mails never loads the client for texts.
  const { sendText } = await import('#functions/adapters/sns.ts');
  return sendText({ to: phone, text: toSms(letter, settingFor(id)) });
}

/** The gate, with the settings of this stage and the way the letter would go. */
export const clear = (letter: Letter, user: User, context: RequestContext, answered?: Answered) =>
  clearance(letter, user, {
    now: context.now,
    realMail: context.env.USE_REAL_EMAIL,
    texts: context.env.SMS_ENABLED,
    channel: channelFor(letter, user, answered),
    heard: answered !== undefined,
  });

/** As it would have gone out: whoever rehearses looks at the very bytes. */
async function record(
  { letter, user, channel }: Cleared,
  context: RequestContext,
  answered: Answered | undefined,
): Promise<void> {
  if (!context.rehearsal) return;
  const mime = channel === 'email' ? await mimeOf(letter, user, answered, context) : undefined;
  context.rehearsal.letter({ letter, channel, ...(mime && { mime }) });
}

/**
 * Answers the id the mail or text was accepted under; undefined when it was only recorded (a
 * tester's letter, or the channel is off). `key` names the row that delivery events are noted on.
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
