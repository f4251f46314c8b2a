/** Takes SES's events about our mails: sent, delivered, delayed, bounced, complained. */
import type { Context, EventBridgeEvent, SNSEvent } from 'aws-lambda';
import {
  type DeliveryOutcome,
  deliveryNotice,
  takeDeliveryEvent,
} from '#functions/flows/subscription/take-delivery-event.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeContext } from '#functions/kit/make-context.ts';
import type { DeliveryKind } from '#shared/domain/delivery.ts';

/** Not logged: nearly every mail has it, and its row records it. */
const isUsual = (kind: DeliveryKind, outcome: DeliveryOutcome): boolean =>
  (kind === 'sent' && outcome === 'known') ||
  (kind === 'delivered' && (outcome === 'noted' || outcome === 'known'));

async function take(message: unknown, invocation: Context): Promise<void> {
  const context = makeContext(invocation.awsRequestId, invocation.functionName);
  let sesMessageId: string | undefined;
  try {
    const notice = deliveryNotice(message);
    if (!notice) return context.log.info('no delivery event');
    const { kind, userId, sendKey } = notice;
    sesMessageId = notice.messageId;
    const { outcome, status } = await takeDeliveryEvent(notice, context);
    if (isUsual(kind, outcome)) return;
    context.log.info('delivery event', {
      kind,
      outcome,
      status,
      userId,
      sendKey,
      sesMessageId,
    });
  } catch (problem) {
    context.log.error('delivery event failed', problem, { sesMessageId });
    throw new DeliverAgain(problem);
  }
}

type OnBus = EventBridgeEvent<string, object>;

/** The event types, by the bus's names for them. */
const eventTypes: Readonly<Record<string, string>> = {
  'Email Sent': 'Send',
  'Email Delivered': 'Delivery',
};
const saidOnBus = ({ detail, 'detail-type': name }: OnBus) => ({
  eventType: eventTypes[name],
  ...detail,
});

/** The bus delivers one event at a time. SNS does, too, but its records are handled in a loop. */
export async function handler(event: SNSEvent | OnBus, invocation: Context): Promise<void> {
  if ('detail' in event) return take(saidOnBus(event), invocation);
  for (const { Sns } of event.Records) await take(Sns.Message, invocation);
}
