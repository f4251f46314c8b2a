/** The local CloudWatch Logs: one group, filtered by time, stream and pattern, a page at a time. */
import * as z from 'zod/mini';
import type { Cloud } from '../cloud.ts';
import { type Matcher, readFilterPattern } from './filter-pattern.ts';
import type { ListJournal } from './journal.ts';
import {
  type Answer,
  AwsError,
  type AwsRequest,
  jsonAnswer,
  operationIn,
  type Service,
} from './service.ts';

export interface LogEvent {
  readonly stream: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly message: string;
}

/** How many events are kept. */
export const eventsKept = 50_000;
const largestPage = 10_000;
/** Bytes of messages on a page. */
const largestPageBytes = 1_000_000;
/** A page ends after so many events, even if none matched: an empty page isn't the end. */
export const lookedAtPerPage = 10_000;
/** Before this instant the newest events cannot be asked for first. */
const newestFirstSince = Date.UTC(2024, 0, 1);

const Request = z.object({
  logGroupName: z.optional(z.string()),
  logStreamNames: z.optional(z.array(z.string())),
  startTime: z.optional(z.number()),
  endTime: z.optional(z.number()),
  limit: z.optional(z.number().check(z.gte(1), z.lte(largestPage))),
  nextToken: z.optional(z.string()),
  filterPattern: z.optional(z.string().check(z.maxLength(1024))),
  startFromHead: z.optional(z.boolean()),
});
type Request = z.output<typeof Request>;

const json = (body: unknown, status?: number): Answer => jsonAnswer('x-amz-json-1.1', body, status);

const invalid = (message: string) => new AwsError('InvalidParameterException', message);

function read(asked: AwsRequest): Request {
  try {
    return Request.parse(JSON.parse(asked.body.toString()));
  } catch {
    throw invalid('The request is not one of FilterLogEvents.');
  }
}

function matcherOf(pattern = ''): Matcher {
  try {
    return readFilterPattern(pattern);
  } catch (problem) {
    throw invalid(problem instanceof Error ? problem.message : '');
  }
}

const isAskedFor = (event: LogEvent, request: Request): boolean =>
  event.at >= (request.startTime ?? 0) &&
  event.at <= (request.endTime ?? Number.POSITIVE_INFINITY) &&
  (request.logStreamNames?.includes(event.stream) ?? true);

/** Where a page goes on, and in which order; a token says `f/20000` or `b/20000`. */
function placeIn({ nextToken, startFromHead = true, startTime = 0 }: Request) {
  if (nextToken === undefined) {
    if (!startFromHead && startTime < newestFirstSince)
      throw invalid('startFromHead can be false only for a startTime of 2024 or later.');
    return { from: 0, newestFirst: !startFromHead };
  }
  const [, way, from] = /^([fb])\/(\d{1,9})$/.exec(nextToken) ?? [];
  if (from === undefined) throw invalid('The specified nextToken is invalid.');
  return { from: Number(from), newestFirst: way === 'b' };
}

interface Found {
  readonly event: LogEvent;
  readonly at: number;
}

/** What matches among the next events, until the page is full or enough were looked at. */
function page(found: readonly Found[], from: number, matches: Matcher, limit: number) {
  const events: Found[] = [];
  let bytes = 0;
  let next = from;
  for (; next < found.length && next < from + lookedAtPerPage; next += 1) {
    const one = found[next];
    if (!one || !matches(one.event.message)) continue;
    bytes += Buffer.byteLength(one.event.message);
    if (events.length === limit || (events.length > 0 && bytes > largestPageBytes)) break;
    events.push(one);
  }
  return { events, next };
}

function filtered(events: ListJournal<LogEvent>, request: Request): Answer {
  const matches = matcherOf(request.filterPattern);
  const { from, newestFirst } = placeIn(request);
  const found = events
    .all()
    .map((event, at) => ({ event, at }))
    .filter(({ event }) => isAskedFor(event, request))
    .toSorted((a, b) => a.event.at - b.event.at || a.at - b.at);
  if (newestFirst) found.reverse();
  const { events: shown, next } = page(found, from, matches, request.limit ?? largestPage);
  return json({
    events: shown.map(({ event, at }) => ({
      logStreamName: event.stream,
      timestamp: event.at,
      message: event.message,
      ingestionTime: event.at,
      eventId: `${event.at}-${at}`,
    })),
    searchedLogStreams: [],
    nextToken: next < found.length ? `${newestFirst ? 'b' : 'f'}/${next}` : undefined,
  });
}

export const logsService = (cloud: Cloud, events: ListJournal<LogEvent>): Service => ({
  service: 'logs',
  errors: {
    denied: ['AccessDeniedException', 400],
    unknownKey: ['UnrecognizedClientException', 400],
    broken: ['ServiceUnavailableException', 500],
    throttled: ['ThrottlingException', 400],
  },
  prepare(asked) {
    const operation = operationIn(asked);
    if (operation !== 'FilterLogEvents')
      throw new AwsError('UnknownOperationException', `No such operation: ${operation}`);
    const request = read(asked);
    const { logGroupName: group = '' } = request;
    // AWS decides about reading a group by the ARN of its streams, without a stream's name.
    const resource = `arn:aws:logs:${cloud.region}:${cloud.account}:log-group:${group}:log-stream:`;
    return {
      operation,
      needs: [{ action: 'logs:FilterLogEvents', resource }],
      run() {
        if (group === cloud.logGroup) return filtered(events, request);
        const words = 'The specified log group does not exist.';
        throw new AwsError('ResourceNotFoundException', words);
      },
    };
  },
  refuse: ({ code, message, status }) => json({ __type: code, message }, status),
});
