/** Data: what stands before a plan: another day, a number of things, a part of life, a wish. */

import { anyOf, pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import type { Line } from './lines.ts';
import { saysHow } from './separators.ts';
import { addsOutright, surelyOrder } from './verbs.ts';

/** "LATER IN THE WEEK", "thursday next week", "can wait". */
export const otherDays = pattern(
  'i',
  String.raw`^(?:(?:stuff|things|jobs|tasks|to-?dos?) )?(?:for |on )?(?:(?:later|sometime|some time)(?: on)? (?:in the|this) (?:week|month)|(?:rest|end) of (?:the |this )?(?:week|month)|(?:at |over |this |the )*weekend|`,
  String.raw`(?:this |next |coming )?(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?: (?:next week|after next|week|the \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)|morning|afternoon|evening|night))*|`,
  String.raw`next (?:week|month)|the week after|another day|not today|(?:this |it |they |these |those )?can wait|(?:to |for )?park(?:ed)?|backlog|when i (?:can|get (?:time|a (?:chance|minute))))$`,
);
/** "TOMORROW WILL DO", "can wait til tomorrow", "not urgent - tomorrow". */
export const willDoLater = pattern(
  'i',
  String.raw`^(?:(?:the )?(?:tomorrow|tmrw|tmr|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:will|would|can|could) do| (?:is|would be) (?:fine|ok|okay|grand|good|soon enough)| works| or later| at the (?:latest|earliest)| instead| maybe| if not today)|`,
  String.raw`(?:(?:(?:it|this|these|those|they|all|both|which) )?(?:can|could|will|may) (?:wait|keep|go|be (?:left|done))|leave|wait|move|push|bump|moved|pushed|not urgent|no rush|less urgent|low priority|if not today)[,:]?(?: [-–—])? ?(?:(?:'?til|till|until|to|for|on|then) )?(?:tomorrow|tmrw|tmr|next week|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|`,
  String.raw`(?:not (?:so |as |that |too )?urgent|no rush|low priority|not today|another day))$`,
);
/** "Let me just face three things: ...", "just one: ..." */
export const countsThings = pattern(
  'iu',
  String.raw`^(?![^:]*\b(?:done|finished|down|left|dropped|tomorrow|later|not|sorted|complete|completed|didn't|haven't)\b)(?:[^:;.!?]{0,60}?\b(?:one|two|three|four|five|six|a few|a couple of|some|these|\d) (?:\p{L}+ )?`,
  String.raw`(?:things?|jobs?|tasks?|items?|errands?|goals?|priorit(?:y|ies)|bits|chores|targets?|wins?|missions?)\b[^:;.,!?]{0,30}|(?:so |ok )*(?:picking|choosing|doing|pick|choose) (?:just |only )?(?:one|two|three)|(?:one|two|any|some|all) of(?: these| the following| them)?|(?:(?:ok|so|today|well|right)[, ]+)*(?:just|only) (?:the )?(?:one|two|three|four)(?: (?:today|for today|for me))?):\s+(?=\S)`,
);
/** "Personal: 20 min walk": a part of life, where it is no item of the list. */
export const lifeArea = pattern(
  'iu',
  String.raw`^(?:(?:and|then|also|for)[, ]+)*(?:(?:my |the )?(?:personal|private|family|kids|house|household|domestic|admin|life admin|health|fitness|wellness|study|studies|school|uni|college|biz|business|side hustle|self[- ]?care|me time|me|money|finance|finances|creative|hobby|social|clients?|customers|office|garden|farm|church|outdoors|indoors|(?:flying|travelling|traveling|moving|moving house|leaving|driving|heading off|going away|off)(?: to \p{L}+| out)? (?:tomorrow|tonight|tmrw|today)|high|low|medium|nice to do|would be nice|quick wins?|easy wins?|big rocks?|deep work|little things|the boring stuff|boring stuff|fun stuff|fun|must|must do|should|should do|could|could do|want to|have to|need to)(?: (?:life|stuff|side|bits|list|things))?) ?(?::| [-–—]) +(?=\S)`,
);
/** "If I get the fence done I'll call it a good day": what would make it one. */
export const ifDone = pattern(
  'iu',
  String.raw`^(?:(?:and|so|but|honestly|well)[, ]+)*if (?:i|we) (?:(?:can|could|just|only|even|manage to) )*(?:get|got) (?=(?:the|my|a|an|our|some|\p{L}+'s) )(.{4,80}?),? (?:then )?(?:(?:i'll|i'd|i will|i would) (?:be|call|count|consider|feel|die|sleep|take|have)|(?:that|it|today)(?:'d|'ll|'s| would| will| is)|i'm (?:happy|winning|laughing|golden))\b.*$`,
);

const areas = pattern(
  'i',
  String.raw`^(?:(?:my |the )?(?:work|home|house|household|office|workshop|shop|personal|private|`,
  String.raw`family|kids|school|uni|college|studio|garden|farm|site|errands|admin|health|fitness|`,
  String.raw`business|clinic|church|me|chores|money|calls|arbeit|privat|zuhause|casa|trabajo|`,
  String.raw`trabalho|lavoro|maison|travail|bureau|werk|thuis)(?: (?:stuff|things|tasks|jobs))?)$`,
);

/** A bare word above each of several blocks is what the block is about: "Work", "Home". */
export function isArea({ text, bullet }: Line, next: Line | undefined): boolean {
  return !bullet && next !== undefined && !next.blankBefore && areas.test(text);
}

/** "Three for tomorrow", "the main things for Friday": what is below is for that day. */
export const countedFor = pattern(
  'i',
  String.raw`^(?:(?:so|and|on|just|only|my|the|here's|here are|these are|i have|i've got|got|one|two|three|four|five|six|\d|an?|few|`,
  String.raw`couple|of|some|several|big|main|top|small|other|new|more|things?|jobs?|tasks?|items?|ones?|goals?|priorit(?:y|ies)|plans?|`,
  String.raw`errands?|bits|musts?|to|do|tackle|up|next|left|list|planned|lined|deck|docket|plate|agenda|slate|cards|schedule|radar|menu|what's|coming|still|scheduled)[, ]+)+(?:for|on|come) (?:tomorrow|tmrw|tmr|2moro|`,
  String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|the weekend)(?: (?:morning|then|please|pls))*$`,
);

/** "Deck done" and "Call Raj": a report of one thing, or one more. */
export const tellsOfOne = (text: string): boolean =>
  saysHow(text) || surelyOrder.test(text) || addsOutright.test(text.toLowerCase());

/** "Hoje também": more for today, in six languages. */
const alsoToday = sparing(
  /^(?:today|tdy|hoy|heute|aujourd'hui|hoje|oggi|vandaag),? (?:also|too|também|tambem|también|tambien|aussi|auch|noch|anche|ook|nog)$/i,
);

/** "Two more jobs for today only", "kindly add below items", above what is meant. */
const moreBelow = pattern(
  'i',
  // "One quick thing: can you drop the bank" asks for something.
  String.raw`^(?!.*\bone (?:small|quick|new)\b)(?:(?:hi|hello|please|pls|kindly|can you|could you|also|and|just|here are|here's|below are|i have|i've got|got|there are|add|adding|put|note|include) )*`,
  String.raw`(?:(?:(?:the )?(?:below|following)|one|two|three|four|five|six|a few|few|a couple(?: of)?|couple|some|several|\d)(?: |$))?`,
  String.raw`(?:(?:more|extra|additional|other|further|new|small|quick|below|following|these|mentioned)(?: |$))+`,
  String.raw`(?:(?:things?|items?|tasks?|jobs?|works?|ones?|bits?|points?|from my side|from me|on my side|for (?:me|today|tonight|this \p{L}+)|today|tonight|this (?:morning|afternoon|evening)|only|itself|also|please|pls|sir|madam|below|to add|to do|came up|as (?:well|follows|below))(?: |$))*$`,
);

export const addsMore = anyOf([alsoToday, moreBelow]);

/** "In the morning", said at night. */
export const nextMorning = sparing(
  /^(?:and |for |in |on |new |add |also )*(?:the )?(?:morning|am|first thing|early)(?: list| jobs)?$/i,
);

/** "Tomorrow I need to get milk", above lines that go on with it. */
export const goesOnBelow = (
  { text, bullet }: Line,
  next: Line | undefined,
  night: boolean,
): boolean => night && !bullet && next !== undefined && !next.blankBefore && opensLater.test(text);
const opensLater = pattern(
  'i',
  String.raw`^(?:(?:and|then|so|ok|for) )*(?:tomorrow|tmrw|tmr|2moro) (?:(?:i|we|also|just) )*(?:need|have|want|must|got)(?: to)? [^.!?]*$`,
);
