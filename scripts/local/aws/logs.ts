/** The face of CloudWatch Logs: one group, filtered by time and stream, a page at a time. */
import * as z from 'zod/mini';
import type { Cloud } from '../cloud.ts';
import { type Answer, type Asked, AwsError, type Face } from './face.ts';
import type { ListJournal } from './journal.ts';

export interface LogEvent {
  readonly stream: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly message: string;
}

/** How many events are kept. */
export const eventsKept = 50_000;
const largestPage = 10_000;

/** `filterPattern` is taken and ignored: whoever asks filters again. */
const Request = z.object({
  logGroupName: z.optional(z.string()),
  logGroupIdentifier: z.optional(z.string()),
  logStreamNames: z.optional(z.array(z.string())),
  logStreamNamePrefix: z.optional(z.string()),
  startTime: z.optional(z.number()),
  endTime: z.optional(z.number()),
  limit: z.optional(z.number().check(z.gte(1), z.lte(largestPage))),
  nextToken: z.optional(z.string().check(z.regex(/^\d+$/))),
  filterPattern: z.optional(z.string()),
});
type Request = z.output<typeof Request>;

const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(body),
});

const invalid = (message: string) => new AwsError('InvalidParameterException', message);

function read(asked: Asked): Request {
  try {
    return Request.parse(JSON.parse(asked.body.toString()));
  } catch {
    throw invalid('The request is not one of FilterLogEvents.');
  }
}

const matches = (event: LogEvent, request: Request): boolean =>
  event.at >= (request.startTime ?? 0) &&
  event.at < (request.endTime ?? Number.POSITIVE_INFINITY) &&
  (request.logStreamNames?.includes(event.stream) ?? true) &&
  event.stream.startsWith(request.logStreamNamePrefix ?? '');

function filtered(events: ListJournal<LogEvent>, request: Request): Answer {
  const found = events
    .all()
    .map((event, at) => ({ event, at }))
    .filter(({ event }) => matches(event, request))
    .toSorted((a, b) => a.event.at - b.event.at);
  const from = Number(request.nextToken ?? 0);
  const end = from + (request.limit ?? largestPage);
  return json({
    events: found.slice(from, end).map(({ event, at }) => ({
      logStreamName: event.stream,
      timestamp: event.at,
      message: event.message,
      ingestionTime: event.at,
      eventId: `${event.at}-${at}`,
    })),
    searchedLogStreams: [],
    nextToken: end < found.length ? String(end) : undefined,
  });
}

export const logsFace = (cloud: Cloud, events: ListJournal<LogEvent>): Face => ({
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
