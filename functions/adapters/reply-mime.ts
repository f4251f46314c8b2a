/** Makes the raw bytes of a person's reply as their mail program would: nobody but a tester's. */
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

export interface ReplyMail {
  /** Bare addresses. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** With its angle brackets, as the references. */
  readonly messageId: string;
  readonly references: readonly string[];
  readonly date: Date;
  /** What is written, with all that is quoted below. */
  readonly text: string;
}

/** A whole RFC 5322 message, in plain text. */
export async function toReplyMime(mail: ReplyMail): Promise<Uint8Array> {
  const { from, to, subject, messageId, date, text } = mail;
  const message = new MailComposer({
    from: { name: '', address: from },
    to: { name: '', address: to },
    subject,
    messageId,
    date,
    references: mail.references.join(' '),
    text,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message.compile().build();
}
