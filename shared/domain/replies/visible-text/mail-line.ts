/** A mail's lines as the readers of quotes and signatures look at them. */
import { isAscii } from '../same-text.ts';

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
  if (trimmed === '' || !/[*\u0080-\uffff]/.test(trimmed)) return trimmed;
  if (/^\*+$/.test(trimmed)) return trimmed;
  return trimmed.replaceAll('*', '').replace(directions, '').replaceAll('’', "'").trim();
};

/** Most lines are quoted, and nobody asks what those say: it is worked out when first asked. */
class Line implements MailLine {
  readonly raw: string;
  readonly quoted: boolean;
  private readonly said: string | undefined;
  private known: string | undefined;

  /** `said` is the line without its quote signs, where they are not to be looked at. */
  constructor(raw: string, quoted: boolean, said?: string) {
    this.raw = raw;
    this.quoted = quoted;
    this.said = said;
  }

  get plain(): string {
    this.known ??= plainOf(
      this.said ?? (this.quoted ? this.raw.replace(/^(?:[\s>]|&gt;)+/, '') : this.raw),
    );
    return this.known;
  }
}

/** A bracketed address broken before its last sign makes a line that only looks quoted. */
const endsInOpenLink = (raw: string): boolean => {
  const open = raw.lastIndexOf('<');
  return (
    open >= 0 && /^<(https?|mailto):/.test(raw.slice(open, open + 8)) && !raw.includes('>', open)
  );
};

/** A quoted line, by what it says behind its sign. */
export const quotedAs = (raw: string, said: string): MailLine => new Line(raw, true, said);

function lineOf(raw: string, before: string): MailLine {
  if (raw === '') return blankLine;
  const quoted = isQuoteStart(raw) && !(raw.startsWith('>') && endsInOpenLink(before));
  return new Line(raw, quoted);
}

const blankLine: MailLine = { raw: '', plain: '', quoted: false };

/** Whoever quotes with bars is said to have written on the line above. */
export const announces =
  /(?:wrote|writes|said|says|schrieb|schreibt|écrit|escribió|escreveu|scritto|skrev|schreef|@.*)\s*[:：]$/u;

/** Lines that begin with a bar are a quote below an attribution, and else somebody's table. */
function withBars(lines: MailLines): MailLines {
  let above = '';
  let announced = false;
  return lines.map((line) => {
    const isBar = /^\s?\|( |$)/.test(line.raw);
    announced ||= isBar && announces.test(above);
    if (line.plain !== '') above = line.plain;
    // Answers may stand between the bars; a row of a table ends with one, too.
    const isQuote = isBar && announced && !/\S.*\|\s*$/.test(line.raw);
    return isQuote ? new Line(line.raw, true, line.raw) : line;
  });
}

function withInitials(lines: MailLines): MailLines {
  const marked = lines.filter(({ raw }) => initials.test(raw)).length;
  if (marked < 2) return lines;
  return lines.map((line) => (initials.test(line.raw) ? new Line(line.raw, true, line.raw) : line));
}

/** Whoever quotes with a name is said to have written or said on the line above. */
const announcesNames = /(?:wrote|writes|said|says|schrieb|schreibt|écrit|escribió|skrev)\s*:$/u;
/** A name or initials before the sign, as supercite and Gnus quote: `Ragna> text`, `  RB> text`. */
const named = /^\s{0,8}\p{Lu}[\p{L}.-]{0,20}>+( |$)/u;

/** Such lines are a quote below an attribution, and else what somebody typed into a program. */
function withNames(lines: MailLines): MailLines {
  let above = '';
  let announced = false;
  return lines.map((line) => {
    const isNamed = named.test(line.raw);
    announced ||= isNamed && announcesNames.test(above);
    if (line.plain !== '') above = line.plain;
    return isNamed && announced ? new Line(line.raw, true, line.raw) : line;
  });
}

/** The last line of a conflict that git wrote into a file is no quote: `>>>>>>> main`. */
function withConflicts(lines: MailLines): MailLines {
  let side = '';
  return lines.map((line) => {
    const [sign = ''] = conflict.exec(line.raw) ?? [];
    const ends = sign.startsWith('>') && side.startsWith('=');
    if (sign.startsWith('<') || (sign.startsWith('=') && side !== '')) side = sign;
    else if (sign !== '') side = '';
    return ends ? new Line(line.raw, false) : line;
  });
}
const conflict = /^(?:<{7}(?= |$)|={7}$|>{7}(?= |$))/;

export function mailLines(text: string): MailLines {
  const even = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const seen = isAscii(even) ? even : even.replace(oddSpaces, ' ').replace(unseen, '');
  const raws = seen.split('\n');
  const lines = raws.map((raw, at) => lineOf(raw, raws[at - 1] ?? ''));
  const barred = text.includes('\n|') || text.startsWith('|') ? withBars(lines) : lines;
  const parted = text.includes('<<<<<<<') ? withConflicts(barred) : barred;
  return withInitials(/\p{L}>/u.test(text) ? withNames(parted) : parted);
}

export const isBlank = (line: MailLine | undefined): boolean => line?.raw.trim() === '';

/** The first line that is not blank, from `at` on, within the next few. */
export function nextWritten(lines: MailLines, at: number): MailLine | undefined {
  for (let i = at; i < lines.length && i < at + 6; i++) if (!isBlank(lines[i])) return lines[i];
  return undefined;
}
