/** The letter that a text answers: the one AWS names, else the newest that had been sent. */
import { momentIn } from '#functions/store/keys.ts';
import type { Shown } from '#functions/store/ledger.ts';
import type { Row } from '#functions/store/users.ts';
import { latestTouchpoint } from '#shared/domain/latest-touchpoint.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import type { User } from '#shared/domain/user.ts';
import type { IncomingReply } from './incoming-reply.ts';

type Answering = Pick<IncomingReply, 'date' | 'stage' | 'letter'>;

/** The date and stage of a ledger row; undefined for a notice and other letters without a stage. */
const momentOf = (row: Row): Answering | undefined => momentIn(String(row['sk']));

const sentBy = (at: Date) => (row: Row) =>
  row['state'] === 'sent' && String(row['at']) <= at.toISOString();

/**
 * Item numbers count over the list of the letter only if AWS names that letter: otherwise the last
 * text may have been an answer with another list.
 */
export function letterAnswered(
  letters: readonly Row[],
  user: User,
  { messageId, at }: { readonly messageId: string; readonly at: Date },
): Answering {
  const named = letters.find((row) => messageId !== '' && row['messageId'] === messageId);
  const moment = named && momentOf(named);
  if (moment) return { ...moment, letter: named['shown'] as Shown };
  const newest = letters
    .filter(sentBy(at))
    .toSorted((a, b) => String(b['at']).localeCompare(String(a['at'])))
    .flatMap((row) => momentOf(row) ?? [])[0];
  if (newest) return newest;
  const due = latestTouchpoint({ rhythm: rhythmOf(user), zone: user.zone, at });
  return {
    date: due?.date ?? localDateAt(at, user.zone),
    stage: due?.touchpoint ?? 'DAY0_ACK',
  };
}
