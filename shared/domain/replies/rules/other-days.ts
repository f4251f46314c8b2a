/** Knows further words by which what is named is for another day, or for today after all. */

import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import { sameWord } from './same-word.ts';
import type { Scene } from './scene.ts';
import { bareLater, laterDay } from './signal-words.ts';
import type { Signal } from './signals.ts';

const day =
  '(?:tomorrow|next week|(?:the |this )?(?:rest of the week|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
/** "Nothing for tomorrow, day off", "Friday nothing": no item is meant. */
const nothingThen = pattern(
  '',
  String.raw`^(?:(?:and|but|so|then|oh|ok|i|have|i've|got|there's|there is|absolutely)[, ]+)*(?:nothing|no plans?|nowt|nada|none|not much)`,
  String.raw`(?: (?:planned|on|special|much|new|else|yet|really|at all|doing|booked|whatsoever|scheduled|to add|to do|on the cards))*(?: for| on)? ${day}`,
  String.raw`(?: (?:really|at all|yet|though|i think|thanks|night|morning|for me|that i know of))*\W*$|`,
  String.raw`^(?:(?:and|but|so|then|on|for)[, ]+)*${day}(?:'s| is| has| i have| i've got| there's|,|:| -)? `,
  String.raw`?(?:nothing|nowt|nada|no plans|free|(?:a |my )?day off|(?:a )?rest day)(?: (?:planned|on|special|much|at all|yet|for me|thank god|so far))*\W*$`,
);

/** "I said the robes could wait", before "but today after all". */
const putOffBefore = sparing(
  new RegExp(
    String.raw`\b(?:i|you)(?: know i| have| had|'d|'ve)? (?:said|put|told you|wrote|moved|pushed|bumped|thought)\b.*\b(?:${laterDay}|wait|later)\b`,
  ),
);
const todayInstead = pattern(
  '',
  String.raw`(?:\b(?:but|actually|turns out|in fact|however|though|changed)\b|[-–—])`,
  String.raw`.*\b(?:today|tonight|now|this (?:morning|afternoon|evening|aft|arvo)|after all)\b`,
);
/** "Robes today after all", "not Friday, today": what was put off is on again. */
const backToday = pattern(
  '',
  String.raw`^(?!.*\b(?:did|done|got|managed|went|finished|never|can't|won't|not (?:today|tonight))\b)(?:.*\b(?:today|tonight|now) after all\b|`,
  String.raw`.*\bback (?:to|on for|on) (?:today|tonight)\b|.*\b(?:today|tonight),? (?:and )?not (?:${laterDay})|.*\bnot (?:${laterDay})[ ,]+(?:but )?(?:today|tonight|now)\b|`,
  String.raw`.*\b(?:today|tonight) instead of (?:${laterDay}))`,
);

const notNow = pattern(
  'u',
  String.raw`^(?!.*\b(?:did|done|do|get|got|due|sure|only|just|if|why|but|enough|today'?s|\p{L}+ing|happen\w*|manage\w*|finish\w*|work\w*|want\w*)\b)`,
  String.raw`(?:.*\bnot (today|tonight|this week(?:end)?)\b|(?:\S+ )?not (?:the |my |for the )?(?:\p{L}+ ){1,3}(today|tonight|this week)\W*$)`,
);
const sameDay = String.raw`(?! (?:(?:after|about|around|this|the|at|by|my|later) )*(?:lunch|noon|tonight|\d|today|dinner|tea|afternoon|evening|work|school|pick|kids|bed|midday|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|then|further|we|you|i|he|she|they)\b)`;
/** "Frames will keep till it's warmer", "jars are on hold until the labels come". */
const keepsTill = pattern(
  '',
  String.raw`\b(?:can|could|will|'ll|may|might|must|should|has to|have to|gotta|needs to) (?:all |both |just |happily |safely )?`,
  String.raw`(?:keep|hold|sit|wait|stay|hang on|rest)(?: there| put| on)? (?:till?|until)\b${sameDay}|`,
  String.raw`\b(?:is|are|'s|'re|goes?|going|put|stays?) on (?:hold|ice|pause) (?:till?|until)\b${sameDay}|`,
  String.raw`\bskip(?:ping)? (?:\S+ ){1,4}?(?:till?|until)\b${sameDay}|`,
  String.raw`\bwaits? (?:for|till?|until) (?:an?|the) (?:\S+ )?(?:day|week|weekend|morning|month|time|spell|weather)\b`,
);

/** "I'll stay till it's done." */
const weStay =
  /\b(?:i|we)(?:'ll| will|'m| am)? (?:just )?(?:keep|hold|sit|wait|stay|hang on|rest)\b/;

/** "Same again tomorrow": what is still open. */
const sameAgain = sparing(
  /^(?:(?:and|so|then|ok|okay|yep|yes|let's do|let's have|let's go for|i'll do|we'll do|just|please|can we do|make it|it's|it'll be|much|more of|exactly)[, ]+)*(?:the |more of the )?same (?:(again|as today)|list|plan|lot|three|two|four|ones|things|jobs|goals|tasks)(?: again| list| plan| three| two| lot)? (?:for )?tomorrow(?:,? (?:please|pls|then|thanks|i think|i guess|morning))*\W*$/,
);
/** The two that "both" means, named before in one sentence. */
export function twoOf(clause: Clause, { asking, last }: Scene): readonly Item[] {
  const named = namedIn(clause.whole, asking.items).map(({ item }) => item);
  return last.length < 2 && named.length === 2 ? named : last;
}

/** "And the zip", behind what is planned for the next day. */
const addsName = /^(?:and|also|plus|oh and|and also|oh)[, ]+(?:the |my )?\S+(?: \S+){0,2}$/;
const followsPlan = ({ gist, sentence }: Clause, { told, intentional }: Scene): boolean => {
  const before = told.at(-1);
  return (
    !intentional &&
    before !== undefined &&
    sentence - before.clause.sentence <= 1 &&
    before.steps.some((step) => step.kind === 'add' && step.later) &&
    addsName.test(gist.replace(/\W+$/, ''))
  );
};

/** "Carry over please": all that is open, where nothing was spoken of. */
const carriesOver = sparing(
  /^(?:(?:please|pls|just|so|ok|can you|could you|and)[, ]+)*(?:carry|roll|move|push)(?: (?:it|them|things|everything|all|the lot))?(?: all)? (?:over|forward)(?:,? (?:please|pls|thanks|to tomorrow|for me|then|tomorrow))*\W*$/,
);
/** "Nope nope nope. Tomorrow." */
const noneToday = (gist: string, { told }: Scene): boolean =>
  /^(?:all |all of it |everything |it's |so )*tomorrow(?: then| instead| now| please)*\W*$/.test(
    gist,
  ) &&
  told.every(({ clause }) =>
    /^(?:no|nope|nah|nothing|none|not happening|not today|sorry|ugh|lol)\b/.test(clause.gist),
  );
function repeatsTomorrow({ gist }: Clause, scene: Scene): boolean {
  const carries = scene.last.length === 0 && (carriesOver.test(gist) || noneToday(gist, scene));
  const [found = carries ? gist : undefined, loose] =
    (!scene.intentional && sameAgain.exec(gist)) || [];
  if (found === undefined) return false;
  const before = scene.told.at(-1);
  // "Rain all day, same again tomorrow" speaks of the weather.
  if (loose !== undefined && before !== undefined && before.steps.length === 0) return false;
  for (const item of scene.asking.items)
    if (item.status === 'open' && scene.draft.verdictOn(item) !== 'done')
      scene.draft.mark(item, 'deferred');
  scene.said = true;
  return true;
}

/** "I'll ring her tomorrow after school", "must do it then", "shall call again tomorrow". */
export const willThen = sparing(
  new RegExp(
    String.raw`^(?:(?:so|and|but|ok|then|again|just|i'll|i will|will|i shall|shall|must|i must|need to|i need to|have to|i have to|gotta|got to|i'm going to|going to|gonna|i can|can|i'd better|better|we'll|i might|might)[, ]+)+(?:(?:ring|call|do|try|finish|get|see|phone|email|text|chase|catch|tackle|sort|fix|post|visit|make|write|read|book|order|buy|pay|clean|mow|wash|speak to|go to|go back to|go) (?:it|them|her|him|that|this|those|these|'em|em|back)|(?:try|call|ring|phone|go|pop|visit|look|come|pop in|drop) (?:back |round |by |in )?again)(?: (?:then|properly|first thing|instead|both|all))* (?:on |in |at )?${laterDay}(?![\w'])(?! (?:the|my) \S)` +
      // "And so that must be Friday's job."
      String.raw`|\b(?:must|has to|have to|had better|'d better|needs to|should|will|'ll|can) (?:have to )?be (?:tomorrow|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'s (?:job|task|thing|problem|work|worry|errand)\W*$`,
  ),
);

/** "I'll ring her tomorrow after school" means her who was spoken of, and no school. */
export const meansLast = (
  { gist, sentence }: Clause,
  { last, lastSentence, draft }: Scene,
): boolean =>
  last.length > 0 &&
  sentence - lastSentence <= 1 &&
  willThen.test(gist) &&
  last.every((item) => item.status === 'open' && draft.verdictOn(item) !== 'done');

/** Whether the next day is spoken of as a whole, and what that means is done. */
export const speaksOfTomorrow = (clause: Clause, scene: Scene): boolean =>
  nothingThen.test(clause.gist) || repeatsTomorrow(clause, scene);

/** "Raj is off till Thursday but I'll do the deck today" */
const doesToday = sparing(
  /^(?:(?:but|and|so|still|actually|though)[, ]+)*(?:i'll|i will|we'll|i can|i could|i'm going to|gonna) (?:still |just |at least )*(?:do|finish|start|make|get|write|call|ring|sort|tackle|try)\b.*\b(?:today|tonight|this (?:morning|afternoon|evening|arvo))\W*$/,
);

/** "Hold off on the oil until prices drop" */
const holdsOff = sparing(/\bhold(?:ing)? off (?:(?:on|with) )?.*\b(?:till?|until|for now)\b/);

const weeks =
  '(?:to |till? |until |for )?in (?:(?:two|three|four|five|six|\\d{1,2}|a few|a couple of) (?:weeks|months)|a (?:fortnight|month))(?: then| instead| now| please)*\\W*$';
/** "I'll paint the gate in two weeks", "move the gate to in 2 weeks". */
const inWeeks = sparing(
  new RegExp(
    String.raw`^(?:(?:and|but|so|ok|then|please|pls|just|can you|can we|let's|to)[, ]+)*(?:(?:i'll|i will|we'll|will|i'm going to|going to|gonna|i can|can) (?!be\b|have\b|get\b|see\b)[a-z]+|do|doing|move|push|put|leave|bump|shift|try|postpone) (?:\S+ ){1,4}?${weeks}`,
  ),
);
/** "Gate in two weeks"; what is to be booked is so today, for a day to come. */
const bareWeeks = sparing(new RegExp(`^(?:the |my )?(\\S+(?: \\S+)?) ${weeks}`));
const books = /^(?:book|schedule|arrange|reserve|organi[sz]e|rebook|confirm|plan)\b/i;
function isNamedIn(gist: string, names: readonly Item[]): boolean {
  const said = contentWords(bareWeeks.exec(gist)?.[1] ?? '');
  const isHeld = (word: string): boolean =>
    names.some(({ text }) =>
      contentWords(text).some((one) => sameWord(one, word) && !isPast(word)),
    );
  return said.length > 0 && said.every(isHeld) && !names.some(({ text }) => books.test(text));
}

export const isInWeeks = (gist: string, names: readonly Item[]): boolean =>
  inWeeks.test(gist) || isNamedIn(gist, names);

/** The verdict these words give; undefined when they are not among them. */
export function otherDay(clause: Clause, names: readonly Item[], scene: Scene): Signal | undefined {
  const { gist, whole } = clause;
  const { stage } = scene.asking;
  if (names.length === 0 || names.some(({ status }) => status === 'done')) return undefined;
  if (putOffBefore.test(gist) && todayInstead.test(whole)) return 'reopen';
  if (backToday.test(gist) && !gist.split(/[^\p{L}']+/u).some(isPast)) return 'reopen';
  if (isInWeeks(gist, names)) return 'deferred';
  if (holdsOff.test(gist)) return bareLater.test(gist) ? 'deferred' : 'open';
  if (doesToday.test(gist) && names.some((item) => scene.draft.verdictOn(item) === 'deferred'))
    return 'reopen';
  if ((keepsTill.test(gist) && !weStay.test(gist)) || followsPlan(clause, scene)) return 'deferred';
  const [, late, of] = (!bareLater.test(gist) && notNow.exec(gist)) || [];
  if (late === undefined && of === undefined) return undefined;
  // "Gym: not today" in the evening only tells that it was not done.
  return stage === 'EVENING_REFLECTION' && (late ?? of) === 'today' ? undefined : 'deferred';
}
