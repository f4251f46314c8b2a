/** How far a reply is read: who sends a thousand words has pasted something below an answer. */
import { maxReadChars, maxReadWords } from '../limits.ts';
import { beginning } from '../whole-signs.ts';
import { salutation } from './salutation.ts';

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

const gap = /\n[^\S\n]*\n/g;

/** "Hi Ada," is the first line of more than itself. */
const isGreeting = (opening: string): boolean => {
  const line = opening.trim();
  return /^\S+(?: \S+){0,3},$/.test(line) || `${line}\n.`.replace(salutation, '') === '.';
};

/** Where the first paragraph ends that is no mere greeting. */
function firstParagraph(text: string): number {
  const begun = text.search(/\S/);
  for (const { index } of text.matchAll(gap)) {
    if (index > begun && !isGreeting(text.slice(0, index))) return index;
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
 * words or `maxReadChars` characters in them. Linear; reading the outcome reads all of it.
 */
export function readPart(reply: string): string {
  const most = mostRead(reply);
  if (most === reply.length) return reply;
  const opening = firstParagraph(reply);
  return opening <= most ? reply.slice(0, opening) : wholeBefore(reply, most);
}

/** Whether the person is to be told that something was left out. */
export const isReadInPart = (reply: string): boolean => readPart(reply) !== reply;
