/** The local SQS: what it takes to count dead letters, to read them and to take them away. */
import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Cloud } from '../cloud.ts';
import type { MapJournal } from './journal.ts';
import {
  type Answer,
  AwsError,
  type AwsRequest,
  jsonAnswer,
  operationIn,
  type Service,
} from './service.ts';

interface QueuedMessage {
  readonly id: string;
  readonly queueArn: string;
  readonly body: string;
  /** Epoch milliseconds of the product's clock. */
  readonly sentAt: number;
}

export type Queues = ReturnType<typeof openQueues>;

/** Hiding follows the real clock, as the scripts do that take messages. */
export function openQueues(kept: MapJournal<QueuedMessage>, now: () => number) {
  const hiddenUntil = new Map<string, number>();
  const times = new Map<string, number>();
  const idOf = (receipt: string): string => receipt.split(':')[0] ?? '';

  const handOut = (message: QueuedMessage, hiddenMs: number) => {
    const { id } = message;
    const time = (times.get(id) ?? 0) + 1;
    hiddenUntil.set(id, performance.now() + hiddenMs);
    times.set(id, time);
    return { ...message, receipt: `${id}:${randomUUID()}`, times: time };
  };
  return {
    add: (queueArn: string, body: string): void => {
      const id = randomUUID();
      kept.set(id, { id, queueArn, body, sentAt: now() });
    },
    /** Oldest first, those that are handed out too. */
    all: kept.all,
    /** How many are in a queue, and how many of them somebody has at the moment. */
    count(queueArn: string) {
      const its = kept.all().filter((one) => one.queueArn === queueArn);
      const isHidden = ({ id }: QueuedMessage) => (hiddenUntil.get(id) ?? 0) > performance.now();
      return { all: its.length, hidden: its.filter(isHidden).length };
    },
    /** Hands out what nobody has at the moment, and hides it for so long. */
    receive: (queueArn: string, most: number, hiddenMs: number) =>
      kept
        .all()
        .filter((one) => one.queueArn === queueArn)
        .filter(({ id }) => (hiddenUntil.get(id) ?? 0) <= performance.now())
        .slice(0, most)
        .map((message) => handOut(message, hiddenMs)),
    /** Hides a message for so long from now on; 0 shows it again. */
    hide(receipt: string, hiddenMs: number): boolean {
      hiddenUntil.set(idOf(receipt), performance.now() + hiddenMs);
      return kept.get(idOf(receipt)) !== undefined;
    },
    remove: (receipt: string): boolean => kept.remove(idOf(receipt)),
  };
}

const Request = z.object({
  QueueUrl: z.optional(z.string()),
  QueueNamePrefix: z.optional(z.string()),
  MaxNumberOfMessages: z.optional(z.int().check(z.gte(1), z.lte(10))),
  VisibilityTimeout: z.optional(z.int().check(z.gte(0), z.lte(43_200))),
  ReceiptHandle: z.optional(z.string()),
  AttributeNames: z.optional(z.array(z.string())),
});
type Request = z.output<typeof Request>;

interface SqsOptions {
  readonly cloud: Cloud;
  readonly queues: Queues;
}

type Queue = Cloud['queues'][number];

const json = (body: unknown, status?: number): Answer => jsonAnswer('x-amz-json-1.0', body, status);

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
  if (found) return found;
  throw new AwsError('QueueDoesNotExist', 'The specified queue does not exist.');
}

type Operation = (options: SqsOptions, queue: Queue, request: Request) => Answer;

const onQueue: Readonly<Record<string, Operation>> = {
  GetQueueAttributes({ queues }, queue, { AttributeNames = [] }) {
    const { all, hidden } = queues.count(queue.arn);
    const known: Readonly<Record<string, number>> = {
      ApproximateNumberOfMessages: all - hidden,
      ApproximateNumberOfMessagesNotVisible: hidden,
      ApproximateNumberOfMessagesDelayed: 0,
    };
    const Attributes = Object.fromEntries(
      Object.entries(known)
        .filter(([name]) => AttributeNames.includes(name))
        .map(([name, count]) => [name, String(count)]),
    );
    return json({ Attributes });
  },
  ReceiveMessage({ queues }, queue, { MaxNumberOfMessages: most = 1, VisibilityTimeout = 30 }) {
    const found = queues.receive(queue.arn, most, VisibilityTimeout * 1000);
    const Messages = found.map(({ id, body, receipt, sentAt, times }) => ({
      MessageId: id,
      ReceiptHandle: receipt,
      Body: body,
      MD5OfBody: createHash('md5').update(body).digest('hex'),
      Attributes: { SentTimestamp: String(sentAt), ApproximateReceiveCount: String(times) },
    }));
    return json(found.length === 0 ? {} : { Messages });
  },
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

function listed({ cloud }: SqsOptions, { headers }: AwsRequest, prefix = ''): Answer {
  const names = cloud.queues.map(({ name }) => name).filter((name) => name.startsWith(prefix));
  return json({
    QueueUrls: names.map((name) => `http://${headers['host']}/${cloud.account}/${name}`),
  });
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
    const operation = operationIn(asked);
    const request = read(asked);
    const prepared = (resource: string, run: () => Answer) => ({
      operation,
      needs: [{ action: `sqs:${operation}`, resource }],
      run,
    });
    if (operation === 'ListQueues')
      return prepared('*', () => listed(options, asked, request.QueueNamePrefix));
    const work = Object.hasOwn(onQueue, operation) ? onQueue[operation] : undefined;
    if (!work) throw new AwsError('InvalidAction', `No such operation: ${operation}`);
    const queue = queueOf(options, request);
    return prepared(queue.arn, () => work(options, queue, request));
  },
  refuse: ({ code, message, status }) =>
    json({ __type: `com.amazonaws.sqs#${code}`, message }, status),
});
