/** Reads a raw mail of a user from the bucket, if one of the user's rows points at it. */
import { type ReadObject, readIfThere } from '#functions/adapters/s3.ts';
import type { RequestContext } from '#functions/context.ts';
import { mails } from '#functions/store/mails.ts';
import { repliesById } from '#functions/store/replies.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { userAt } from './find-user.ts';

/** Bytes: a function returns 6 MB at most, in base64. Of a longer mail only the start is shown. */
export const mostMailBytes = 4_000_000;

/** The prefix of every key in the bucket. */
const folder = 'inbound/';

/** The id of a mail that is not a reply: the end of its key. */
export const mailIdOf = (rawKey: string): string => rawKey.slice(folder.length);

const idShape = /^[\w-]{1,100}$/;

async function rawKeyOf(userId: string, mailId: string): Promise<string | undefined> {
  if (!idShape.test(mailId)) return undefined;
  const [replies, noted] = await Promise.all([
    repliesById(userId, [mailId]),
    mails.find(userId, `${folder}${mailId}`),
  ]);
  const rawKey = replies.get(mailId)?.rawKey ?? noted?.rawKey;
  return rawKey?.startsWith(folder) ? rawKey : undefined;
}

/**
 * `mailId` is the id of a reply, or of another mail about the user. Throws UNKNOWN_USER,
 * NO_SUCH_USER_MAIL, and MAIL_IS_GONE for one that has expired.
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
