/**
 * SES's notice of a received mail, as far as we read it. Verdicts come from here, never from the
 * mail.
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
    // SES greets a new topic with plain text.
    return undefined;
  }
}

/**
 * Undefined for anything but a received mail, such as SES's set-up message. Throws if a notice has
 * an unexpected shape, because somebody's reply is in it.
 */
export function mailNotice(message: string): MailNotice | undefined {
  const said = parsed(message);
  return Kind.safeParse(said).success ? Notice.parse(said) : undefined;
}
