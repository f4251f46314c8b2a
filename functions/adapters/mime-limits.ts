/** Looks at a raw message before it is parsed: how many parts there are, and what it is written in. */
import { isUtf8 } from 'node:buffer';

/** More parts than any mail program makes of a reply (rule R2.31). */
const mostParts = 100;

const boundaryMark = /boundary\s{0,20}=\s{0,20}(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;

/**
 * Each part costs the parser some hundred bytes of memory, and a part needs but four of a message:
 * ten megabytes of boundaries would be more than a function has.
 */
export function hasTooManyParts(source: string): boolean {
  const boundaries = new Set<string>();
  for (const [, quoted, bare] of source.matchAll(boundaryMark)) {
    boundaries.add((quoted ?? bare ?? '').trimEnd());
    if (boundaries.size > mostParts) return true;
  }
  if (boundaries.size === 0) return false;
  let parts = 0;
  for (let at = source.indexOf('\n--'); at >= 0; at = source.indexOf('\n--', at + 3)) {
    // A boundary has at most 70 characters; its line may end in blanks.
    const line =
      source
        .slice(at + 3, at + 250)
        .split('\n', 1)[0]
        ?.trimEnd() ?? '';
    if (boundaries.has(line)) parts += 1;
    if (parts > mostParts) return true;
  }
  return false;
}

/**
 * Older programs write their own letters and name no charset; read as UTF-8, each would be lost.
 * Answers the message in UTF-8, or as it was.
 */
export function inUtf8(bytes: Buffer, source: string): Buffer {
  if (isUtf8(bytes) || /charset/i.test(source)) return bytes;
  return Buffer.from(new TextDecoder('windows-1252').decode(bytes));
}
