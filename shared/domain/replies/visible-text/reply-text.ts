/** Picks the better of a mail's two bodies and keeps what the person newly wrote. */
import { htmlToText } from './html-to-lines.ts';
import { type VisibleText, visibleText } from './visible-text.ts';

export interface Bodies {
  readonly text?: string;
  readonly html?: string;
}

const stubs = ['html', 'browser'];

/** A plain body that only says to look at the other one. */
function isStub(text: string): boolean {
  const plain = text.trim().toLowerCase();
  if (plain === '') return true;
  const points = plain.includes('view') || plain.includes('support') || plain.includes('display');
  return plain.length < 200 && points && stubs.some((word) => plain.includes(word));
}

/** The quotes' containers first; where nothing is left beside them, without their say. */
function fromHtml(html: string): VisibleText {
  const read = visibleText(htmlToText(html), html);
  if (read.text !== '') return read;
  const { text } = visibleText(htmlToText(html, { everything: true }));
  return { text, whole: text !== '' };
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The plain reading, cut where the other body's containers say that the answer ends: a mail program
 * that quotes without a sign, in a language unknown here, still marks its quotes in HTML.
 */
function agreed(plain: VisibleText, html: VisibleText): VisibleText {
  if (html.whole || html.text === '') return plain;
  if (plain.text === '' || plain.whole) return html;
  const [long, short] = [bare(plain.text), bare(html.text)];
  return short.length < long.length && long.startsWith(short) ? html : plain;
}

/** What the person newly wrote, from the plain body unless it is empty, a stub or less telling. */
export function replyText({ text = '', html = '' }: Bodies): VisibleText {
  if (html === '') return visibleText(text);
  if (isStub(text)) return fromHtml(html);
  return agreed(visibleText(text), fromHtml(html));
}
