/** Finds the lines that say who wrote the quoted letter, in any language, wrapped or not. */
import { closeVerbs, openers, quotingWords, spacedVerbs } from './attribution-words.ts';
import { isBlank, type MailLines } from './mail-line.ts';

/** Attributions are short; a longer run of lines is somebody's prose. */
const longest = 420;
const mostLines = 5;

const escaped = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');

const verb = new RegExp(
  `(?:^|[\\s>"'”)\\],،])(?:${escaped(spacedVerbs)})(?=$|[\\s:：,;("<-])|${escaped(closeVerbs)}`,
  'u',
);
const endsWithVerb = new RegExp(
  `(?:^|[\\s>"'”)\\],،])(?:${escaped(spacedVerbs)})$|(?:${escaped(closeVerbs)})$`,
  'u',
);
const opener = new RegExp(`^(?:${escaped(openers)})[\\s,.:]|^(?:在|于|於|在|ב|‫ב|ในวันที่)`, 'u');
const address = /[^\s<>()[\]"]@[^\s<>()[\]"]+/u;
const time = /\p{Nd}{1,2}\s?[:.h時点시]\s?\p{Nd}{2}|\p{Nd}\s?(?:am|pm|a\.m|p\.m|uhr)\b/u;
const wholeDate =
  /(?:^|\P{Nd})(?:19|20)\p{Nd}{2}(?:\P{Nd}|$)|\p{Nd}{1,4}[./-]\s?(?:\p{Nd}{1,2}|\p{L}{3,9})[./-]\s?\p{Nd}{2,4}|[٠-٩۰-۹๐-๙]{4}/u;
const weekdayFirst =
  /^[\p{L}\p{M}]{1,14}[.,]{0,2}(?:\s[\p{L}\p{M}]{1,8}[.,]{0,2})?\s?\p{Nd}{1,4}[\s.,/]/u;

const bracketed = /[<(["]\s?[^\s<>()[\]"]+@/u;
const bare = (text: string): string => text.replace(/\s*[:：]$/, '');

/** Who says that they wrote it themselves goes on writing. */
const firstPerson = /(?:^|\s)(?:i|ich|yo|io|ik|eu|jag|jeg)(?:\s(?:wrote|schreef|skrev))?\s?:$/u;

interface Signs {
  readonly colon: boolean;
  readonly verb: boolean;
  readonly address: boolean;
  readonly dated: boolean;
  readonly opened: boolean;
}

const signsOf = (text: string): Signs => ({
  colon: /[:：]\s*[-_]*$/.test(text),
  verb: verb.test(text),
  address: address.test(text),
  dated: time.test(text) || wholeDate.test(text),
  opened: opener.test(text) || /^["'-]*\p{Nd}/u.test(text) || weekdayFirst.test(text),
});

/** Enough to be sure although no quote sign follows: an answer may stand below. */
function isCertain(text: string): boolean {
  const { colon, verb: says, address: from, dated, opened } = signsOf(text);
  // Zoho's and Orange's form stands between dashes, which nobody types around a sentence.
  if (/^-{2,}.*-{2,}$/.test(text)) return says;
  if (firstPerson.test(text)) return false;
  if (!colon) return says && from && dated && (endsWithVerb.test(text) || opened);
  if (quotingWords.some((word) => text.startsWith(word))) return from;
  if (from)
    return says
      ? bracketed.test(text) || dated || endsWithVerb.test(bare(text))
      : dated && (opened || bracketed.test(text));
  return says && wholeDate.test(text) && (opened || time.test(text));
}

/** Enough with a quote right below. */
function isLikely(text: string): boolean {
  if (isCertain(text)) return true;
  const { colon, verb: says, address: from, dated, opened } = signsOf(text);
  if (/^-{2,}.*-{2,}$/.test(text)) return says;
  if (!colon) return (from && dated) || (says && dated && opened) || (says && from);
  if (quotingWords.some((word) => text.startsWith(word))) return true;
  if (dated && (opened || says)) return true;
  return from || (says && text.split(/\s+/).length <= 7 && endsWithVerb.test(bare(text)));
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);
const lastWords = new Set(spacedVerbs.map(lastWord));

/** Whether a line may be the last of an attribution: cheap, because every line is asked. */
function mayEnd(plain: string): boolean {
  return ':：->)'.includes(plain.at(-1) ?? '') || lastWords.has(lastWord(plain));
}

/** Only such a line may pull in the lines after it. */
function mayBegin(plain: string): boolean {
  if (opener.test(plain)) return /\p{Nd}/u.test(plain) || plain.length < 40;
  if (/^["'-]*\p{Nd}/u.test(plain) || weekdayFirst.test(plain)) return wholeDate.test(plain);
  return address.test(plain) || /^-{2,} /.test(plain);
}

/**
 * How many lines, from `at` on, are one attribution (`On Mon, 9 Mar 2026 at 6:00, Anchor wrote:`,
 * wrapped or not); 0 when they are none.
 */
export function attributionLines(lines: MailLines, at: number): number {
  const first = lines[at];
  if (first && !first.quoted && hasQuoteBehind(first.raw)) return 1;
  let text = '';
  for (let count = 1; count <= mostLines; count++) {
    const line = lines[at + count - 1];
    if (line === undefined || line.quoted || line.plain === '') return 0;
    text = count === 1 ? line.plain : `${text} ${line.plain}`;
    if (text.length > longest) return 0;
    if (count === 2 && !mayBegin(lines[at]?.plain ?? '')) return 0;
    if (!mayEnd(line.plain)) continue;
    const accepts = quotedBelow(lines, at + count) ? isLikely : isCertain;
    if (accepts(text)) return count;
  }
  return 0;
}

/** Yahoo's program for Android goes on with the quoted letter, two spaces behind the colon. */
function hasQuoteBehind(raw: string): boolean {
  const [, says = ''] = quoteBehind.exec(raw.slice(0, longest)) ?? [];
  return says !== '' && isCertain(says.trim().toLowerCase());
}
const quoteBehind =
  /^([^<>:]{4,120}(?::\d\d[^<>:]{0,60})?<[^<>\s]+@[^<>\s]+>\s?[^:<>]{0,20}:)\s{2,}\S/u;

/** A quote may begin a line or two below its attribution. */
export function quotedBelow(lines: MailLines, at: number): boolean {
  let next = at;
  while (next < at + 5 && isBlank(lines[next])) next++;
  return lines[next]?.quoted === true;
}

const inner =
  /\s(?=(?:On|Le|Am|El|Il|Op|Em|Den|Dnia|W dniu|Dne|Pe)\s(?:\S+\s){0,3}?\S{0,4}\p{Nd})/gu;

/** Before such an attribution, in characters; the limit keeps crafted mail cheap. */
const longestAnswer = 4_000;

/**
 * Where an attribution begins that follows an answer on the same line; -1 where none does. What
 * gateways make one line goes on with the quoted letter, behind its signs.
 */
export function innerAttribution(lines: MailLines, at: number): number {
  const line = lines[at];
  if (!line || !/[:：]\s*(?:$|>\s)/.test(line.raw)) return -1;
  const begins = line.raw.slice(0, longestAnswer).matchAll(inner);
  for (const { index } of begins) {
    const text = line.raw.slice(index, index + longest);
    const end = /[:：]\s*(?:$|>\s)/.exec(text);
    if (
      end &&
      isCertain(
        text
          .slice(0, end.index + 1)
          .trim()
          .toLowerCase(),
      )
    )
      return index;
  }
  return -1;
}
