/** Cuts HTML into tags and text, in one pass and without recursion. */
import { decodeEntities } from './html-entities.ts';

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string };

/** An attribute value may hold a `>`; a tag longer than this is taken to end at its first one. */
const longestTag = 2_000;
const rawText = ['script', 'style', 'title', 'textarea', 'xmp'];

/** The `>` that ends the tag beginning at `from`, past any that stands in quotes. */
function tagEnd(html: string, from: number): number {
  const first = html.indexOf('>', from);
  let quote = '';
  for (let at = from; at < html.length && at < from + longestTag; at++) {
    const sign = html.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && html.charAt(at - 1) === '=') quote = sign;
  }
  return first;
}

function tagOf(inside: string): HtmlToken | undefined {
  const closing = inside.startsWith('/');
  const name = /^[a-z][a-z0-9:-]{0,30}/i.exec(closing ? inside.slice(1, 33) : inside.slice(0, 32));
  if (!name) return undefined;
  const attributes = decodeEntities(inside.slice(name[0].length)).toLowerCase();
  return { kind: closing ? 'close' : 'open', name: name[0].toLowerCase(), attributes };
}

/** Where the text after a raw element (`<style>`) goes on. */
function afterRaw(html: string, lower: string, name: string, from: number): number {
  const close = lower.indexOf(`</${name}`, from);
  const end = close < 0 ? -1 : html.indexOf('>', close);
  return end < 0 ? html.length : end + 1;
}

/** All tags and texts of a document, in order; comments, declarations and scripts are left out. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const lower = html.toLowerCase();
  const lastEnd = html.lastIndexOf('>');
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0 || open > lastEnd) {
      yield { kind: 'text', text: html.slice(at) };
      return;
    }
    if (open > at) yield { kind: 'text', text: html.slice(at, open) };
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const end = tagEnd(html, open + 1);
    const tag = tagOf(html.slice(open + 1, end));
    at = end + 1;
    if (tag?.kind === 'open' && rawText.includes(tag.name)) {
      at = afterRaw(html, lower, tag.name, at);
    } else if (tag) {
      yield tag;
    } else if (!/[!?/]/.test(html.charAt(open + 1))) {
      yield { kind: 'text', text: '<' };
      at = open + 1;
    }
  }
}
