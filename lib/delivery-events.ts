/** What SES tells of our own mails: a bus and a topic behind their configuration set, a Lambda. */
import { Duration, Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
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

/** Said of nearly every mail; on the account's own bus, where what AWS says costs nothing. */
const usual = [EmailSendingEvent.SEND, EmailSendingEvent.DELIVERY];
const usualNames = ['Email Sent', 'Email Delivered'];

/**
 * By a topic, which loses less than a bus does. Not opens and clicks: they would be counted by
 * rewriting links and adding a picture.
 */
const rare = [
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
    const reader = new AnchorFunction(this, 'Reader', {
      name: 'inbound.deliveryEvents',
      description: 'Notes what became of a letter, and ends letters that nobody gets',
      shared,
      asynchronous: true,
    });
    this.byTopic(reader, letters, shared);
    this.byBus(reader, letters, shared);
  }

  private byTopic({ lambda }: AnchorFunction, letters: ConfigurationSet, { deadLetters }: Shared) {
    // Not encrypted with SNS's own key, which SES may not use. The destination lets SES in, on
    // behalf of our configuration set in our account alone.
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    new ConfigurationSetEventDestination(this, 'Destination', {
      configurationSet: letters,
      destination: EventDestination.snsTopic(topic),
      events: rare,
    });
    topic.addSubscription(new LambdaSubscription(lambda, { deadLetterQueue: deadLetters }));
  }

  private byBus({ lambda }: AnchorFunction, letters: ConfigurationSet, shared: Shared) {
    const eventBus = EventBus.fromEventBusName(this, 'Bus', 'default');
    new ConfigurationSetEventDestination(this, 'Usual', {
      configurationSet: letters,
      destination: EventDestination.eventBus(eventBus),
      events: usual,
    });
    new Rule(this, 'Told', {
      description: 'SES took a letter, or a mailbox did',
      eventPattern: {
        source: ['aws.ses'],
        account: [Stack.of(this).account],
        detailType: usualNames,
        // Of no other mail of the account.
        detail: { mail: { tags: { 'ses:configuration-set': [shared.prefix] } } },
      },
      targets: [
        new LambdaFunction(lambda, {
          deadLetterQueue: shared.deadLetters,
          maxEventAge: Duration.hours(3),
        }),
      ],
    });
  }
}
