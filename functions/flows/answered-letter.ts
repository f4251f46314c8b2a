/** The letter that a mail answers, as it was shown, when the mail names that very letter. */
import { keys } from '#functions/store/keys.ts';
import { ledger, type Shown } from '#functions/store/ledger.ts';
import type { Row } from '#functions/store/users.ts';
import type { ReplyParts } from '#shared/domain/reply-address.ts';

/** The ledger's row of the letter whose signed address was written to. */
export const letterRowOf = ({ userId, date, stage }: ReplyParts): Promise<Row | undefined> =>
  ledger.find(keys.letter(userId, date, stage));

/**
 * An acknowledgement carries the same signed address as the letter before it, but shows the list as
 * it stood then: only In-Reply-To tells the two apart. SES adds its own domain to the id it gives.
 */
export function shownIn(row: Row | undefined, inReplyTo: string): Shown | undefined {
  const messageId = row?.['messageId'];
  if (typeof messageId !== 'string' || !inReplyTo.includes(`<${messageId}@`)) return undefined;
  return row?.['shown'] as Shown | undefined;
}
