/** Finds how a letter closes: its farewell, who signs it, and what stands below the name. */
import { type Farewell, farewellIn } from '../farewell.ts';
import { wordsOf } from '../same-text.ts';
import { contactBlockAt } from './contact-block.ts';
import { withoutOffice } from './name-and-office.ts';
import { isBesideName, isFullName, nameIn } from './signatory.ts';

/** A line of a reply. */
export interface Row {
  readonly text: string;
  readonly bullet: boolean;
  readonly blankBefore: boolean;
}

/** The rows from the first up to, and without, the last of these. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const mostBelow = 6;
/** Of a farewell with its name. */
const longest = 100;

const ends = /[.!?)]["”’]?$/;
/** "No more texts / until tomorrow" */
const asksToWait =
  /\b(?:paus|stop|hold|quiet|break|mute|snooze|off|away|silen|more|letters?|texts?|mails?)/i;
export const postscript = /^(?:p\.? ?){1,3}s\b\.?[\s:,–—-]*/i;

/** "Kind regards", "Cheers, Ian", "Yours - E. Hale": a farewell, and who signs on its line. */
export function farewellOn(text: string): { kind: Farewell; named: boolean } | undefined {
  if (text.length > longest) return undefined;
  const whole = farewellIn(text);
  if (whole) return { kind: whole, named: false };
  for (const { index } of text.matchAll(/[,–—-] ?|\s/g)) {
    const name = text.slice(index).replace(/^[\s,–—-]+/, '');
    const kind = /^[\p{Lu}(]/u.test(name) ? farewellIn(text.slice(0, index)) : undefined;
    if (!kind) continue;
    // "Love Island" may be what they want to watch.
    const parted = /[,–—-]/.test(text[index] ?? '') || kind === 'surely';
    if (parted && nameIn(name)) return { kind, named: true };
  }
  return undefined;
}

/** How many rows below a farewell say who wrote; a word alone may be something else. */
function signedBelow(below: readonly Row[], named: boolean): number {
  const [first] = below;
  if (!first || first.bullet || first.text.length > 80 || postscript.test(first.text)) return 0;
  const beside = isBesideName(first.text) && (!named || !oneWord.test(first.text));
  if (!beside && (named || !nameIn(first.text))) return 0;
  const rest = below.findIndex(
    ({ text, bullet }, at) =>
      bullet || postscript.test(text) || (at > 0 && !isBesideName(text) && !nameIn(text)),
  );
  return rest < 0 ? below.length : rest;
}

interface Sign {
  readonly kind: Farewell;
  /** Who signs stands on its line. */
  readonly named: boolean;
  readonly row: Row;
  readonly above: Row;
  readonly below: readonly Row[];
}

/** Whether a line that may be a farewell stands where one does. */
function stands({ kind, named, row, above, below }: Sign): boolean {
  const [next] = below;
  const apart = row.blankBefore || row.text.endsWith(',');
  // "Thanks / Team Meeting": where nothing sets it apart, only a given name counts.
  if (next && !named && !apart && nameIn(next.text) !== 'surely') return false;
  if (kind === 'surely') return true;
  if (next || named) return apart || ends.test(above.text);
  const waits = /^(?:un)?till?\b/i.test(row.text) && asksToWait.test(above.text);
  return ends.test(above.text) && !waits;
}

/** Where a farewell stands, with all that belongs to it; nothing else is ever below. */
function farewellAt(rows: readonly Row[]): Span | undefined {
  for (let at = rows.length - 1; at > 0 && rows.length - at <= mostBelow + 2; at--) {
    const [row, above] = [rows[at], rows[at - 1]];
    const found = row && !row.bullet ? farewellOn(row.text) : undefined;
    if (!row || !above || !found) continue;
    const below = rows.slice(at + 1);
    if (!stands({ ...found, row, above, below })) continue;
    const signed = signedBelow(below, found.named);
    const next = below[signed];
    const isPostscript =
      found.named || postscript.test(next?.text ?? '') || (signed > 0 && next?.blankBefore);
    if (next && !isPostscript) continue;
    return { from: at, to: at + 1 + signed };
  }
  return undefined;
}

const endsOpen =
  /\b(?:and|or|to|for|with|from|by|at|of|on|the|my|an?|call|ring|phone|text|email|see|visit|meet|ask|tell|pay|thank|remind)$/i;
const oneWord = /^\p{Lu}\p{L}+$/u;
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr']);

/** Lines that all begin like items, with a dash or a capital and without a full stop. */
const rowOfItems = /^(?:[-–—~*•]|\p{Lu}[^.!?]*$)/u;

/** Where somebody signs without a farewell. */
function nameAt(rows: readonly Row[], { isLetter, listed }: ReplyFacts): Span | undefined {
  const at = rows.length - 1;
  const [row, last] = [rows[at], rows[at - 1]];
  if (!row || !last || (row.bullet && !/^[-–—~]\p{Lu}/u.test(row.text))) return undefined;
  if (!/^[–—~-]?\s?\p{Lu}/u.test(row.text)) return undefined;
  // "... and call / Ruth." is one sentence.
  if (/\p{Ll}{2}\.$/u.test(row.text) || endsOpen.test(last.text)) return undefined;
  const above = rows.slice(0, at);
  const isRow =
    last.text.endsWith(':') ||
    oneWord.test(last.text) ||
    (!row.blankBefore && above.length > 1 && above.every(({ text }) => rowOfItems.test(text)));
  const name = withoutOffice(row.text);
  const isListed = wordsOf(name).some((word) => listed.includes(word) && !titles.has(word));
  const inOffice = name !== row.text && row.blankBefore && /^\p{Lu}\S* ?\p{Lu}/u.test(name);
  const kind = isRow || isListed ? undefined : nameIn(name);
  // "Anna MOT" and "C. Taxes" are things to do; below a letter they are names.
  const expected =
    row.blankBefore &&
    ends.test(last.text) &&
    (isFullName(row.text) || (isLetter && /[\s.]/.test(row.text)));
  return kind === 'surely' || (kind && (expected || inOffice))
    ? { from: at, to: rows.length }
    : undefined;
}

/** What else is known of a reply. */
export interface ReplyFacts {
  /** It begins like a letter. */
  readonly isLetter: boolean;
  /** A name was taken off it already; the next is none. */
  readonly isSigned: boolean;
  /** The words of the items, by which a name is one of them. */
  readonly listed: readonly string[];
}

/**
 * The rows that close a reply, undefined where none do. What stands above them is never empty, and
 * below them only a postscript may stand.
 */
export function closingIn(rows: readonly Row[], facts: ReplyFacts): Span | undefined {
  const found = farewellAt(rows) ?? (facts.isSigned ? undefined : nameAt(rows, facts));
  if (found) return found;
  const from = contactBlockAt(rows);
  const [first, ...below] = from ? rows.slice(from) : [];
  const isBlock = first && nameIn(first.text) && below.every(({ text }) => isBesideName(text));
  return from && isBlock ? { from, to: rows.length } : undefined;
}
