/** Joins the lines that a mail program broke inside a sentence. */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { bulletPattern } from './bullets.ts';
import { saysHow } from './separators.ts';
import { taskVerbs } from './verbs.ts';

const hanging = sparing(/\b(?:of|the|an?|for|and|my|from|or|at)$/i);
/** Hardly a thing to do ends in them, in a line that is long. */
const leadsOn = sparing(
  /\b(?:to|with|in|by|then|also|must|will|would|can|could|should|just|i|we|who|which|but|because|if|when|after|before|until|than|as|our|your|their|its|these|those|i'll|i'd|let)$/i,
);

/** "... never answered. Dues / I'll leave till Monday": the line ends where a sentence began. */
const cutShort = /[.!?] (?:(?:The|My|And|But|So) )?\p{L}+(?: \p{Ll}+)?$/u;
const saysOn = sparing(
  /^(?:I|I'll|I've|I'm|I'd|We|We'll|We've)\b|^(?:can|is|are|was|were|has|have|will|had)\b/,
);

/** Shorter lines nobody's program breaks; it leaves those of the second length or longer. */
const [shortest, usual] = [40, 60];

const opensWithVerb = (line: string): boolean =>
  taskVerbs.has(/^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '');

/** "Gym", "Car Wash": below a long line an item of its own, unless it ends a sentence. */
const mayBeItem = (line: string): boolean =>
  /^\p{Lu}/u.test(line) && !/[.!?]$/.test(line) && !/\s\p{Ll}/u.test(line);

/** Whether a line goes on with the one above. */
function goesOn(line: string, above: string, widest: number): boolean {
  const width = above.length;
  const lower = /^[\p{Ll}\d(]/u.test(line);
  // "5:30 lane lines in / 11 physio": a row that begins with its hour goes on with nothing.
  const row = width < shortest && /^\d/.test(line);
  if (!row && hanging.test(above)) return true;
  if (lower && width >= shortest && leadsOn.test(above)) return true;
  if (width >= usual && cutShort.test(above) && saysOn.test(line)) return true;
  // Where there was room for the next word, no program broke the line.
  const [word = ''] = line.split(' ', 1);
  if (width < usual || width + 1 + word.length <= widest) return false;
  if (mayBeItem(line) && !/[.!?:;\d]$/.test(above) && /\p{Ll}/u.test(above)) return false;
  return /[.!?:;]$/.test(above) || lower || !opensWithVerb(line);
}

/** Some programs put an empty line behind every line, and so two more between paragraphs. */
export const undoubled = (reply: string): string =>
  /\n\s*\n\s*\n/.test(reply) && !/\S[^\S\n]*\n[^\S\n]*\S/.test(reply)
    ? reply.replace(/\n[^\S\n]*\n/g, '\n')
    : reply;

/** "2 done", "✅ gym", "Gym: done": a line of its own, wherever it stands. */
const tells = (line: string): boolean =>
  /^\p{Extended_Pictographic}/u.test(line) ||
  (/^#?\d{1,2}\b.*\p{L}/u.test(line) && saysHow(line.replace(/^#?\d{1,2}[\s.):-]*/, ''))) ||
  (/^[^:.!?]{2,60}(?::| [-–—]) \S+(?: \S+)?$/u.test(line) && saysHow(line));

/**
 * "Don't / unsubscribe / me", as dictation and narrow windows break it: nobody ends a sentence in
 * such words, and without them the next line says the opposite.
 */
const denies = pattern(
  'gimu',
  String.raw`^[^\S\n]*(?:(?:please|pls|i|we|i'd|just|but|so|and|no|ok|said|say|really|ever|you|would|will)[,\s]{1,3}){0,6}`,
  String.raw`(?:(?:do|would|will|must|should|shall)\s{1,3}not|(?:don|won|wouldn|mustn|shouldn)['’]?t|not|never)`,
  String.raw`(?:\s{1,3}(?:ever|yet|just|really))?(?:\s{1,3}(?:want|wish|mean|need|intend|plan|like)\s{1,3}to)?`,
  String.raw`[^\S\n]*(?:\n[^\S\n]*){1,3}(?=\S)`,
  String.raw`(?:\p{L}{1,20}[^\S\n]*(?:\n[^\S\n]*){1,3}(?=(?:me|us|my|from|it|this|these|the|anything)\b))?`,
);

/** The reply with such a sentence on one line. */
export const rejoined = (reply: string): string =>
  reply.includes('\n') ? reply.replace(denies, (line) => line.replace(/\s+/g, ' ')) : reply;

/** A reply with its paragraphs on a line each; what stands in lines of its own stays there. */
export function unwrapped(reply: string): string {
  if (!reply.includes('\n')) return reply;
  const lines = reply.split('\n').map((line) => line.trimEnd());
  // A crafted mail has more lines than a call may have arguments.
  const widest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  if (widest < shortest && !lines.some((line) => hanging.test(line))) return reply;
  const joined: string[] = [];
  // Of what is joined only the last line is looked at, or many short ones would take squares.
  let above = '';
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    // Below a short line a paragraph has no more: two of them are a list.
    const next = lines[at + 1]?.trim() ?? '';
    const isRow = text.length < shortest && next !== '' && !hanging.test(above);
    const apart = text === '' || above === '' || bulletPattern.test(line) || tells(text);
    const isItem =
      above.length >= usual && /[.!?:;]$/.test(above) && bulletPattern.test(joined.at(-1) ?? '');
    if (!apart && !isItem && !isRow && goesOn(text, above, widest))
      joined[joined.length - 1] = `${joined.at(-1)} ${text}`;
    else joined.push(line);
    above = text;
  }
  return joined.join('\n');
}
