/** Prints a letter that has passed the gate and sends it to its user: the one way out. */
import { fitsHeader, toMime } from '#functions/adapters/mime.ts';
import { sendMail } from '#functions/adapters/ses.ts';
import { sign } from '#functions/adapters/signing.ts';
import { env } from '#functions/env.ts';
import type { Scene } from '#functions/scene.ts';
import { type Cleared, clearance } from '#shared/domain/clearance.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { threadAnchor } from '#shared/domain/letters/subject-line.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import { toText } from '#shared/domain/letters/to-text.ts';
import { replyAddress } from '#shared/domain/reply-address.ts';
import { stageWords } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { listUnsubscribe, settingFor } from './links.ts';

/** The mail a letter answers, by its headers. */
export interface Answered {
  readonly messageId?: string;
  readonly references: readonly string[];
  readonly subject?: string;
}

/** `Re:` once, however often the thread went back and forth. */
const replySubject = (subject: string): string => `Re: ${subject.replace(/^(?:re:\s*)+/i, '')}`;

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

const tagOf = (letter: Letter, user: User): string =>
  `${user.id}_${letter.date}_${stageWords[letter.stage].slug}_${letter.purpose}`;

async function mimeOf(letter: Letter, user: User, answered: Answered | undefined) {
  const setting = settingFor(user.id);
  const { userId, date, stage } = { userId: user.id, date: letter.date, stage: letter.stage };
  return toMime({
    from: { name: env().PRODUCT_NAME, address: env().SENDER_ADDRESS },
    to: user.email,
    replyTo: replyAddress({ userId, date, stage }, env().REPLY_DOMAIN, sign),
    ...threadOf(letter, user, answered),
    listUnsubscribe: listUnsubscribe(user.id),
    autoSubmitted: answered ? 'auto-replied' : 'auto-generated',
    feedbackId: `${letter.purpose}:${stageWords[stage].slug}:${env().CONFIGURATION_SET}`,
    html: toHtml(letter, setting),
    text: toText(letter, setting),
  });
}

/** The gate, with the settings of this stage. */
export const clear = (letter: Letter, user: User, scene: Scene, _answered?: Answered) =>
  clearance(letter, user, { now: scene.now, realMail: scene.env.USE_REAL_EMAIL });

/**
 * Answers the id the mail was accepted under; undefined when it was only recorded (a tester's
 * letter, or USE_REAL_EMAIL off).
 */
export async function deliver(
  { letter, user, simulated }: Cleared,
  answered?: Answered,
): Promise<string | undefined> {
  if (simulated) return undefined;
  const raw = await mimeOf(letter, user, answered);
  return sendMail({ to: user.email, raw, tag: tagOf(letter, user) });
}
