/** Reads an HTML mail as lines of text, without what is hidden or quoted in it. */
import { decodeEntities } from './html-entities.ts';
import { type HtmlToken, htmlTokens } from './html-tags.ts';

const blocks = new Set(
  (
    'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav ol p pre section table tbody tr ul body'
  ).split(' '),
);
const spaced = new Set(['p', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'blockquote']);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const unread = new Set(['head', 'template', 'object', 'svg', 'noscript', 'select']);

const hidingStyles = [
  'display:none',
  'visibility:hidden',
  'mso-hide:all',
  'font-size:0',
  'opacity:0',
  'max-height:0',
];
const quoteMarks = [
  'moz-cite-prefix',
  'yahoo_quoted',
  'protonmail_quote',
  'gmail_attr',
  'gmail_signature',
  'tutanota_quote',
  'zmail_extra',
];
const copyBegins = ['appendonsend', 'divrplyfwdmsg', 'mail-editor-reference-message-container'];

type Open = Extract<HtmlToken, { kind: 'open' | 'close' }>;

function isHidden({ attributes }: Open): boolean {
  if (/\shidden(?:\s|=|\/|$)/.test(attributes)) return true;
  const style = attributes.replace(/\s/g, '');
  return hidingStyles.some((rule) => {
    const at = style.indexOf(rule);
    // `font-size:0.9em` and `opacity:0.5` are small and pale, not hidden.
    return at >= 0 && !/[.1-9]/.test(style.charAt(at + rule.length));
  });
}

function isQuote({ name, attributes }: Open): boolean {
  if (quoteMarks.some((mark) => attributes.includes(mark))) return true;
  return name === 'blockquote' && /gmail_quote|type=["']?cite/.test(attributes);
}

/** Collects the text of a document; knows at any moment whether it is inside something left out. */
class Lines {
  // Pieces, because asking a growing string how it ends would copy it each time.
  private readonly pieces: string[] = [];
  private skipName = '';
  private skipDepth = 0;
  private untilQuote = false;
  private done = false;
  private readonly lastQuoteAt: number;
  private quotesSeen = 0;

  constructor(quotes: number) {
    this.lastQuoteAt = quotes;
  }

  take(token: HtmlToken): void {
    if (this.done) return;
    if (this.skipDepth > 0) this.skip(token);
    else if (token.kind === 'text') this.addText(token.text);
    else if (token.kind === 'open') this.open(token);
    else if (blocks.has(token.name)) this.endLine();
  }

  read(): string {
    const lines = this.pieces
      .join('')
      .split('\n')
      .map((line) => line.replace(/[ \t]+/g, ' ').trim());
    return lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  private skip(token: HtmlToken): void {
    if (token.kind === 'text') return;
    // A head that was never closed ends where the body begins.
    if (this.skipName === 'head' && token.name === 'body') this.skipDepth = 0;
    if (token.name !== this.skipName) return;
    this.skipDepth += token.kind === 'open' ? 1 : -1;
  }

  private open(token: Open): void {
    if (copyBegins.some((id) => token.attributes.includes(id))) {
      this.done = true;
      return;
    }
    if (token.name === 'blockquote') {
      this.quotesSeen += 1;
      this.untilQuote = false;
    }
    const leftOut = unread.has(token.name) || isHidden(token) || isQuote(token);
    if (leftOut && !empty.has(token.name)) return this.leaveOut(token.name);
    // Answers may stand between the quotes inside Gmail's container, so only the quotes go.
    if (token.attributes.includes('gmail_quote')) {
      if (this.quotesSeen >= this.lastQuoteAt) return this.leaveOut(token.name);
      this.untilQuote = true;
    }
    this.shape(token.name);
  }

  private leaveOut(name: string): void {
    this.endLine();
    this.skipName = name;
    this.skipDepth = 1;
  }

  private shape(name: string): void {
    if (name === 'br') this.pieces.push('\n');
    else if (name === 'td' || name === 'th') this.pieces.push(' ');
    else if (blocks.has(name)) this.endLine();
    if (name === 'li') this.pieces.push('- ');
    if (spaced.has(name) && this.pieces.length > 0) this.pieces.push('\n');
  }

  private endLine(): void {
    if (this.pieces.length > 0 && !this.atLineStart()) this.pieces.push('\n');
  }

  private addText(text: string): void {
    if (this.untilQuote) return;
    const flat = decodeEntities(text).replace(/[\s\u00a0]+/g, ' ');
    const written = this.atLineStart() ? flat.trimStart() : flat;
    if (written !== '') this.pieces.push(written);
  }

  private atLineStart(): boolean {
    return this.pieces.at(-1)?.endsWith('\n') ?? true;
  }
}

/** The readable lines of an HTML mail (rule R2.27); linear in its length. */
export function htmlToText(html: string): string {
  const quotes = html.toLowerCase().split('<blockquote').length - 1;
  const lines = new Lines(quotes);
  for (const token of htmlTokens(html)) lines.take(token);
  return lines.read();
}
