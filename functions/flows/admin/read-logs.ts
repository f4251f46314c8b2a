/** Reads the log of every function for an administrator: a part at a time, the newest first. */
import {
  type LogEvent,
  type LogPage,
  logPage,
  NoLogPage,
  type PageAsked,
} from '#functions/adapters/cloudwatch-logs.ts';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import { audit } from '#functions/store/audit.ts';
import type { LogFilters, LogLine } from '#shared/contract/logs.ts';
import { Refusal, type RefusalCode } from '#shared/contract/refusal.ts';
import { type LogRange, rangeProblem } from '#shared/domain/log-range.ts';
import { namesIn } from './function-of-log.ts';
import { type LogPlace, type LogQuestion, logCursor, readLogCursor } from './log-cursor.ts';
import { logLineOf, shortened } from './log-line.ts';
import { logPattern } from './log-pattern.ts';

/** What one answer may be: Lambda answers 6 MB at most, and a page waits no longer than this. */
export interface AnswerLimits {
  /** No page is begun after it. */
  readonly beginMs: number;
  /** And none is waited for after it. */
  readonly waitMs: number;
  readonly lines: number;
  /** Of the lines as JSON. */
  readonly bytes: number;
}

export const answerLimits: AnswerLimits = {
  beginMs: 8_000,
  waitMs: 12_000,
  lines: 5_000,
  bytes: 2_000_000,
};

/** CloudWatch reads the newest first only from then on; nothing that old is kept anyhow. */
const newestFirstSince = Date.UTC(2024, 0, 1);

/**
 * A range that may be read; an end in the future becomes now. Throws INVALID_RANGE and
 * RANGE_TOO_LARGE.
 */
export function logRange(range: LogRange, now: Date): LogRange {
  const problem = rangeProblem(range);
  if (problem) throw new Refusal(problem);
  const endMs = Math.min(range.endMs, now.getTime());
  if (endMs <= range.startMs) throw new Refusal('INVALID_RANGE');
  return { startMs: range.startMs, endMs };
}

const refusalFor = {
  throttled: 'THROTTLED',
  slow: 'LOGS_SLOW',
  'bad token': 'BAD_CURSOR',
} as const satisfies Record<string, RefusalCode>;

/** What CloudWatch is asked for a question, but for the page. */
export const pagesAsked = (
  asked: LogQuestion,
  { env }: Pick<RequestContext, 'env'>,
): Omit<PageAsked, 'token' | 'limit' | 'newestFirst'> => ({
  group: env.LOG_GROUP_NAME,
  startMs: Math.min(Math.max(asked.startMs, newestFirstSince), asked.endMs),
  endMs: asked.endMs,
  pattern: logPattern(asked, env),
});

/** Lambda's own lines name no function, so that CloudWatch finds everybody's. */
export const isOfFunction = (line: LogLine, { function: name }: LogFilters): boolean =>
  name === undefined || line.function === name;

/** A page's events after the last that was answered; all of them where that is gone. */
const after = (events: readonly LogEvent[], id: string | undefined): readonly LogEvent[] =>
  id === undefined ? events : events.slice(events.findIndex((event) => event.id === id) + 1);

interface Part {
  readonly lines: readonly LogLine[];
  /** Undefined where there is nothing more. */
  readonly next: Pick<LogPlace, 'token' | 'after'> | undefined;
}

type Place = Pick<LogPlace, 'token' | 'after'>;

/** Takes of a page what still fits; at least one line, or it would never end. */
function takeFrom(page: readonly LogEvent[], room: number, read: (event: LogEvent) => LogLine[]) {
  const lines: LogLine[] = [];
  let bytes = 0;
  let last: string | undefined;
  for (const event of page) {
    const found = read(event);
    const size = found.reduce((sum, line) => sum + Buffer.byteLength(JSON.stringify(line)), 0);
    if (last !== undefined && bytes + size > room) return { lines, bytes, cutAfter: last };
    lines.push(...found);
    bytes += size;
    last = event.id;
  }
  return { lines, bytes, cutAfter: undefined };
}

/** Asks for pages within a time; undefined for one that did not come, unless it is the first. */
function pager(asked: LogQuestion, from: Place, context: RequestContext, limits: AnswerLimits) {
  const signal = AbortSignal.timeout(limits.waitMs);
  const whole = { ...pagesAsked(asked, context), newestFirst: true, signal };
  return async ({ token }: Place, limit: number): Promise<LogPage | undefined> => {
    try {
      return await logPage({ ...whole, token, limit });
    } catch (problem) {
      if (!(problem instanceof NoLogPage)) throw problem;
      context.log.warn('a page of the log did not come', { because: problem.because });
      if (token !== from.token && problem.because !== 'bad token') return undefined;
      throw new Refusal(refusalFor[problem.because]);
    }
  };
}

/** Pages on until the answer is full, its time is over, or there is no more. */
async function gather(
  asked: LogQuestion,
  from: Place,
  context: RequestContext,
  limits: AnswerLimits,
): Promise<Part> {
  // CloudWatch would refuse a time that it cannot read backwards.
  if (asked.endMs < newestFirstSince) return { lines: [], next: undefined };
  const over = AbortSignal.timeout(limits.beginMs);
  const pageAt = pager(asked, from, context, limits);
  const nameOf = namesIn(context.env);
  const read = (event: LogEvent): LogLine[] => {
    const line = shortened(logLineOf(event, nameOf));
    return isOfFunction(line, asked) ? [line] : [];
  };
  const lines: LogLine[] = [];
  let room = limits.bytes;
  let place: Place = from;
  do {
    const page = await pageAt(place, limits.lines - lines.length);
    if (!page) break;
    const taken = takeFrom(after(page.events, place.after), room, read);
    lines.push(...taken.lines);
    room -= taken.bytes;
    if (taken.cutAfter !== undefined) return { lines, next: { ...place, after: taken.cutAfter } };
    if (page.token === undefined) return { lines, next: undefined };
    place = { token: page.token };
  } while (lines.length < limits.lines && room > 0 && !over.aborted);
  return { lines, next: place };
}

/**
 * Reads one part. Throws INVALID_RANGE, RANGE_TOO_LARGE, BAD_CURSOR; THROTTLED and LOGS_SLOW where
 * not even one page came: asking again with the same cursor goes on there.
 */
export async function readLogs(
  asked: LogQuestion & { readonly cursor?: string | undefined },
  context: AdminContext,
  limits: AnswerLimits = answerLimits,
) {
  const { admin, now, traceId } = context;
  const range = logRange(asked, now);
  const place: LogPlace = asked.cursor
    ? readLogCursor(asked.cursor, asked, admin.id)
    : { endMs: range.endMs, begunAt: now.getTime(), begunBy: traceId };
  const { startMs } = range;
  const { endMs, begunAt, begunBy } = place;
  const { lines, next } = await gather({ ...asked, startMs, endMs }, place, context, limits);
  await audit.noteReading({
    adminId: admin.id,
    at: new Date(begunAt),
    traceId: begunBy,
    startMs,
    endMs,
    lines: lines.length,
  });
  return {
    ok: true as const,
    // Lines of one millisecond stay in their order, too.
    lines: lines.toReversed().toSorted((one, other) => one.at - other.at),
    count: lines.length,
    ...(next && { cursor: logCursor({ endMs, begunAt, begunBy, ...next }, asked, admin.id) }),
    startMs,
    endMs,
  };
}
