/** "Export my data": all that is kept, as two files of one mail to the registered address. */
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { ttl } from '#functions/store/ttl.ts';
import { emptyDay } from '#shared/domain/day.ts';
import { acknowledgement } from '#shared/domain/letters/acknowledgement.ts';
import { dataAttached, dataMailed, dataOnceADay } from '#shared/domain/letters/export-words.ts';
import type { LetterFile } from '#shared/domain/letters/letter.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import type { Done } from '../replies/do-intent.ts';
import { InProgress } from '../replies/in-progress.ts';
import type { IncomingReply } from '../replies/incoming-reply.ts';
import { clear, deliver } from '../touchpoints/deliver.ts';
import { letterContextToday } from '../touchpoints/letter-context.ts';

/** Whether this reply is the one that gets the data today; asked again, it still is. */
async function isFirstToday(user: User, by: string, context: RequestContext): Promise<boolean> {
  const key = keys.letter(user.id, localDateAt(context.now, user.zone), 'EXPORT');
  const settled = { state: 'sent', at: context.now.toISOString(), by, ...ttl(user) };
  const claim = await ledger.claim(key, context, settled);
  if (claim.kind === 'leased') throw new InProgress();
  return claim.kind === 'ours' || claim.row['by'] === by;
}

/** For somebody who asked by text: the files go by mail, and the answer says so by text. */
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

/** Once a day: it holds all of a life, and a loop could ask for it again and again. */
export async function exportByReply(
  user: User,
  reply: IncomingReply,
  context: RequestContext,
): Promise<Done> {
  // Nobody else is answered, so nothing is gathered for them.
  if (!['invited', 'active', 'paused', 'unsubscribed'].includes(user.state)) return { user };
  if (!(await isFirstToday(user, reply.id, context))) return { user, answer: dataOnceADay };
  // Imported here so that the everyday reply does not carry it.
  const { gatherData } = await import('./gather-data.ts');
  const files = await gatherData(user, context);
  if (reply.answered.channel !== 'sms') return { user, answer: dataAttached, files };
  await mailFiles(user, files, context);
  return { user, answer: dataMailed };
}
