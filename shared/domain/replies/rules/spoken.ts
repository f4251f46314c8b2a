/** Puts in the marks of a dictated reply that were spoken as words: "comma", "new line". */

const breaks = /[,.]?\s*\b(?:new (?:line|paragraph)|newline|next line)\b[,.]?\s*/gi;
const comma = /(?<=[\p{L}\p{N}])\s+comma\b(?!\s+(?:in|on|to|splice)\b)/giu;
const stop =
  /(?<=[\p{L}\p{N}])\s+(?:period|full ?stop)(?=\s*$|\s*\n|\s+(?!\d|of\b|for\b|is\b|was\b)\S)/giu;
const spokenStop = /\b(?:period|full ?stop)\s*$/im;
const marks: readonly (readonly [RegExp, string])[] = [
  [/\s+question mark\b/gi, '?'],
  [/\s+exclamation (?:mark|point)\b/gi, '!'],
  [/\s+colon\b(?!\s+(?:cancer|screening))/gi, ':'],
];

/** "Period" is a stop only where it ends a line, or where other marks are spoken too. */
export function spoken(reply: string): string {
  if (
    !/\b(?:comma|period|full ?stop|new ?line|new paragraph|(?:question|exclamation) mark)\b/i.test(
      reply,
    )
  )
    return reply;
  const dictated = reply.search(comma) >= 0 || reply.search(breaks) >= 0 || spokenStop.test(reply);
  if (!dictated) return reply;
  const stopped = reply.replace(stop, '.').replace(comma, ',').replace(breaks, '\n');
  return marks.reduce((text, [mark, sign]) => text.replace(mark, sign), stopped);
}
