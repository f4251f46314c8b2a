/** SNS between our parts: topics hand messages to functions, and so does the bus for SES. */
import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Cloud } from './cloud.ts';
import type { Runtime } from './lambda-runtime.ts';

export type Publish = (topicArn: string, message: string) => void;

export const publisher =
  (cloud: Cloud, runtime: Runtime, clock: Clock): Publish =>
  (topicArn, message) => {
    const { eventRule } = cloud;
    if (eventRule?.bus === topicArn) {
      return void runtime.invokeAsync(eventRule.function, busEvent(cloud, message, clock.now()));
    }
    const event = snsEvent(topicArn, message, clock.now());
    for (const fn of cloud.functions) {
      if (fn.topics.includes(topicArn)) runtime.invokeAsync(fn.name, event);
    }
  };

const detailTypes: Readonly<Record<string, string>> = {
  Send: 'Email Sent',
  Delivery: 'Email Delivered',
};

/** What SES says, as EventBridge hands it on. */
function busEvent({ region, account }: Cloud, message: string, now: number) {
  const detail = JSON.parse(message) as { readonly eventType: string };
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': detailTypes[detail.eventType],
    source: 'aws.ses',
    account,
    time: new Date(now).toISOString(),
    region,
    resources: [],
    detail,
  };
}

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
