/** Joins to a quote the end of its line that a program wrapped and left without a sign. */
import { type MailLine, type MailLines, mailLines } from './mail-line.ts';

/** Programs wrap at 72 to 78 signs. */
const fullLine = 64;
const isAnswer =
  /^(?:all |both |not |half )?(?:done|yes|no|ok|okay|nope|yep|tomorrow|later|yet|skip|drop|started|sorted|finished|same|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;
const goesOn = /^[\s>]*\p{Ll}/u;
const ends = /[.!?:;,)\]"'>]\s*$/;

/** A word or two within a sentence that is quoted above and below: nobody answers there. */
function isTail(line: MailLine, above: MailLine | undefined, below: MailLine | undefined): boolean {
  return (
    !line.quoted &&
    !isAnswer.test(line.raw) &&
    /^\S+(?: \S+){0,2}\s*$/.test(line.raw) &&
    line.raw.length <= 24 &&
    above?.quoted === true &&
    below?.quoted === true &&
    above.raw.length >= fullLine &&
    !ends.test(above.raw) &&
    goesOn.test(below.raw)
  );
}

/** The lines, where such an end counts as quoted. */
export function withWrappedQuotes(lines: MailLines): MailLines {
  const tails = lines.flatMap((line, at) =>
    isTail(line, lines[at - 1], lines[at + 1]) ? [at] : [],
  );
  if (tails.length === 0) return lines;
  const isOne = new Set(tails);
  return lines.map((line, at) => (isOne.has(at) ? (mailLines(`> ${line.raw}`)[0] ?? line) : line));
}
