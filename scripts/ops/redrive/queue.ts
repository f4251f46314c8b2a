/** The queues of dead letters over the SDK: reads them, hands letters on, takes them away. */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ListQueuesCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

export interface Waiting {
  readonly queue: string;
  readonly receipt: string;
  readonly body: string;
  /** ISO instant. */
  readonly since: string;
}

/** Long enough to go through a long queue; what is not handed on is shown again at once. */
const hiddenSeconds = 600;
/** SQS may answer less than there is, and is asked again before it is believed to be empty. */
const emptyAnswers = 2;

const isForDeadLetters = (url: string): boolean => /dead-?letters/i.test(url);

async function drain(sqs: SQSClient, url: string): Promise<readonly Waiting[]> {
  const found = new Map<string, Waiting>();
  for (let empty = 0; empty < emptyAnswers; ) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: url,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: hiddenSeconds,
        WaitTimeSeconds: 1,
        MessageSystemAttributeNames: ['SentTimestamp'],
      }),
    );
    empty = Messages.length === 0 ? empty + 1 : 0;
    for (const message of Messages) found.set(message.MessageId ?? '', waitingOf(url, message));
  }
  return [...found.values()];
}

export function deadLetterQueues() {
  const sqs = new SQSClient({});
  const lambda = new LambdaClient({});
  return {
    /** The stack's queues by their URLs. */
    async urls(prefix: string): Promise<readonly string[]> {
      const asked = new ListQueuesCommand({ QueueNamePrefix: `${prefix}-`, MaxResults: 1000 });
      const { QueueUrls = [] } = await sqs.send(asked);
      return QueueUrls.filter(isForDeadLetters);
    },

    drain: (url: string) => drain(sqs, url),

    /** Accepted by Lambda first, taken away after: between the two it can only come twice. */
    async handOn(waiting: Waiting, awsName: string, event: unknown): Promise<void> {
      await lambda.send(
        new InvokeCommand({
          FunctionName: awsName,
          InvocationType: 'Event',
          Payload: JSON.stringify(event),
        }),
      );
      const { queue, receipt } = waiting;
      await sqs.send(new DeleteMessageCommand({ QueueUrl: queue, ReceiptHandle: receipt }));
    },

    async putBack({ queue, receipt }: Waiting): Promise<void> {
      const asked = { QueueUrl: queue, ReceiptHandle: receipt, VisibilityTimeout: 0 };
      await sqs.send(new ChangeMessageVisibilityCommand(asked));
    },
  };
}

export type DeadLetterQueues = ReturnType<typeof deadLetterQueues>;

const waitingOf = (queue: string, { ReceiptHandle, Body, Attributes }: Message): Waiting => ({
  queue,
  receipt: ReceiptHandle ?? '',
  body: Body ?? '',
  since: new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString(),
});
