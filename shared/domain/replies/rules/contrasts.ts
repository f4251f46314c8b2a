/** "Rosewood pegs, not boxwood": a wording put right by what it is and what it is not. */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { countedIn } from './counting.ts';
import { exactly } from './exact-words.ts';
import { gistOf } from './gist.ts';
import { isOwnWording, newWording } from './new-wordings.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import { likeOld } from './retime.ts';
import { sameWord } from './same-word.ts';
import { bySentence } from './sentence-edits.ts';
import { statusWords } from './signals.ts';
import { taskVerbs } from './verbs.ts';

const near = sparing(/\b(?:not|rather than|instead of)\b/i);

/** What it is, and what it is not. */
const contrast = pattern(
  'iu',
  String.raw`^(.{1,90}?),? \(?(?:and )?(?:not|rather than|instead of)(?: (?:for|with|at|on|in|to|from|by))?`,
  String.raw`(?: (?:the|my|an?))? (\S.{0,80})$`,
);
/** The last clause before it: "gym done, and it's Marlow". */
const lastClause = pattern(
  'iu',
  String.raw`^(.*(?:[,:–—]| -| (?:and|but|also)(?= (?:it's|its|it is|the|my|should|make)\b)) )?(\S.*)$`,
);
const lead = pattern(
  'iu',
  String.raw`^(?:(?:sorry|no|oh|actually|wait|oops|ah|and|so|but|ok|please|well|also|should)[, ]+)*`,
);
const becoming = pattern(
  'iu',
  String.raw`^(?:(\S.{0,40}?)(?:'s| is| are| was| were)?(?: (?:now|actually|really|meant to|supposed to|going to|has to|needs to|`,
  String.raw`must|should|will|to|have|has))*`,
  String.raw`(?:'s| (?:is|are|was|were|be|been|say|said|read|becomes?))|`,
  String.raw`(?:it's|its|it was|that was|that's|i meant?|make (?:it|that)|should (?:be|read|say)|they're|it is|(?:be|read|say)))`,
  String.raw`(?: (?:now|actually|really|supposed to be|meant to be|going))* (?:(?:with|for|at|on|to|in|from|by) )?`,
  String.raw`(?:(?:the|my|an?) )?(\S.*)$`,
);
const trailing = /["(]|,? (?:actually|really|instead|in fact|sorry|obviously|please)(?=\W*$)/gi;
const pronoun = /^(?:it|that|this|they|those|one|that one|this one)$/i;
const day = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;
/** Behind it nothing may stand but for what it holds. */
const politely = pattern(
  'iu',
  String.raw`^(?: (?:sorry|please|pls|typo|my bad|my mistake|lol|btw|any ?more|now|though|thanks|thx|ta|oops|`,
  String.raw`as (?:listed|written|typed|it says|you have(?: it)?|i (?:said|put|wrote|typed))))*$`,
);
const ofWhich = /^ (?:for|on|in|with|at) (?:the |my |that )?(.{2,40})$/iu;
const noThing = pattern(
  'iu',
  String.raw`\b(?:today|tomorrow|tonight|yet|all|sure|much|it|this|them|me|i|i'm|i've|we|you|so|very|only|just|`,
  String.raw`still|now|half|done|had|did|got|went|yes|no|not|n't|enough|really|happening|going|actually|sorry|oops|well|wait|pardon|correction|apologies)\b|n't\b`,
);

interface Wrong {
  readonly item: Item;
  readonly old: string;
  /** What stands behind it, and is no part of it. */
  readonly more: string;
}

/** The words behind "not" that an item holds, and what stands behind them. */
function wrongIn(said: string, subject: string, items: Checklist): Wrong | undefined {
  const near = /^[^,;()–—]*?(?=[,;()–—]| - |$)/.exec(said)?.[0] ?? '';
  const words = near.trim().split(/\s+/);
  for (let size = Math.min(4, words.length); size > 0; size--) {
    const old = words
      .slice(0, size)
      .join(' ')
      .replace(/[.!?"]+$/, '');
    const place = exactly(old);
    const held = items.filter(({ text, status }) => status !== 'dropped' && place.test(text));
    if (old === '' || held.length === 0) continue;
    const after = words.slice(size).join(' ');
    const about = ofWhich.exec(after === '' ? '' : ` ${after}`)?.[1] ?? '';
    if (about === '' && !politely.test(after === '' ? '' : ` ${after}`)) continue;
    const item = oneOf(held, `${subject} ${about}`, items);
    if (!item || contentWords(old).length >= contentWords(item.text).length) return undefined;
    if (about !== '' && !pointsAt(about, item, items)) return undefined;
    return { item, old, more: said.slice(near.length) };
  }
  return undefined;
}

const pointsAt = (words: string, item: Item, items: Checklist): boolean =>
  namedIn(words, items).some((one) => one.item === item) ||
  countedIn(gistOf(words, false).trim(), items).includes(item);

function oneOf(held: readonly Item[], words: string, items: Checklist): Item | undefined {
  const [item, ...others] =
    held.length < 2 ? held : held.filter((one) => pointsAt(words, one, items));
  return others.length > 0 ? undefined : item;
}

/** The new words without those that the item says anyhow: "Dami" of "Dami at 10". */
function only(fresh: string, { item, old }: Wrong): string {
  const place = exactly(old);
  const kept = contentWords(item.text.replace(place, ' '));
  const words = fresh.split(/\s+/).filter((word) => word !== '');
  const isNew = words.map((word) => {
    const [content] = contentWords(word);
    return content !== undefined && !kept.some((one) => sameWord(one, content));
  });
  const [from, to] = [isNew.indexOf(true), isNew.lastIndexOf(true)];
  return from < 0 || isNew.slice(from, to).includes(false)
    ? ''
    : words.slice(from, to + 1).join(' ');
}

const startsWithNumber = (words: string): boolean => /^[£$€]?\d/.test(words);

/** "Sleep, not essay": what one does instead. */
const excuse =
  /^(?:sleep|bed|kids|family|family time|lunch|dinner|breakfast|work|rest|wine|tv|netflix|telly|sofa|beach|nap|food|coffee|tea|home|pub|party|play|fun|housework|life|baby)(?: first| instead| time)?$/i;

/** Whether one may take the place of the other. */
function fits(fresh: string, { item, old }: Wrong, items: Checklist): boolean {
  if (fresh === '' || fresh.split(' ').length > 4 || fresh.toLowerCase() === old.toLowerCase())
    return false;
  if (startsWithNumber(fresh) !== startsWithNumber(old)) return false;
  if (day.test(fresh)) return day.test(old);
  const words = fresh.toLowerCase().split(' ');
  if (noThing.test(fresh) || excuse.test(fresh) || words.some((word) => isPast(word))) return false;
  if (fresh.toLowerCase().replace(statusWords, '').trim() === '') return false;
  const opens = item.text.toLowerCase().startsWith(old.toLowerCase());
  if (taskVerbs.has(old.toLowerCase().split(' ')[0] ?? ''))
    return opens && words.length === 1 && taskVerbs.has(words[0] ?? '');
  return !namedIn(fresh, items).some((one) => one.item !== item);
}

const cased = (fresh: string, old: string, at: number): string =>
  at === 0 || /^\p{Lu}/u.test(old)
    ? fresh.charAt(0).toUpperCase() + fresh.slice(1)
    : fresh.replace(/^\p{Lu}(?=\p{Ll}+\b)/u, (letter) => letter.toLowerCase());

/** The sentence with the order to put other words, where it says what is wrong. */
function putIn(sentence: string, items: Checklist): string {
  const [, left = '', right = ''] = contrast.exec(sentence) ?? [];
  if (left === '') return sentence;
  const [, ahead = '', core = ''] = lastClause.exec(left) ?? [];
  const label = ahead.replace(/[:\s–—-]+$/, '');
  const labelled = /[:–—-]\s*$/.test(ahead) && label.split(' ').length < 5;
  const said = core.replace(lead, '');
  const [, before = '', told = said] = becoming.exec(said) ?? [];
  let what = told;
  const subject = `${labelled ? label : ''} ${before}`.trim();
  const wrong = wrongIn(right, `${subject} ${what}`, items);
  if (!wrong) return sentence;
  // "The landlord's wife, not the landlord".
  if (`${wrong.old}'s ${what}`.toLowerCase() === said.toLowerCase().replace(/^the /, ''))
    what = said;
  const happened = `${before} ${what}`.toLowerCase().split(/\s+/).some(isPast);
  const aside = !labelled && ahead !== '' && pointsAt(ahead, wrong.item, items);
  if (happened || aside) return sentence;
  const plain = subject === '' || pronoun.test(subject) || isOf(subject, wrong.item, items);
  const meant = what.replace(trailing, '').trim();
  if (plain && isOwnWording(meant))
    return `${ahead}rename "${wrong.item.text}" to "${newWording(meant)}"${wrong.more}`;
  const fresh = nameIn(only(meant, wrong), wrong.old);
  if (!plain || !fits(fresh, wrong, items)) return sentence;
  const { item, old } = wrong;
  const at = item.text.search(exactly(old));
  const was = item.text.slice(at, at + old.length);
  const put = cased(likeOld(fresh, was), was, at);
  const text = item.text.slice(0, at) + put + item.text.slice(at + old.length);
  const more = wrong.more.replace(/^[)\s]+/, '');
  const kept = labelled && isOf(label, item, items) ? '' : ahead;
  return `${kept}rename "${item.text}" to "${text}"${more}`;
}

/** "I owe Marta, not Marco", "it's Newlyn we go to": a name gives way to a name alone. */
function nameIn(fresh: string, old: string): string {
  if (!/^\p{Lu}\p{L}+$/u.test(old)) return fresh;
  const names = [...fresh.matchAll(/(?<!\p{L})\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*/gu)];
  const [name, ...others] = names;
  return name && others.length === 0 && !/^I\b/.test(name[0]) ? name[0] : fresh;
}

/** The words before speak of this item. */
function isOf(subject: string, item: Item, items: Checklist): boolean {
  const own = contentWords(item.text);
  const words = contentWords(subject);
  return (
    pointsAt(subject, item, items) || words.some((word) => own.some((one) => sameWord(one, word)))
  );
}

/** The reply in which each such contrast is an order to put other words. */
export const withoutContrasts = (reply: string, items: Checklist): string =>
  items.length === 0 ? reply : bySentence(reply, near, (sentence) => putIn(sentence, items));
