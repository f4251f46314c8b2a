/** A mail's lines as the readers of quotes and signatures look at them. */

export interface MailLine {
  readonly raw: string;
  /** Trimmed, lower case, without the signs of bold type; empty where that is too long. */
  readonly plain: string;
  readonly quoted: boolean;
}

export type MailLines = readonly MailLine[];

/** No attribution, header or footer is a longer line; the limit keeps crafted mail cheap. */
const longestLooked = 1_200;

const oddSpaces = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
const unseen = /[\u200b\u2060\ufeff\u00ad]|\u034f/g;
const directions = /[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Initials before the sign, as The Bat! quotes: `AB> text`. */
const initials = /^\s?[A-Z]{1,4}>+( |$)/;

const isQuoteStart = (raw: string): boolean => /^\s*(?:>|&gt;)/.test(raw);

const plainOf = (raw: string): string => {
  if (raw.length > longestLooked) return '';
  const trimmed = raw.trim().toLowerCase();
  if (trimmed === '') return '';
  if (/^\*+$/.test(trimmed)) return trimmed;
  return trimmed.replaceAll('*', '').replace(directions, '').replaceAll('’', "'").trim();
};

/** A bracketed address broken before its last sign makes a line that only looks quoted. */
const endsInOpenLink = (raw: string): boolean => {
  const open = raw.lastIndexOf('<');
  return (
    open >= 0 && /^<(https?|mailto):/.test(raw.slice(open, open + 8)) && !raw.includes('>', open)
  );
};

function lineOf(raw: string, before: string): MailLine {
  const quoted = isQuoteStart(raw) && !(raw.startsWith('>') && endsInOpenLink(before));
  return { raw, plain: plainOf(quoted ? raw.replace(/^(?:[\s>]|&gt;)+/, '') : raw), quoted };
}

/** Whoever quotes with bars is said to have written on the line above. */
const announcesBars = /(?:wrote|writes|schrieb|écrit|escribió|escreveu|scritto|skrev|@.*)\s*:$/u;

/** Lines that begin with a bar are a quote below an attribution, and else somebody's table. */
function withBars(lines: MailLines): MailLines {
  let above = '';
  let announced = false;
  return lines.map((line) => {
    const isBar = /^\s?\|( |$)/.test(line.raw);
    announced ||= isBar && announcesBars.test(above);
    if (line.plain !== '') above = line.plain;
    // Answers may stand between the bars; a row of a table ends with one, too.
    return isBar && announced && !/\S.*\|\s*$/.test(line.raw) ? { ...line, quoted: true } : line;
  });
}

function withInitials(lines: MailLines): MailLines {
  const marked = lines.filter(({ raw }) => initials.test(raw)).length;
  if (marked < 2) return lines;
  return lines.map((line) => (initials.test(line.raw) ? { ...line, quoted: true } : line));
}

export function mailLines(text: string): MailLines {
  const raws = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(oddSpaces, ' ')
    .replace(unseen, '')
    .split('\n');
  const lines = raws.map((raw, at) => lineOf(raw, raws[at - 1] ?? ''));
  const barred = text.includes('\n|') || text.startsWith('|') ? withBars(lines) : lines;
  return withInitials(barred);
}

export const isBlank = (line: MailLine | undefined): boolean => line?.raw.trim() === '';

/** The first line that is not blank, from `at` on, within the next few. */
export function nextWritten(lines: MailLines, at: number): MailLine | undefined {
  for (let i = at; i < lines.length && i < at + 6; i++) if (!isBlank(lines[i])) return lines[i];
  return undefined;
}
