/** Reads the log of all functions for an administrator: one part at a time, newest first. */
import * as z from 'zod/mini';
import {
  type LogEvent,
  type LogPage,
  logPage,
  NoLogPage,
  type PageAsked,
} from '#functions/adapters/cloudwatch-logs.ts';
import { knownSigns, sign } from '#functions/adapters/signing.ts';
import type { AdminContext, RequestContext } from '#functions/context.ts';
import type { Env } from '#functions/env.ts';
import { audit } from '#functions/store/audit.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { type LogFilters, type LogLine, logLevels } from '#shared/contract/logs.ts';
import { Refusal, type RefusalCode } from '#shared/contract/refusal.ts';
import { type LogRange, rangeProblem } from '#shared/domain/log-range.ts';
import type { Sign } from '#shared/domain/signature.ts';
import { awsNameOf, logLineOf, namesIn, shortened } from './log-line.ts';

const is = (selector: string, value: string): string => `$.${selector} = "${value}"`;
const anyOf = (terms: readonly string[]): string =>
  `(${terms.map((term) => `(${term})`).join(' || ')})`;

/** How Lambda's own report calls an invocation that ended badly; and the level above ours. */
const badEnds = ['timeout', 'error', 'failure'];
const graver = 'FATAL';

const levelTerm = (least: NonNullable<LogFilters['level']>): string =>
  anyOf([
    ...[...logLevels.slice(logLevels.indexOf(least)), graver].map((level) => is('level', level)),
    ...badEnds.map((status) => is('record.status', status)),
    // A report that says nothing bad is an INFO, as is every start.
    ...(logLevels.indexOf(least) <= logLevels.indexOf('INFO') ? ['$.level NOT EXISTS'] : []),
  ]);

/** Lambda's own lines do not say whose they are: their stream does, and is looked at afterwards. */
const functionTerm = (name: FunctionName, env: Env): string =>
  anyOf([is('function', awsNameOf(name, env)), '$.function NOT EXISTS']);

/** By our trace id, or by Lambda's own id of one invocation. */
const traceTerm = (traceId: string): string =>
  anyOf(['traceId', 'requestId', 'record.requestId'].map((selector) => is(selector, traceId)));

/** Undefined where every line is asked for, lines that are no JSON among them. */
function logPattern(filters: LogFilters, env: Env): string | undefined {
  const { level, function: name, traceId } = filters;
  const terms = [
    ...(level && level !== 'DEBUG' ? [levelTerm(level)] : []),
    // The contract took it only where it is one of ours.
    ...(name ? [functionTerm(name as FunctionName, env)] : []),
    ...(traceId ? [traceTerm(traceId)] : []),
  ];
  return terms.length === 0 ? undefined : `{ ${terms.join(' && ')} }`;
}

const LogPlace = z.object({
  /** CloudWatch's token; none for its first page. */
  token: z.optional(z.string()),
  /** The last event of that page that was answered; none where the page is still to come. */
  after: z.optional(z.string()),
  /** When it ended for this reading: now, at its first call. */
  endMs: z.int(),
  /** The reading's first call, which the audit knows it by. */
  begunAt: z.int(),
  begunBy: z.string(),
});
type LogPlace = Readonly<z.output<typeof LogPlace>>;

export type LogQuestion = LogRange & LogFilters;

const signed = (place: string, asked: LogQuestion, adminId: string, by: Sign): string => {
  const { startMs, endMs, level, function: name, traceId } = asked;
  const question = JSON.stringify([adminId, startMs, endMs, level, name, traceId]);
  return Buffer.from(by(`logs:${place}:${question}`).slice(0, 12)).toString('base64url');
};

function logCursor(place: LogPlace, asked: LogQuestion, adminId: string): string {
  const words = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${words}.${signed(words, asked, adminId, sign)}`;
}

/** Throws BAD_CURSOR for one that is not ours, or was given for another question. */
function readLogCursor(cursor: string, asked: LogQuestion, adminId: string): LogPlace {
  const [words = '', signature] = cursor.split('.');
  const isOurs = knownSigns().some((one) => signed(words, asked, adminId, one) === signature);
  if (!isOurs) throw new Refusal('BAD_CURSOR');
  return LogPlace.parse(JSON.parse(Buffer.from(words, 'base64url').toString()));
}

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
