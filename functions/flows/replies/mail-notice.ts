/**
 * SES's notice of a mail it kept: what we read of it. Verdicts come from here, never from the mail.
 */
import * as z from 'zod/mini';

const verdict = z.object({ status: z.string() });

const Notice = z.object({
  notificationType: z.literal('Received'),
  mail: z.object({
    messageId: z.string(),
    timestamp: z.string(),
    source: z.string(),
  }),
  receipt: z.object({
    recipients: z.array(z.string()),
    spamVerdict: verdict,
    virusVerdict: verdict,
    spfVerdict: verdict,
    dkimVerdict: verdict,
    dmarcVerdict: verdict,
    action: z.object({
      type: z.literal('S3'),
      bucketName: z.string(),
      objectKey: z.string(),
    }),
  }),
});

export type MailNotice = z.output<typeof Notice>;

const Kind = z.object({ notificationType: z.literal('Received') });

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    // SES's greeting to a new topic is plain text.
    return undefined;
  }
}

/**
 * Undefined for what is no notice of a kept mail, such as SES's own set-up message. Throws for one
 * that is but reads otherwise than expected: somebody's reply is in it.
 */
export function mailNotice(message: string): MailNotice | undefined {
  const said = parsed(message);
  return Kind.safeParse(said).success ? Notice.parse(said) : undefined;
}
