/** Knows an answer to "what matters?" that only names things: "The deck", "just the taxes". */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { isChatter } from './chatter.ts';
import { isPast } from './past.ts';
import { isStatement } from './statements.ts';

const before = pattern(
  'i',
  String.raw`^(?:(?:and|plus|also|oh|honestly|probably|just|only|maybe|definitely|mostly|mainly|still|again|so|ok|okay|well|however|`,
  String.raw`hopefully|actually|really|obviously|i think|i guess|i suppose|i'd say|it's|it is|its|it'll be|`,
  String.raw`that'd be|today|for today|(?:just |only )?(?:the |my )?(?:main |one |only |big |top )*(?:thing|goal|focus|`,
  String.raw`priority|intention|task|job)(?: today| for today)?(?: is|:| -| –)|nothing but|simply|one thing:)[, ]+)+`,
);
const behind = pattern(
  'i',
  String.raw`[, ]+(?:(?:today|again|obviously|i guess|i think|i suppose|mostly|mainly|really|please|tbh|lol|`,
  String.raw`first|of course|as always|as usual|as ever|basically|definitely|honestly|for me|only)[, ]*)+$`,
);
/** "The", "Mum's", and their like where a reply is in another tongue. */
const named =
  /^(?:the|my|our|this|that|\p{Lu}\p{L}+(?:'s|s')|(?:mum|mom|dad|gran|nan|grandma|grandpa)'s) (?=\p{L}|\d)/iu;
/** "Slides for Monday" */
const forDay =
  /^(?!ready|good|busy|free|closed|open|thanks)\p{L}+(?: \p{L}+)? for (?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu;
const namedAbroad =
  /^(?:das|die|der|den|mein|meine|meinen|el|la|los|las|mi|mis|le|les|l'|mon|ma|mes|il|lo|gli|mio|mia|il mio|la mia|o|a|os|as|meu|minha|het|de|mijn) ?(?=\p{L}{3})/iu;

/** These are in no English sentence. */
const surelyAbroad = /^(?:das|der|el|los|las|il|le|les|het|meine?|mon|mijn) (?=\p{L}{3})/iu;

const and = /\s*,\s*(?:and |& )?|\s+(?:and|&|plus)\s+/i;
/** "Ne pas fumer", "niet roken", "pas trop de téléphone". */
const keepsFrom =
  /^(?:(?:ne pas|n[aã]o|niet|nicht|non|no) \p{L}{3,}(?:[aei]r|[aei]re|en|eln|ern)|(?:pas trop de|nicht so viel|nicht zu viel|niet te veel) \p{L}{3,})$/iu;
/** "La presentación y el coche": each with an article of its own. */
const joined = sparing(
  /\s*,\s*(?=(?:das|die|der|den|el|la|los|las|le|les|il|lo|gli|o|a|os|as|de|het|mi|mein|meine|mon|ma|mes|mijn) \p{L}{3}|l'\p{L}{3})|\s+(?:und|y|et|e|(?<=^(?:de|het|mijn|onze) .*)en)\s+(?=(?:das|die|der|den|el|la|los|las|le|les|il|lo|gli|o|a|os|as|de|het|mi|mein|meine|mon|ma|mes|mijn) \p{L}{3}|l'\p{L}{3})/iu,
);

const withTwo = /\p{L} (?:with|for) [^,]+ (?:and|&) \S/u;
/** "Lunch with Anil and Meera": two people of one thing. */
const together =
  /\b(?:with|for|from|to) (?:\p{Lu}\p{L}+|the \p{L}+|my \p{L}+) (?:and|&) (?:\p{Lu}\p{Ll}+|(?:the |my |our )?(?:kids|children|dogs?|cats?|baby|boys|girls|twins|wife|husband|family|in-laws|team|others|parents|grandparents))(?=\s*(?:,|$)| (?:at|by|in|on) )/gu;

/** Behind "the" these tell of the day, or point at what was said. */
const ofLife = new Set(
  (
    'weather rain snow sun heat cold wind day days week month year years life usual same morning afternoon evening ' +
    'night weekend traffic stress hangover headache migraine flu chaos mess madness plan plans list lot above rest ' +
    'best worst truth end start beginning news joke dream vibe mood pain one ones thing things stuff next first last ' +
    'other others two three four five both all everything something anything nothing none following former latter ' +
    'struggle grind hustle way time point answer question idea problem case world god hell fuck moment weekend ' +
    'tiempo clima wetter temps météo tempo weer vida vie vita leben bad fault turn guess favourite favorite treat pleasure apologies love regards brain head heart back'
  ).split(' '),
);
/** What a name of a thing does not hold. */
const noName =
  /^(?:is|are|was|were|am|be|been|has|have|had|do|does|did|can|can't|could|will|won't|would|should|must|may|might|not|never|no|i|i'm|i've|i'll|me|you|he|she|it|it's|we|they|them|him|who|what|when|where|why|how|if|because|but|than|as|so|very|too|really|still|already|got|get|gets|said|says|just|keeps|wants|needs|sucks|hurts|rocks|died|dead|calls|the|my|our|this|that|mism[oa]s?|mêmes?|(?:das|die|der|den)?selben?|gleichen?|stess[oaie]|mesm[oa]s?|(?:het|de)?zelfde)$/i;
const more = /^(.+?) (?:for|with|from|to|of|about|at|on|in|by|re) (?:(?:the|my|our) )?([^,]+)$/i;

/** Whether the words are the name of a thing, and say nothing of it. */
export function isThing(text: string): boolean {
  const [, head = text, rest = ''] = more.exec(text) ?? [];
  const words = head.split(/\s+/);
  const all = [...words, ...(rest === '' ? [] : rest.split(/\s+/))];
  if (words.length > 3 || all.length > 6) return false;
  if (words.some((word) => isPast(word.toLowerCase()) && words.length > 1)) return false;
  const last = (words.at(-1) ?? '').toLowerCase().replace(/\W+$/, '');
  if (ofLife.has(last) || isChatter(words.join(' '))) return false;
  return all.every(
    (word, at) =>
      (word === 'was' && all[at - 1] === 'de') || !noName.test(word.replace(/[^\p{L}']/gu, '')),
  );
}

/**
 * The things a sentence names, in its words, when it says no more than that and one of them is
 * named as known: "the deck and taxes". Undefined for all else, which is read clause by clause.
 */
export function thingsIn(sentence: string, foreign: boolean): readonly string[] | undefined {
  const [, again] = /^(\p{L}{3,})(?:[ ,!.]+\1)+\W*$/iu.exec(sentence) ?? [];
  if (again !== undefined) return isThing(again) ? [again] : undefined;
  const said = sentence.replace(/[\s.!]+$/, '');
  if (said.length > 80 || /[?:;()"]/.test(said.replace(before, ''))) return undefined;
  const bare = said.replace(before, '').replace(behind, '');
  if (foreign && keepsFrom.test(bare)) return [bare];
  const known = foreign ? namedAbroad : surelyAbroad;
  const joint = foreign && joined.test(bare) ? joined : and;
  const things = bare
    .replace(together, (names) => names.replace(/ (and|&) /gi, '\u2060$1\u2060'))
    .split(joint)
    .flatMap((one) => (joint === joined ? one.split(/\s*,\s*/) : one))
    .map((one) => one.replace(/\u2060/g, ' '));
  if (!things.some((thing) => [named, forDay, known, withTwo].some((shape) => shape.test(thing))))
    return undefined;
  if (isStatement(bare)) return undefined;
  const plain = things.map((thing) => thing.replace(named, '').replace(known, ''));
  return plain.every((thing) => thing !== '' && isThing(thing)) ? things : undefined;
}

/** "Maybe the garden?": asks oneself, and names a thing; by itself it may ask us. */
export function supposes(said: string, beside: boolean): boolean {
  const [lead = ''] = doubt.exec(said) ?? [];
  const thing = said
    .slice(lead.length)
    .replace(/[\s?!.]+$/, '')
    .replace(named, '');
  const asked = lead !== '' || beside;
  return asked && thing.split(' ').length < 4 && !asksUs.test(thing) && isThing(thing);
}
const doubt =
  /^(?:(?:idk|dunno|i don't know|not sure|maybe|perhaps|possibly|probably|hm+|um+)[,. ]+)+/iu;
const asksUs =
  /^(?:who|what|why|when|where|how|which|really|sure|right|hello|hi|test|help|anchor|ok|okay|price|cost|free|spam|human|bot|any|you|anyone|please|pls|thoughts|sound|sounds|good|deal|make|makes|fair|yes|no|eh|huh|pardon|sorry)(?!\p{L})/iu;

/** "All but the suit - shop shut at 4??" asks with its last words alone. */
export const asksOutright = sparing(
  /^(?:(?:and|so|but|also|ok|hey|hi|wait|sorry|please)[, ]+)*(?:can|could|would|will|should|shall|do|does|did|is|are|was|were|have|has|am|may|what|when|where|which|who|why|how)\b/i,
);
