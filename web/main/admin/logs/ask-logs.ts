/** Reads one part of the log, and words for each failure. */
import type { LogFilters } from '#shared/contract/logs.ts';
import { paths } from '#shared/contract/paths.ts';
import type { LogRange } from '#shared/domain/log-range.ts';
import { saysNo, withQuery } from '#web/kit/call.ts';
import { declinedFrom } from '#web/kit/declined.ts';
import { leaveForLogin } from '#web/kit/leave-for-login.ts';
import { entriesOf, type LogEntry } from './log-entry.ts';

export interface LogsQuery extends LogRange {
  readonly filters: LogFilters;
}

export interface LogPart {
  readonly entries: readonly LogEntry[];
  readonly count: number;
  /** There may be earlier lines, however few came. */
  readonly cursor: string | undefined;
}

/** Its message is shown on the page. */
export class LogsFailure extends Error {
  /** The trace id of the failed call. */
  readonly traceId: string | undefined;

  constructor(words: string, traceId?: string) {
    super(words);
    this.name = 'LogsFailure';
    this.traceId = traceId;
  }
}

const unknown = 'Unknown logs error';
const notJson = 'Not logged in (got HTML instead of JSON). Refresh / re-login.';

const wordsFor: Readonly<Record<string, string>> = {
  INVALID_RANGE: 'Invalid time range.',
  RANGE_TOO_LARGE: 'Range too large (max 24h).',
};

type Answer = Readonly<Record<string, unknown>>;

/** Throws a LogsFailure, or an AbortError if it was cancelled. */
export async function askLogs(
  { startMs, endMs, filters }: LogsQuery,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<LogPart> {
  const { method, path } = paths['logs.read'];
  const query = { startMs: String(startMs), endMs: String(endMs), ...filters, cursor };
  const response = await fetch(withQuery(path, query), {
    method,
    headers: { accept: 'application/json' },
    signal,
  }).catch((problem: unknown) => {
    throw signal.aborted ? problem : new LogsFailure(unknown);
  });
  if (response.status === 401) return leaveForLogin();
  return partOf(await answerOf(response, signal));
}

async function answerOf(response: Response, signal: AbortSignal): Promise<Answer> {
  const traceId = response.headers.get('x-trace-id') ?? undefined;
  const answer: unknown = await response.json().catch((problem: unknown) => {
    throw signal.aborted ? problem : new LogsFailure(notJson, traceId);
  });
  if (!response.ok || saysNo(answer)) {
    throw new LogsFailure(refusalWords(response.status, answer), traceId);
  }
  if (typeof answer !== 'object' || answer === null) throw new LogsFailure(unknown, traceId);
  return { ...answer };
}

function refusalWords(status: number, answer: unknown): string {
  const { error } = (answer ?? {}) as Answer;
  return wordsFor[String(error)] ?? (declinedFrom(status, answer).message || unknown);
}

function partOf(answer: Answer): LogPart {
  const entries = entriesOf(answer);
  const { count, cursor } = answer;
  return {
    entries,
    count: typeof count === 'number' ? count : entries.length,
    cursor: typeof cursor === 'string' && cursor !== '' ? cursor : undefined,
  };
}
