/** Gives a person back the line they began with `>` although it quotes nothing. */
import type { MailLine, MailLines } from './mail-line.ts';

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Not "2 of 3 done", which our own letters say. */
const isMoreThan = /^\s*> ?[£$€]?\d+ (?!of \d)\p{L}/u;

/** Shorter ones stand in any letter. */
const fewestSigns = 3;

/** One line between unquoted ones, that nobody is said to have written. */
function standsAlone(lines: MailLines, at: number): boolean {
  const line = lines[at];
  if (!line?.quoted || !/^\s*> ?[^\s>]/.test(line.raw) || line.plain === '') return false;
  const above = lines.slice(Math.max(0, at - 2), at).findLast(({ plain }) => plain !== '');
  return !lines[at - 1]?.quoted && !lines[at + 1]?.quoted && !/[:：]$/.test(above?.plain ?? '');
}

/** "> 10 emails sent" is more than ten, where nothing at all is quoted. */
const withAmounts = (lines: MailLines): MailLines =>
  lines.map((line, at) => {
    if (!isMoreThan.test(line.raw) || !standsAlone(lines, at)) return line;
    return { raw: line.raw, plain: line.plain, quoted: false };
  });

const isWithin = (letter: string, text: string): boolean =>
  text.length < fewestSigns || letter.includes(text);

/**
 * The lines, with the first lone `>` line taken for the person's where the whole letter stands
 * below and does not hold its words: then it is no quote of it. `letterAt` finds where a letter
 * begins below a line, or -1; `source` is the HTML of which quotes were left out, or empty.
 */
export function withTypedSign(
  lines: MailLines,
  letterAt: (after: number) => number,
  source: string,
): MailLines {
  const at = lines.findIndex(({ quoted }) => quoted);
  if (at < 0 || !standsAlone(lines, at)) return lines;
  const { raw, plain } = lines[at] ?? { raw: '', plain: '' };
  const typed: MailLine = { raw, plain, quoted: false };
  const text = bare(typed.plain);
  const from = letterAt(at + 1);
  if (from < 0) return letterAt(0) < 0 ? withAmounts(lines) : lines;
  const below = bare(
    lines
      .slice(from)
      .map(({ raw }) => raw)
      .join('\n'),
  );
  const page = bare(source);
  // In the page the words stand once because they were typed, and again if they quote.
  const again = page.slice(page.indexOf(text) + text.length);
  if (isWithin(below, text) || isWithin(again, text)) return lines;
  return lines.with(at, typed);
}

const isPrompt = /^>>>(?: [^>]*)?$/;

/** Three signs before what a program was given stand for no letter where the letter is below. */
export function withTypedPrompts(lines: MailLines, letterAt: (after: number) => number): MailLines {
  if (!lines.some(({ raw }) => isPrompt.test(raw))) return lines;
  const from = letterAt(0);
  const above = lines.slice(0, Math.max(0, from)).filter(({ quoted }) => quoted);
  const isTyped = above.length > 0 && above.every(({ raw }) => isPrompt.test(raw));
  if (!isTyped || !lines.slice(from).some(({ quoted }) => quoted)) return lines;
  return lines.map((line, at) =>
    at < from && line.quoted ? { raw: line.raw, plain: line.plain, quoted: false } : line,
  );
}
