/**
 * SNS between our own parts: a message published to a topic reaches each function subscribed to it.
 */
import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Cloud } from './cloud.ts';
import type { Runtime } from './lambda-runtime.ts';

export type Publish = (topicArn: string, message: string) => void;

export const publisher =
  (cloud: Cloud, runtime: Runtime, clock: Clock): Publish =>
  (topicArn, message) => {
    const event = snsEvent(topicArn, message, clock.now());
    for (const fn of cloud.functions) {
      if (fn.topics.includes(topicArn)) runtime.invokeAsync(fn.name, event);
    }
  };

function snsEvent(topicArn: string, message: string, now: number) {
  return {
    Records: [
      {
        EventSource: 'aws:sns',
        EventVersion: '1.0',
        EventSubscriptionArn: `${topicArn}:${randomUUID()}`,
        Sns: {
          Type: 'Notification',
          MessageId: randomUUID(),
          TopicArn: topicArn,
          Subject: null,
          Message: message,
          Timestamp: new Date(now).toISOString(),
          SignatureVersion: '1',
          Signature: 'local',
          SigningCertUrl: 'local',
          UnsubscribeUrl: 'local',
          MessageAttributes: {},
        },
      },
    ],
  };
}
