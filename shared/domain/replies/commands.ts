/** What a reply asks of the service, decided by code before any model is asked. */
import type { LocalDate } from '../local-date.ts';
import { commandWords, phrases } from './command-words.ts';
import { dateIn } from './date-words.ts';
import type { Intent } from './reading.ts';
import { folded } from './same-text.ts';

export interface Command {
  readonly intent: Intent;
  /** With `pause`: the first local date on which letters come again. */
  readonly pauseUntil?: LocalDate;
}

export interface CommandSetting {
  readonly today: LocalDate;
}

/** Nobody needs more to say that they want to leave, in characters. */
const longestCommand = 160;

/** Sentences with their line; punctuation that tells a question from a statement is kept. */
interface Said {
  readonly text: string;
  readonly question: boolean;
}

const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,!.\n]{0,30}[,!.]?\s*/;
const courtesy = /\b(?:please|pls|plz|kindly|thanks|thank you|thx|now|immediately|asap|just)\b/g;

/** Lower case, without courtesies and marks: `Please, unsubscribe me!!` is `unsubscribe me`. */
const bare = (text: string): string =>
  folded(text)
    .replace(courtesy, ' ')
    .replace(/[^\p{L}\p{N}'+:@-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const saidIn = (text: string): readonly Said[] =>
  folded(text)
    .split(/\n|(?<=[.!?;])\s+/)
    .map((part) => ({ text: part.trim(), question: part.trim().endsWith('?') }))
    .filter(({ text: part }) => bare(part) !== '');

/** A first line that is one of the words alone; the typing error allowed is in unsubscribe only. */
function wordCommand(line: string): Intent | undefined {
  const found = commandWords.find(([, words]) => words.includes(line));
  if (found) return found[0];
  return !line.includes(' ') && nearly(line, 'unsubscribe') ? 'unsubscribe' : undefined;
}

/** Edit distance of at most two, for words nobody else would write. */
function nearly(word: string, wanted: string): boolean {
  if (Math.abs(word.length - wanted.length) > 2 || word.slice(0, 2) !== wanted.slice(0, 2)) {
    return false;
  }
  let row = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= wanted.length; j++) {
      const same = word[i - 1] === wanted[j - 1] ? 0 : 1;
      const change = (row[j - 1] ?? 0) + same;
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 9) <= 2;
}

/** What one clause asks of the service; undefined for a clause about the list or about life. */
export function clauseCommand(clause: string, { today }: CommandSetting): Command | undefined {
  const said = bare(clause);
  if (said === '' || said.length > longestCommand || phrases.refusal.test(said)) return undefined;
  const asked = clause.trim().endsWith('?');
  if (phrases.ask.test(said) || (asked && phrases.leave.test(said))) return { intent: 'help' };
  if (phrases.leave.test(said)) return { intent: 'unsubscribe' };
  if (phrases.pause.test(said)) {
    const pauseUntil = dateIn(said, today);
    return { intent: 'pause', ...(pauseUntil !== undefined && { pauseUntil }) };
  }
  const found = phrases.other.find(([, sentence]) => sentence.test(said));
  return found && { intent: found[0] };
}

/** STOP above a list of tasks may be the first task, so nothing is changed and we ask. */
const isAmbiguousStop = (intent: Intent, said: readonly Said[]): boolean =>
  intent === 'unsubscribe' && said.slice(1).some(({ text }) => !isClosing(text));

const isClosing = (text: string): boolean =>
  bare(text) === '' || bare(text).split(' ').length <= 2 || phrases.leave.test(bare(text));

/**
 * The one thing a reply asks of the service, undefined when it is about the list. A bare word
 * counts only as the whole first line that means something; a plain sentence counts wherever it
 * stands.
 */
export function readCommand(visible: string, setting: CommandSetting): Command | undefined {
  const said = saidIn(visible.replace(greetingLine, ''));
  const first = said[0];
  if (!first) return undefined;
  const word = wordCommand(bare(first.text.replace(greeting, '')));
  if (word === 'unsubscribe') {
    if (first.question || isAmbiguousStop(word, said)) return { intent: 'help' };
    return { intent: word };
  }
  if (word !== undefined && said.slice(1).every(({ text }) => isClosing(text))) {
    return { intent: word };
  }
  const parts = said.flatMap(({ text }) => [text, ...text.split(/,\s+|\s+-\s+/)]);
  for (const part of parts) {
    const command = clauseCommand(part, setting);
    if (command) return command;
  }
  return undefined;
}

/** Whether a sentence is one of the bare words, which are no tasks. */
export const isCommandWord = (text: string): boolean =>
  wordCommand(bare(folded(text).replace(greeting, ''))) !== undefined;

const greetingLine = /^\s*(?:hi|hello|hey|dear)\b[^\n]{0,30}\n/i;
