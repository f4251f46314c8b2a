/** Replies that the links of a letter fill in: a tap writes one, a second tap sends it. */
import type { ReplyTo } from './letter.ts';

/** Shorter than the lines at which mail programs break. */
const longestName = 40;

function mailto(words: string, { address, subject }: ReplyTo): string {
  // A plus sign is a space to some programs.
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`;
}

/**
 * `Done: Call Mom`. A mail that a link begins names no letter, so that a number in it would count
 * over a list that may have changed since; the item's words find it there, too.
 */
function doneWords(text: string, number: number): string {
  const letters = Array.from(text);
  const name = letters.slice(0, longestName).join('').trimEnd();
  if (!/[\p{L}\p{N}]/u.test(name)) return `${number} done`;
  return `Done: ${name}${letters.length > longestName ? '…' : ''}`;
}

export const doneUrl = (text: string, number: number, reply: ReplyTo): string =>
  mailto(doneWords(text, number), reply);

export const allDoneUrl = (reply: ReplyTo): string => mailto('All done', reply);

export const notTodayUrl = (reply: ReplyTo): string => mailto('Everything tomorrow', reply);
