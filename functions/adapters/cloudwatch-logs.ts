/** Reads what the functions wrote: one page of one log group at a time. */
import {
  CloudWatchLogsClient,
  FilterLogEventsCommand,
  InvalidParameterException,
} from '@aws-sdk/client-cloudwatch-logs';

// Reading changes nothing, so that the SDK may ask again: for throttling after half a second, then
// one, then two.
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

export interface PageAsked {
  readonly group: string;
  /** Epoch milliseconds, both included. */
  readonly startMs: number;
  readonly endMs: number;
  /** A filter pattern; every line where there is none. */
  readonly pattern: string | undefined;
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly token: string | undefined;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
}

/** Few events or none are not the end: that is where there is no token. */
export interface LogPage {
  readonly events: readonly LogEvent[];
  readonly token: string | undefined;
}

/** Why a page did not come. */
export type LogTrouble = 'throttled' | 'slow' | 'bad token';

export class NoLogPage extends Error {
  readonly because: LogTrouble;

  constructor(because: LogTrouble, cause: unknown) {
    super('A page of the log did not come.', { cause });
    this.name = 'NoLogPage';
    this.because = because;
  }
}

const slow: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);

function troubleOf(problem: unknown, { token }: PageAsked): LogTrouble | undefined {
  if (!(problem instanceof Error)) return undefined;
  if (problem.name.startsWith('Throttling')) return 'throttled';
  if (slow.has(problem.name)) return 'slow';
  // The rest of the request is ours: what may be wrong with it is a token, which expires.
  return token !== undefined && problem instanceof InvalidParameterException
    ? 'bad token'
    : undefined;
}

/** One page. Throws NoLogPage for what passes, else what AWS threw. */
export async function logPage(asked: PageAsked): Promise<LogPage> {
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
