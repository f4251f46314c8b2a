/** "Change the gym to yoga", "4 = yoga", "make it yoga": old words, then the new ones. */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { activity } from './activities.ts';
import type { Draft } from './draft.ts';
import { gistOf } from './gist.ts';
import { isOwnWording, itemIn, newWording, replaced, withoutArticle } from './new-wordings.ts';
import { namedIn } from './references.ts';
import { sameWord } from './same-word.ts';
import { onlyLater } from './signal-words.ts';
import { pointedAt } from './sweeps.ts';

const renamePattern = pattern(
  'i',
  String.raw`\b(?:rename|change|chnage|update|reword|edit|call|turn|alter|amend)\s+(.{1,80}?)\s+(?:to(?: say| read| be)?|`,
  String.raw`as|into)\s+(.+)$`,
);
const quotedPattern = pattern(
  'i',
  String.raw`\b(?:rename|change|update|reword|edit|call|make|swap|switch|replace)\s+(?:the (?:one|item) (?:called|that says) )?`,
  String.raw`"([^"]+)"\s+(?:to(?: say| read| be)?|as|into|with|by|for|->|=>|→)\s+("[^"]+"|[^"]+?)[\s.!]*$`,
);
const makePattern = /\b(?:make|call)\s+(.{1,60}?)\s+"([^"]+)"/i;
export const intoThing = pattern(
  'i',
  String.raw`^(?:(?:please|can you|and|so|ok|oh|actually|let's) )*make\s+(.{2,40}?)\s+(?:into\s+)?(an?\s+(?!priority|`,
  String.raw`point|start|must|list|note|plan).{2,40})$`,
);
const equalsPattern =
  /^([^=]{2,40}?)\s+(?:=|becomes|became|is becoming|has become|turns into|is turning into|turned into)\s+(\S.+)$/i;
/** "Update 1: dentist 3pm" */
const updatePattern =
  /^(?:(?:please|can you|and|also) )*(?:update|change|edit|rename|amend|reword|rephrase|correct|revise|modify)\s+(?:the )?((?:number |item |no\.? ?|#)?\d{1,2})\s*[:–=-]\s*(\S.+)$/i;
const swapPattern =
  /\b(?:swap|switch|trade|substitute|swapping|switching|trading)(?: out)?\s+(.{1,60}?)\s+(?:for|with|to)\s+(.+)$/i;
const replacePattern = /\breplace\s+(.{1,60}?)\s+(?:with|by)\s+(.+)$/i;
const substitute = /\bsubstitute\s+"?(.{1,80}?)"?\s+for\s+"?(.+?)"?\W*$/i;
/** Whether the new words are all of the wording. */
const shapes: readonly (readonly [RegExp, boolean])[] = [
  [quotedPattern, true],
  [renamePattern, true],
  [makePattern, true],
  [intoThing, true],
  [updatePattern, true],
  [equalsPattern, true],
  [swapPattern, false],
  [replacePattern, false],
];

/** "Rawiri's crook so replace that meeting with a parade": the reason may name it. */
function oldIn(from: string, before: string, items: Checklist): Item | undefined {
  const named = itemIn(from, items);
  if (named) return named;
  const open = items.filter(({ status }) => status === 'open');
  const [pointed, ...others] = pointedAt(from, open);
  if (pointed && others.length === 0) return pointed;
  const [told, ...more] = /^(?:that|this|it)\b/i.test(from) ? namedIn(before, open) : [];
  return more.length === 0 ? told?.item : undefined;
}

/** "Swapped the gym for a swim": none of it was what the item asks for. */
const swapped =
  /^(?:(?:so|and|i|i've|we|have|just|ok)[, ]+)*(?:swapped|switched|replaced|changed|traded)(?: out)? (?:the |my )?(.{2,40}?) (?:for|with|to|by) (\S.{2,60})$/i;
const asksIt = /^(?:swap|switch|replace|change|trade)\b/i;

function hasSwapped(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, from = '', to = ''] = swapped.exec(clause) ?? [];
  const item = from === '' ? undefined : itemIn(from, items);
  if (!item || asksIt.test(item.text) || /\d/.test(to) || onlyLater.test(gistOf(to, false)))
    return undefined;
  draft.rename(item, replaced(item, from, to));
  return item;
}

const makeThing = pattern(
  'iu',
  String.raw`^(?:(?:please|can you|could you|and|so|ok|oh|actually|let's)[, ]+)*make (?:the |my |our )?(?!(?:it|that|this) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next)\b)(\S.{2,60}?)`,
  String.raw`(?: instead| please| pls| today| then)*[\s.!]*$`,
);
/** "Make the gym first", "make lunch happen": how it is, and no other thing. */
const noThing = pattern(
  'iu',
  String.raw`^(?:(?:an?|the|my|more|less|really|very|super|extra) )*(?:priorit\p{L}+|urgent|optional|first|last|top|next|`,
  String.raw`happen|work|count|quick\p{L}*|short\p{L}*|long\p{L}*|earl\p{L}*|late\p{L}*|big\p{L}*|small\p{L}*|eas\p{L}*|fun|good|nice|`,
  String.raw`recurring|daily|weekly|repeat|done|open|private|separate|one|two|three|tomorrow|today|tonight|clear\p{L}*|`,
  String.raw`sure|happy|look|stop|go|be|it|that|this|with|for|at|by|in|on|to|from|and|or|of|again|off|up|out|same|\p{L}+er)\b|\d`,
);

/** "Make the gym yoga": the name of one item, and another thing behind it. */
function makesThing(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const words = makeThing.exec(clause)?.[1]?.split(/\s+/) ?? [];
  for (let at = Math.min(words.length - 1, 5); at > 0; at--) {
    const [from, to] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const item = /^\d/.test(from) ? undefined : itemIn(from, items);
    const own =
      item && !/^\d+$|^(?:number|item|#)/i.test(from) ? contentWords(item.text) : undefined;
    if (
      !item ||
      !contentWords(from).every((one) => own?.some((word) => sameWord(word, one)) ?? true)
    )
      continue;
    const named = namedIn(to, items);
    const plainly = /\bmake (?:the|my|our|number|item|#)/i.test(clause) || activity.test(to);
    const alike = /^an? /i.test(to) || named.length > 0;
    if (
      (!plainly && !alike) ||
      noThing.test(to) ||
      named.some((one) => one.item !== item) ||
      to.split(' ').length > 4
    )
      return undefined;
    draft.rename(item, replaced(item, from, to));
    return item;
  }
  return undefined;
}

/** "Change pit 4 to pit 6": a part of the wording gives way to one as long. */
function partly(clause: string, item: Item, [, from = '', to = '']: RegExpExecArray) {
  if (to.startsWith('"') || isOwnWording(to)) return undefined;
  const old = from.replace(/^(?:the|my) /i, '');
  const fresh = newWording(to);
  const at = item.text.toLowerCase().indexOf(old.toLowerCase());
  const size = (words: string): number => words.split(/\s+/).length;
  const inside = at > 0 && old.length < item.text.length;
  const keepsRest = inside && replaced(item, old, to) !== newWording(to);
  const part = at >= 0 && old.length < item.text.length && size(old) === size(fresh);
  if (keepsRest && changesTo.test(clause)) return replaced(item, old, withoutArticle(to));
  const named = clause.includes('=') && /^\p{Lu}/u.test(item.text.slice(at)) && /^\p{Lu}/u.test(to);
  if (!part || (!named && !/\b(?:change|switch|update)\b.*\bto\b/i.test(clause))) return undefined;
  const put = at === 0 || named ? fresh : fresh.charAt(0).toLowerCase() + fresh.slice(1);
  return item.text.slice(0, at) + put + item.text.slice(at + old.length);
}

const changesTo = /\b(?:change|switch|update|swap)\b.*\bto\b/i;

/** "Swap winter tyres for the Golf first" speaks of "Swap winter tyres". */
const isOwnOrder = (clause: string, { text }: Item): boolean =>
  asksIt.test(text) && clause.toLowerCase().startsWith(text.toLowerCase());

/** "Swap dormer for chimney on 3" */
const onCounted = / (?:on|in) (?:number |no\.? ?|item |#)?\d{1,2}\W*$/i;

export function swaps(clause: string, items: Checklist, draft: Draft): Item | undefined {
  if (!nearSwap.test(clause)) return undefined;
  const swapped = substitute.exec(clause);
  const old = swapped ? itemIn(swapped[2] ?? '', items) : undefined;
  if (swapped && old) {
    draft.rename(old, newWording(swapped[1] ?? ''));
    return old;
  }
  for (const [shape, whole] of shapes) {
    const found = shape.exec(clause);
    const [, from = '', to = ''] = found ?? [];
    const item = found ? oldIn(from, clause.slice(0, found.index), items) : undefined;
    if (!found || !item || isOwnOrder(clause, item)) continue;
    if (shape === equalsPattern && says.test(to) && !/^an? \S+ (?:with|at)\b/i.test(to)) continue;
    if (onlyLater.test(gistOf(to, false))) continue;
    const named = shape === equalsPattern && [from, to].every((one) => /^\p{Lu}/u.test(one));
    const fresh =
      whole && !named ? newWording(to) : replaced(item, from, to.replace(onCounted, ''));
    draft.rename(item, partly(clause, item, found) ?? fresh);
    return item;
  }
  return hasSwapped(clause, items, draft) ?? makesThing(clause, items, draft);
}

/** "Ute = still filthy" is a report. */
const says = pattern(
  'i',
  String.raw`\b(?:done|finished|clean|ready|sorted|not|in (?:my|the|his|her)|on (?:my|`,
  String.raw`the|his|her)|with|at|out|up|down|off|still|yes|no|nope|half|tomorrow|next|`,
  String.raw`later|sent|paid|booked|complete|almost|nearly|ok|good|pending|wip|started|ongoing|working|dropped?)\b|^(?:[a-z]+ed|bought|got|had|made|did|went|took|ran|gave|ate)\b|[✅❌]|ed\W*$`,
);
const nearSwap = pattern(
  'i',
  String.raw`\b(?:rename|change|update|reword|rephrase|correct|revise|modify|edit|call|make|swap|switch|trade|substitute|swapping|switching|trading|`,
  String.raw`replaced?|swapped|switched|traded|changed|becomes|becoming|became|become|turns?|turning|turned|alter|amend|chnage)\b|=`,
);
