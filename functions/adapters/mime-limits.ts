/** Looks at a raw message before it is parsed: its parts, its lines, what it is written in. */
import { isUtf8 } from 'node:buffer';

/** More parts than any mail program puts into a reply. */
const mostParts = 100;

/** As programs write it. The parser also accepts it split up, with comments, or unterminated. */
const boundaryMark = /boundary\s{0,20}=\s{0,20}(?:"([^"\\\r\n]{1,200})"|([^\s;"(\\]{1,200}))/gi;

/** The only place where the parser looks for a boundary: the header with its continuation lines. */
const contentType = /^[^\S\n]*content-type\s*:[^\n]*(?:\n[^\S\n][^\n]*)*/gim;

/** The boundaries of a message; undefined if one is declared in a form that we can't read. */
function boundariesIn(source: string): ReadonlySet<string> | undefined {
  const headers = (source.match(contentType) ?? []).join('\n');
  const marks = [...headers.matchAll(boundaryMark)];
  const named = headers.match(/boundary/gi)?.length ?? 0;
  if (named > marks.length) return undefined;
  return new Set(marks.map(([, quoted, bare]) => (quoted ?? bare ?? '').trimEnd()));
}

/** What follows the two dashes of a line. A boundary has at most 70 characters, plus blanks. */
function afterDashes(source: string, at: number): string {
  const end = source.indexOf('\n', at + 3);
  return source.slice(at + 3, Math.min(end < 0 ? source.length : end, at + 250)).trimEnd();
}

/**
 * Each part costs the parser some hundred bytes of memory and takes only four bytes of a message:
 * ten megabytes of boundaries would need more memory than a function has.
 */
export function hasTooManyParts(source: string): boolean {
  const boundaries = boundariesIn(source);
  if (boundaries?.size === 0) return false;
  let parts = 0;
  for (let at = source.indexOf('\n--'); at >= 0; at = source.indexOf('\n--', at + 3)) {
    if (!boundaries || boundaries.has(afterDashes(source, at))) parts += 1;
    if (parts > mostParts) return true;
  }
  return false;
}

/**
 * Older programs name no charset and use windows-1252; read as UTF-8, its letters would be lost.
 * Returns the message in UTF-8, or unchanged.
 */
export function inUtf8(bytes: Buffer, source: string): Buffer {
  if (isUtf8(bytes) || /charset/i.test(source)) return bytes;
  return Buffer.from(new TextDecoder('windows-1252').decode(bytes));
}

/** As many as the longest text that is read may have; files in base64 have longer lines. */
const mostShortLines = 20_000;
const shortLine = 40;

/**
 * How much of a message is parsed. The parser takes some microseconds for each line, so that millions
 * of them would take a minute: what stands below so many short ones was quoted, or is no reply.
 */
export function parsedLength(source: string): number {
  let lines = 0;
  for (let at = 0, end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', at)) {
    if (end - at < shortLine) lines += 1;
    at = end + 1;
    if (lines > mostShortLines) return at;
  }
  return source.length;
}
