/** Texts that came in: our number's carrier told us of them. */
import type { Context, SNSEvent, SNSMessage } from 'aws-lambda';
import { receiveText } from '#functions/flows/receive-text.ts';
import { textNotice } from '#functions/flows/text-notice.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeScene } from '#functions/kit/make-scene.ts';

async function take({ Message, Timestamp, TopicArn }: SNSMessage, context: Context): Promise<void> {
  const scene = makeScene(context.awsRequestId, context.functionName);
  // Whoever can publish elsewhere must not be able to speak for a phone.
  if (TopicArn !== scene.env.SMS_TOPIC_ARN) return scene.log.warn('not our topic');
  try {
    const notice = textNotice(Message);
    if (!notice) return scene.log.info('not a text');
    const outcome = await receiveText(notice, new Date(Timestamp), scene);
    scene.log.info('text', { outcome });
  } catch (problem) {
    scene.log.error('text failed', problem);
    throw new DeliverAgain(problem);
  }
}

/** SNS sends one record at a time; each is taken in turn all the same. */
export async function handler(event: SNSEvent, context: Context): Promise<void> {
  for (const { Sns } of event.Records) await take(Sns, context);
}
