/** Takes from a plan what is said before the thing to do: "what matters most is ...". */
import { pattern } from '../pattern.ts';
import { taskVerbs } from './verbs.ts';
import { imperative } from './wording.ts';

/** "Today being Tuesday", "as it's Friday", "seeing as the sun's out": the reason for a plan. */
const given = pattern(
  'i',
  String.raw`^(?:and |so |well )*(?:(?:today|it|this|tomorrow) being [^,]{2,30}?|(?:as|since|because|`,
  String.raw`seeing (?:as|that)|given(?: that)?|now(?: that)?) (?:it's|its|it is|today's|today is|`,
  String.raw`there's|i'm|i am|we're) [^,]{2,40}?),? (?=(?:i|we)\b(?! (?:was|am|had|have been)\b))`,
);

/** "I visit Mrs Keogh": what one does that day, told in the present. */
function selfTold(said: string): string {
  const [before = '', verb = ''] = /^(?:today,? )?(?:i|we) (?=(\p{L}+) \S)/iu.exec(said) ?? [];
  return taskVerbs.has(verb.toLowerCase()) && !state.test(verb) ? said.slice(before.length) : said;
}
/** Verbs that tell how one is, or open another preamble. */
const state =
  /^(?:work|sleep|wait|feel|see|look|hope|stay|keep|live|stop|run|try|start|think|plan|have|do|be|get|promise|propose|want|need|cut|put|let|set|read|hit|shut|spread|split|ask|find|use|claim|face|wish|suppose|fear|care|decide|sit|cost)$/i;

/** "What I want most today is", "what counts is". */
const mattering = pattern(
  'i',
  String.raw`^(?:(?:so|ok|okay|well|right|honestly|today|for today)[, ]+)*what (?:really |most |`,
  String.raw`absolutely |truly )?(?:(?:matters|counts|needs (?:doing|to happen|to be done))|(?:i|we)`,
  String.raw`(?:'d| would)? (?:(?:really|most|absolutely|actually) )?(?:want|need|must do|have to do|`,
  String.raw`like|hope|plan|intend|am going to do|should do))(?! to know\b)`,
  String.raw`(?: (?:most|above all|to (?:do|get done|happen|achieve|finish)|to me|for me|today|this `,
  String.raw`(?:morning|afternoon|evening)|right now|first|really))*,? (?:is|are|would be)(?: to)? `,
);
/** "My only goal, between nappies, is ...": what stands between the commas is beside the point. */
const inserted = pattern(
  'i',
  String.raw`^((?:(?:so|ok|well) )?(?:my|the|today's|our|one|number one)\b[^,:]{0,30}\b(?:goals?|aims?|`,
  String.raw`plans?|things?|priorit(?:y|ies)|focus|intentions?|tasks?|jobs?|wish|ambition|`,
  String.raw`mission|target)(?: (?:today|for today|this \w+))?), [^,]{2,50}, (?=(?:is|are|will be)\b)`,
);
/** "If I've any energy left I'd like to ...": a condition is no part of the thing to do. */
const provided = pattern(
  'i',
  String.raw`^(?:and |then |also |but )*(?:if|when|once|as soon as|should) (?!(?:i|we) (?:can|could|manage)\b)[^,]{2,50}?,? (?=(?:i|we)(?:'d like|`,
  String.raw` would like|'ll| will| shall|`,
  String.raw` might| want to| hope to| need to| must| should|'d love| have to|'ve got to| could) )`,
);

/** "The main thing today is to", "top of my list is". */
const naming = pattern(
  'i',
  String.raw`^(?:(?:so|ok|well|and) )*(?:(?:(?:my|the|our|today's)(?: (?:main|big|only|one|top|first|real|other|`,
  String.raw`next|second|number one))*|number one) (?:goal|aim|thing|job|task|priority|focus|intention|plan|`,
  String.raw`mission|target|ambition|wish)(?: on (?:my|the) (?:list|plate))?|(?:top|first|next|high) (?:of|on|up on) `,
  String.raw`(?:my|the|today's) (?:list|agenda|plan)|(?:first|next) up)(?: (?:today|for today|this \w+|i have))*,? `,
  String.raw`(?:is|are|will be|would be|has to be|must be)(?: simply| just)?(?: to)? (?!(?:an?|not|on|that|it|gone|out)\b)`,
);

/** The sentence from the thing to do on. */
export function withoutPreamble(said: string): string {
  const plain = selfTold(said.replace(inserted, '$1 ').replace(provided, '').replace(given, ''));
  const wish = mattering.exec(plain) ?? naming.exec(plain);
  return wish ? ordered(plain.slice(wish[0].length)) : plain;
}

/** "Painting the fence and calling Bo" is to paint it and to call him. */
const ordered = (text: string): string =>
  text
    .split(/(,\s+(?:and\s+)?|\s+(?:and|then|&)\s+)/)
    .map(imperative)
    .join('');
