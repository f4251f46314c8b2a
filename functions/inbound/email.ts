/** Mail that came in: SES kept it and told us where. */
import type { Context, SNSEvent } from 'aws-lambda';
import { mailNotice } from '#functions/flows/mail-notice.ts';
import { receiveMail } from '#functions/flows/receive-mail.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeScene } from '#functions/kit/make-scene.ts';

async function take(message: string, context: Context): Promise<void> {
  const scene = makeScene(context.awsRequestId, context.functionName);
  let sesMessageId: string | undefined;
  try {
    const notice = mailNotice(message);
    if (!notice) return scene.log.info('not a mail');
    sesMessageId = notice.mail.messageId;
    const outcome = await receiveMail(notice, scene);
    scene.log.info('mail', { outcome, sesMessageId });
  } catch (problem) {
    scene.log.error('mail failed', problem, { sesMessageId });
    throw new DeliverAgain(problem);
  }
}

/** SNS sends one record at a time; each is taken in turn all the same. */
export async function handler(event: SNSEvent, context: Context): Promise<void> {
  for (const { Sns } of event.Records) await take(Sns.Message, context);
}
