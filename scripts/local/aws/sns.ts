/** The local SNS: texts to a phone go to the outbox, messages to a topic to its subscribers. */
import { randomUUID } from 'node:crypto';
import type { Cloud } from '../cloud.ts';
import type { ListJournal } from './journal.ts';
import { type Form, queryService } from './query-protocol.ts';
import { AwsError, type Service } from './service.ts';
import type { EndpointOptions, OutMessage } from './types.ts';

/** SNS cuts no text shorter than this; it refuses a longer one. */
const longestText = 1600;

const invalid = (message: string): AwsError =>
  new AwsError('InvalidParameter', `Invalid parameter: ${message}`);

interface SnsOptions {
  readonly cloud: Cloud;
  readonly outbox: ListJournal<OutMessage>;
  readonly now: () => number;
  readonly publish: EndpointOptions['publish'];
}

function textOf(form: Form): string {
  const text = form.text('Message') ?? '';
  if (text === '') throw invalid('Empty message');
  return text;
}

const topicIn = (form: Form) => form.text('TopicArn') ?? form.text('TargetArn');

function toPhone({ outbox, now }: SnsOptions, form: Form, phone: string, id: string): void {
  if (!/^\+[1-9]\d{6,14}$/.test(phone))
    throw invalid(`PhoneNumber Reason: ${phone} is not valid to publish to`);
  const text = textOf(form);
  if (text.length > longestText) throw invalid('Message Reason: SMS message is too long');
  const attributes = form.entries('MessageAttributes');
  outbox.add({
    id,
    channel: 'sms',
    from: attributes.get('AWS.MM.SMS.OriginationNumber') ?? '',
    to: phone,
    text,
    attributes: Object.fromEntries(attributes),
    sentAt: new Date(now()).toISOString(),
  });
}

function publish(options: SnsOptions, form: Form) {
  const phone = form.text('PhoneNumber');
  const topic = topicIn(form);
  const id = randomUUID();
  if (phone !== undefined) toPhone(options, form, phone, id);
  else if (topic === undefined)
    throw invalid('TopicArn or TargetArn Reason: no value for required parameter');
  else if (options.cloud.topics.includes(topic)) options.publish(topic, textOf(form));
  else throw new AwsError('NotFound', 'Topic does not exist', 404);
  return { MessageId: id };
}

export const snsService = (options: SnsOptions): Service =>
  queryService({
    service: 'sns',
    namespace: 'http://sns.amazonaws.com/doc/2010-03-31/',
    errors: {
      denied: ['AuthorizationError', 403],
      unknownKey: ['InvalidClientTokenId', 403],
      broken: ['InternalError', 500],
      throttled: ['Throttled', 429],
    },
    actions: {
      Publish: {
        needs: (form) => [{ action: 'sns:Publish', resource: topicIn(form) ?? '*' }],
        run: (form) => publish(options, form),
      },
    },
  });
