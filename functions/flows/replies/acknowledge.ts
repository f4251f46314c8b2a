/** Answers a reply with the current list and what changed. */
import type { RequestContext } from '#functions/context.ts';
import type { LastReply } from '#functions/store/days.ts';
import { keys } from '#functions/store/keys.ts';
import { whyUnanswered } from '#shared/domain/answering.ts';
import { beforeChanges, editsOf } from '#shared/domain/change.ts';
import type { Clearance } from '#shared/domain/clearance.ts';
import type { Day } from '#shared/domain/day.ts';
import { acknowledgement } from '#shared/domain/letters/acknowledgement.ts';
import { withAlsoRead } from '#shared/domain/letters/also-read.ts';
import { askAgain } from '#shared/domain/letters/ask-again.ts';
import { textsEnd } from '#shared/domain/letters/by-text.ts';
import { farewell } from '#shared/domain/letters/farewell.ts';
import type { ReaderNote, Words } from '#shared/domain/letters/intent-words.ts';
import type { Letter, LetterFile } from '#shared/domain/letters/letter.ts';
import { whatStopped } from '#shared/domain/letters/sentences.ts';
import { isAttempt } from '#shared/domain/replies/attempt.ts';
import { isReadInPart } from '#shared/domain/replies/long-reply.ts';
import type { User } from '#shared/domain/user.ts';
import { whyStopIsNotConfirmed } from '../channels/text-subscription.ts';
import { clear, deliver } from '../touchpoints/deliver.ts';
import { letterContext } from '../touchpoints/letter-context.ts';
import type { IncomingReply } from './incoming-reply.ts';

interface Acknowledging {
  readonly user: User;
  /** The lists before the reply. */
  readonly userBefore: User;
  readonly reply: IncomingReply;
  readonly day: Day;
  readonly last: LastReply;
  /** What was asked but could not be done. */
  readonly note?: ReaderNote;
  /** The answer's own words about what was done. */
  readonly answer?: Words;
  readonly files?: readonly LetterFile[];
}

export interface Said {
  readonly acknowledgementId?: string;
  readonly notAcknowledged?: string;
}

/** A reply that is unsure about leaving gets told how to leave; nothing is done. */
const isAboutLeaving = /unsub|\bopt|\bstop\b|\bleave\b|\bget off\b/i;

/** Further notes: we can't do what was asked, or we found nothing to do. */
function noteFor({ reply, last, note }: Acknowledging): ReaderNote | undefined {
  const { text, tooLarge, attachments = [] } = reply;
  const { intent, changes, already, late } = last;
  if (note) return note;
  if (late && intent === null) return 'came-late';
  if (tooLarge) return 'too-large';
  if (intent === 'help' && isAboutLeaving.test(text)) return 'how-to-stop';
  if (text.trim() === '') return attachments.length > 0 ? 'attachments-ignored' : undefined;
  if (changes.length > 0) return undefined;
  if (intent === null) return already ? 'says-so-already' : 'nothing-found';
  return intent === 'none' && isAttempt(text) ? 'nothing-found' : undefined;
}

function letterFor(acknowledging: Acknowledging, now: Date): Letter {
  const { user, userBefore, reply, day, last, answer, files } = acknowledging;
  const context = letterContext(user, day, reply.date, now);
  const whyStopped = whatStopped(userBefore, context);
  if (reply.unreadable && !reply.tooLarge) {
    return withAlsoRead(askAgain({ ...context, stage: reply.stage }), last.unanswered);
  }
  if (last.intent === 'unsubscribe') {
    return reply.answered.channel === 'sms' ? textsEnd(context) : farewell(context);
  }
  const readerNote = noteFor(acknowledging);
  const letter = acknowledgement({
    ...context,
    stage: reply.stage,
    changes: editsOf(last.changes, day),
    before: beforeChanges(day, last.changes),
    intent: last.intent,
    ...(readerNote && { readerNote }),
    ...(answer && { answer }),
    ...(whyStopped && { whyStopped }),
    readInPart: isReadInPart(reply.text),
    ...(reply.attachments && { attachments: reply.attachments }),
  });
  return withAlsoRead({ ...letter, ...(files && { files }) }, last.unanswered);
}

type Leave = Clearance | { readonly yes: false; readonly because: string };

function leaveFor(acknowledging: Acknowledging, context: RequestContext): Leave {
  const { user, reply, day, last } = acknowledging;
  // Ends a loop of two machines, whatever their headers say.
  const loop = whyUnanswered(day, last, context.now);
  if (loop) return { yes: false, because: loop };
  const isStop = last.intent === 'unsubscribe' && reply.answered.channel === 'sms';
  const because = isStop ? whyStopIsNotConfirmed(reply, context) : undefined;
  if (because) return { yes: false, because };
  return clear(letterFor(acknowledging, context.now), user, context, reply.answered);
}

/** Sends at most one letter; returns its id, or why none was sent. */
export async function acknowledge(
  acknowledging: Acknowledging,
  context: RequestContext,
): Promise<Said> {
  const { user, reply } = acknowledging;
  const leave = leaveFor(acknowledging, context);
  if (!leave.yes) {
    const { because } = leave;
    // An alarm counts this line: only this limit has ended the loop.
    context.log.warn('not acknowledged', { because, userId: user.id, replyId: reply.id });
    return { notAcknowledged: because };
  }
  // If the worker dies after SES accepted the mail and before the reply's row is written, SES's
  // delivery event marks that row before the next attempt.
  const key = keys.reply(user.id, reply.id);
  const id = await deliver(leave.cleared, context, reply.answered, key);
  return id ? { acknowledgementId: id } : { notAcknowledged: 'simulated' };
}
