/** How a text comes in: the carrier's number tells a topic of its own, and that the Lambda. */
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { AnchorFunction, type Shared } from './anchor-function.ts';
import type { TextsTopic } from './texts-topic.ts';

export interface InboundTextsProps {
  readonly texts: TextsTopic;
  readonly shared: Shared;
}

export class InboundTexts extends Construct {
  constructor(scope: Construct, id: string, { texts, shared }: InboundTextsProps) {
    super(scope, id);
    const reader = new AnchorFunction(this, 'Sms', {
      name: 'inbound.sms',
      description: 'Reads a text and answers it',
      shared,
      asynchronous: true,
    });
    // By its ARN: a subscription is named after its topic, which is called as the other stack likes.
    Topic.fromTopicArn(this, 'Topic', texts.topic.topicArn).addSubscription(
      new LambdaSubscription(reader.lambda, { deadLetterQueue: shared.deadLetters }),
    );
  }
}
