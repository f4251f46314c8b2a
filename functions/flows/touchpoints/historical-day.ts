/** A person's lists as they stood before a reply or letter, found by undoing later replies. */

import { daysBefore, type LastReply, type StoredDay } from '#functions/store/days.ts';
import { type KeptReply, repliesById } from '#functions/store/replies.ts';
import { beforeChanges } from '#shared/domain/change.ts';
import { type Applied, type Day, hasApplied } from '#shared/domain/day.ts';
import { addDays, type LocalDate } from '#shared/domain/local-date.ts';

type Replies = ReadonlyMap<string, KeptReply>;

const lastOf = (reply: KeptReply | undefined): LastReply | undefined =>
  reply && { id: reply.id, intent: reply.intent, changes: reply.changes };

/**
 * The stored day with these replies undone, newest first. Drops the times of the last edits;
 * otherwise a repeated edit would count as older than the ones undone.
 */
function without(stored: StoredDay, later: readonly Applied[], replies: Replies): StoredDay {
  const gone = new Set(later.map(({ id }) => id));
  const { edited: _edited, ...day } = stored.day;
  const applied = day.applied.filter(({ id }) => !gone.has(id));
  const changes = later.toReversed().map(({ id }) => replies.get(id)?.changes ?? []);
  const lists = changes.reduce(beforeChanges, { items: day.items, later: day.later });
  const last = lastOf(replies.get(applied.at(-1)?.id ?? ''));
  return {
    day: { ...day, ...lists, applied },
    writtenBy: stored.writtenBy,
    ...(last && { last }),
  };
}

/** As many days as a letter or a reply is composed from. */
const fewDays = 5;

/** The newest days up to a date, as they were at an instant. */
export async function daysAt(
  userId: string,
  date: LocalDate,
  at: Date,
): Promise<readonly StoredDay[]> {
  const days = await daysBefore(userId, addDays(date, 1), fewDays);
  const isLater = (one: Applied) => one.at > at.getTime();
  const later = days.flatMap(({ day }) => day.applied.filter(isLater).map(({ id }) => id));
  const replies = await repliesById(userId, [...new Set(later)]);
  return days.map((stored) => {
    const some = stored.day.applied.filter(isLater);
    return some.length > 0 ? without(stored, some, replies) : stored;
  });
}

interface AroundReply {
  /** The newest days, the changed one first, as they were before the reply. */
  readonly before: readonly StoredDay[];
  /** The changed day, as it was after the reply. */
  readonly after: Day;
}

/** Undefined if the day no longer knows the reply. */
export async function daysAround(
  userId: string,
  { id, date, receivedAt }: Pick<KeptReply, 'id' | 'date' | 'receivedAt'>,
): Promise<AroundReply | undefined> {
  // A reply changes its letter's day or the newest one, at most two days later in any zone.
  const newest = [date, receivedAt.slice(0, 10)].sort().at(-1) ?? date;
  const days = await daysBefore(userId, addDays(newest, 3), fewDays * 2);
  // Later days remember the reply, too, if it came shortly before they were opened.
  const at = days.findLastIndex(({ day }) => hasApplied(day, id));
  const stored = days[at];
  if (!stored) return undefined;
  const { applied } = stored.day;
  const index = applied.findIndex((one) => one.id === id);
  const replies = await repliesById(
    userId,
    applied.map((one) => one.id),
  );
  const after = without(stored, applied.slice(index + 1), replies);
  const before = without(stored, applied.slice(index), replies);
  return { before: [before, ...days.slice(at + 1)], after: after.day };
}
