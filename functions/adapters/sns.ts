/** Sends one text to one phone. */
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { env } from '#functions/env.ts';
import { despiteThrottling } from './throttling.ts';
import { unlogged } from './unlogged.ts';

// One attempt, as with mail: a call that timed out may have been accepted.
const client = unlogged(
  new SNSClient({
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 5_000,
      throwOnRequestTimeout: true,
    },
  }),
);

export interface TextMessage {
  /** In E.164. */
  readonly to: string;
  readonly text: string;
}

const word = (StringValue: string) => ({ DataType: 'String', StringValue });

async function send({ to, text }: TextMessage): Promise<string | undefined> {
  const { MessageId } = await client.send(
    new PublishCommand({
      PhoneNumber: to,
      Message: text,
      MessageAttributes: {
        'AWS.SNS.SMS.SMSType': word('Transactional'),
        'AWS.MM.SMS.OriginationNumber': word(env().SMS_ORIGINATION_NUMBER),
        'AWS.SNS.SMS.MaxPrice': { DataType: 'Number', StringValue: env().SMS_MAX_PRICE },
      },
    }),
  );
  return MessageId;
}

/**
 * Returns SNS's message id, which means accepted, not delivered; undefined when SMS_ENABLED is off
 * and nothing was sent. Throws what SNS threw.
 */
export async function sendText(message: TextMessage): Promise<string | undefined> {
  if (!env().SMS_ENABLED) return undefined;
  return despiteThrottling(() => send(message));
}
