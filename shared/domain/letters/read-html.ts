/** Reads the HTML of one of our letters back: its list lines, its links, its words. */
import type { LetterWords, ListLine } from './read-text.ts';

/** In a letter of ours every `<` of a person is escaped, and every value stands in quotes. */
const token = /<(\/?)([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>|<![^>]*>|([^<]+)/gi;
const attribute = /([a-z-]+)="([^"]*)"/gi;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  zwnj: '\u200c',
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|([a-z]+));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (named[name] ?? whole) : String.fromCodePoint(Number(code)),
  );

/** What a drawn mark says of itself, as the text writes it. */
const marks: Readonly<Record<string, string>> = {
  Open: ' ',
  Done: 'x',
  'Carried over': '>',
  Later: '>',
};

const empty = new Set(['meta', 'br', 'img', 'hr']);
const unseen = new Set(['head', 'script', 'style', 'title']);

/** What the text has in brackets behind an item. */
const isBeside = (label: string | undefined): boolean => label === 'g' || label === 'y e';

const folded = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** A row of a table: what its cells say, and the mark drawn in one of them. */
interface Row {
  readonly cells: string[];
  mark?: string;
}

/** Goes through a letter once; `skipped` is the element whose inside nobody sees. */
class Reader {
  readonly lines: ListLine[] = [];
  readonly links: string[] = [];
  readonly words: string[] = [];
  private readonly rows: Row[] = [];
  private skipped: string | undefined;
  private depth = 0;

  text(words: string): void {
    if (this.skipped) return;
    this.words.push(words);
    this.say(words);
  }

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (this.skipped) {
      if (name === this.skipped) this.depth += 1;
      return;
    }
    // A tap writes a reply: it says nothing of its own.
    const isTap = name === 'a' && attributes.get('href')?.startsWith('mailto:');
    if (isTap) return this.skip(name);
    if (name === 'tr') this.rows.push({ cells: [] });
    if (name === 'td') this.rows.at(-1)?.cells.push('');
    if (name === 'br') this.text(' ');
    if (name === 'a') this.links.push(attributes.get('href') ?? '');
    if (isBeside(attributes.get('class'))) this.say('(');
    this.hide(name, attributes);
  }

  close(name: string, closes: string | undefined): void {
    if (this.skipped) {
      if (name !== this.skipped) return;
      this.depth -= 1;
      if (this.depth === 0) this.skipped = undefined;
      return;
    }
    if (isBeside(closes)) this.say(')');
    if (name === 'tr') this.endRow();
  }

  /** Drawn marks are told by their names; what is not shown is not said. */
  private hide(name: string, attributes: ReadonlyMap<string, string>): void {
    const isMark = attributes.get('role') === 'img';
    const row = this.rows.at(-1);
    if (isMark && row) row.mark = marks[attributes.get('aria-label') ?? ''] ?? '?';
    const isHidden =
      isMark ||
      unseen.has(name) ||
      attributes.get('aria-hidden') === 'true' ||
      attributes.get('style')?.startsWith('display:none');
    if (isHidden && !empty.has(name)) this.skip(name);
  }

  private skip(name: string): void {
    this.skipped = name;
    this.depth = 1;
  }

  private say(words: string): void {
    const row = this.rows.at(-1);
    if (row && row.cells.length > 0) row.cells.push((row.cells.pop() ?? '') + words);
  }

  /** The number stands before the mark, the words after it, and perhaps a tap behind them. */
  private endRow(): void {
    const row = this.rows.pop();
    if (row?.mark === undefined) return;
    const cells = row.cells.map(folded);
    const number = cells.length > 2 ? (cells[0] ?? '') : '';
    this.lines.push({ number, mark: row.mark, words: cells.findLast((cell) => cell !== '') ?? '' });
  }
}

export function readHtml(html: string): LetterWords {
  const reader = new Reader();
  const open: { readonly name: string; readonly label: string | undefined }[] = [];
  for (const [, slash, tag = '', inside = '', text] of html.matchAll(token)) {
    const name = tag.toLowerCase();
    if (text !== undefined) reader.text(decoded(text));
    else if (name !== '' && slash === '') {
      const pairs = [...inside.matchAll(attribute)];
      const attributes = new Map(pairs.map(([, key = '', value = '']) => [key, decoded(value)]));
      if (!empty.has(name)) open.push({ name, label: attributes.get('class') });
      reader.open(name, attributes);
    } else if (name !== '') {
      reader.close(name, open.pop()?.label);
    }
  }
  return { lines: reader.lines, links: reader.links, words: reader.words.join('') };
}
