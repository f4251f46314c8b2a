/** What the door for mails makes of one: the words its writer typed, and its kind. */

import { readMail } from '#functions/adapters/postal-mime.ts';
import { asksToLeave } from '#functions/flows/replies/interpret.ts';
import {
  type AutomaticMail,
  automaticMail,
} from '#shared/domain/replies/visible-text/automatic-mail.ts';
import { replyText } from '#shared/domain/replies/visible-text/reply-text.ts';

export interface Extracted {
  readonly reply: string;
  readonly disposition: 'reply' | 'ignore-auto' | 'bounce' | 'reject';
}

const dispositions = { auto: 'ignore-auto', list: 'ignore-auto', bounce: 'bounce' } as const;

/** "Unsubscribe" is heard wherever a person may have written it, also below "Out of office". */
const isHeard = async ({ kind, evidence }: AutomaticMail, text: string): Promise<boolean> =>
  kind === 'auto' && evidence === 'circumstance' && (await asksToLeave(text));

/** The envelope's sender is not part of a message on its own; without the header it is the From. */
export async function fromMail(raw: Uint8Array): Promise<Extracted> {
  const mail = await readMail(raw);
  const [from, ...others] = mail.from;
  const [returnPath = from ?? 'unknown'] = mail.headers.get('return-path') ?? [];
  const { calendar, headers, subject } = mail;
  const { text } = replyText(mail);
  const sighted = { headers, returnPath, from: from ?? '', calendar, subject, text };
  const automatic = automaticMail(sighted);
  const isNobodys = others.length > 0 || (from === undefined && automatic === undefined);
  if (mail.unreadable || isNobodys) return { reply: '', disposition: 'reject' };
  if (automatic && !(await isHeard(automatic, text))) {
    return { reply: '', disposition: dispositions[automatic.kind] };
  }
  return { reply: text, disposition: 'reply' };
}

export const fromBody = (kind: 'text' | 'html', body: string): Extracted => ({
  reply: replyText(kind === 'html' ? { html: body } : { text: body }).text,
  disposition: 'reply',
});
