/** Builds a tester's reply as a raw mail, as a person's mail program would write it. */
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

export interface ReplyMail {
  /** Bare addresses. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** With angle brackets, as in `references`. */
  readonly messageId: string;
  readonly references: readonly string[];
  readonly date: Date;
  /** The reply itself, followed by the quoted letter. */
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
