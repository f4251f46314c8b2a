/** Finds the lines at which an answer ends and the letter it answers begins. */
import { deviceLines, dividers, headerWords, ourMarks, wroteWords } from './mail-words.ts';

/** Attributions are short; a longer run of lines is somebody's prose. */
const attributionMax = 320;

const plain = (line: string): string => line.trim().toLowerCase().replaceAll('*', '');

export const isQuoted = (line: string): boolean => line.trimStart().startsWith('>');

/** `-- ` alone, as RFC 3676 section 4.3 has it; a task that begins with dashes is no signature. */
export const isSignatureMark = (line: string): boolean => {
  const mark = line.trim();
  return mark === '--' || mark === '—';
};

export const isDeviceLine = (line: string): boolean => {
  const text = plain(line);
  return text.length < 120 && deviceLines.some((begin) => text.startsWith(begin));
};

export const isOurMark = (line: string): boolean => {
  const text = plain(line);
  return ourMarks.some((mark) => text.includes(mark));
};

export const isDivider = (line: string): boolean => {
  const text = plain(line);
  if (text.length > 120) return false;
  const bare = text.replaceAll('-', '').replaceAll('_', '').replaceAll('#', '').trim();
  if (bare === '') return text.length >= 20 && text.startsWith('_');
  if (bare === 'begin forwarded message:') return true;
  return text !== bare && dividers.some((words) => bare.startsWith(words));
};

const keyOf = (line: string): string => {
  const text = plain(line);
  const colon = text.indexOf(':');
  return colon > 0 && colon <= 14 ? text.slice(0, colon).trim() : '';
};

/** A From line with at least two of Sent, To, Subject among the four lines after it. */
export function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!headerWords.from.includes(keyOf(lines[at] ?? ''))) return false;
  const after = lines.slice(at + 1, at + 6).map(keyOf);
  return after.filter((key) => headerWords.rest.includes(key)).length >= 2;
}

const endsLikeAttribution = (text: string): boolean => {
  if (!text.endsWith(':')) return false;
  if (text.endsWith('>:') && text.includes('@')) return true;
  return wroteWords.some((verb) => text.includes(` ${verb}`));
};

/**
 * How many lines, from `at` on, are one attribution (`On Mon, 9 Mar 2026 at 6:00, Anchor wrote:`,
 * wrapped or not); 0 when they are none.
 */
export function attributionLines(lines: readonly string[], at: number): number {
  let text = '';
  for (let count = 1; count <= 4; count++) {
    const line = lines[at + count - 1];
    if (line === undefined || line.trim() === '' || isQuoted(line)) return 0;
    text = `${text} ${plain(line)}`;
    if (text.length > attributionMax) return 0;
    if (!endsLikeAttribution(text)) continue;
    const dated = /\d/.test(text) || text.includes('@');
    return dated && (count === 1 || opensAttribution(lines[at] ?? '')) ? count : 0;
  }
  return 0;
}

const openers = ['on ', 'le ', 'am ', 'el ', 'il ', 'op ', 'em ', 'den ', 'dnia ', 'w dniu ', 'a '];

/** Only the first line of a wrapped attribution may pull in the lines after it. */
const opensAttribution = (line: string): boolean => {
  const text = plain(line);
  return openers.some((word) => text.startsWith(word)) || /^\d/.test(text) || text.includes('<');
};
