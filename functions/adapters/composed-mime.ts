/** The raw bytes of any letter by the library: with files, or to an address out of the ordinary. */
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { AttachedFile, CheckedMail, Part } from './mime.ts';

const alternative = ({ type, encoding, content }: Part) => ({
  contentType: `${type}; charset=utf-8`,
  content,
  contentTransferEncoding: encoding,
});

/** In base64: lines of any length, and no character that a gateway could change. */
const attached = ({ name, type, content }: AttachedFile) => ({
  filename: name,
  contentType: `${type}; charset=utf-8`,
  contentTransferEncoding: 'base64' as const,
  content,
});

const unfolded = (value: string) => ({ prepared: true, foldLines: false, value });

export async function composedMime(mail: CheckedMail): Promise<Uint8Array> {
  const { from, to, replyTo, subject, inReplyTo, references, attachments } = mail;
  const message = new MailComposer({
    from,
    to: { name: '', address: to },
    replyTo: { name: '', address: replyTo },
    subject,
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(references !== undefined && { references }),
    headers: { 'List-Unsubscribe': unfolded(mail.listUnsubscribe), ...mail.otherHeaders },
    alternatives: mail.parts.map(alternative),
    ...(attachments.length > 0 && { attachments: attachments.map(attached) }),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message.compile().build();
}
