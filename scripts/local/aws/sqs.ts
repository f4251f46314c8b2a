/** The local SQS: what the operator needs to read dead letters and take them away. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Cloud } from '../cloud.ts';
import type { Queues, Received } from './queues.ts';
import { type Answer, AwsError, type AwsRequest, type Need, type Service } from './service.ts';

const Request = z.object({
  QueueUrl: z.optional(z.string()),
  QueueNamePrefix: z.optional(z.string()),
  MaxNumberOfMessages: z.optional(z.int().check(z.gte(1), z.lte(10))),
  VisibilityTimeout: z.optional(z.int().check(z.gte(0), z.lte(43_200))),
  ReceiptHandle: z.optional(z.string()),
});
type Request = z.output<typeof Request>;

interface SqsOptions {
  readonly cloud: Cloud;
  readonly queues: Queues;
}

type Queue = Cloud['queues'][number];

const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
});

const missing = () => new AwsError('QueueDoesNotExist', 'The specified queue does not exist.');

function read(asked: AwsRequest): Request {
  try {
    return Request.parse(JSON.parse(asked.body.toString() || '{}'));
  } catch {
    throw new AwsError('InvalidParameterValue', 'A value is not one of this operation.');
  }
}

function queueOf({ cloud }: SqsOptions, { QueueUrl = '' }: Request): Queue {
  const name = QueueUrl.split('/').at(-1);
  const found = cloud.queues.find((queue) => queue.name === name);
  if (!found) throw missing();
  return found;
}

const messageOf = ({ id, body, receipt, sentAt, times }: Received) => ({
  MessageId: id,
  ReceiptHandle: receipt,
  Body: body,
  MD5OfBody: createHash('md5').update(body).digest('hex'),
  Attributes: { SentTimestamp: String(sentAt), ApproximateReceiveCount: String(times) },
});

function received({ queues }: SqsOptions, queue: Queue, request: Request): Answer {
  const { MaxNumberOfMessages = 1, VisibilityTimeout = 30 } = request;
  const found = queues.receive(queue.arn, MaxNumberOfMessages, VisibilityTimeout * 1000);
  return json(found.length === 0 ? {} : { Messages: found.map(messageOf) });
}

type Operation = (options: SqsOptions, queue: Queue, request: Request) => Answer;

const onQueue: Readonly<Record<string, Operation>> = {
  ReceiveMessage: received,
  DeleteMessage({ queues }, _queue, { ReceiptHandle = '' }) {
    // Taking away what is gone is what was wanted.
    queues.remove(ReceiptHandle);
    return json({});
  },
  ChangeMessageVisibility({ queues }, _queue, { ReceiptHandle = '', VisibilityTimeout = 30 }) {
    if (queues.hide(ReceiptHandle, VisibilityTimeout * 1000)) return json({});
    throw new AwsError('MessageNotInflight', 'The message is not in flight.');
  },
};

function listed(
  { cloud }: SqsOptions,
  asked: AwsRequest,
  { QueueNamePrefix = '' }: Request,
): Answer {
  const urls = cloud.queues
    .filter(({ name }) => name.startsWith(QueueNamePrefix))
    .map(({ name }) => `http://${asked.headers['host']}/${cloud.account}/${name}`);
  return json({ QueueUrls: urls });
}

export const sqsService = (options: SqsOptions): Service => ({
  service: 'sqs',
  errors: {
    denied: ['AccessDeniedException', 403],
    unknownKey: ['InvalidClientTokenId', 403],
    broken: ['InternalFailure', 500],
    throttled: ['RequestThrottled', 403],
  },
  prepare(asked) {
    const operation = asked.headers['x-amz-target']?.split('.')[1] ?? '';
    const request = read(asked);
    const needs = (resource: string): readonly Need[] => [{ action: `sqs:${operation}`, resource }];
    if (operation === 'ListQueues')
      return { operation, needs: needs('*'), run: () => listed(options, asked, request) };
    const work = Object.hasOwn(onQueue, operation) ? onQueue[operation] : undefined;
    if (!work) throw new AwsError('InvalidAction', `No such operation: ${operation}`);
    const queue = queueOf(options, request);
    return { operation, needs: needs(queue.arn), run: () => work(options, queue, request) };
  },
  refuse: ({ code, message, status }) =>
    json({ __type: `com.amazonaws.sqs#${code}`, message }, status),
});
