/** What the door for mails makes of one: the words its writer typed, and its kind. */
import { readMail } from '#functions/adapters/postal-mime.ts';
import { automaticMail } from '#shared/domain/replies/automatic-mail.ts';
import { replyText } from '#shared/domain/replies/reply-text.ts';

export interface Extracted {
  readonly reply: string;
  readonly disposition: 'reply' | 'ignore-auto' | 'bounce' | 'reject';
}

const dispositions = { auto: 'ignore-auto', list: 'ignore-auto', bounce: 'bounce' } as const;

/** The envelope's sender is not part of a message on its own; without the header it is the From. */
export async function fromMail(raw: Uint8Array): Promise<Extracted> {
  const mail = await readMail(raw);
  const [from] = mail.from;
  const [returnPath = from ?? 'unknown'] = mail.headers.get('return-path') ?? [];
  const { calendarAnswer, headers, subject } = mail;
  const { text } = replyText(mail);
  const automatic = automaticMail(headers, {
    returnPath,
    from: from ?? '',
    calendarAnswer,
    subject,
    text,
  });
  if (mail.unreadable || (from === undefined && automatic === undefined)) {
    return { reply: '', disposition: 'reject' };
  }
  if (automatic !== undefined) return { reply: '', disposition: dispositions[automatic] };
  return { reply: text, disposition: 'reply' };
}

export const fromBody = (kind: 'text' | 'html', body: string): Extracted => ({
  reply: replyText(kind === 'html' ? { html: body } : { text: body }).text,
  disposition: 'reply',
});
