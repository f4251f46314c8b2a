/** Reads an HTML mail as lines of text, quotes as `>` and without what is hidden in it. */
import {
  beginsCopy,
  isClose,
  isGmailContainer,
  isHidden,
  isQuote,
  isSignature,
  isSignatureBreak,
  isSignatureRuler,
} from './html-marks.ts';
import { eachToken, type HtmlToken, type OpenTag } from './html-tokens.ts';

const blocks = new Set(
  (
    'address article aside blockquote center dd div dl dt fieldset figure footer form h1 h2 h3 h4 ' +
    'h5 h6 header hr li main nav ol p pre section table tbody tr ul body'
  ).split(' '),
);
const spaced = new Set(['p', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'blockquote', 'dl', 'pre']);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const unread = new Set(
  'head template object svg noscript select script style title textarea xmp iframe'.split(' '),
);

/** What the lines of a letter answered are read as: enough for the reader of plain text. */
const quoteLine = '>';
const copyLine = '-----Original Message-----';
const signatureLine = '-- ';

/** Who makes blank lines of paragraphs has none between the others. */
const blankParagraph = /<p[^>]{0,200}>\s{0,9}(?:<br\s?\/?>|&nbsp;)\s{0,9}<\/p>/i;

interface Frame {
  readonly name: string;
  readonly role: 'out' | 'container';
  depth: number;
}

export interface Ways {
  /** Reads also signatures and what is a quote only by its container. */
  readonly everything?: boolean;
}

/** Collects the text of a document; knows at any moment whether it is inside something left out. */
class Lines {
  // Pieces, because asking a growing string how it ends would copy it each time.
  private readonly pieces: string[] = [];
  private readonly frames: Frame[] = [];
  private readonly lists: number[] = [];
  private atStart = true;
  /** Whether the line holds more than a space that keeps it from collapsing. */
  private inked = false;
  private pendingSpace = false;
  private preDepth = 0;
  /** In Gmail's container, before the first quote: the attribution. */
  private awaitsQuote = false;
  private quotesLeft: number;
  private readonly everything: boolean;

  private readonly tight: boolean;

  constructor(html: string, everything: boolean) {
    this.quotesLeft = html.match(/<blockquote/gi)?.length ?? 0;
    this.tight = blankParagraph.test(html);
    this.everything = everything;
  }

  take(token: HtmlToken): void {
    const top = this.frames.at(-1);
    if (token.kind === 'open' && token.name === 'blockquote') this.quotesLeft -= 1;
    if (top?.role === 'out') this.skip(token, top);
    else if (token.kind === 'text') this.addText(token.text);
    else if (token.kind === 'open') this.open(token);
    else this.close(token.name, top);
  }

  isLeftOut(): boolean {
    return this.frames.at(-1)?.role === 'out';
  }

  read(): string {
    return this.pieces.join('');
  }

  private skip(token: HtmlToken, top: Frame): void {
    if (token.kind === 'text') return;
    // A head that was never closed ends where the body begins.
    if (top.name === 'head' && token.name === 'body') this.frames.pop();
    if (token.name !== top.name) return;
    top.depth += token.kind === 'open' ? 1 : -1;
    if (top.depth === 0) this.frames.pop();
  }

  private open(element: OpenTag): void {
    const top = this.frames.at(-1);
    if (top?.name === element.name) top.depth += 1;
    if (unread.has(element.name)) return this.leaveOut(element.name);
    // Most elements have no attribute that tells what they are, and only such a quote is one.
    if (element.attributes.size === 0 && element.name !== 'blockquote') return this.shape(element);
    if (isHidden(element)) return this.leaveOut(element.name);
    if (!this.everything && beginsCopy(element)) return this.write(copyLine);
    if (!this.everything && isSignatureRuler(element)) return this.write(signatureLine);
    if (isSignatureBreak(element)) return this.write('');
    if (isGmailContainer(element) && !this.everything) return this.openContainer(element.name);
    const mayQuote = element.name === 'blockquote' || !(this.everything || this.awaitsQuote);
    if (mayQuote && isQuote(element)) {
      this.awaitsQuote = false;
      this.write(quoteLine);
      return this.leaveOut(element.name);
    }
    if (!this.everything && isSignature(element)) return this.leaveOut(element.name);
    this.shape(element);
  }

  /** Answers may stand between the quotes inside Gmail's container, so only the quotes go. */
  private openContainer(name: string): void {
    if (this.quotesLeft <= 0) {
      this.write(quoteLine);
      return this.leaveOut(name);
    }
    this.endLine();
    this.awaitsQuote = true;
    this.frames.push({ name, role: 'container', depth: 1 });
  }

  private leaveOut(name: string): void {
    if (empty.has(name)) return;
    const top = this.frames.at(-1);
    if (top?.name === name) top.depth -= 1;
    if (blocks.has(name)) this.endLine();
    this.frames.push({ name, role: 'out', depth: 1 });
  }

  private close(name: string, top: Frame | undefined): void {
    if (top?.name === name) {
      top.depth -= 1;
      if (top.depth === 0) {
        this.frames.pop();
        this.awaitsQuote = false;
      }
    }
    if (name === 'pre') this.preDepth = Math.max(0, this.preDepth - 1);
    if (name === 'ol' || name === 'ul') this.lists.pop();
    if (blocks.has(name)) this.endLine();
  }

  private shape(element: OpenTag): void {
    const { name } = element;
    if (name === 'br') return this.breakLine();
    if (name === 'td' || name === 'th') this.pendingSpace = this.inked;
    if (!blocks.has(name)) return;
    this.endLine();
    if (name === 'pre') this.preDepth += 1;
    if (name === 'ol' || name === 'ul') this.lists.push(name === 'ol' ? 1 : 0);
    const apart = spaced.has(name) && this.pieces.length > 0;
    if (apart && !(name === 'p' && this.tight) && !isClose(element)) this.pieces.push('\n');
    if (name === 'li') this.addBullet();
  }

  private addBullet(): void {
    const number = this.lists.at(-1) ?? 0;
    if (number > 0) this.lists[this.lists.length - 1] = number + 1;
    this.pieces.push(number > 0 ? `${number}. ` : '- ');
    this.pendingSpace = false;
  }

  private write(line: string): void {
    this.endLine();
    this.pieces.push(line, '\n');
  }

  private breakLine(): void {
    this.pieces.push('\n');
    this.atStart = true;
    this.inked = false;
    this.pendingSpace = false;
  }

  private endLine(): void {
    if (!this.atStart) this.breakLine();
  }

  private addText(text: string): void {
    if (this.awaitsQuote) return this.watchForward(text);
    if (this.preDepth > 0) return this.addPlain(text);
    const flat = text.replace(/[\s\u00a0]+/g, ' ');
    const begins = flat.startsWith(' ');
    const written = flat.trim();
    if (written === '') {
      this.pendingSpace ||= begins && this.inked;
      // A paragraph of one such space is how many programs write a blank line.
      if (text.includes('\u00a0')) this.atStart = false;
      return;
    }
    if (this.inked && (this.pendingSpace || begins)) this.pieces.push(' ');
    this.pieces.push(written);
    this.atStart = false;
    this.inked = true;
    this.pendingSpace = flat.length > 1 && flat.endsWith(' ');
  }

  private addPlain(text: string): void {
    this.pieces.push(text);
    this.atStart = text.endsWith('\n');
    this.inked = !this.atStart;
  }

  /** A forwarded letter fills the container to its end, whatever quotes it holds itself. */
  private watchForward(text: string): void {
    const top = this.frames.at(-1);
    if (!text.includes('-----') || !top) return;
    this.awaitsQuote = false;
    this.frames[this.frames.length - 1] = { ...top, role: 'out' };
    this.write(quoteLine);
  }
}

/** The readable lines of an HTML mail, quotes as `>`; linear in its length. */
export function htmlToText(html: string, { everything = false }: Ways = {}): string {
  const lines = new Lines(html, everything);
  eachToken(
    html,
    (token) => lines.take(token),
    () => lines.isLeftOut(),
  );
  return lines.read();
}
