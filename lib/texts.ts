/** How a text comes in: the carrier's number tells a topic of its own, and that the Lambda. */
import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { AnchorFunction, type Shared } from './anchor-function.ts';

/** Named in the two-way settings of our number; End User Messaging alone may publish to it. */
export class TextsTopic extends Topic {
  constructor(scope: Construct, id: string) {
    super(scope, id, { enforceSSL: true });
    const stack = Stack.of(this);
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('sms-voice.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': stack.account },
          ArnLike: { 'aws:SourceArn': stack.formatArn({ service: 'sms-voice', resource: '*' }) },
        },
      }),
    );
  }
}

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
    texts.addSubscription(
      new LambdaSubscription(reader.lambda, { deadLetterQueue: shared.deadLetters }),
    );
  }
}
