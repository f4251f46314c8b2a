/**
 * How far an item is: it stays open, and the words stand beside it until the day ends.
 *
 *     progress = item [":" | "is"] far | far of item | item ["is"] wait | clause in which an item is done, wait
 *     far      = share ["done" | "there" | ...] | "started" | "in progress" | ...
 *     share    = n "%" | "half" | "a third" | n "of" n | "almost" "done" | ...
 *     wait     = ("still needs" | "still need" | "waiting for" | ...) words
 *     item     = n | name
 *     remark   = name ":" words       (all of its line, and nothing else in it is read)
 *
 * A name is words of which each stands in one open item, and in no other. Where a form names all of an
 * item as done, a bare "need" behind it is something new; "did the form, need photos" says that the
 * passport form isn't done. What begins with "not" is none of this, and nor is a mark
 * ("72% on the exam").
 */
import type { Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import type { Told } from '../told.ts';
import { clausesIn, itemNamed } from './named.ts';

/** In a longer clause more is said than a form. */
const longestClause = 200;
/** The longest note, in characters. */
const longest = 60;

const lead =
  "^(?:(?:ok|okay|so|hi|hey|yes|no|and|but|then|also|just|well|i|i'm|im|i am|i've|ive|i have|we|we're|we've|am|is) )*";
const item = String.raw`(?:#|no\. ?|number |item )?(?<item>\d{1,2}(?!\d|[%.:]\d|%)|[\p{L}\p{N}' -]{2,60}?)`;
const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const count = String.raw`(?:\d{1,4}|${numbers})`;
const about = '(?:about |around |roughly |like |maybe |only |over |more than |at )*';
/** "Half two" and "quarter past" are hours. */
const noHour = `\\b(?! (?:past|to|tae|til|till|${numbers}|\\d))`;
const part =
  `(?:\\d{1,2} ?(?:%|percent|per cent)|half(?:[ -]?way)?${noHour}|(?:(?:a|one|two|three)[ -])?(?:third|quarter)s?${noHour}|` +
  `${count} of (?:the |my )?${count})`;
const done = '(?:done|finished|completed?|there|through|ready|written|in|over|packed|typed)';
const share = `(?:${about}${part}(?: of the way)?(?: ${done})?|(?:almost|nearly|mostly|partly|partially|part) ${done}|halfway|part[ -]?way(?: ${done})?)`;
const begun =
  '(?:(?:just |already )?(?:started|begun|under ?way|in progress|in the works|ongoing|getting there|coming along))';
const needs =
  '(?:still (?:needs?|missing|lacks?|waiting (?:for|on)|awaiting|to do|have to|has to|must)|(?:just|only) needs?|needs?|waiting (?:for|on)|awaiting|(?:is |are |still )missing)';
const wait = `(?:(?:i |i'm |it |it's |but |and )*${needs.replace('|needs?|', '|')} .{1,80})`;
const end = '(?: (?:so far|now|today|already|as of now|at the moment))*[.!]*$';

const forms = [
  `${lead}${item}(?:'s)?(?: ?[:=–—-] ?| is | are | at | )(?<note>${share}(?: [\\p{L}']+){0,3}|${begun})${end}`,
  `${lead}${item}(?:'s)?(?: ?[:=–—-] ?| is | are | )(?<note>${wait})$`,
  `${lead}(?<note>(?:(?:did|got|have|wrote|read|made|finished|done|packed|sent|through) )?(?:${share}|most|some|part|a bit)) (?:of |on |with |through |into |to )?(?:the |my )?${item}(?: done| written| finished)?${end}`,
  `${lead}(?<note>(?:just |already )?(?:started|began|begun|made (?:a start|progress|some progress)|(?:still )?working))(?: on| with)? ${item}${end}`,
  `${lead}(?<note>(?:still )?(?:waiting|awaiting) .{1,60}?) (?:for|on|with|about) ${item}${end}`,
].map((form) => new RegExp(form, 'iu'));

/** The whole reply, where one item alone is open. */
const alone = new RegExp(`${lead}(?<note>${share}|${begun})${end}`, 'iu');

const achieved = new RegExp(
  `${lead}(?:(?:did|done|got|have|filled(?: in| out)?|finished|wrote|made|signed|printed|completed) (?:the |my )?${item}(?: (?:in|out|off|done))?|${item} (?:is |are |got )?(?:all )?(?:done|filled(?: in| out)?|finished|signed|printed|ready|written))$`.replace(
    '(?<item>',
    '(?<name>',
  ),
  'iu',
);
const lacking = new RegExp(
  `^(?:(?:and|but|i|it|i'm|it's|now) )*(?<needs>${needs}) \\S.{0,60}$`,
  'iu',
);
const isBare = /^needs?$/i;

/** What a note says in any words: a share, a beginning, or what it waits for. */
const saysSo = new RegExp(
  `(?<![\\p{L}\\d])(?:${part}|${share}|${begun}|still needs?|needs|(?:a)?waiting (?:for|on)|awaiting|to go|so far)(?![\\p{L}\\d])`,
  'iu',
);
const denies =
  /n't (?:even )?(?:start|begun|begin)|\b(?:not|never) (?:even |yet )?(?:start|begun|begin)|\bhalf (?:a|an|past|empty|dozen)\b|% on\b|\bif\b|\?/i;

const ofAll = new RegExp(`(${count}) of (?:the |my )?(${count})(?![\\p{L}\\d])`, 'iu');
/** "14 of 14" is no part. */
function isAll(words: string): boolean {
  const [, some, all] = ofAll.exec(words.toLowerCase()) ?? [];
  return some !== undefined && some === all;
}

/** Whether words that speak of an open item tell how far it is. */
export const isProgress = (words: string): boolean =>
  saysSo.test(words) && !isAll(words) && !denies.test(words.replace(/[’‘]/g, "'"));

/** The person's words on one line, cut behind a word. */
export function noteOf(words: string): string {
  const text = words.replace(/\s+/g, ' ').replace(/^[\s,;:–—-]+|[\s,;:.!–—-]+$/gu, '');
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\s+\S*$/u, '')}…`;
}

const remark = /^[^\S\n]*(?:[-*•] )?([\p{L}\p{N}'’ -]{2,60}?) ?: +(\S[^\n]{0,200})$/gmu;

/** "Passport: need photos": a line about one open item, by its name; for where nothing else reads it. */
export const remarksIn = (
  reply: string,
  items: readonly Item[],
  numbered = items.length,
): readonly Told[] =>
  [...reply.matchAll(remark)].flatMap(({ index, 0: line, 1: name = '', 2: words = '' }) => {
    const shown = items.slice(0, numbered);
    const item = shown[itemNamed(name, shown, ['open']) ?? -1];
    if (!item || /\?\s*$/.test(words)) return [];
    const edit = { kind: 'note', id: item.id, note: noteOf(words) } as const;
    return [{ edit, sure: 1, start: index, end: index + line.length }];
  });

/** In the order of the words; only the first of the items bear a number. */
export function progressIn(
  reply: string,
  items: readonly Item[],
  numbered = items.length,
): readonly Told[] {
  const shown = items.slice(0, numbered);
  const openNamed = (said = ''): Item | undefined => {
    const at = /^\d+$/.test(said) ? Number(said) - 1 : (itemNamed(said, shown, ['open']) ?? -1);
    return shown[at]?.status === 'open' ? shown[at] : undefined;
  };
  const told = (id: string, words: string, start: number, end: number): Told => ({
    edit: { kind: 'note', id, note: noteOf(words) },
    sure: 1,
    start,
    end,
  });
  const open = shown.filter(({ status }) => status === 'open');
  const found: Told[] = [];
  let before: { readonly name: string; readonly start: number } | undefined;
  for (const [clause, at] of clausesIn(reply)) {
    const said = clause.trim().replace(/[’‘]/g, "'");
    if (said === '' || said.length > longestClause) continue;
    const start = at + clause.indexOf(clause.trim());
    const end = start + said.length;
    const did = before;
    const groups = achieved.exec(said)?.groups;
    const name = groups?.['name'] ?? groups?.['item'];
    before = name && !/^\d+$/.test(name) ? { name, start } : undefined;
    const lacks = lacking.exec(said)?.groups?.['needs'];
    const half = did && lacks && openNamed(did.name);
    const isWhole = half && contentWords(did.name).length >= contentWords(half.text).length;
    if (half && !(isWhole && isBare.test(lacks))) {
      found.push(told(half.id, reply.slice(did.start, end), did.start, end));
      continue;
    }
    for (const form of forms) {
      const { item: named, note = '' } = form.exec(said)?.groups ?? {};
      const one = openNamed(named);
      if (!one || denies.test(said) || isAll(note)) continue;
      found.push(told(one.id, note, start, end));
      break;
    }
  }
  const [only] = open;
  const note = alone.exec(reply.trim())?.groups?.['note'];
  return found.length === 0 && only && open.length === 1 && note && !isAll(note)
    ? [told(only.id, note, 0, reply.length)]
    : found;
}
