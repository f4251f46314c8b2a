/** Finds the block of headers (From, Sent, To, Subject) that mail programs put above a quote. */
import { type HeaderKind, headerKeys } from './header-words.ts';
import { isBlank, type MailLines } from './mail-line.ts';

/** Headers, wrapped values and blank lines between them; a longer one goes on below. */
const mostLines = 24;
const mostWrapped = 4;

const longestKey = 36;

interface Header {
  readonly kind: HeaderKind;
  readonly value: string;
}

function headerOf(plain: string): Header | undefined {
  // The wide sign may stand before the one of a time of day.
  const colon = plain.search(/[:：]/);
  if (colon < 1 || colon > longestKey) return undefined;
  const key = plain
    .slice(0, colon)
    .replace(/^[_|\s>[]+/, '')
    .trim();
  const kind = headerKeys.get(key);
  return kind && { kind, value: plain.slice(colon + 1) };
}

/** Whether a From or Date line alone reads like a header's and not like somebody's list. */
const isTelling = ({ kind, value }: Header): boolean =>
  ((kind === 'from' || kind === 'to') && value.includes('@')) ||
  (kind === 'date' &&
    /(?:19|20)\p{Nd}{2}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}|[٠-٩۰-۹๐-๙]{4}/u.test(value));

const isBlockOf = (headers: readonly Header[]): boolean => {
  const kinds = new Set(headers.map(({ kind }) => kind).filter((kind) => kind !== 'other'));
  if (kinds.size === 4) return true;
  if (!kinds.has('from') && !(kinds.size === 3 && kinds.has('subject'))) return false;
  return kinds.size >= 2 && headers.some(isTelling);
};

/** Below a list of keys somebody typed, the sender's line begins the block of the program. */
function goesOnAt(lines: MailLines, at: number, headers: readonly Header[]): boolean {
  const header = isBlank(lines[at]) ? undefined : headerOf(lines[at]?.plain ?? '');
  if (!header) return false;
  return (
    header.kind !== 'from' ||
    headers.some((it) => isTelling(it)) ||
    headers.every(({ kind }) => kind === 'date')
  );
}

/** How many lines, from `at` on, are one block of headers; 0 when they are none. */
export function headerBlockLines(lines: MailLines, at: number): number {
  const first = lines[at];
  if (!first || first.quoted || first.plain === '') return 0;
  if (!headerOf(first.plain)) return lotusBlockLines(lines, at);
  const headers: Header[] = [];
  let end = at;
  let wrapped = 0;
  for (let next = at; next < lines.length && next < at + mostLines; next++) {
    const line = lines[next];
    if (!line || line.quoted) break;
    if (isBlank(line)) {
      if (!goesOnAt(lines, next + 1, headers)) break;
      continue;
    }
    const header = headerOf(line.plain);
    if (!header && ++wrapped > mostWrapped) break;
    if (header) {
      // No block names its sender twice: that is the next one.
      if (header.kind !== 'other' && headers.some(({ kind }) => kind === header.kind)) break;
      headers.push(header);
      wrapped = 0;
      end = next;
    }
  }
  return isBlockOf(headers) ? end - at + 1 : 0;
}

/**
 * How many quoted lines, from `at` on, are headers with an unquoted letter below them: Seznam and
 * Centrum put the sign before the headers alone. 0 when they are none.
 */
export function quotedHeaderLines(lines: MailLines, at: number): number {
  const quotes = lines.slice(at, at + mostLines);
  const end = quotes.findIndex(({ quoted }) => !quoted);
  if (end < 2 || lines.slice(at + end).some(({ quoted }) => quoted)) return 0;
  const headers = quotes.slice(0, end).flatMap(({ plain }) => headerOf(plain) ?? []);
  return isBlockOf(headers) ? end : 0;
}

const lotusTo = new Set(['to', 'an', 'pour', 'para', 'a', 'aan', 'till', 'til']);
const lotusRest = new Set(['cc', 'kopie', 'subject', 'thema', 'objet', 'asunto', 'oggetto']);

/** Lotus Notes writes the keys alone on their lines: To, cc, Subject. */
function lotusBlockLines(lines: MailLines, at: number): number {
  // Who wrote and when stand above the keys, without any.
  const isHead = /@.*\.|\d{4}/.test(lines[at]?.plain ?? '');
  const most = isHead ? 4 : 1;
  let to = at;
  while (to < at + most && !lotusTo.has(lines[to]?.plain ?? '')) to++;
  if (to === at + most) return 0;
  const next = lines.slice(at + 1, to + 12);
  const keys = next.filter(({ plain }) => lotusRest.has(plain));
  return keys.length >= 2 ? 2 + next.findLastIndex(({ plain }) => lotusRest.has(plain)) : 0;
}

const inlineKey = /(?:^|[^\p{L}])(\p{L}{1,12}) ?[:：](?=\s|$)/gu;

/** All the headers on one line, as some programs leave them. */
export function isHeaderLine(plain: string): boolean {
  const first = headerOf(plain);
  if (first?.kind !== 'from' && first?.kind !== 'date') return false;
  const kinds = new Set<HeaderKind>();
  for (const [, key] of plain.matchAll(inlineKey)) {
    const kind = headerKeys.get(key ?? '');
    if (kind && kind !== 'other') kinds.add(kind);
  }
  return kinds.size >= 3 && isTelling(first);
}

/** Whether the line is one a header could be: asked where a divider says that a copy begins. */
export const isHeaderKey = (plain: string): boolean => headerOf(plain) !== undefined;
