/** Cuts HTML into tags and text with a well-kept tokenizer, which needs no recursion. */
import { Tokenizer } from 'htmlparser2';

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'close'; readonly name: string };

const none: ReadonlyMap<string, string> = new Map();
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

/**
 * Gives the tags and texts of a document in order, entities decoded, names and values in lower
 * case. The tokenizer alone: a tree or a stack of open elements grows with the square of the depth.
 */
export function eachToken(html: string, take: (token: HtmlToken) => void): void {
  let name = '';
  let key = '';
  let value = '';
  let attributes: Map<string, string> | undefined;
  const open = () => take({ kind: 'open', name, attributes: attributes ?? none });
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: (start, end) => {
        name = html.slice(start, end).toLowerCase();
        attributes = undefined;
      },
      onattribname: (start, end) => {
        key = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => {
        value += telling.has(key) ? html.slice(start, Math.min(end, start + 2_000)) : '';
      },
      onattribentity: (code) => {
        value += String.fromCodePoint(code);
      },
      onattribend: () => {
        if (!telling.has(key)) return;
        attributes ??= new Map();
        if (!attributes.has(key)) attributes.set(key, value.toLowerCase());
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) =>
        take({ kind: 'close', name: html.slice(start, end).toLowerCase() }),
      ontext: (start, end) => take({ kind: 'text', text: html.slice(start, end) }),
      ontextentity: (code) => take({ kind: 'text', text: String.fromCodePoint(code) }),
      oncdata: (start, end) => take({ kind: 'text', text: html.slice(start, end) }),
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  // What follows the last sign that could end a tag is no tag, and somebody may have written it.
  const lastEnd = html.lastIndexOf('>') + 1;
  tokenizer.write(html.slice(0, lastEnd));
  const rest = html.slice(lastEnd);
  if (rest.includes('<')) {
    tokenizer.end();
    take({ kind: 'text', text: rest });
  } else {
    tokenizer.write(rest);
    tokenizer.end();
  }
}
