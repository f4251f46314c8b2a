/** Ways to write patterns and to ask them. */
import { sparing } from './sparing.ts';

/** One regular expression over several lines. */
export const pattern = (flags: string, ...parts: readonly string[]): RegExp =>
  sparing(new RegExp(parts.join(''), flags));

/** Whether one of several patterns is found at all: asked once in place of trying each. */
export const anyOf = (patterns: readonly RegExp[]): RegExp =>
  sparing(
    new RegExp(
      patterns.map(({ source }) => `(?:${source})`).join('|'),
      patterns[0]?.flags.replace('g', ''),
    ),
  );

/** One of several phrases, as part of a pattern. */
export const oneOf = (...parts: readonly string[]): string => `(?:${parts.join('|')})`;

/** The text with what is found replaced; to ask first costs a fifth of replacing nothing. */
export const replaced = (text: string, pattern: RegExp, by: string): string =>
  pattern.test(text) ? text.replace(pattern, by) : text;

const unevenSpace = /\s\s|[^\S ]/;

/** The text at every white space; where only single spaces stand, without a pattern. */
export function spaced(text: string): readonly string[] {
  if (unevenSpace.test(text)) return text.split(/\s+/);
  const words: string[] = [];
  let from = 0;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', from)) {
    words.push(text.slice(from, at));
    from = at + 1;
  }
  words.push(text.slice(from));
  return words;
}
