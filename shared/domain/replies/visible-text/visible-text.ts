/** Keeps of a plain text mail only what the person newly wrote; every scan is linear. */
import { maxReplyChars } from '../../limits.ts';
import { beginning } from '../../well-formed-text.ts';
import { attributionLines, innerAttribution, quotedBelow } from './attribution.ts';
import {
  isDivider,
  isGroupWise,
  isLongRuler,
  isOurHead,
  isOurMark,
  isReplyAbove,
  tellsOrigin,
} from './footers.ts';
import { headerBlockLines, isHeaderKey, isHeaderLine, quotedHeaderLines } from './header-block.ts';
import { isBlank, type MailLine, type MailLines, mailLines, nextWritten } from './mail-line.ts';
import { withPrefixedQuotes } from './prefixed-quote.ts';
import { withoutFooters } from './signature.ts';
import { withTypedPrompts, withTypedSign } from './typed-signs.ts';
import { withWrappedQuotes } from './wrapped-quote.ts';

export interface VisibleText {
  readonly text: string;
  /** Nothing could be cut without leaving nothing, so all that was not quoted is kept. */
  readonly whole: boolean;
}

const joined = (lines: MailLines): string =>
  beginning(
    lines
      .map(({ raw }) => raw.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+/, ''),
    maxReplyChars,
  ).trim();

const gap: MailLine = { raw: '', plain: '', quoted: false };

interface Parts {
  /** Runs of lines the person may have written, between quotes, in order. */
  readonly segments: readonly MailLine[][];
  /** Where an unquoted copy of an earlier letter begins; -1 when there is none. */
  readonly copyAt: number;
}

/** Below Outlook's ruler stand headers or a list's address; below one typed, more to do. */
const belowRuler = (lines: MailLines, at: number): boolean =>
  tellsOrigin(lines, at) || isHeaderKey(nextWritten(lines, at + 1)?.plain ?? '');

/** Words between rulers in a language unknown here say the same when headers follow. */
const isFrame = (plain: string): boolean => /^-{3,} ?[^-]{3,60}-{3,}$/.test(plain);

/** Where the lines end that announce a copy, beginning at `at`; `at` when none do. */
function announcementEnd(lines: MailLines, at: number): number {
  const line = lines[at];
  if (!line || isBlank(line)) return at;
  if (isDivider(line) && (!isLongRuler(line.plain) || belowRuler(lines, at))) {
    let next = at + 1;
    while (next < lines.length && next < at + 4 && isBlank(lines[next])) next++;
    return Math.max(at + 1, next + headerBlockLines(lines, next));
  }
  const headers = headerBlockLines(lines, at);
  if (headers > 0) return at + headers;
  if (isFrame(line.plain) && headerBlockLines(lines, at + 1) > 0) {
    return at + 1 + headerBlockLines(lines, at + 1);
  }
  if (isHeaderLine(line.plain) || isReplyAbove(line)) return at + 1;
  return at + attributionLines(lines, at);
}

function partsOf(lines: MailLines): Parts {
  const segments: MailLine[][] = [[]];
  let footerAt: number | undefined;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    if (isGroupWise(line)) return { segments, copyAt: at };
    if (!line.quoted && isOurHead(lines, at)) {
      footerAt ??= lines.findLastIndex((other) => !other.quoted && isOurMark(other));
      if (footerAt > at) return { segments, copyAt: at };
    }
    if (line.quoted) {
      const headers = lines[at - 1]?.quoted ? 0 : quotedHeaderLines(lines, at);
      if (headers > 0) return { segments, copyAt: at + headers };
      if (segments.at(-1)?.length) segments.push([]);
      continue;
    }
    const inner = innerAttribution(lines, at);
    if (inner > 0) {
      segments.at(-1)?.push({ ...line, raw: line.raw.slice(0, inner), plain: '' });
      if (!quotedBelow(lines, at + 1)) return { segments, copyAt: at + 1 };
      continue;
    }
    const end = announcementEnd(lines, at);
    if (end > at) {
      // Without `>` nothing tells the quoted letter from an answer below it, so all of it goes.
      if (!quotedBelow(lines, end)) return { segments, copyAt: at };
      at = end - 1;
      continue;
    }
    segments.at(-1)?.push(line);
  }
  return { segments, copyAt: -1 };
}

/** Answers between quotes stand apart, as they did in the mail. */
const writtenIn = ({ segments }: Parts): string =>
  joined(
    segments.flatMap((segment) => {
      const kept = withoutFooters(segment);
      return kept.length > 0 ? [...kept, gap] : [];
    }),
  );

const answersIn = (lines: MailLines): string => writtenIn(partsOf(lines));

/** Where a whole letter begins, from `after` on: announced, or left out of a page; -1 for none. */
const letterAt = (lines: MailLines, after: number): number =>
  lines.findIndex(
    (line, at) => at >= after && (line.raw === '>' || announcementEnd(lines, at) > at),
  );

/** What is written below an unquoted copy of our own letter, which ends with our mark. */
function belowOurLetter(lines: MailLines): MailLines {
  const mark = lines.findLastIndex((line) => !line.quoted && isOurMark(line));
  if (mark < 0) return [];
  const blank = lines.findIndex((line, at) => at > mark && isBlank(line));
  return blank < 0 ? [] : lines.slice(blank + 1);
}

/** What is kept when cutting would leave nothing: the mail without quotes and our own letter. */
function wholeOf(lines: MailLines, { segments, copyAt }: Parts): string {
  const above = joined(segments.flat().filter((line) => !isOurMark(line)));
  if (above !== '' || copyAt < 0) return above;
  const copy = lines.slice(copyAt);
  return copy.some(isOurMark) ? '' : joined(copy.filter(({ quoted }) => !quoted));
}

/** Lines with a sign of quotation above the announcement of the quote were typed by hand. */
function typedQuotes(lines: MailLines): string {
  const at = lines.findIndex(
    (line, place) => !line.quoted && announcementEnd(lines, place) > place,
  );
  return at > 0 && lines.slice(at).some(({ quoted }) => quoted) ? joined(lines.slice(0, at)) : '';
}

/** More than a person signs line by line. */
const mostSigned = 6;

/**
 * A short mail that is all `>` lines, none of them ours and nothing announced, was typed so where
 * no sign stands apart from its words: clients quote with a space behind it (RFC 3676, 4.5), or
 * say within the quote whose it is.
 */
function allTyped(lines: MailLines): string {
  const said = lines.filter((line) => !isBlank(line));
  const isTyped = said.every(({ raw }) => /^\s*>[^\s>]/.test(raw));
  if (!isTyped || said.length > mostSigned || said.some(isOurMark)) return '';
  const text = said.map(({ raw }) => raw.replace(/^\s*>/, '')).join('\n');
  return letterAt(mailLines(text), 0) < 0 ? text : '';
}

/**
 * Cuts quoted history, attributions, signatures, device lines and our own footer, and keeps answers
 * written between or below quoted lines. An empty text means nothing was new.
 * `source` is the HTML that the text was read from, which still holds what its containers quote.
 */
export function visibleText(text: string, source = ''): VisibleText {
  const given = withWrappedQuotes(withPrefixedQuotes(mailLines(text)));
  const all = withTypedPrompts(given, (after) => letterAt(given, after));
  const lines = withTypedSign(all, (after) => letterAt(all, after), source);
  const parts = partsOf(lines);
  const cut = writtenIn(parts);
  if (cut !== '') return { text: cut, whole: false };

  const below = parts.copyAt < 0 ? '' : answersIn(belowOurLetter(lines));
  if (below !== '') return { text: below, whole: false };

  const whole = wholeOf(lines, parts) || typedQuotes(lines) || allTyped(lines);
  return { text: whole, whole: whole !== '' };
}
