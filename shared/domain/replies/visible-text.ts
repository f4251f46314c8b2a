/** Keeps of a plain text mail only what the person newly wrote; every scan is linear. */
import {
  attributionLines,
  isDeviceLine,
  isDivider,
  isHeaderBlock,
  isOurMark,
  isQuoted,
  isSignatureMark,
} from './attribution.ts';

/** More than anybody writes in answer to a checklist, in characters. */
const longestReply = 32_768;

export interface VisibleText {
  readonly text: string;
  /** Nothing could be cut without leaving nothing, so all that was not quoted is kept. */
  readonly whole: boolean;
}

const oddSpaces = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
const unseen = /[\u200b\u2060\ufeff\u00ad]/g;

const linesOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(oddSpaces, ' ')
    .replace(unseen, '')
    .split('\n');

const joined = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longestReply)
    .trim();

/** The next line that is not blank, from `at` on. */
function nextWritten(lines: readonly string[], at: number): string | undefined {
  for (let i = at; i < lines.length && i < at + 5; i++) if (lines[i]?.trim()) return lines[i];
  return undefined;
}

interface Cut {
  readonly kept: readonly string[];
  /** Where an unquoted copy of an earlier letter begins; -1 when there is none. */
  readonly copyAt: number;
}

function cutQuotes(lines: readonly string[]): Cut {
  const kept: string[] = [];
  let inSignature = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (isQuoted(line)) {
      inSignature = false;
      continue;
    }
    const attribution = attributionLines(lines, at);
    if (attribution > 0) {
      // Without `>` nothing tells the quoted letter from an answer below it, so all of it goes.
      if (!quotedBelow(lines, at + attribution)) return { kept, copyAt: at };
      inSignature = false;
      at += attribution - 1;
      continue;
    }
    if (isDivider(line) || isHeaderBlock(lines, at)) return { kept, copyAt: at };
    if (isSignatureMark(line)) inSignature = true;
    if (isOurMark(line)) {
      dropOurFooter(kept);
      at = lastOfParagraph(lines, at);
      continue;
    }
    if (!inSignature && !isDeviceLine(line)) kept.push(line);
  }
  return { kept, copyAt: -1 };
}

const quotedBelow = (lines: readonly string[], at: number): boolean =>
  isQuoted(nextWritten(lines, at) ?? '');

/** Our footer is one paragraph: the link and the address below its mark are ours too. */
function lastOfParagraph(lines: readonly string[], at: number): number {
  let last = at;
  while (lines[last + 1]?.trim() && !isQuoted(lines[last + 1] ?? '')) last++;
  return last;
}

/** The lines of our own footer that stand above its mark, back to the last blank line. */
function dropOurFooter(kept: string[]): void {
  while (kept.length > 0 && kept.at(-1)?.trim()) kept.pop();
}

/** What is written below an unquoted copy of our own letter, which ends with our mark. */
function belowOurLetter(lines: readonly string[]): readonly string[] {
  const mark = lines.findLastIndex(isOurMark);
  if (mark < 0) return [];
  const blank = lines.findIndex((line, at) => at > mark && line.trim() === '');
  return blank < 0 ? [] : lines.slice(blank + 1);
}

/**
 * Cuts quoted history, attributions, signatures, device lines and our own footer, and keeps answers
 * written between or below quoted lines (rules R2.26, R2.29). An empty text means nothing was new.
 */
export function visibleText(text: string): VisibleText {
  const lines = linesOf(text);
  const { kept, copyAt } = cutQuotes(lines);
  const cut = joined(kept);
  if (cut !== '') return { text: cut, whole: false };

  const below = joined(cutQuotes(belowOurLetter(lines)).kept);
  if (below !== '') return { text: below, whole: false };

  const own = copyAt >= 0 ? lines.slice(0, copyAt) : lines;
  const rest = joined(own.filter((line) => !isQuoted(line) && !isOurMark(line)));
  return { text: rest, whole: rest !== '' };
}
