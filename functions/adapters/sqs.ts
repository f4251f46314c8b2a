/** Looks into the queue of dead letters: how many wait there, and since when. */
import { GetQueueAttributesCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

const client = new SQSClient({
  maxAttempts: 2,
  // The region's own endpoint, whatever the host in a queue's URL.
  useQueueUrlAsEndpoint: false,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
});

export interface WaitingMessages {
  /** By SQS's own approximate counts, those that are handed out included. */
  readonly count: number;
  /** ISO instant; undefined if none was shown. */
  readonly oldestAt?: string;
  /** Whether all of them were looked at: the oldest of many may be older still. */
  readonly isOldest: boolean;
}

/** `arn:aws:sqs:us-east-1:123456789012:name` */
function urlOf(arn: string): string {
  const [, , , region = '', account = '', name = ''] = arn.split(':');
  return `https://sqs.${region}.amazonaws.com/${account}/${name}`;
}

/** SQS shows no more at once. */
const mostShown = 10;

/**
 * Two calls, the second only where there is something. SQS has no word for a queue's oldest message
 * but in its metrics: up to ten are looked at, and stay where they are for everyone else. Throws
 * what AWS threw.
 */
export async function waitingIn(queueArn: string): Promise<WaitingMessages> {
  const QueueUrl = urlOf(queueArn);
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({
      QueueUrl,
      AttributeNames: [
        'ApproximateNumberOfMessages',
        'ApproximateNumberOfMessagesNotVisible',
        'ApproximateNumberOfMessagesDelayed',
      ],
    }),
  );
  const count = Object.values(Attributes).reduce((sum, some) => sum + Number(some), 0);
  if (count === 0) return { count, isOldest: true };
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages: mostShown,
      VisibilityTimeout: 0,
      MessageSystemAttributeNames: ['SentTimestamp'],
    }),
  );
  const sent = Messages.map(({ Attributes: its }) => Number(its?.SentTimestamp));
  return {
    count,
    ...(sent.length > 0 && { oldestAt: new Date(Math.min(...sent)).toISOString() }),
    isOldest: sent.length >= count,
  };
}
