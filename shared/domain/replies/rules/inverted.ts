/** "The tuner to ring": what is to be done stands behind the thing, and is put before it. */
import { pattern } from '../pattern.ts';
import { taskVerbs } from './verbs.ts';

const thingFirst = pattern(
  'iu',
  String.raw`^(?:(?:just|only|also|mainly|still|plus|and)[, ]+)*((?:(?:the|my|our|his|her|some|an?|\d+|two|three|four|five|six|a few|a couple of|all the) )?`,
  String.raw`(?!\d+ (?:kids?|people)\b)[\p{L}\d'-]+(?: (?!to |of to )[\p{L}\d'-]+){0,3}) to (\p{L}+)((?: (?:up|down|in|out|off|back|over|away))?)`,
  String.raw`((?: (?:at|by|before|for|on|from|today|tonight|this|after|first|still)\b.{0,40})?)(?:,? (?:then|too|as well|also))?$`,
);

/** What stands before "to" and is no thing: "ready to go", "want to call", "how to write". */
const noThing =
  /(?:^|\s)(?:(?!evening|morning|washing|clothing|building|ceiling|painting|meeting|wedding|ring)\p{L}+ing|need|needs|want|wants|have|has|got|due|used|supposed|meant|ready|able|time|way|plan|plans|remember|forgot|forget|try|tried|like|love|hope|hard|easy|happy|nice|good|great|about|how|what|when|where|which|who|whom|chance|goal|aim|promise|promised|invitation|decide|decided|manage|managed|continue|begin|start|started|go|went|back|next|up|on|in|over|out|down|off|right|left|him|her|them|me|us|you|it|i|we|he|she|they|that|this|there|here|ought|glad|sure|free|keen|set|bound|able|unable|early|late|much|many|only|enough|not|is|are|was|were|be|been|listen|talk|speak|write|reply|respond|get|close|owe|return|relating|according|compared|similar|subject|answer|key|trip|visit|drive|ride|walk|run|flight|way|door|link|letter|note|email|call|text|message|reply|thanks|thank)$/iu;
/** Verbs that take no thing before them: "a place to go". */
const takesNone =
  /^(?:go|be|come|sleep|work|start|say|think|help|live|stay|talk|sit|wait|rest|eat|breathe|relax|worry|spare|do|have|see|get|look)$/i;

/** The wording with its verb first; the same where none stands behind its thing. */
export function verbFirst(text: string): string {
  const [, thing = '', verb = '', particle = '', when = ''] = thingFirst.exec(text) ?? [];
  if (verb === '' || !taskVerbs.has(verb.toLowerCase()) || takesNone.test(verb)) return text;
  const [first = ''] = thing.toLowerCase().split(' ');
  if (noThing.test(thing) || taskVerbs.has(first)) return text;
  // "Sam to ring" may say who will.
  if (/^\p{Lu}/u.test(thing) && !determined.test(thing)) return text;
  return `${verb}${particle} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}${when}`;
}

const determined = /^(?:the|my|our|his|her|some|an?|two|three|four|five|six|all) /i;
