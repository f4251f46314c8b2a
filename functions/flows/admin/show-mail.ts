/** A raw mail of a person, as SES kept it: only one that a row of theirs points at. */
import { type ReadObject, readIfThere } from '#functions/adapters/s3.ts';
import type { RequestContext } from '#functions/context.ts';
import { history } from '#functions/store/history.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { userAt } from './find-user.ts';

/** A function answers 6 MB at most, in base64: of a longer mail this much is shown, its start. */
export const mostMailBytes = 4_000_000;

/** What every key in the bucket begins with. */
const folder = 'inbound/';

/** The id of a mail that is no reply: its key's end. */
export const mailIdOf = (rawKey: string): string => rawKey.slice(folder.length);

const idShape = /^[\w-]{1,100}$/;

async function rawKeyOf(userId: string, mailId: string): Promise<string | undefined> {
  if (!idShape.test(mailId)) return undefined;
  const [replies, noted] = await Promise.all([
    history.replies(userId, [mailId]),
    ledger.find(keys.mail(userId, `${folder}${mailId}`)),
  ]);
  const rawKey = replies.get(mailId)?.rawKey ?? noted?.['rawKey'];
  return typeof rawKey === 'string' && rawKey.startsWith(folder) ? rawKey : undefined;
}

/**
 * `mailId` is that of a reply, or of a mail that was none. Throws UNKNOWN_USER, NO_SUCH_USER_MAIL,
 * and MAIL_IS_GONE for one that has expired.
 */
export async function showMail(
  userId: string,
  mailId: string,
  context: RequestContext,
): Promise<ReadObject> {
  const user = await userAt(userId);
  const rawKey = await rawKeyOf(user.id, mailId);
  if (!rawKey) throw new Refusal('NO_SUCH_USER_MAIL');
  const most = { largest: mostMailBytes, start: mostMailBytes };
  const raw = await readIfThere(context.env.MAIL_BUCKET, rawKey, most);
  if (!raw) throw new Refusal('MAIL_IS_GONE');
  return raw;
}
