/** Takes a text that came in: finds whose phone it is, and takes the reply. */
import { createHash } from 'node:crypto';
import type { RequestContext } from '#functions/context.ts';
import { counters } from '#functions/store/counters.ts';
import { ledger } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { type AboutNumber, type AskedNumber, phones } from '#functions/store/phones.ts';
import type { Row } from '#functions/store/users.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { readCommand } from '#shared/domain/replies/commands.ts';
import { answerToAsking } from '#shared/domain/replies/text-words.ts';
import { confirmNumber, explainAsking, finishConfirming } from '../channels/confirm-number.ts';
import { count } from '../write-with-retry.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { letterAnswered } from './letter-answered.ts';
import { takeReply } from './take-reply.ts';
import type { TextNotice } from './text-notice.ts';

export type TextOutcome =
  | 'taken'
  | 'duplicate'
  | 'erased'
  | 'empty'
  /** The number belongs to nobody. */
  | 'unknown number'
  /** A phone that was asked for a YES and said something else. */
  | 'not agreed';

interface Received {
  readonly notice: TextNotice;
  /** When the carrier passed it on, by SNS's clock. */
  readonly at: Date;
}

const replyIdOf = ({ inboundMessageId }: TextNotice): string =>
  createHash('sha256').update(inboundMessageId).digest('base64url').slice(0, 12);

/** What all texts have in common. */
const wordsOf = ({ notice, at }: Received) => ({
  id: replyIdOf(notice),
  names: { ids: [notice.previousPublishedMessageId].filter((id) => id !== '') },
  rawKey: `text ${notice.inboundMessageId}`,
  text: notice.messageBody,
  unreadable: false,
  answered: { channel: 'sms', references: [] } as const,
  at,
  receivedAt: at,
});

function replyIn(received: Received, { user }: Person, letters: readonly Row[]): IncomingReply {
  const { at, notice } = received;
  const messageId = notice.previousPublishedMessageId;
  return { ...wordsOf(received), ...letterAnswered(letters, user, { messageId, at }) };
}

/** Unknown senders never get an answer, because it may be another service's loop. */
async function fromNobody({ notice, at }: Received, context: RequestContext): Promise<TextOutcome> {
  const { inboundMessageId, messageBody, originationNumber } = notice;
  const today = context.now.toISOString().slice(0, 10);
  const asked = readCommand(messageBody, { today, channel: 'sms' })?.intent;
  // Nobody can have this number asked until it says START.
  if (asked === 'unsubscribe') await phones.stop(originationNumber, at);
  if (asked === 'resubscribe') await phones.release(originationNumber);
  await count(context, () => counters.add(inboundMessageId, today, { 'texts:unknown': 1 }));
  return 'unknown number';
}

/** A phone that was asked whether it may be texted and belongs to nobody yet. */
async function fromAsked(received: Received, asked: AskedNumber, context: RequestContext) {
  const { originationNumber: phone, messageBody } = received.notice;
  const words = wordsOf(received);
  const reply: IncomingReply = { ...words, date: asked.date, stage: 'DAY0_ACK' };
  const answer = answerToAsking(messageBody);
  if (answer === 'yes') {
    const confirmed = await confirmNumber({ phone, asked, reply }, context);
    return confirmed ?? fromNobody(received, context);
  }
  const command = readCommand(messageBody, { today: asked.date, channel: 'sms' })?.intent;
  if (answer === 'no' || command === 'unsubscribe') {
    await phones.forgetAsked(phone, asked.date);
    await phones.stop(phone, received.at);
  } else if (command === 'help') {
    await explainAsking(phone, asked, context);
  }
  return 'not agreed';
}

async function fromHolder(
  received: Received,
  { userId, by }: NonNullable<AboutNumber['holder']>,
  context: RequestContext,
): Promise<TextOutcome> {
  const since = addDays(context.now.toISOString().slice(0, 10), -2);
  const [found, letters] = await Promise.all([
    people.find(userId, context.now),
    ledger.lettersSince(userId, since),
  ]);
  if (found.kind !== 'person') return fromNobody(received, context);
  const reply = replyIn(received, found, letters);
  // The YES that confirmed the phone, delivered again.
  if (by === reply.id) return finishConfirming(found.user, reply, context);
  return takeReply(found, reply, context);
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
