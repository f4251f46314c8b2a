/** Takes texts that came in through AWS End User Messaging. */
import type { Context, SNSEvent, SNSMessage } from 'aws-lambda';
import { warmReader } from '#functions/flows/replies/interpret.ts';
import { receiveText, textNotice } from '#functions/flows/replies/receive-text.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeContext } from '#functions/kit/make-context.ts';

await warmReader();

async function take(
  { Message, Timestamp, TopicArn }: SNSMessage,
  invocation: Context,
): Promise<void> {
  const context = makeContext(invocation.awsRequestId, invocation.functionName);
  // Only our own topic is trusted: whoever can publish elsewhere must not speak for a phone.
  if (TopicArn !== context.env.SMS_TOPIC_ARN) return context.log.warn('not our topic');
  try {
    const notice = textNotice(Message);
    if (!notice) return context.log.info('not a text');
    const outcome = await receiveText(notice, new Date(Timestamp), context);
    context.log.info('text', { outcome });
  } catch (problem) {
    context.log.error('text failed', problem);
    throw new DeliverAgain(problem);
  }
}

/** SNS delivers one record at a time; a loop handles more. */
export async function handler(event: SNSEvent, invocation: Context): Promise<void> {
  for (const { Sns } of event.Records) await take(Sns, invocation);
}
