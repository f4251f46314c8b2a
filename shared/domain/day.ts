/** A person's day: opened by carrying forward, changed by replies. Pure; nothing is ever lost. */
import {
  applyEdits,
  type Checklist,
  type DayLists,
  type Edit,
  type Item,
  withNote,
  withoutDate,
} from './checklist.ts';
import { type EditTimes, timely, withTimes } from './edit-times.ts';
import { appliedReplyKeptMs, maxAppliedReplies, sameWordsMs } from './limits.ts';
import type { LocalDate } from './local-date.ts';

/** A reply that has been applied to the day, so that its second delivery changes nothing. */
export interface Applied {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** A hash of the words of a mail, kept for ten minutes: two machines at it repeat themselves. */
  readonly words?: string;
  /** It asked something of the service itself. */
  readonly command?: true;
}

export interface Day extends DayLists {
  readonly date: LocalDate;
  /** 0 while nothing has been written under this date. */
  readonly version: number;
  /** The last 50, oldest first. */
  readonly applied: readonly Applied[];
  /** How many replies got no answer of their own, and are still to be told of. */
  readonly unanswered?: number;
  /** By which a text that was long on its way is known as late. */
  readonly edited?: EditTimes;
}

export const emptyDay = (date: LocalDate): Day => ({
  date,
  version: 0,
  items: [],
  later: [],
  applied: [],
});

/** What is done or dropped stays behind on its day. */
const carried = ({ items, later }: DayLists): Checklist =>
  [...items, ...later].filter(({ status }) => status === 'open' || status === 'deferred');

/**
 * An item on the list of a later day: on the day it was put off to it isn't carried over, and what was
 * said of it is of that day.
 */
export const asOpen = (item: Item): Item => ({
  ...withNote(withoutDate(item), ''),
  status: 'open',
  firstDay: item.on ?? item.firstDay,
});

/** A reply may be delivered again after midnight; one from two days before will not be. */
function remembered(applied: readonly Applied[]): readonly Applied[] {
  const newest = Math.max(...applied.map(({ at }) => at));
  return applied.filter(({ at }) => newest - at < appliedReplyKeptMs).slice(-maxAppliedReplies);
}

/**
 * The day of a date, carried forward from the last one written, however long ago that was: what was
 * put off to this date or an earlier one is on its list, the rest goes on resting. A last day of that date, or of a later one after a flight across the date line, stands as it is.
 */
export function openDay(last: Day | undefined, date: LocalDate): Day {
  if (!last) return emptyDay(date);
  if (last.date >= date) return last;
  const unfinished = carried(last);
  const rests = ({ on }: Item): boolean => on !== undefined && on > date;
  const here = new Set(unfinished.map(({ id }) => id));
  const edited = [...(last.edited ?? [])].filter(([id]) => here.has(id));
  return {
    ...emptyDay(date),
    items: unfinished
      .filter((item) => !rests(item))
      .toSorted((one, other) => (one.on ?? '').localeCompare(other.on ?? ''))
      .map(asOpen),
    later: unfinished.filter(rests),
    applied: remembered(last.applied),
    ...(edited.length > 0 && { edited: new Map(edited) }),
  };
}

/** What was typed on the page is applied like a reply, under this id. */
export const dayZeroReplyId = 'day0';

/** Whether anything was ever said from the person's own mailbox or phone. */
export const hasReplied = ({ applied }: Day): boolean =>
  applied.some(({ id }) => id !== dayZeroReplyId);

/** When the person had last replied before this reply, in epoch milliseconds. */
export function repliedBefore({ applied }: Day, replyId: string): number | undefined {
  const others = applied.filter(({ id }) => id !== dayZeroReplyId && id !== replyId);
  const { at = Number.POSITIVE_INFINITY } = applied.find(({ id }) => id === replyId) ?? {};
  const earlier = others.map((one) => one.at).filter((ms) => ms <= at);
  return earlier.length > 0 ? Math.max(...earlier) : undefined;
}

export const hasApplied = (day: Day, replyId: string): boolean =>
  day.applied.some(({ id }) => id === replyId);

const withoutWords = ({ words: _words, ...applied }: Applied): Applied => applied;

/** The day with so many replies that are still to be told of. */
export function withUnanswered({ unanswered: _before, ...day }: Day, count: number): Day {
  return count > 0 ? { ...day, unanswered: count } : day;
}

/**
 * The day after a reply (`at` in epoch milliseconds). A reply it has taken before changes nothing;
 * one written (`wroteAt`) before a newer edit of the same item leaves that edit standing.
 */
export function takeEdits(
  day: Day,
  edits: readonly Edit[],
  reply: Applied,
  wroteAt: number = reply.at,
): Day {
  if (hasApplied(day, reply.id)) return day;
  const times: EditTimes = day.edited ?? new Map();
  const timelyEdits = timely(edits, times, wroteAt);
  const edited = withTimes(times, timelyEdits, wroteAt);
  const earlier = day.applied.map((one) =>
    reply.at - one.at < sameWordsMs ? one : withoutWords(one),
  );
  return {
    ...day,
    ...applyEdits(day, timelyEdits, day.date),
    ...(edited.size > 0 && { edited }),
    version: day.version + 1,
    applied: [...earlier, reply].slice(-maxAppliedReplies),
  };
}
