/** What an interpreter gets to read a reply. */
import type { Person } from '#functions/store/people.ts';
import { itemId } from '#shared/domain/item-id.ts';
import { type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import type { Asking } from '#shared/domain/replies/reading.ts';
import type { User } from '#shared/domain/user.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { targetOf } from './reply-target.ts';

/** In a late answer, "today" and "tomorrow" count from when it was written. */
function writtenOn({ at, date }: IncomingReply, { zone }: User): LocalDate {
  const written = localDateAt(at, zone);
  return written > date ? written : date;
}

export const askingOf = (reply: IncomingReply, { user, days }: Person): Asking => ({
  stage: reply.stage,
  today: writtenOn(reply, user),
  zone: user.zone,
  channel: reply.answered.channel ?? 'email',
  items: targetOf(days, reply.date, reply.letter).shown,
  reply: reply.text,
  newId: (n) => itemId(reply.id, n),
});
