/** Draws the answer to a reply again, from what the reply is known to have changed. */
import type { KeptReply } from '#functions/store/replies.ts';
import { beforeChanges } from '#shared/domain/change.ts';
import { acknowledgement } from '#shared/domain/letters/acknowledgement.ts';
import { askAgain } from '#shared/domain/letters/ask-again.ts';
import { farewell } from '#shared/domain/letters/farewell.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import type { User } from '#shared/domain/user.ts';
import { daysAround } from './historical-day.ts';
import { letterContext } from './letter-context.ts';
import { userThen } from './re-render-letter.ts';

/**
 * Without the words that were found for that moment alone (a new time, a number that was asked).
 * Undefined where the day that it changed no longer remembers it, or it was not answered.
 */
export async function acknowledgementAgain(
  user: User,
  reply: KeptReply,
): Promise<Letter | undefined> {
  if (!reply.acknowledgementId && reply.notAcknowledged !== 'simulated') return undefined;
  const around = await daysAround(user.id, reply);
  if (!around) return undefined;
  const { after: day } = around;
  const { stage, date, changes, intent, engine, text } = reply;
  const at = new Date(reply.receivedAt);
  const about = letterContext(userThen(user, at), day, date, at);
  if (engine === 'unreadable') return askAgain({ ...about, stage });
  if (intent === 'unsubscribe') return farewell(about);
  return acknowledgement({
    ...about,
    stage,
    said: text,
    changes,
    before: beforeChanges(day, changes),
    intent,
    ...(changes.length === 0 && intent === null && { readerNote: 'nothing-found' }),
  });
}
