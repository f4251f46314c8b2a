/** Renames, swaps, splits and merges: the old wording goes and the new one takes its place. */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import type { Draft } from './draft.ts';
import { countedIn, namedIn } from './references.ts';
import { wordingOf } from './wording.ts';

const time = String.raw`(?:\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|h)?|noon|midday|midnight)`;

const timeChange = new RegExp(
  String.raw`\b(?:is |got |has been |was )?(?:pushed|moved|shifted|rescheduled|bumped|switched|` +
    String.raw`changed|now|brought forward|delayed|put back)(?: back| up| out)? ` +
    String.raw`(?:(?:to|2|til|till|until|at|for) )?(?:at )?(${time})(?!\d)\W*$`,
  'i',
);
const renamePattern = pattern(
  'i',
  String.raw`\b(?:rename|change|update|reword|edit|call)\s+(.{1,80}?)\s+(?:to(?: say| read)?|`,
  String.raw`as|into)\s+(.+)$`,
);
const makePattern = /\b(?:make|call)\s+(.{1,60}?)\s+"([^"]+)"/i;
const swapPattern =
  /\b(?:swap|switch|trade|substitute)(?: out)?\s+(.{1,60}?)\s+(?:for|with|to)\s+(.+)$/i;
const replacePattern = /\breplace\s+(.{1,60}?)\s+(?:with|by)\s+(.+)$/i;
const mergePattern =
  /\b(?:combine|fold|merge|roll|join)\b(.{1,80}?)\binto\s+(?:one|a single)\b(?: \w+)?:?\s*(.+)$/i;
const splitPattern =
  /\b(?:break|split|divide)\b(.{1,80}?)\binto\b(?:\s+(?:two|three|four|\d))?[^:]{0,20}:\s*(.+)$/i;
const makeManyPattern =
  /\bmake (?:it|that|this|them) (?:into )?(?:two|three|four|\d)[^:]{0,20}:\s*(.+)$/i;

/** The wording that comes first takes the place of the item named last. */
const insteadPattern = /^(?:.{0,40}\b(?:do|doing) )?(.{2,60}?)\s+instead of\s+(?:the |my )?(.+)$/i;
const insteadFirst =
  /\binstead of\s+(.{1,40}?),?\s+(?:i'll|i will|let's|i'm going to)\s+(?:do\s+)?(.+)$/i;

/** The one item a few words point at. */
function itemIn(words: string, items: Checklist): Item | undefined {
  return countedIn(words, items)[0] ?? namedIn(words, items)[0]?.item;
}

function movedTo(text: string, at: string): string {
  const wanted = at.trim();
  const old = new RegExp(String.raw`\b(?:(at|by) )?${time}(?=\W|$)`, 'i');
  const stated = new RegExp(
    String.raw`\b(?:at|by) ${time}(?=\W|$)|\b\d{1,2}(?:[:.]\d{2}| ?(?:am|pm))(?=\W|$)`,
    'i',
  );
  if (!stated.test(text)) return `${text} at ${wanted}`;
  return text.replace(stated.exec(text)?.[0] ?? '', (found) =>
    found.replace(old, (_, word?: string) => (word ? `${word} ${wanted}` : wanted)),
  );
}

const listed = (text: string): readonly string[] =>
  text
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=\S+ \S)|\n/i)
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
  const named = namedIn(words, items).map(({ item }) => item);
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
  const merging = mergePattern.exec(sentence);
  if (merging && merge(merging[1] ?? '', newWording(merging[2] ?? ''), items, draft)) return true;
  const splitting = splitPattern.exec(sentence);
  const whole = splitting ? itemIn(splitting[1] ?? '', items) : undefined;
  if (splitting && whole && split(whole, splitting[2] ?? '', draft)) return true;
  const many = makeManyPattern.exec(sentence);
  if (many && last && split(last, many[1] ?? '', draft)) return true;
  return false;
}

/** Applies one clause that gives an item another wording or another time. */
export function rename(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const later = timeChange.exec(clause);
  const moved = later ? namedIn(clause.slice(0, later.index), items) : [];
  if (later && moved.length === 1 && moved[0]) {
    draft.rename(moved[0].item, movedTo(moved[0].item.text, later[1] ?? ''));
    return moved[0].item;
  }
  for (const pattern of [renamePattern, makePattern, swapPattern, replacePattern, insteadFirst]) {
    const found = pattern.exec(clause);
    const item = found ? itemIn(found[1] ?? '', items) : undefined;
    if (!found || !item) continue;
    draft.rename(item, newWording(found[2] ?? ''));
    return item;
  }
  return renameInstead(clause, items, draft);
}

function renameInstead(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const found = insteadPattern.exec(clause);
  const item = found ? itemIn(found[2] ?? '', items) : undefined;
  if (!found || !item) return undefined;
  draft.rename(item, wordingOf(found[1] ?? ''));
  return item;
}
