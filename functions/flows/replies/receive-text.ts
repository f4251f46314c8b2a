/** Takes a text that came in: finds whose phone it is and which letter it answers. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { RequestContext } from '#functions/context.ts';
import { counters } from '#functions/store/counters.ts';
import { momentIn } from '#functions/store/keys.ts';
import { type LetterRow, ledger } from '#functions/store/ledger.ts';
import { people } from '#functions/store/people.ts';
import { type AboutNumber, type AskedNumber, phones } from '#functions/store/phones.ts';
import { count } from '#functions/store/retries.ts';
import type { IncomingReply } from '#shared/domain/incoming-reply.ts';
import { latestTouchpoint } from '#shared/domain/latest-touchpoint.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import { wordAlone } from '#shared/domain/replies/forms/commands.ts';
import { answerToAsking } from '#shared/domain/replies/text-words.ts';
import type { User } from '#shared/domain/user.ts';
import { jsonIn } from '#shared/domain/well-formed-text.ts';
import { confirmNumber, explainAsking, finishConfirming } from '../channels/confirm-number.ts';
import { asksToLeave } from './interpret.ts';
import { takeReply } from './take-reply.ts';

/** Absent or null if the carrier has none: an MMS without words has no body. */
const words = z.pipe(
  z.nullish(z.string()),
  z.transform((said) => said ?? ''),
);

/** AWS End User Messaging's notice of a received text, as far as we read it. */
const Notice = z.object({
  originationNumber: z.string(),
  destinationNumber: words,
  /** The keyword as AWS matched it; we don't read it as the text. */
  messageKeyword: words,
  messageBody: words,
  inboundMessageId: z.string(),
  /** Our text that this one most likely answers. */
  previousPublishedMessageId: words,
});
type TextNotice = z.output<typeof Notice>;

const Kind = z.object({ originationNumber: z.string(), inboundMessageId: z.string() });

/**
 * Undefined for anything but a notice of a text, such as the console's test message. Throws if one
 * has an unexpected shape, because somebody's words are in it.
 */
export function textNotice(message: string): TextNotice | undefined {
  // A carrier that cuts a long text may cut through a character: `jsonIn` mends that.
  const said = jsonIn(message);
  return Kind.safeParse(said).success ? Notice.parse(said) : undefined;
}

type TextOutcome =
  | 'taken'
  | 'duplicate'
  | 'erased'
  | 'empty'
  /** The number belongs to nobody. */
  | 'unknown number'
  /** A phone that was asked for a YES and said something else. */
  | 'not agreed';

interface ReceivedText {
  readonly notice: TextNotice;
  /** When the carrier passed it on, by SNS's clock. */
  readonly at: Date;
}

/** Throws what AWS threw, or InProgress; the notice is then delivered again. */
export async function receiveText(
  notice: TextNotice,
  at: Date,
  context: RequestContext,
): Promise<TextOutcome> {
  const received = { notice, at };
  // A picture without words: nothing to read, and pictures are not fetched.
  if (notice.messageBody.trim() === '') return 'empty';
  const { holder, asked } = await phones.about(notice.originationNumber);
  if (holder) return fromHolder(received, holder, context);
  return asked ? fromAsked(received, asked, context) : fromNobody(received, context);
}

async function fromHolder(
  received: ReceivedText,
  { userId, by }: NonNullable<AboutNumber['holder']>,
  context: RequestContext,
): Promise<TextOutcome> {
  const since = addDays(context.now.toISOString().slice(0, 10), -2);
  const [found, letters] = await Promise.all([
    people.find(userId, context.now),
    ledger.lettersSince(userId, since),
  ]);
  if (found.kind !== 'person') return fromNobody(received, context);
  const answers = letterAnswered(received, found.user, letters);
  const reply: IncomingReply = { ...sharedIn(received), ...answers };
  // The YES that confirmed the phone, delivered again.
  if (by === reply.id) return finishConfirming(found.user, reply, context);
  return takeReply(found, reply, context);
}

/**
 * The letter that AWS names, else the newest that had been sent. Item numbers count over the list
 * of the letter only if AWS names that letter: otherwise the last text may have been an answer with
 * another list.
 */
function letterAnswered(
  { notice: { previousPublishedMessageId: messageId }, at }: ReceivedText,
  user: User,
  letters: readonly LetterRow[],
): Pick<IncomingReply, 'date' | 'stage' | 'letter'> {
  const named = letters.find((row) => messageId !== '' && row.messageId === messageId);
  const moment = named && momentIn(named.sk);
  if (moment) return { ...moment, ...(named.shown && { letter: named.shown }) };
  const newest = letters
    .filter((row) => row.state === 'sent' && (row.at ?? '') <= at.toISOString())
    .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
    .flatMap((row) => momentIn(row.sk) ?? [])[0];
  if (newest) return newest;
  const due = latestTouchpoint({ rhythm: rhythmOf(user), zone: user.zone, at });
  return {
    date: due?.date ?? localDateAt(at, user.zone),
    stage: due?.touchpoint ?? 'DAY0_ACK',
  };
}

/** What all texts have in common. */
const sharedIn = ({ notice, at }: ReceivedText) => ({
  id: createHash('sha256').update(notice.inboundMessageId).digest('base64url').slice(0, 12),
  names: { ids: [notice.previousPublishedMessageId].filter((id) => id !== '') },
  rawKey: `text ${notice.inboundMessageId}`,
  text: notice.messageBody,
  unreadable: false,
  answered: { channel: 'sms', references: [] } as const,
  at,
  receivedAt: at,
});

/** A phone that was asked whether it may be texted and belongs to nobody yet. */
async function fromAsked(received: ReceivedText, asked: AskedNumber, context: RequestContext) {
  const { originationNumber: phone, messageBody } = received.notice;
  const reply: IncomingReply = { ...sharedIn(received), date: asked.date, stage: 'DAY0_ACK' };
  const answer = answerToAsking(messageBody);
  if (answer === 'yes') {
    const confirmed = await confirmNumber({ phone, asked, reply }, context);
    return confirmed ?? fromNobody(received, context);
  }
  const command = wordAlone(messageBody, 'sms');
  if (answer === 'no' || (await asksToLeave(messageBody, 'sms'))) {
    await phones.forgetAsked(phone, asked.date);
    await phones.stop(phone, received.at);
  } else if (command === 'help') {
    await explainAsking(phone, asked, context);
  }
  return 'not agreed';
}

/** Unknown senders never get an answer, because it may be another service's loop. */
async function fromNobody(
  { notice, at }: ReceivedText,
  context: RequestContext,
): Promise<TextOutcome> {
  const { inboundMessageId, messageBody, originationNumber } = notice;
  const today = context.now.toISOString().slice(0, 10);
  const asked = wordAlone(messageBody, 'sms');
  // Nobody can have this number asked until it says START.
  if (await asksToLeave(messageBody, 'sms')) await phones.stop(originationNumber, at);
  if (asked === 'resubscribe') await phones.release(originationNumber);
  await count(context, () => counters.add(inboundMessageId, today, { 'texts:unknown': 1 }));
  return 'unknown number';
}
