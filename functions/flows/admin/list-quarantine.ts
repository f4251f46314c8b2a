/** Quarantined mails for an administrator: sender, subject and reason. */
import { largestHeadBytes, largestMailBytes, readMail } from '#functions/adapters/postal-mime.ts';
import { readIfThere } from '#functions/adapters/s3.ts';
import type { RequestContext } from '#functions/context.ts';
import { type Quarantined, quarantine } from '#functions/store/quarantine.ts';
import { usersById } from '#functions/store/users.ts';
import type { QuarantinedMail } from '#shared/contract/compliance.ts';

/** Characters shown of a header. */
const shownChars = 200;

/** Reads only the header, however large the mail is, and stores nothing of it. */
async function headOf(rawKey: string, { env }: RequestContext) {
  const most = { largest: 0, start: largestHeadBytes };
  const raw = await readIfThere(env.MAIL_BUCKET, rawKey, most);
  if (!raw) return {};
  const { from, subject, date } = await readMail(raw.bytes, largestMailBytes + 1);
  const short = (text: string) => Array.from(text).slice(0, shownChars).join('');
  return {
    ...(from.length > 0 && { from: short(from.join(', ')) }),
    ...(subject && { subject: short(subject) }),
    ...(date && { date: short(date) }),
  };
}

async function shownOf({ id, at, rawKey, ...rest }: Quarantined, context: RequestContext) {
  const { because, userId, traceId } = rest;
  const known = { ...(userId && { userId }), ...(traceId && { traceId }) };
  return { id, at: at.toISOString(), because, ...known, ...(await headOf(rawKey, context)) };
}

/** Newest first; at most 20, because each mail has to be opened. */
export async function listQuarantine(
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
  context: RequestContext,
): Promise<{ items: QuarantinedMail[]; nextCursor?: string }> {
  const { mails, next } = await quarantine.page(limit, context.now, cursor);
  const [shown, users] = await Promise.all([
    Promise.all(mails.map((mail) => shownOf(mail, context))),
    usersById(mails.flatMap(({ userId }) => userId ?? [])),
  ]);
  const items = shown.map((one) => {
    const user = one.userId === undefined ? undefined : users.get(one.userId);
    return { ...one, ...(user && { email: user.email }) };
  });
  return { items, ...(next && { nextCursor: next }) };
}
