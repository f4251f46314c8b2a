/** Breaks lines for plain text mail. */

/** A line of plain text mail holds at most this many letters, unless one word is longer. */
export const textWidth = 66;

/** How many letters a reader sees; emoji and CJK are wider, which only makes a line look long. */
export const letterCount = (text: string): number => Array.from(text).length;

/** Breaks between words; a word is never broken, so that an address stays whole. */
export function wrap(text: string, width: number = textWidth): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && letterCount(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}
