/** Renames, swaps, splits and merges: the old wording goes and the new one takes its place. */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { countedIn } from './counting.ts';
import type { Draft } from './draft.ts';
import { gistOf } from './gist.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import { retime } from './retime.ts';
import { pointedAt } from './sweeps.ts';
import { wordingOf } from './wording.ts';

const renamePattern = pattern(
  'i',
  String.raw`\b(?:rename|change|update|reword|edit|call)\s+(.{1,80}?)\s+(?:to(?: say| read)?|`,
  String.raw`as|into)\s+(.+)$`,
);
const makePattern = /\b(?:make|call)\s+(.{1,60}?)\s+"([^"]+)"/i;
const swapPattern =
  /\b(?:swap|switch|trade|substitute)(?: out)?\s+(.{1,60}?)\s+(?:for|with|to)\s+(.+)$/i;
const replacePattern = /\breplace\s+(.{1,60}?)\s+(?:with|by)\s+(.+)$/i;
const mergeQuoted = pattern(
  'i',
  String.raw`\b(?:combine|fold|merge|join)\b(.{1,80}?)\b(?:into|as|to|:)\s*(?:one|a `,
  String.raw`single)?[^"]{0,20}"([^"]+)"`,
);
const splitBare = /\b(?:break|split|divide)\b(.{1,80}?)\b(?:into|up into|in)\s+(.+ and .+)$/i;
const mergePattern =
  /\b(?:combine|fold|merge|roll|join)\b(.{1,80}?)\binto\s+(?:one|a single)\b(?: \w+)?:?\s*(.+)$/i;
const splitPattern =
  /\b(?:break|split|divide)\b(.{1,80}?)\binto\b(?:\s+(?:two|three|four|\d))?[^:]{0,20}:\s*(.+)$/i;
const splitColon =
  /^(?:please |can you )?(?:split|break up|divide)(?: up)? ([^:]{1,80}?):\s*(.+)$/i;
const mergeOne = /\bmake (?:just )?one (?:item |task )?(?:of|from|out of) (.{1,60}?):\s*(.+)$/i;
const makeManyPattern =
  /\bmake (?:it|that|this|them) (?:into )?(?:two|three|four|\d)[^:]{0,20}:\s*(.+)$/i;

/** The wording that comes first takes the place of the item named last. */
const insteadPattern = /^(?:.{0,40}\b(?:do|doing) )?(.{2,60}?)\s+instead of\s+(?:the |my )?(.+)$/i;
const insteadFirst =
  /^\W*(?:so |and |ok |well )?instead of\s+(.{1,40}?),?\s+(?:i'll|i will|let's|i'm going to)\s+(?:do\s+)?(.+)$/i;
const insteadComma = /^\W*(?:so |and |ok |well )?instead of\s+([^,]{1,40}),\s+(.+)$/i;
const substitute = /\bsubstitute\s+"?(.{1,80}?)"?\s+for\s+"?(.+?)"?\W*$/i;
const shouldBe = pattern(
  'i',
  String.raw`^(.{2,60}?)\s+(?:should (?:be|say|read)|is (?:actually|really|supposed to be)|was `,
  String.raw`meant to be)\s+(.{2,60}?)(?:,.*)?$`,
);
const notNumber = /(?:^|\D)(\d+)\b(?:\s+\w+)?,?\s+(?:not|instead of|rather than)\s+(\d+)\b/i;

/** The one item a few words point at. */
function itemIn(words: string, items: Checklist): Item | undefined {
  return countedIn(gistOf(words, false), items)[0] ?? namedIn(words, items)[0]?.item;
}

const listed = (text: string): readonly string[] =>
  text
    .split(/\s*[,;]\s*(?:and\s+)?|(?<=")\s+and\s+(?=")|\s+and\s+(?=\S+ \S)|\n/i)
    .map(wordingOf)
    .filter((part) => part !== '');

function split(item: Item, into: string, draft: Draft): boolean {
  const [first, ...others] = listed(into);
  if (first === undefined || others.length === 0) return false;
  draft.rename(item, first);
  for (const other of others) draft.add(other);
  return true;
}

/** Names on the list that differ only in the words the merge names: "both Raj emails". */
function merge(words: string, into: string, items: Checklist, draft: Draft): boolean {
  const counted = countedIn(gistOf(words.trim(), false), items);
  const named = counted.length > 1 ? counted : namedIn(words, items).map(({ item }) => item);
  const byVerb = items.filter((item) => {
    const [verb = ''] = item.text.toLowerCase().split(' ');
    return verb.length > 2 && words.toLowerCase().includes(verb);
  });
  const merged = named.length > 1 ? named : byVerb;
  const [first, ...others] = merged;
  if (first === undefined || others.length === 0) return false;
  draft.rename(first, wordingOf(into));
  for (const other of others) draft.mark(other, 'dropped');
  return true;
}

/** The wording that replaces the old one; "instead of summary" only says what it was. */
const newWording = (text: string): string => {
  const inQuotes = /"([^"]+)"/.exec(text)?.[1];
  return wordingOf((inQuotes ?? text).replace(/\s+instead\b.*$/i, ''));
};

/** Applies a whole sentence that reshapes items; false when it does none of it. */
export function reshape(
  sentence: string,
  items: Checklist,
  last: Item | undefined,
  draft: Draft,
): boolean {
  const merging =
    mergePattern.exec(sentence) ?? mergeQuoted.exec(sentence) ?? mergeOne.exec(sentence);
  if (merging && merge(merging[1] ?? '', newWording(merging[2] ?? ''), items, draft)) return true;
  const splitting =
    splitPattern.exec(sentence) ?? splitBare.exec(sentence) ?? splitColon.exec(sentence);
  const whole = splitting ? itemIn(splitting[1] ?? '', items) : undefined;
  if (splitting && whole && split(whole, splitting[2] ?? '', draft)) return true;
  const instead = insteadFirst.exec(sentence) ?? insteadComma.exec(sentence);
  const replaced = instead ? itemIn(instead[1] ?? '', items) : undefined;
  if (instead && replaced) {
    draft.rename(replaced, newWording(instead[2] ?? ''));
    return true;
  }
  const many = makeManyPattern.exec(sentence);
  if (many && last && split(last, many[1] ?? '', draft)) return true;
  return false;
}

/** "500 not 400", "chapter seven should be chapter eight": a part of the wording is put right. */
function corrects(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const number = notNumber.exec(clause);
  const wrong = number ? new RegExp(String.raw`\b${number[2]}\b`) : / /;
  const held = number ? items.filter(({ text }) => wrong.test(text)) : [];
  const [counted] = held;
  if (number && counted && (held.length === 1 || namedIn(clause, held).length === 1)) {
    const item = namedIn(clause, held)[0]?.item ?? counted;
    draft.rename(item, item.text.replace(wrong, number[1] ?? ''));
    return item;
  }
  const said = shouldBe.exec(clause);
  const from = (said?.[1] ?? '').replace(/^(?:the|my) /i, '');
  const item = said ? itemIn(from, items) : undefined;
  if (!said || !item || /\b(?:done|finished|fine|ok|ready|by|at)\b/i.test(said[2] ?? ''))
    return undefined;
  const at = item.text.toLowerCase().indexOf(from.toLowerCase());
  if (at < 0) return undefined;
  draft.rename(
    item,
    `${item.text.slice(0, at)}${newWording(said[2] ?? '').toLowerCase()}${item.text.slice(at + from.length)}`,
  );
  return item;
}

/** "Change pit 4 to pit 6": a part of the wording gives way to one as long. */
function partly(clause: string, item: Item, [, from = '', to = '']: RegExpExecArray) {
  const old = from.replace(/^(?:the|my) /i, '');
  const fresh = newWording(to);
  const at = item.text.toLowerCase().indexOf(old.toLowerCase());
  const size = (words: string): number => words.split(/\s+/).length;
  const part = at >= 0 && old.length < item.text.length && size(old) === size(fresh);
  if (!part || !/\b(?:change|switch|update)\b.*\bto\b/i.test(clause)) return undefined;
  const put = at === 0 ? fresh : fresh.charAt(0).toLowerCase() + fresh.slice(1);
  return item.text.slice(0, at) + put + item.text.slice(at + old.length);
}

/** Applies one clause that gives an item another wording or another time. */
export function rename(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const retimed = retime(clause, items, draft) ?? corrects(clause, items, draft);
  if (retimed) return retimed;
  const swapped = substitute.exec(clause);
  const old = swapped ? itemIn(swapped[2] ?? '', items) : undefined;
  if (swapped && old) {
    draft.rename(old, newWording(swapped[1] ?? ''));
    return old;
  }
  for (const pattern of [renamePattern, makePattern, swapPattern, replacePattern, insteadFirst]) {
    const found = pattern.exec(clause);
    const item = found ? itemIn(found[1] ?? '', items) : undefined;
    if (!found || !item) continue;
    draft.rename(item, partly(clause, item, found) ?? newWording(found[2] ?? ''));
    return item;
  }
  return renameInstead(clause, items, draft);
}

function renameInstead(clause: string, items: Checklist, draft: Draft): Item | undefined {
  if (isPast(clause.toLowerCase().split(/\s+/)[0] ?? '')) return undefined;
  const found = insteadPattern.exec(clause);
  const item = found ? pointedAt(found[2] ?? '', items)[0] : undefined;
  if (!found || !item) return undefined;
  draft.rename(
    item,
    newWording((found[1] ?? '').replace(/^(?:please )?(?:make|call) (?:it|that) /i, '')),
  );
  return item;
}
