/** "Export my data": mails everything we keep, as two files, to the registered address. */
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { InProgress } from '#functions/store/retries.ts';
import { ttl } from '#functions/store/users.ts';
import { emptyDay } from '#shared/domain/day.ts';
import type { IncomingReply } from '#shared/domain/incoming-reply.ts';
import { acknowledgement } from '#shared/domain/letters/acknowledgement.ts';
import { dataAttached, dataMailed, dataOnceADay } from '#shared/domain/letters/answer-words.ts';
import type { LetterFile } from '#shared/domain/letters/letter.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import type { IntentResult } from '../replies/answer.ts';
import { clear, deliver } from '../touchpoints/deliver.ts';
import { letterContextToday } from '../touchpoints/letter-context.ts';

/** Whether this reply is the one that gets the data today, also when it is delivered again. */
async function isFirstToday(user: User, by: string, context: RequestContext): Promise<boolean> {
  const key = keys.letter(user.id, localDateAt(context.now, user.zone), 'EXPORT');
  const settled = { state: 'sent', at: context.now.toISOString(), by, ...ttl(user) };
  const claim = await ledger.claim(key, context, settled);
  if (claim.kind === 'leased') throw new InProgress();
  return claim.kind === 'ours' || claim.row.by === by;
}

/** For a user who asked by text: the files go by mail, and a text says so. */
async function mailFiles(
  user: User,
  files: readonly LetterFile[],
  context: RequestContext,
): Promise<void> {
  const words = letterContextToday(user, context);
  const { date } = words;
  const empty = { changes: [], before: emptyDay(date), stage: 'DAY0_ACK' as const };
  const letter = acknowledgement({ ...words, ...empty, intent: 'export', answer: dataAttached });
  const byMail = { channel: 'email' as const, references: [] };
  const leave = clear({ ...letter, files }, user, context, byMail);
  if (leave.yes) await deliver(leave.cleared, context, byMail);
}

/** Once a day: the export is large, and a mail loop could ask forever. */
export async function exportByReply(
  user: User,
  reply: IncomingReply,
  context: RequestContext,
): Promise<IntentResult> {
  // Nobody else gets an answer, so gather nothing.
  if (!['invited', 'active', 'paused', 'unsubscribed'].includes(user.state)) return { user };
  if (!(await isFirstToday(user, reply.id, context))) return { user, answer: dataOnceADay };
  // Imported lazily, so that ordinary replies don't load it.
  const { gatherData } = await import('./gather-data.ts');
  const files = await gatherData(user, context);
  if (reply.answered.channel !== 'sms') return { user, answer: dataAttached, files };
  await mailFiles(user, files, context);
  return { user, answer: dataMailed };
}
