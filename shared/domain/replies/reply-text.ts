/** Picks the better of a mail's two bodies and keeps what the person newly wrote. */
import { htmlToText } from './html-to-lines.ts';
import { type VisibleText, visibleText } from './visible-text.ts';

export interface Bodies {
  readonly text?: string;
  readonly html?: string;
}

const stubs = ['html', 'browser'];

/** A plain body that only says to look at the other one (rule R2.28). */
function isStub(text: string): boolean {
  const plain = text.trim().toLowerCase();
  if (plain === '') return true;
  const points = plain.includes('view') || plain.includes('support') || plain.includes('display');
  return plain.length < 200 && points && stubs.some((word) => plain.includes(word));
}

/** What the person newly wrote, from the plain body unless it is empty or a stub. */
export function replyText({ text = '', html = '' }: Bodies): VisibleText {
  if (html === '' || !isStub(text)) return visibleText(text);
  return visibleText(htmlToText(html));
}
