/** One letter as HTML, for a frame in the admin area. */
import type { RequestContext } from '#functions/context.ts';
import { ledger } from '#functions/store/ledger.ts';
import { repliesById } from '#functions/store/replies.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { Letter, Setting } from '#shared/domain/letters/letter.ts';
import { toHtml } from '#shared/domain/letters/to-html.ts';
import type { User } from '#shared/domain/user.ts';
import { settingFor } from '../touchpoints/letter-context.ts';
import { acknowledgementAgain } from '../touchpoints/re-render-acknowledgement.ts';
import { letterNamed, reRenderedLetter } from '../touchpoints/re-render-letter.ts';
import { userAt } from './find-user.ts';

/**
 * Without a working unsubscribe link: an administrator who looks at a letter must not unsubscribe
 * its reader.
 */
const settingOf = (userId: string, { env }: RequestContext): Setting => ({
  ...settingFor(userId),
  unsubscribeUrl: `${env.PUBLIC_BASE_URL}/unsubscribe`,
});

async function drawn(
  user: User,
  letterId: string,
  context: RequestContext,
): Promise<Letter | undefined> {
  const named = letterNamed(user.id, letterId);
  if (named?.kind === 'acknowledgement') {
    const reply = (await repliesById(user.id, [named.replyId])).get(named.replyId);
    return reply && acknowledgementAgain(user, reply);
  }
  const row = named && (await ledger.find(named.key));
  return row && reRenderedLetter(user, row, context);
}

/** Throws UNKNOWN_USER, and NO_SUCH_LETTER for one that was not sent or can't be drawn again. */
export async function showLetter(
  userId: string,
  letterId: string,
  context: RequestContext,
): Promise<string> {
  const user = await userAt(userId);
  const letter = await drawn(user, letterId, context);
  if (!letter) throw new Refusal('NO_SUCH_LETTER');
  return toHtml(letter, settingOf(userId, context));
}
