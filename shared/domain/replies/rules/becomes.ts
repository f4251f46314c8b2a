/** "The walk is now a run": an item turns into another thing, and keeps its place on the list. */

import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { countedIn } from './counting.ts';
import type { Draft } from './draft.ts';
import { gistOf } from './gist.ts';
import { itemIn, newWording, overlaid, replaced, withoutArticle } from './new-wordings.ts';
import { isPast } from './past.ts';
import { sameWord } from './same-word.ts';
import { statusWords } from './signals.ts';
import { taskVerbs } from './verbs.ts';

const isNow = pattern(
  'i',
  String.raw`^(?:(?:so|and|ok|oh|actually|well|fyi|btw|update|change of plans?)[,: ]+)*`,
  String.raw`(.{2,50}?)(?:'s|\s+(?:is|are|will be))(?:\s+(?:now|gonna|going to|be|actually|just|`,
  String.raw`really|more of))*?\s+(?:now|going to be|gonna be|more of)\s+(?:(?:just|only|really|`,
  String.raw`actually)\s+)*(.{2,60}?)[\s.!]*$`,
);
const isMade = pattern(
  'i',
  String.raw`^(?:(?:please|can you|and|so|ok|oh|actually|let's) )*make\s+(.{2,40}?)\s+((?:\d+|`,
  String.raw`one|two|three|five|ten|fifteen|twenty|thirty|half an|an)[ -](?:min(?:ute)?s?|hours?|`,
  String.raw`pages?|miles?|laps?|sets?|rounds?|km)\s+of\s+.{2,40}?)[\s.!]*$`,
);
const near = sparing(/\bnow\b|\bgo(?:nna|ing to) be\b|\bmore of\b|\bmake\b/i);

/** "A mess", "a no", "a week": how it stands or when, and no other thing to do. */
const standing = pattern(
  'i',
  String.raw`^(?:an?|the)\s+(?:\w+\s+)?(?:mess|disaster|no|yes|no-go|go|maybe|priority|must|`,
  String.raw`problem|nightmare|pain|thing|bit|lot|little|while|week|day|month|write-?off|wash|`,
  String.raw`non-?starter|joke|worry|issue|tomorrow|blur|wreck|success|win|fail|failure|point|`,
  String.raw`struggle|slog|question|half|third|quarter|few|couple|draft|start|done deal)\b`,
);
const placed =
  /^(?:at|on|in|for|by|with|out|up|down|off|to|from|over|under|past|after|before|not|too|very|so)\b/i;

/** A thing or an action of its own: with an article, a verb to do it by, or a word that stayed. */
function isThing(fresh: string, item: Item): boolean {
  const [first = ''] = fresh.toLowerCase().split(/\s+/, 1);
  if (standing.test(fresh) || placed.test(fresh) || isPast(first) || /^\d/.test(first))
    return false;
  if (fresh.toLowerCase().replace(statusWords, '').trim() === '') return false;
  if (/^(?:an?|my|the)\s+\p{L}{3}/iu.test(fresh)) return true;
  const kept = contentWords(item.text);
  const shares = contentWords(fresh).some((word) => kept.some((one) => sameWord(one, word)));
  return taskVerbs.has(first) || (shares && contentWords(fresh).length > 1);
}

/** All that was said of the old thing is in its wording: "the walk", not "the walk with Sam". */
const isAllOf = (words: string, { text }: Item): boolean =>
  contentWords(words).every((word) => contentWords(text).some((one) => sameWord(one, word)));

/** "Number 1 is now ..." */
const isCounted = (words: string, item: Item, items: Checklist): boolean =>
  countedIn(gistOf(words, false).trim(), items)[0] === item;

/** Answers the item that has another wording now; undefined where the clause gives it none. */
export function becomes(clause: string, items: Checklist, draft: Draft): Item | undefined {
  if (!near.test(clause)) return undefined;
  const made = isMade.exec(clause);
  const [, old = '', fresh = ''] = made ?? isNow.exec(clause) ?? [];
  const item = old === '' ? undefined : itemIn(old, items);
  if (!item || !(isAllOf(old, item) || isCounted(old, item, items))) return undefined;
  if (!made && !isThing(fresh, item)) return undefined;
  const wording = made ? newWording(fresh) : replaced(item, old, fresh);
  const isWhole = wording === newWording(fresh);
  draft.rename(item, isWhole ? newWording(withoutArticle(fresh)) : wording);
  return item;
}

const modal = pattern(
  'i',
  String.raw`^(?:(?:and|but|so|also|sorry|oh|actually|please)[, ]+)*(?:(?:it|they|that|those)(?: really| actually)? `,
  String.raw`(?:must|has to|have to|had to|needs? to|should|ought to) be|make (?:it|that|them)(?! (?:work|happen|count|so)\b)) (?:the |an? )?(.{3,50}?)(?: please| instead| though)*[\s.!]*$`,
);

/** "It must be nitrile gloves": the thing an item names, told more closely. */
export function mustBe(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, fresh = ''] = modal.exec(clause) ?? [];
  const words = contentWords(fresh);
  const noun = words.at(-1);
  if (noun === undefined || words.length < 2 || !/^\p{L}/u.test(noun)) return undefined;
  const [item, ...others] = items.filter(
    ({ text, status }) =>
      status === 'open' && contentWords(text).some((word) => sameWord(word, noun)),
  );
  if (!item || others.length > 0 || isAllOf(fresh, item) || isPast(words[0] ?? ''))
    return undefined;
  const wording = overlaid(item.text, fresh);
  if (wording !== undefined) draft.rename(item, wording);
  return wording === undefined ? undefined : item;
}
