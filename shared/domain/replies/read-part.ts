/** What is read of a long reply: the answer above what was pasted, and a farewell below it. */
import { beginning } from '../well-formed-text.ts';
import { type CommandSetting, readCommand } from './commands.ts';
import { mostRead } from './long-reply.ts';
import { salutation } from './salutation.ts';

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

/** Sentences and lines at the end of a reply in which somebody may ask to leave, a name below. */
const lastSaid = 4;
/** Of them together, at most, in characters. */
const endChars = 600;

const endingOf = (text: string): readonly string[] =>
  text
    .slice(-endChars)
    .split(/(?<=[.!?])\s|\n/)
    .filter((said) => said.trim() !== '')
    .slice(-lastSaid);

/**
 * What is read of a reply: all of it, or its first paragraph where it has more than `maxReadWords`
 * words or `maxReadChars` characters in them; beside a sentence at its end that asks to leave, as
 * whoever wants to may. Linear; reading the outcome reads all of it.
 */
export function readPart(reply: string, setting: CommandSetting): string {
  const most = mostRead(reply);
  if (most === reply.length) return reply;
  const opening = firstParagraph(reply);
  const part = opening <= most ? reply.slice(0, opening) : wholeBefore(reply, most);
  const withEnd = endingOf(reply).map((said) => `${part}\n\n${said}`);
  return withEnd.find((text) => readCommand(text, setting)?.intent === 'unsubscribe') ?? part;
}
