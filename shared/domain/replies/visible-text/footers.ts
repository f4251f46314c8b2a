/** Finds what is put below an answer: device lines, legal notices, list footers, our own mark. */
import {
  deviceBegins,
  dividers,
  footerBegins,
  gettingStems,
  noticeWords,
  ourMarks,
  replyAbove,
  sendingThings,
  sentEnds,
  sentStems,
} from './footer-words.ts';
import { isBlank, type MailLine, type MailLines } from './mail-line.ts';

const longestDevice = 130;
const longestDivider = 140;

/** A line of nothing but one sign: a ruler, however long. */
export const isRuler = (plain: string): boolean =>
  plain.length >= 2 && /^[-–—_=~#+.·*━─═―＿＝ ]+$/.test(plain) && !/^[.·]+$/.test(plain);

/** Headers, addresses or links below a ruler: what no one types under a line of their own. */
export const tellsOrigin = (lines: MailLines, at: number): boolean =>
  lines.slice(at + 1, at + 12).some(({ plain }) => /@|:\/\/|www\./.test(plain));

/** Outlook's and Mailman's line, which nobody types. */
export const isLongRuler = (plain: string): boolean =>
  plain.length >= 20 && /^_+$/.test(plain.replaceAll(' ', ''));

const bareDividers = new Set(dividers);

const bare = (plain: string): string =>
  plain.replace(/^[-–—_=<>#~+[\].\s]+/, '').replace(/[-–—_=<>#~+[\]:.\s]+$/, '');

export function isReplyAbove({ plain }: MailLine): boolean {
  return (
    plain.length < 200 && !plain.endsWith('?') && replyAbove.some((mark) => plain.includes(mark))
  );
}

/** Some programs go on with the headers on the same line. */
const betweenSigns = /^[-–—_=]{4,}[^-–—_=]{4,60}[-–—_=]{4,}/;

/** A line that says "Original Message" or its kin, between signs or alone. */
export function isDivider(line: MailLine): boolean {
  const { plain } = line;
  if (plain === '') return false;
  if (plain.length > longestDivider && !betweenSigns.test(plain)) return false;
  const words = bare(plain);
  if (words === '') return isLongRuler(plain);
  const decorated = /^[-–—_=<>#~+[]{1,}/.test(plain) || plain.endsWith(':');
  if (/^>{3}.*\p{Nd}.*>{3}$/u.test(line.raw.trim())) return true;
  if (!decorated) return bareDividers.has(words);
  return dividers.some((mark) => words.startsWith(mark));
}

/** GroupWise names who wrote between signs that look like a quote. */
export const isGroupWise = ({ raw }: MailLine): boolean =>
  raw.startsWith('>>>') && raw.length < 200 && /^>>> .*\p{Nd}.* >>>\s*$/u.test(raw);

/** Longer than a line of its kind, or with a colon, it is somebody's sentence. */
const isTerse = (text: string): boolean =>
  !/(?<!^yahoo mail): (?!https?:)\S/.test(text) &&
  (text.split(/\s+/).length <= 10 || /excuse|brevity|typo|kürze|mail/.test(text));

const isGetting = (text: string): boolean =>
  text.length < 80 &&
  /outlook|blue ?mail|typeapp|aqua ?mail|proton ?mail|yahoo/.test(text) &&
  /\b(?:ios|android)\b/.test(text) &&
  (gettingStems.some((stem) => text.startsWith(stem)) || text.includes('aka.ms'));

const lengths = [...deviceBegins, ...sentStems, ...sentEnds, 'yahoo'].map(({ length }) => length);
const shortestDevice = lengths.reduce((least, one) => Math.min(least, one));

export function isDeviceLine(plain: string): boolean {
  if (plain.length < shortestDevice || plain.length > longestDevice) return false;
  if (/^\{#hs:[\d-]+#?\}$/.test(plain)) return true;
  const text = plain.replace(/^[[(<"'_~–—-]+\s?/, '');
  if (deviceBegins.some((begin) => text.startsWith(begin))) return isTerse(text);
  if (isGetting(text)) return true;
  if (text.length > 90 && !text.includes('http')) return false;
  const words = text.replace(/[<([](?:https?|www)[^>)\]\s]*[>)\]]?/g, ' ');
  const says =
    sentStems.some((stem) => words.startsWith(stem)) ||
    sentEnds.some((stem) => endsWithStem(words, stem));
  return says && sendingThings.some((name) => words.includes(name));
}

const endsWithStem = (words: string, stem: string): boolean => {
  const at = words.lastIndexOf(stem);
  return at > 0 && at + stem.length > words.length - 18 && words.split(' ').length <= 12;
};

/** The lines of our footer above the one that tells it. */
export const isOurFooterStart = (plain: string): boolean =>
  plain === '--' ||
  /^(?:you get this (?:because|once)|(?:next|then): .{3,60}(?:question|check-in|reflection))/.test(
    plain,
  );

/** The end of the sentence before ours, where a program wrapped the lines again. */
const ourTail = /(?:^|check-ins )with \S+\. $/;

/** Our sentence as our letters hold it; inside a sentence of the person it is theirs. */
export function isOurMark({ plain }: MailLine): boolean {
  if (plain === '') return false;
  return ourMarks.some((mark) => {
    const at = plain.indexOf(mark);
    if (at < 0) return false;
    const before = plain.slice(0, at);
    const after = plain.slice(at + mark.length);
    const begins = before.trim() === '' || isOurFooterStart(before) || ourTail.test(before);
    return begins && /^(?: to(?: stop)?)?(?:[.,:]*$|[.,]? (?:or|unsubscribe)\b)/.test(after);
  });
}

const ourDate =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day, (?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}$/;

/** How our letters begin: the product's name, and the day behind it or on the next line. */
export function isOurHead(lines: MailLines, at: number): boolean {
  const plain = lines[at]?.plain ?? '';
  if (plain === '' || plain.length > 120) return false;
  const [name = '', day, ...rest] = plain.split(/\s{3,}/);
  if (rest.length > 0 || name.length > 40) return false;
  if (day !== undefined) return ourDate.test(day);
  const before = at === 0 || isBlank(lines[at - 1]);
  return before && ourDate.test(lines[at + 1]?.plain ?? '') && isBlank(lines[at + 2]);
}

/** A link alone on its line, which belongs to the line above it. */
export const isLinkLine = (plain: string): boolean =>
  /^(?:[<([]?(?:https?:\/\/|www\.)\S+[>)\]]?[.,]?|<#[\w-]+>|\{#hs:[\d-]+#?\})$/.test(plain);

/** The line after the paragraph that begins at `at`. */
export function paragraphEnd(lines: MailLines, at: number): number {
  let end = at;
  while (end < lines.length && !isBlank(lines[end]) && lines[end]?.quoted === false) end++;
  return end;
}

const noticeLength = 80;
/** Of one that begins like nothing known. */
const strangeNotice = 220;

/** Words of a notice in its first lines: enough of it to know it by. */
function noticeCount(lines: MailLines, at: number, least: number): number {
  let text = '';
  for (let next = at; next < at + 12 && !isBlank(lines[next]) && lines[next]; next++) {
    // Numbered or dashed lines are somebody's list, whatever words it holds.
    if (/^\s*(?:[-•]|\d{1,2}[.)])\s/.test(lines[next]?.raw ?? '')) return 0;
    text += ` ${lines[next]?.plain || lines[next]?.raw.slice(0, 2_000).toLowerCase()}`;
  }
  if (text.length < least) return 0;
  return noticeWords.filter((word) => text.includes(word)).length;
}

/** Where the legal notice or list footer ends whose paragraph begins at `at`; `at` for none. */
export function noticeEnd(lines: MailLines, at: number): number {
  const line = lines[at];
  if (!line || isBlank(line)) return at;
  const text = (line.plain || line.raw.slice(0, 200).toLowerCase()).replace(/^[^\p{L}[]+/u, '');
  const begins = footerBegins.some((words) => text.startsWith(words));
  if (!begins && at > 0 && !isBlank(lines[at - 1])) return at;
  const isNotice =
    (begins && isShortFooter(text)) ||
    (begins
      ? noticeCount(lines, at, noticeLength) >= 2
      : noticeCount(lines, at, strangeNotice) >= 5);
  return isNotice ? paragraphEnd(lines, at) : at;
}

const isShortFooter = (text: string): boolean =>
  /^(?:\[external\]|external|you received this|please consider|think before|save a tree|reply to this email directly|caution|to view this discussion|to post to this|for more options|visit this group|groups\.io links)/.test(
    text,
  );
