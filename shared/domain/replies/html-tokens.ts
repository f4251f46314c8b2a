/** Cuts HTML into tags and text with a well-kept tokenizer, which needs no recursion. */
import { Tokenizer } from 'htmlparser2';

export interface OpenTag {
  readonly kind: 'open';
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export type HtmlToken =
  | OpenTag
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'close'; readonly name: string };

/** Attributes beyond these say nothing about quotes. */
const telling = new Set([
  'class',
  'id',
  'style',
  'type',
  'hidden',
  'data-smartmail',
  'name',
  'cite',
]);
const longestValue = 2_000;
const ignore = () => undefined;

/** Puts a tag's name and attributes together again, which the tokenizer hands out in pieces. */
class TagReader {
  private readonly html: string;
  private name = '';
  private key = '';
  private value = '';
  private attributes = new Map<string, string>();

  constructor(html: string) {
    this.html = html;
  }

  beginTag = (start: number, end: number): void => {
    this.name = this.html.slice(start, end).toLowerCase();
    this.attributes = new Map();
  };

  beginAttribute = (start: number, end: number): void => {
    this.key = this.html.slice(start, end).toLowerCase();
    this.value = '';
  };

  addValue = (start: number, end: number): void => {
    if (!telling.has(this.key)) return;
    this.value += this.html.slice(start, Math.min(end, start + longestValue));
  };

  addSign = (code: number): void => {
    this.value += String.fromCodePoint(code);
  };

  endAttribute = (): void => {
    if (!telling.has(this.key) || this.attributes.has(this.key)) return;
    this.attributes.set(this.key, this.value.toLowerCase());
  };

  tag = (): OpenTag => ({ kind: 'open', name: this.name, attributes: this.attributes });
}

/**
 * Gives the tags and texts of a document in order, entities decoded, names and values in lower
 * case. The tokenizer alone: a tree or a stack of open elements grows with the square of the depth.
 */
export function eachToken(html: string, take: (token: HtmlToken) => void): void {
  const reader = new TagReader(html);
  const text = (start: number, end: number) => take({ kind: 'text', text: html.slice(start, end) });
  const open = () => take(reader.tag());
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: reader.beginTag,
      onattribname: reader.beginAttribute,
      onattribdata: reader.addValue,
      onattribentity: reader.addSign,
      onattribend: reader.endAttribute,
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) =>
        take({ kind: 'close', name: html.slice(start, end).toLowerCase() }),
      ontext: text,
      ontextentity: (code) => take({ kind: 'text', text: String.fromCodePoint(code) }),
      oncdata: text,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  // What follows the last sign that could end a tag is no tag, and somebody may have written it.
  const lastEnd = html.lastIndexOf('>') + 1;
  const rest = html.slice(lastEnd);
  const isBroken = rest.includes('<');
  tokenizer.write(isBroken ? html.slice(0, lastEnd) : html);
  tokenizer.end();
  if (isBroken) take({ kind: 'text', text: rest });
}
