/** Says of each of several things what is said once: "push the deck and the gym to Friday". */
import type { Checklist } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { namedIn } from './references.ts';
import { bySentence } from './sentence-edits.ts';

const lead = String.raw`^(?:(?:and|but|so|ok|okay|please|pls|just|also|then|now|i|we|can you|could you|let's|lets|you can|i'd like to|i'll|we'll|i will|i'm going to|i'm gonna|going to|will|i have to|i need to|have to|need to|i had to|had to|better|yes|no|i'm|we're|i've)[, ]+)*`;
const anotherDay = String.raw`(?:tomorrow|tmrw|tmr|later|another (?:day|time)|(?:the )?(?:weekend|morning)|(?:this|next|on|coming) (?:week|month|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
const end = String.raw`(?: (?:morning|afternoon|evening|night|instead|please|pls|thanks|then|too|now|if (?:you can|possible|that's ok)|i think|i guess))*\W*$`;

/** What is done with them, and where they go. */
const moves = pattern(
  'iu',
  `${lead}`,
  String.raw`((?:mov|push|bump|shift|carry|roll|put|slid|kick|punt|shov|postpon|defer|delay|reschedul|leav|sav|keep|hold)(?:e|es|ed|d|t|ing|ied)?|postponed|left|kept|saved)(?: off| over| back)? `,
  String.raw`(\S.*?) ((?:off |over |back |on |out )?(?:(?:to|for|until|till|til|'til|into|onto) )+${anotherDay}${end})`,
);
const takesOff = pattern(
  'iu',
  `${lead}`,
  String.raw`(tak(?:e|ing)|took|strik(?:e|ing)|struck|cross(?:ed|ing)?|leav(?:e|ing)|get(?=.* off (?:the|my|this) list)|knock(?:ed)?|pull(?:ed)?) (\S.*?) (off(?: (?:the|my|this) list| it| there| please)*\W*$)`,
);
const marks = pattern(
  'iu',
  `${lead}`,
  String.raw`(mark(?:ed|ing)?|tick(?:ed|ing)?|count|log|put|set|check|call|consider) (\S.*?) ((?:(?:down )?as |off as )?(?:done|complete|completed|finished|cancelled|canceled|dropped|off)${end})`,
);
const doesLater = pattern(
  'iu',
  String.raw`^((?:(?:and|but|so|ok|okay|then)[, ]+)*(?:i'll|we'll|i will|i'm going to|i'm gonna|will|going to|gonna|i can|can|i'd rather|i plan to|i want to|i hope to|hoping to|planning to|i'm planning to|i'm hoping to|i need to|i have to|need to|have to|i should)(?: (?:do|finish|get to|tackle|handle|try))?) `,
  String.raw`(\S.*?) ((?:on )?${anotherDay}${end})`,
);
const both = pattern(
  'iu',
  String.raw`^(?:(?:and|but|so|ok|yes|yep|yay|finally|got|i've got|i got|we got)[, ]+)*both (?!of\b|are\b|is\b|were\b|done\b|the (?:items|tasks|things)\b)(\S.*?) `,
  String.raw`((?:are|were|got|is|have been|need|needs|can|will|done|finished|sorted|moved?|cancelled|off|still|to|for|tomorrow)\b.*)$`,
);

const joint = /,\s*(?:and|&|or|plus|then)?\s*|\s+(?:and|&|\+|or|plus|then)\s+/iu;
const mayShare = /,|&|\+|\b(?:and|or|plus|then)\b/i;
const longestName = 7;

/** "Debug the parser after lunch", "the brass can wait": of these something is said already. */
const saysMore =
  /\b(?:today|tonight|tomorrow|tmrw|now|this|after|before|at|later|soon|first|next|by|on|i|i'll|i've|i'm|we|he|she|they|is|are|isn't|aren't|wasn't|was|were|got|getting|when|while|if|once|im|ill|prob|probably|maybe|will|won't|can|can't|could|done|not|no|wait|decided|don't|didn't|haven't|but)\b/i;

/** The things, where they are several and each names another item or counts one. */
function thingsIn(words: string, items: Checklist): readonly string[] {
  if (!mayShare.test(words)) return [];
  const things = words.split(joint).map((thing) => thing.trim());
  if (things.length < 2 || things.some((thing) => thing === '')) return [];
  const named = new Set<string>();
  for (const thing of things) {
    if (/^#?\d{1,2}$/.test(thing)) continue;
    const found = namedIn(thing, items);
    if (found.length === 0 || thing.split(' ').length > longestName || saysMore.test(thing))
      return [];
    for (const { item } of found) {
      if (named.has(item.id)) return [];
      named.add(item.id);
    }
  }
  return named.size === 0 ? [] : things;
}

function put(sentence: string, items: Checklist): string | undefined {
  const [, verb = '', words = '', where = ''] =
    moves.exec(sentence) ??
    takesOff.exec(sentence) ??
    marks.exec(sentence) ??
    doesLater.exec(sentence) ??
    [];
  const things = thingsIn(words, items);
  if (things.length > 0)
    return things.map((thing) => `${verb} ${thing} ${where.replace(/\W+$/, '')}`).join(', ');
  const [, pair = '', said = ''] = both.exec(sentence) ?? [];
  const two = thingsIn(pair, items);
  return two.length === 2 ? two.map((thing) => `${thing} ${said}`).join(', ') : undefined;
}

/** What opens the sentence may say it, with more behind a comma: "..., just pipe today". */
function putFirst(sentence: string, items: Checklist): string | undefined {
  const whole = put(sentence, items);
  if (whole !== undefined) return whole;
  const at = sentence.lastIndexOf(', ');
  const head = at < 0 ? undefined : put(sentence.slice(0, at), items);
  return head === undefined ? undefined : head + sentence.slice(at);
}

const near = pattern(
  'i',
  String.raw`\b(?:to|for|until|till?|off|done|complete|completed|finished|cancell?ed|dropped|both|will|going to|gonna|i'll|we'll|can|hop(?:e|ing)|plan(?:ning)?|want|need|have|should|rather)\b`,
);

/** The reply in which such a sentence says it of each. */
export const sharedOrders = (reply: string, items: Checklist): string =>
  items.length < 2 || !mayShare.test(reply)
    ? reply
    : bySentence(reply, near, (sentence) => putFirst(sentence, items));
