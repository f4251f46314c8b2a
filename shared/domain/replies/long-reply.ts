/** How much of a reply is read at most: who sends a thousand words has pasted something. */
import { maxReadChars, maxReadWords } from '../limits.ts';
import { beginning } from '../well-formed-text.ts';

const word = /\S+/g;

/** Where the words that are read at most end: the whole length where there are no more of them. */
function mostRead(text: string): number {
  if (text.length < maxReadWords) return text.length;
  let words = 0;
  let chars = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    words += 1;
    chars += found.length;
    if (words > maxReadWords) return index;
    if (chars > maxReadChars) return index + found.length - (chars - maxReadChars);
  }
  return text.length;
}

/** Whether the person is to be told that something was left out. */
export const isReadInPart = (reply: string): boolean => mostRead(reply) < reply.length;

const gap = /\n[^\S\n]*\n/g;
/** "Good morning!" and "Hi Ada," stand above more than themselves. */
const greeting =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b|^\s*\S+(?: \S+){0,3},\s*$/i;
const greetingWords = 4;

/** Where the first paragraph ends that is more than a greeting. */
function firstParagraph(text: string): number {
  for (const { index } of text.matchAll(gap)) {
    const opening = text.slice(0, index);
    const words = opening.match(word) ?? [];
    const isGreeting = words.length <= greetingWords && greeting.test(opening);
    if (words.length > 0 && !isGreeting) return index;
  }
  return text.length;
}

/** The lines and sentences that are whole before this place; where there are none, the words. */
function wholeBefore(text: string, most: number): string {
  const read = beginning(text, most);
  const end = Math.max(read.lastIndexOf('\n'), read.search(/[.!?](?=\s[^.!?]*$)/) + 1);
  return (end > 0 ? read.slice(0, end) : read).trimEnd();
}

/**
 * What is read of a reply: all of it, or its first paragraph where it has more than `maxReadWords`
 * words or `maxReadChars` characters in them; of that whole sentences. Linear.
 */
export function readPart(reply: string): string {
  const most = mostRead(reply);
  if (most === reply.length) return reply;
  const opening = firstParagraph(reply);
  return opening <= most ? reply.slice(0, opening) : wholeBefore(reply, most);
}

/** Sentences and lines at the end in which somebody may ask to leave, and their characters. */
const lastSaid = 4;
const endChars = 600;

/** The last few of them, where a reply is read in part: whoever wants to leave may. */
export const endingOf = (reply: string): readonly string[] =>
  isReadInPart(reply)
    ? reply
        .slice(-endChars)
        .split(/(?<=[.!?])\s|\n/)
        .filter((said) => said.trim() !== '')
        .slice(-lastSaid)
    : [];
