/** Reads what the functions wrote to the log, one page of one log group at a time. */
import {
  CloudWatchLogsClient,
  FilterLogEventsCommand,
  InvalidParameterException,
} from '@aws-sdk/client-cloudwatch-logs';

// Reading changes nothing, so the SDK may retry: after throttling it waits 0.5, 1 and 2 seconds.
const client = new CloudWatchLogsClient({
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 6_000, throwOnRequestTimeout: true },
});

export interface LogEvent {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly stream: string;
  readonly message: string;
}

export interface PageQuery {
  readonly group: string;
  /** Epoch milliseconds, both included. */
  readonly startMs: number;
  readonly endMs: number;
  /** A filter pattern; undefined matches every line. */
  readonly pattern: string | undefined;
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly token: string | undefined;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** A page can be empty before the end. Only a missing token means that there is no more. */
export interface LogPage {
  readonly events: readonly LogEvent[];
  readonly token: string | undefined;
}

/** Why a page did not come. */
export type LogProblem = 'throttled' | 'slow' | 'bad token';

export class NoLogPage extends Error {
  readonly because: LogProblem;

  constructor(because: LogProblem, cause: unknown) {
    super('CloudWatch did not return a page of the log.', { cause });
    this.name = 'NoLogPage';
    this.because = because;
  }
}

const slow: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);

function troubleOf(problem: unknown, { token }: PageQuery): LogProblem | undefined {
  if (!(problem instanceof Error)) return undefined;
  if (problem.name.startsWith('Throttling')) return 'throttled';
  if (slow.has(problem.name)) return 'slow';
  // We build the rest of the request ourselves, so only the token can be invalid: it expires.
  return token !== undefined && problem instanceof InvalidParameterException
    ? 'bad token'
    : undefined;
}

/** Reads one page. Throws NoLogPage where a retry may help, else what AWS threw. */
export async function logPage(asked: PageQuery): Promise<LogPage> {
  const { group, startMs, endMs, pattern, newestFirst, limit, token, signal } = asked;
  const command = new FilterLogEventsCommand({
    logGroupName: group,
    startTime: startMs,
    endTime: endMs,
    limit,
    startFromHead: !newestFirst,
    ...(pattern !== undefined && { filterPattern: pattern }),
    ...(token !== undefined && { nextToken: token }),
  });
  try {
    const { events = [], nextToken } = await client.send(
      command,
      signal && { abortSignal: signal },
    );
    return {
      events: events.map(({ eventId = '', timestamp = 0, logStreamName = '', message = '' }) => ({
        id: eventId,
        at: timestamp,
        stream: logStreamName,
        message,
      })),
      token: nextToken,
    };
  } catch (problem) {
    const because = troubleOf(problem, asked);
    throw because ? new NoLogPage(because, problem) : problem;
  }
}
