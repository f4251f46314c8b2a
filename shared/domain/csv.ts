/**
 * Comma-separated values (RFC 4180, lines end with CRLF). A file begins with a byte order mark:
 * without one Excel takes UTF-8 for the code page of its machine, and it is Excel that opens them.
 */

export type Cell = string | number | undefined;

export const byteOrderMark = '\uFEFF';

/** What a spreadsheet, or whoever trims a cell for it, passes over before it reads a formula. */
const passedOver = /^[\s\p{Cc}\p{Cf}"'`]+/u;
/** Normalised, a full-width or small sign is the plain one. */
const formula = /^[=+\-@]/;

/**
 * Whether a spreadsheet could take a text for a formula and run it: by its first sign,
 * wide or narrow, also behind a space or a quotation mark, or by a tab or line break before it.
 */
const isRisky = (text: string): boolean =>
  /^[\t\r\n]/.test(text) ||
  formula.test(text.replace(passedOver, '').slice(0, 1).normalize('NFKC'));

function cellOf(cell: Cell): string {
  if (cell === undefined) return '';
  // A number of ours is none to fear, and stays one.
  if (typeof cell === 'number') return String(cell);
  const safe = isRisky(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its end; a text that a spreadsheet would run gets an apostrophe before it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;
