/**
 * How the service does, for the overview. At any number of users it reads 14 days of each shard of
 * the counters and ten replies with their users, about 35 read units; it counts the dead letters and
 * takes of the log's last day what comes in a moment.
 */
import { waitingIn } from '#functions/adapters/sqs.ts';
import type { RequestContext } from '#functions/context.ts';
import {
  type Counts,
  counters,
  lastOf,
  lateAs,
  overdueAs,
  readAs,
  sentAs,
  softBouncesAs,
  summed,
} from '#functions/store/counters.ts';
import { keys, type Row } from '#functions/store/keys.ts';
import { replies } from '#functions/store/replies.ts';
import { usersById } from '#functions/store/users.ts';
import type { HealthDay, LastSent, UnreadReply } from '#shared/contract/monitor.ts';
import { errorGroups } from '#shared/domain/error-groups.ts';
import { healthDays, healthErrors, healthReplies } from '#shared/domain/limits.ts';
import { addDays, type LocalDate } from '#shared/domain/local-date.ts';
import { lettersIn, repliesIn, sum } from './count-activity.ts';
import { type AnswerLimits, gather } from './read-logs.ts';

interface CountedDay {
  readonly date: LocalDate;
  /** One for each shard. */
  readonly rows: readonly Row[];
  readonly counts: Counts;
}

async function countedDays(now: Date): Promise<readonly CountedDay[]> {
  const today = now.toISOString().slice(0, 10);
  const first = addDays(today, 1 - healthDays);
  const byDate = await counters.rowsBetween(first, today);
  return Array.from({ length: healthDays }, (_, at) => {
    const date = addDays(first, at);
    const rows = byDate.get(date) ?? [];
    return { date, rows, counts: summed(rows) };
  });
}

const dayOf = ({ date, counts }: CountedDay): HealthDay => ({
  date,
  letters: lettersIn(counts),
  replies: sum(Object.values(repliesIn(counts))),
  overdue: counts[overdueAs] ?? 0,
  late: counts[lateAs] ?? 0,
});

/** A day that was counted before instants were set beside the counts has its date alone. */
function lastSent(days: readonly CountedDay[], letter: string): LastSent | undefined {
  const day = days.findLast(({ counts }) => (counts[sentAs(letter)] ?? 0) > 0);
  if (!day) return undefined;
  const at = lastOf(day.rows, letter);
  return { date: day.date, ...(at && { at }) };
}

async function counted({ now }: RequestContext) {
  const days = await countedDays(now);
  const counts = summed(days.map((day) => day.counts));
  const of = (name: string): number => counts[name] ?? 0;
  const last = (letter: string) => {
    const found = lastSent(days, letter);
    return found && { [letter]: found };
  };
  return {
    days: days.map(dayOf),
    last: { ...last('day0'), ...last('morning'), ...last('midday'), ...last('evening') },
    mail: {
      all: of('delivered') + of('bounced'),
      bounces: of('bounced') - of(softBouncesAs),
      complaints: of('complained'),
    },
    readBy: {
      model: of(readAs('model')),
      forms: of(readAs('forms')),
      'language-model': of(readAs('language-model')),
      nothing: of(readAs('nothing')),
    },
  };
}

async function unread(): Promise<UnreadReply[]> {
  const rows = await replies.unread(healthReplies);
  const users = await usersById(rows.map(keys.ownerOf));
  return rows.flatMap((row) => {
    const user = users.get(keys.ownerOf(row));
    const { id: replyId, stage, receivedAt: at, traceId } = row;
    if (!user) return [];
    const { id: userId, email, number: userNumber } = user;
    return [{ userId, email, userNumber, replyId, stage, at, ...(traceId && { traceId }) }];
  });
}

const dayMs = 24 * 3_600_000;
const minutesMs = 10 * 60_000;
/** Whoever looks at it waits for the slowest part, so of a long log it is said how far it got. */
const limits: AnswerLimits = { beginMs: 250, waitMs: 2_000, lines: 2_000, bytes: 1_000_000 };

/** The errors of a range, and from when on they are all there; undefined if nothing is known. */
async function errorsIn(startMs: number, endMs: number, context: RequestContext) {
  const asked = { startMs, endMs, level: 'ERROR' } as const;
  const { lines, next } = await gather(asked, {}, context, limits);
  const oldest = lines.map(({ at }) => at).toSorted((a, b) => a - b)[0];
  return { lines, sinceMs: next === undefined ? startMs : oldest };
}

const unknown: Awaited<ReturnType<typeof errorsIn>> = { lines: [], sinceMs: undefined };

/** The last minutes and the day before them at the same time: of much, the minutes stand alone. */
async function errors(askedMs: number, context: RequestContext) {
  const endMs = Math.min(askedMs, context.now.getTime());
  const [newest, before] = await Promise.all([
    errorsIn(endMs - minutesMs, endMs, context),
    errorsIn(endMs - dayMs, endMs - minutesMs - 1, context).catch(() => unknown),
  ]);
  const isWhole = newest.sinceMs === endMs - minutesMs;
  const sinceMs = isWhole ? (before.sinceMs ?? newest.sinceMs) : newest.sinceMs;
  if (sinceMs === undefined) throw new Error('No page of the log said anything in time.');
  const groups = errorGroups(isWhole ? [...newest.lines, ...before.lines] : newest.lines);
  return { sinceMs, kinds: groups.length, groups: groups.slice(0, healthErrors) };
}

/** What could not be read is left out, and the log says why. */
async function part<Name extends string, Read>(
  name: Name,
  read: Promise<Read>,
  { log }: RequestContext,
): Promise<{ readonly [N in Name]?: Read }> {
  try {
    return { [name]: await read } as { readonly [N in Name]: Read };
  } catch (problem) {
    const because = problem instanceof Error ? problem.name : 'unknown';
    log.warn('a part of the health was not read', { part: name, because });
    return {};
  }
}

/** `endMs` is the end of the log by the wall clock: a local run's own clock may have been moved. */
export async function readHealth(endMs: number, context: RequestContext) {
  const [figures, waiting, unreadReplies, failed] = await Promise.all([
    part('counted', counted(context), context),
    part('deadLetters', waitingIn(context.env.SCHEDULE_DEAD_LETTER_ARN), context),
    part('unread', unread(), context),
    part('errors', errors(endMs, context), context),
  ]);
  return { at: context.now.toISOString(), ...figures, ...waiting, ...unreadReplies, ...failed };
}
