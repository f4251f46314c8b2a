/** Whether the HTML and the plain text of one mail say the same: lines, links and words. */
import { readHtml } from './read-html.ts';
import { type LetterWords, type ListLine, readText } from './read-text.ts';

export interface Parity {
  readonly same: boolean;
  /** Of how many lines of a list, and how many links, this was found. */
  readonly lines: number;
  readonly links: number;
  /** What the two do not say alike, in words for an administrator; empty where `same`. */
  readonly differences: readonly string[];
}

const lineWords = ({ number, mark, words }: ListLine): string =>
  `${number === '' ? '' : `${number} `}[${mark}] ${words}`;

/** The first place at which two lists part, as a sentence. */
function partingIn(
  what: string,
  html: readonly string[],
  text: readonly string[],
): readonly string[] {
  const places = Array.from({ length: Math.max(html.length, text.length) }, (_, place) => place);
  const at = places.find((place) => html[place] !== text[place]);
  if (at === undefined) return [];
  const said = (one: string | undefined) => (one === undefined ? 'nothing' : `“${one}”`);
  return [`${what} ${at + 1}: the HTML says ${said(html[at])}, the text ${said(text[at])}.`];
}

/** Punctuation and spaces go by the form; letters, figures and signs may not. */
const bare = (words: string): string => words.normalize().replace(/[\s\p{P}\p{C}]+/gu, '');

const wordsApart = (html: LetterWords, text: LetterWords): readonly string[] =>
  bare(html.words) === bare(text.words) ? [] : ['The HTML and the text differ in their words.'];

/**
 * Compares what each part of a mail says by itself, whoever printed it. An address that
 * a person wrote stands in the HTML as words, and may fill a line of the text: it is no link.
 */
export function mimeParity(htmlPart: string, textPart: string): Parity {
  const html = readHtml(htmlPart);
  const isLink = (url: string) => html.links.includes(url) || !html.words.includes(url);
  const text = readText(textPart, isLink);
  const differences = [
    ...partingIn('Line', html.lines.map(lineWords), text.lines.map(lineWords)),
    ...partingIn('Link', html.links, text.links),
    ...wordsApart(html, text),
  ];
  const [lines, links] = [html.lines.length, html.links.length];
  return { same: differences.length === 0, lines, links, differences };
}
