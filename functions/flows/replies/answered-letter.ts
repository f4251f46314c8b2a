/** The letter that a mail answers, as it was shown, if the mail identifies it. */
import { env } from '#functions/env.ts';
import { keys, momentIn } from '#functions/store/keys.ts';
import { ledger, type Shown } from '#functions/store/ledger.ts';
import type { Row } from '#functions/store/users.ts';
import { threadAnchor } from '#shared/domain/letters/subject-line.ts';
import { addDays, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import type { ReplyParts } from '#shared/domain/reply-address.ts';
import type { Stage } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';

/** The ledger row of the letter whose signed address the mail was sent to. */
export const letterRowOf = ({ userId, date, stage }: ReplyParts): Promise<Row | undefined> =>
  ledger.findLately(keys.letter(userId, date, stage));

/**
 * An acknowledgement has the same signed address as the letter before it, but shows a later list.
 * Only In-Reply-To tells the two apart. SES appends its own domain to the id.
 */
export function shownIn(row: Row | undefined, inReplyTo: string): Shown | undefined {
  const messageId = row?.['messageId'];
  if (typeof messageId !== 'string' || !inReplyTo.includes(`<${messageId}@`)) return undefined;
  return row?.['shown'] as Shown | undefined;
}

/** A reply to a letter older than this counts for the newest one. */
const answeredWithinDays = 14;

export interface AnsweredLetter {
  readonly date: LocalDate;
  readonly stage: Stage;
  readonly shown?: Shown;
}

/** Finds a letter by SES's id: the ledger's rows are named by date and stage. */
function byMessageId(rows: readonly Row[], inReplyTo: string): AnsweredLetter | undefined {
  const row = rows.find((one) => shownIn(one, inReplyTo) !== undefined);
  const moment = momentIn(String(row?.['sk']));
  const shown = shownIn(row, inReplyTo);
  return moment && shown ? { ...moment, shown } : undefined;
}

/**
 * Many programs reply to From instead of the signed address. The id in In-Reply-To tells which
 * letter it was, and an acknowledgement's thread at least the day. A past day counts as its
 * evening.
 */
export async function answeredBy(
  { inReplyTo, references }: { readonly inReplyTo: string; readonly references: string },
  { id, zone }: User,
  now: Date,
): Promise<AnsweredLetter | undefined> {
  if (!inReplyTo && !references) return undefined;
  const today = localDateAt(now, zone);
  const since = addDays(today, -answeredWithinDays);
  const known = byMessageId(await ledger.lettersSince(id, since), inReplyTo);
  if (known) return known;
  const domain = env().REPLY_DOMAIN;
  const days = Array.from({ length: answeredWithinDays }, (_, ago) => addDays(today, -1 - ago));
  const date = days.find((day) => references.includes(threadAnchor(id, day, domain)));
  return date === undefined ? undefined : { date, stage: 'EVENING_REFLECTION' };
}
