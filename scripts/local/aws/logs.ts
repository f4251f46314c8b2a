/**
 * The local CloudWatch Logs: one group, filtered by time, stream and pattern, a page at a time.
 */
import * as z from 'zod/mini';
import type { Cloud } from '../cloud.ts';
import { type Matcher, readFilterPattern } from './filter-pattern.ts';
import type { ListJournal } from './journal.ts';
import { type Answer, AwsError, type AwsRequest, type Service } from './service.ts';

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
/**
 * A page ends after so many events were looked at, whether one of them matched or none did: an
 * empty page is not the end.
 */
export const lookedAtPerPage = 10_000;
/** Before this instant the newest events cannot be asked for first. */
const newestFirstSince = Date.UTC(2024, 0, 1);

const Request = z.object({
  logGroupName: z.optional(z.string()),
  logGroupIdentifier: z.optional(z.string()),
  logStreamNames: z.optional(z.array(z.string())),
  logStreamNamePrefix: z.optional(z.string()),
  startTime: z.optional(z.number()),
  endTime: z.optional(z.number()),
  limit: z.optional(z.number().check(z.gte(1), z.lte(largestPage))),
  nextToken: z.optional(z.string()),
  filterPattern: z.optional(z.string().check(z.maxLength(1024))),
  startFromHead: z.optional(z.boolean()),
});
type Request = z.output<typeof Request>;

const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(body),
});

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
  (request.logStreamNames?.includes(event.stream) ?? true) &&
  event.stream.startsWith(request.logStreamNamePrefix ?? '');

/** Where a page goes on: after how many events, and in which order; no other request's token. */
interface Place {
  readonly from: number;
  readonly newestFirst: boolean;
}

const tokenOf = ({ from, newestFirst }: Place): string => `${newestFirst ? 'b' : 'f'}/${from}`;

function placeIn({ nextToken, startFromHead = true, startTime = 0 }: Request): Place {
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
    nextToken: next < found.length ? tokenOf({ from: next, newestFirst }) : undefined,
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
    const operation = asked.headers['x-amz-target']?.split('.')[1] ?? '';
    if (operation !== 'FilterLogEvents')
      throw new AwsError('UnknownOperationException', `No such operation: ${operation}`);
    const request = read(asked);
    const group = request.logGroupName ?? request.logGroupIdentifier?.split(':').at(-1) ?? '';
    // AWS decides about reading a group by the ARN of its streams, without a stream's name.
    const resource = `arn:aws:logs:${cloud.region}:${cloud.account}:log-group:${group}:log-stream:`;
    return {
      operation,
      needs: [{ action: 'logs:FilterLogEvents', resource }],
      run: () => {
        if (group !== cloud.logGroup)
          throw new AwsError(
            'ResourceNotFoundException',
            'The specified log group does not exist.',
          );
        return filtered(events, request);
      },
    };
  },
  refuse: ({ code, message, status }) => json({ __type: code, message }, status),
});
