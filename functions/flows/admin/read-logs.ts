/** Reads the log of all functions for an administrator: one part at a time, newest first. */
import * as z from 'zod/mini';
import {
  type LogEvent,
  type LogPage,
  logPage,
  NoLogPage,
  type PageQuery,
} from '#functions/adapters/cloudwatch-logs.ts';
import { signForSession } from '#functions/adapters/session-signing.ts';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import type { Env } from '#functions/env.ts';
import { audit } from '#functions/store/audit.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { type LogFilters, type LogLine, logLevels } from '#shared/contract/logs.ts';
import { Refusal, type RefusalCode } from '#shared/contract/refusal.ts';
import { type LogRange, rangeProblem } from '#shared/domain/log-range.ts';
import { awsNameOf, logLineOf, namesIn, shortened } from './log-line.ts';

const is = (selector: string, value: string): string => `$.${selector} = "${value}"`;
const anyOf = (terms: readonly string[]): string =>
  `(${terms.map((term) => `(${term})`).join(' || ')})`;

/** How Lambda's report says that an invocation failed, and the level above ours. */
const badEnds = ['timeout', 'error', 'failure'];
const graver = 'FATAL';

const levelTerm = (least: NonNullable<LogFilters['level']>): string =>
  anyOf([
    ...[...logLevels.slice(logLevels.indexOf(least)), graver].map((level) => is('level', level)),
    ...badEnds.map((status) => is('record.status', status)),
    // A report without an error counts as INFO, as do START and END lines.
    ...(logLevels.indexOf(least) <= logLevels.indexOf('INFO') ? ['$.level NOT EXISTS'] : []),
  ]);

/** Lambda's own lines have no `function` field; their stream tells it and is checked afterwards. */
const functionTerm = (name: FunctionName, env: Env): string =>
  anyOf([is('function', awsNameOf(name, env)), '$.function NOT EXISTS']);

/** Matches our trace id, or Lambda's id of one invocation. */
const traceTerm = (traceId: string): string =>
  anyOf(['traceId', 'requestId', 'record.requestId'].map((selector) => is(selector, traceId)));

/** Undefined if every line is wanted, including lines that are not JSON. */
function logPattern(filters: LogFilters, env: Env): string | undefined {
  const { level, function: name, traceId } = filters;
  const terms = [
    ...(level && level !== 'DEBUG' ? [levelTerm(level)] : []),
    // The contract only accepts our own names.
    ...(name ? [functionTerm(name as FunctionName, env)] : []),
    ...(traceId ? [traceTerm(traceId)] : []),
  ];
  return terms.length === 0 ? undefined : `{ ${terms.join(' && ')} }`;
}

const LogPlace = z.object({
  /** CloudWatch's token; absent for the first page. */
  token: z.optional(z.string()),
  /** The last event of that page that was returned; absent if none was. */
  after: z.optional(z.string()),
  /** The end of the range, fixed at the first call. */
  endMs: z.int(),
  /** The first call, under which the audit records the reading. */
  begunAt: z.int(),
  begunBy: z.string(),
});
type LogPlace = Readonly<z.output<typeof LogPlace>>;

export type LogQuestion = LogRange & LogFilters;

const signed = (place: string, asked: LogQuestion, adminId: string): string => {
  const { startMs, endMs, level, function: name, traceId } = asked;
  const question = JSON.stringify([adminId, startMs, endMs, level, name, traceId]);
  return Buffer.from(signForSession(`logs:${place}:${question}`).slice(0, 12)).toString(
    'base64url',
  );
};

function logCursor(place: LogPlace, asked: LogQuestion, adminId: string): string {
  const words = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${words}.${signed(words, asked, adminId)}`;
}

/** Throws BAD_CURSOR for a forged cursor, or one given for another question. */
function readLogCursor(cursor: string, asked: LogQuestion, adminId: string): LogPlace {
  const [words = '', signature] = cursor.split('.');
  if (signed(words, asked, adminId) !== signature) throw new Refusal('BAD_CURSOR');
  return LogPlace.parse(JSON.parse(Buffer.from(words, 'base64url').toString()));
}

/** Limits of one answer: Lambda returns 6 MB at most, and a page does not wait forever. */
export interface AnswerLimits {
  /** No page is requested after this. */
  readonly beginMs: number;
  /** No page is awaited after this. */
  readonly waitMs: number;
  readonly lines: number;
  /** Size of the lines as JSON. */
  readonly bytes: number;
}

export const answerLimits: AnswerLimits = {
  beginMs: 8_000,
  waitMs: 12_000,
  lines: 5_000,
  bytes: 2_000_000,
};

/** CloudWatch reads newest first only from this date on; we keep nothing that old. */
const newestFirstSince = Date.UTC(2024, 0, 1);

/** Checks a range; an end in the future becomes now. Throws INVALID_RANGE and RANGE_TOO_LARGE. */
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

/** The request to CloudWatch without its page. */
export const pageQuery = (
  asked: LogQuestion,
  { env }: Pick<RequestContext, 'env'>,
): Omit<PageQuery, 'token' | 'limit' | 'newestFirst'> => ({
  group: env.LOG_GROUP_NAME,
  startMs: Math.min(Math.max(asked.startMs, newestFirstSince), asked.endMs),
  endMs: asked.endMs,
  pattern: logPattern(asked, env),
});

/** Lambda's own lines name no function, so CloudWatch returns those of all functions. */
export const isOfFunction = (line: LogLine, { function: name }: LogFilters): boolean =>
  name === undefined || line.function === name;

/** The page's events after the last one returned; all of them if that one is gone. */
const after = (events: readonly LogEvent[], id: string | undefined): readonly LogEvent[] =>
  id === undefined ? events : events.slice(events.findIndex((event) => event.id === id) + 1);

interface Part {
  readonly lines: readonly LogLine[];
  /** Undefined if there is nothing more. */
  readonly next: Pick<LogPlace, 'token' | 'after'> | undefined;
}

type Place = Pick<LogPlace, 'token' | 'after'>;

/** Takes what still fits of a page; at least one line, or paging would never end. */
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

/**
 * Requests pages within the time limit. Returns undefined for a failed page, unless it is the
 * first.
 */
function pager(asked: LogQuestion, from: Place, context: RequestContext, limits: AnswerLimits) {
  const signal = AbortSignal.timeout(limits.waitMs);
  const whole = { ...pageQuery(asked, context), newestFirst: true, signal };
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

/** Reads pages until the answer is full, the time is up, or there is no more. Throws a refusal. */
export async function gather(
  asked: LogQuestion,
  from: Place,
  context: RequestContext,
  limits: AnswerLimits,
): Promise<Part> {
  // CloudWatch refuses to read such an old range newest first.
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
 * Reads one part. Throws INVALID_RANGE, RANGE_TOO_LARGE, BAD_CURSOR; THROTTLED and LOGS_SLOW if not
 * even one page came: the same cursor can be used again.
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
  const first = { at: new Date(begunAt), traceId: begunBy };
  await audit.reading(admin.id, { ...first, startMs, endMs, lines: lines.length });
  return {
    ok: true as const,
    // Keeps the order of lines within the same millisecond.
    lines: lines.toReversed().toSorted((one, other) => one.at - other.at),
    count: lines.length,
    ...(next && { cursor: logCursor({ endMs, begunAt, begunBy, ...next }, asked, admin.id) }),
    startMs,
    endMs,
  };
}
