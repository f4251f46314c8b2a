/** Joins the lines of a text that was sent as format=flowed (RFC 3676). */

/** Whoever ends a list's item with a space means no paragraph. */
const listItem = /^(?:[-*•+]\s|\[[ x]?\]|\d{1,3}[.)]\s)/;

interface Line {
  readonly depth: number;
  readonly content: string;
}

/** Quote signs first, then the one space put before a line's own text (sections 4.4 and 4.5). */
function lineOf(raw: string): Line {
  let depth = 0;
  while (raw.charAt(depth) === '>') depth++;
  const stuffed = raw.charAt(depth) === ' ';
  return { depth, content: raw.slice(depth + (stuffed ? 1 : 0)) };
}

const isFlowed = ({ content }: Line): boolean => content.endsWith(' ') && content !== '-- ';

/** A change of depth ends a paragraph, whatever its last line says; so does a signature's mark. */
const goesOn = (line: Line, next: Line): boolean =>
  isFlowed(line) &&
  line.depth === next.depth &&
  line.content.trim() !== '' &&
  next.content !== '-- ' &&
  !listItem.test(next.content);

/** The text with its paragraphs on one line each; with `delSp` their last spaces are not theirs. */
export function unflowed(text: string, delSp: boolean): string {
  const written: string[] = [];
  let pieces: string[] = [];
  let last: Line = { depth: 0, content: '' };
  const endParagraph = () => {
    if (pieces.length > 0)
      written.push(`${last.depth > 0 ? `${'>'.repeat(last.depth)} ` : ''}${pieces.join('')}`);
    pieces = [];
  };
  for (const raw of text.split(/\r?\n/)) {
    const line = lineOf(raw);
    if (pieces.length > 0 && !goesOn(last, line)) endParagraph();
    else if (pieces.length > 0 && delSp) pieces.push((pieces.pop() ?? '').slice(0, -1));
    pieces.push(line.content);
    last = line;
  }
  endParagraph();
  return written.join('\n');
}
