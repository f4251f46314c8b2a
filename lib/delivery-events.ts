/** What SES tells of our own mails: a topic of their configuration set, and the Lambda behind. */
import {
  type ConfigurationSet,
  ConfigurationSetEventDestination,
  EmailSendingEvent,
  EventDestination,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { AnchorFunction, type Shared } from './anchor-function.ts';

/** Not opens and clicks: they would be counted by rewriting links and adding a picture. */
const events = [
  EmailSendingEvent.SEND,
  EmailSendingEvent.DELIVERY,
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
  EmailSendingEvent.DELIVERY_DELAY,
  EmailSendingEvent.REJECT,
  EmailSendingEvent.RENDERING_FAILURE,
];

export interface DeliveryEventsProps {
  readonly letters: ConfigurationSet;
  readonly shared: Shared;
}

export class DeliveryEvents extends Construct {
  constructor(scope: Construct, id: string, { letters, shared }: DeliveryEventsProps) {
    super(scope, id);
    // Not encrypted with SNS's own key, which SES may not use. The destination lets SES in, on
    // behalf of our configuration set in our account alone.
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    new ConfigurationSetEventDestination(this, 'Destination', {
      configurationSet: letters,
      destination: EventDestination.snsTopic(topic),
      events,
    });
    const reader = new AnchorFunction(this, 'Reader', {
      name: 'inbound.deliveryEvents',
      description: 'Notes what became of a letter, and ends letters that nobody gets',
      shared,
      asynchronous: true,
    });
    topic.addSubscription(
      new LambdaSubscription(reader.lambda, { deadLetterQueue: shared.deadLetters }),
    );
  }
}
