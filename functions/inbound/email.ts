/** Takes mail that SES received and stored. */
import type { Context, SNSEvent } from 'aws-lambda';
import { warmReader } from '#functions/flows/replies/interpret.ts';
import { mailNotice, receiveMail } from '#functions/flows/replies/receive-mail.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeContext } from '#functions/kit/make-context.ts';

await warmReader();

async function take(message: string, invocation: Context): Promise<void> {
  const context = makeContext(invocation.awsRequestId, invocation.functionName);
  let sesMessageId: string | undefined;
  try {
    const notice = mailNotice(message);
    if (!notice) return context.log.info('not a mail');
    sesMessageId = notice.mail.messageId;
    const outcome = await receiveMail(notice, context);
    context.log.info('mail', { outcome, sesMessageId });
  } catch (problem) {
    context.log.error('mail failed', problem, { sesMessageId });
    throw new DeliverAgain(problem);
  }
}

/** SNS delivers one record at a time; a loop handles more. */
export async function handler(event: SNSEvent, invocation: Context): Promise<void> {
  for (const { Sns } of event.Records) await take(Sns.Message, invocation);
}
