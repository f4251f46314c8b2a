/** "Chilli not lasagne", "14 boxes now": one word or number of a wording gives way to another. */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import type { Draft } from './draft.ts';
import { exactly } from './exact-words.ts';
import { isOwnWording, newWording, withoutArticle } from './new-wordings.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import { sameWord } from './same-word.ts';
import { bareLater } from './signal-words.ts';
import { statusWords } from './signals.ts';
import { taskVerbs } from './verbs.ts';

const lead = String.raw`^\W*(?:(?:sorry|no|oh|actually|wait|oops|ah|and|so|but|ok|please|well),? )*`;
const is = String.raw`(?:(?:(?:the )?(?:first|second|third|fourth|last) (?:one|item|task) (?:is|should be|needs to be|is really)|it's|its|it is|it was|i meant?|make (?:it|that)|that's|should be|there (?:are|is)|they're|es ist|c'est|es|é|è|het is)\s+)?`;

/** The new words, then the old ones. */
const thisNotThat = pattern(
  'iu',
  lead,
  is,
  String.raw`(\S.{0,40}?)(?:,? (?:now|these days|instead))?,? (?:and )?not (?:the |my |an? |with |for |at |to )?(\S.{0,25}?)`,
  String.raw`(?:,? (?:so )?(?:(?:can|could|would) (?:you|u)|please|pls) (?:please )?(?:change|fix|update|rename|edit|correct|amend) [^,.]{2,30})?\W*$`,
);
/** The old words, then the new ones. */
const theOld = '(?:the |my |with |de |het |der |die |das |la |le |el |il )?(\\S.{0,25}?)';
const theNew = '(?:the |my |with |a |de |het |der |die |das |la |le |el |il )?(\\S.{0,30}?)';
const notThatBut = pattern(
  'iu',
  lead,
  `(?:(?:it's |its )?(?:not|nicht|pas|niet) ${theOld}(?:,? (?:sondern|mais|` +
    `maar|but)|,) (?:it's |make it |rather |es |c'est |het is |is )?|`,
  `(?:no|não|non) ${theOld}(?:,? sino|,? mas|,? ma|,? es|,? é|,? è) )${theNew}\\W*$`,
);

const isThing = (words: string): boolean =>
  !/^(?:actually|sorry|oh|no|wait|but|and|all|well|ok)$/i.test(words) &&
  words.split(/\s+/).length <= 4 &&
  words.toLowerCase().replace(statusWords, '').trim() !== '' &&
  !words
    .toLowerCase()
    .split(/\s+/)
    .some((word) => isPast(word)) &&
  !/\b(?:today|tomorrow|yet|now|all|sure|much|it|that|this|them|me|i|we|you|so|too|very|really|had|did|got|went|morgen|demain|mañana)\b/i.test(
    words,
  );

/** What the new words add to those the item has: "green" of "green paint". */
function added(fresh: string, { text }: Item): string {
  const own = contentWords(text);
  const words = withoutArticle(fresh).split(/\s+/);
  const left = words.filter((word) => {
    const [content] = contentWords(word);
    return content !== undefined && !own.some((one) => sameWord(one, content));
  });
  return left.join(' ');
}

/** Of a whole sentence: the comma in it parts what was from what is. */
export const otherWord = (sentence: string, items: Checklist, draft: Draft): boolean =>
  /^\W*(?:(?:sorry|oh|actually|wait|so|and|but),? )*(?:it's |its )?(?:not|nicht|pas|no|não|non|niet) /i.test(
    sentence,
  ) && puts(sentence, items, draft) !== undefined;

/** Answers the item in which one word gave way to another. */
function puts(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, not = '', no = not, right = ''] = notThatBut.exec(clause) ?? [];
  const wrong = no;
  const [, fresh = right, old = wrong] = thisNotThat.exec(clause) ?? [];
  if (old === '' || fresh === '' || !isThing(old) || !isThing(fresh)) return undefined;
  const place = exactly(old.toLowerCase());
  const [item, ...others] = items.filter(
    ({ text, status }) => status !== 'dropped' && place.test(text),
  );
  if (!item || others.length > 0 || contentWords(old).length >= contentWords(item.text).length)
    return undefined;
  // "The deck's going to Bea not Ana".
  const told = /\b(?:going|goes|is|are|'s) (?:to|with|for|at|from) (\S.*)$/i.exec(fresh)?.[1];
  if (isOwnWording(told ?? fresh)) {
    draft.rename(item, newWording(told ?? fresh));
    return item;
  }
  const word = added(told ?? fresh, item);
  const [first = ''] = old.toLowerCase().split(' ');
  if (word === '' || taskVerbs.has(first)) return undefined;
  // "Gym not yoga" speaks of two things that are both listed.
  if (namedIn(fresh, items).some((one) => one.item !== item)) return undefined;
  const isNumber = /^[£$€]?\d/.test(old);
  if (isNumber !== /^[£$€]?\d/.test(word)) return undefined;
  draft.rename(
    item,
    item.text.replace(place, (was) => (/^\p{Lu}/u.test(was) ? capital(word) : word)),
  );
  return item;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const setTo = pattern(
  'iu',
  lead,
  String.raw`(?:(?:up|raise|bump|increase|lower|reduce|cut|drop|change|bring|take|set|get) )?(?:the |my )?(\p{L}{3,}(?: \p{L}{3,})?)(?:(?: (?:are|is|go|goes|went))? (?:up |down |now )?to|:| =| are now| is now) `,
  String.raw`([£$€]?\d{1,4})(?: (?:now|please|instead))*\W*$`,
);
const countNow = pattern(
  'iu',
  lead,
  String.raw`(?:(?:need|needs?|want|i need|we need|it's|there are|there's|let's (?:say|do|make it)) )?(\d{1,4}) (\p{L}{3,})(?: (?:for|of) (?:the |my )?\p{L}+)? (?:now|actually|instead|in the end)\W*$`,
);
const actuallyNeed = pattern(
  'iu',
  lead,
  String.raw`(?:i |we )?(?:actually need|need actually) (\d{1,4}) (\p{L}{3,})\W*$`,
);

/** "Up the chairs to 25", "14 boxes now": the one number beside that word. */
function counts(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const set = setTo.exec(clause);
  const now = countNow.exec(clause) ?? actuallyNeed.exec(clause);
  const [noun, fresh] = set ? [set[1], set[2]] : [now?.[2], now?.[1]];
  if (noun === undefined || fresh === undefined || taskVerbs.has(noun.toLowerCase()))
    return undefined;
  const held = items.flatMap((item) => {
    const found =
      item.status === 'dropped'
        ? null
        : /(?<![\p{L}\d:.])([£$€]?)(\d{1,4})(?![\d:.%])/u.exec(item.text);
    const own = contentWords(item.text);
    const names = contentWords(noun).every((word) => own.some((one) => sameWord(one, word)));
    return found && names ? [{ item, old: found[2] ?? '' }] : [];
  });
  const [one, ...others] = held;
  if (!one || others.length > 0 || one.old === fresh || one.item.text.match(/\d+/g)?.length !== 1)
    return undefined;
  if (/\bat \d|\d ?[ap]m/i.test(one.item.text)) return undefined;
  draft.rename(one.item, one.item.text.replace(one.old, fresh.replace(/^[£$€]/, '')));
  return one.item;
}

const insteadOf = pattern(
  'iu',
  lead,
  String.raw`(?:i'll |i'm going to |let's |please )?(\p{L}+) (?:the |my |a )?(\S.{0,30}?) instead\W*$`,
);

/** "Wash the van instead": the same thing done to another. */
function sameDone(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, verb = '', what = ''] = insteadOf.exec(clause) ?? [];
  // "I'll return the binders Monday instead"
  if (!taskVerbs.has(verb.toLowerCase()) || bareLater.test(what.toLowerCase())) return undefined;
  const [item, ...others] = items.filter(
    ({ text, status }) =>
      status === 'open' && text.toLowerCase().startsWith(`${verb.toLowerCase()} `),
  );
  if (!item || others.length > 0 || !isThing(what) || /\bof\b/i.test(what)) return undefined;
  const own = item.text.slice(verb.length + 1);
  if (namedIn(what, items).some((one) => one.item !== item) || contentWords(own).length > 3)
    return undefined;
  const article = /^(?:the|my|a) /i.exec(own)?.[0] ?? '';
  draft.rename(item, `${item.text.slice(0, verb.length)} ${article}${what}`);
  return item;
}

const changeTo = pattern(
  'iu',
  lead,
  String.raw`(?:change|switch|correct) (?:the |my )?(\S.{0,25}?) to (?:the |my )?(\S.{0,25}?)(?: please| instead)*\W*$`,
);

/** "Change the cafe to the library": a part of a wording, and no more of it. */
function changes(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [, old = '', fresh = ''] = changeTo.exec(clause) ?? [];
  if (old === '' || !isThing(fresh) || /\d/.test(old + fresh)) return undefined;
  const place = exactly(old.toLowerCase());
  const [item, ...others] = items.filter(
    ({ text, status }) => status !== 'dropped' && place.test(text),
  );
  const at = item?.text.search(place) ?? -1;
  if (!item || others.length > 0 || at <= 0) return undefined;
  if (taskVerbs.has(fresh.toLowerCase().split(' ', 1)[0] ?? '')) return undefined;
  draft.rename(
    item,
    item.text.replace(place, () => fresh),
  );
  return item;
}

const near =
  /\b(?:not|nicht|pas|no|não|non|niet|now|actually|instead|up|to|need|change|in the end)\b|:|=/i;

/** Answers the one item that has another word or number now; undefined for any other clause. */
export const otherValue = (clause: string, items: Checklist, draft: Draft): Item | undefined =>
  near.test(clause) && !clause.trim().endsWith('?')
    ? (puts(clause, items, draft) ??
      counts(clause, items, draft) ??
      sameDone(clause, items, draft) ??
      changes(clause, items, draft))
    : undefined;
