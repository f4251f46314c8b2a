/** Takes from a plan what is said before the thing to do: "what matters most is ...". */

import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { ofCounted } from './counting.ts';
import { ifDone } from './heading-shapes.ts';
import { taskVerbs } from './verbs.ts';
import { wished } from './wished.ts';
import { imperative } from './wording.ts';

/** "Today being Tuesday", "as it's Friday", "seeing as the sun's out": the reason for a plan. */
const given = pattern(
  'i',
  String.raw`^(?:and |so |well )*(?:(?:today|it|this|tomorrow) being [^,]{2,30}?|(?:as|since|because|`,
  String.raw`seeing (?:as|that)|given(?: that)?|now(?: that)?) (?:it's|its|it is|today's|today is|there's|i'm|i am|we're) [^,]{2,40}?),? (?=(?:i|we)\b(?! (?:was|am|had|have been)\b))`,
);

/** "At 3 I've got the dentist." */
const hourFirst = pattern(
  'iu',
  String.raw`^(?:(?:and|then|also)[, ]+)*at (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|noon|midday|half \S+) (?:i|we)(?:'ve| have)(?: got)? `,
  String.raw`((?:the|an?|my|our) [^,]{2,40}?)\W*$`,
);
/** "Sam's school play is tonight at 7." */
const takesPlace = pattern(
  'iu',
  String.raw`^(?:(?:and|then|also)[, ]+)*((?:my|our|\p{L}+'s) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (?:is|are) `,
  String.raw`((?:tonight |today |this \p{L}+ )?(?:at|from) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)\W*$`,
);
const spokenHour = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** "Then I've a haircut at 1." */
const hasAtHour = pattern(
  'iu',
  String.raw`^(?:(?:and|then|also|plus)[, ]+)*(?:i|we)(?:'ve| have)(?: also)?(?: got)? (?=\S[^,]{2,40}? \d{1,2}(?:[:.]\d\d)? ?(?:-|–|to|till?) ?\d{1,2}(?: ?[ap]m)?\W*$|(?:an?|the|my) [^,]{2,40}? (?:at|by|from) `,
  String.raw`(?:\d|noon|midday|half|quarter|${spokenHour}\b)[^,]{0,12}$)`,
);
/** "Promised Ben I'd look at his CV." */
const vowed = pattern(
  'iu',
  String.raw`^(?:(?:also|and|oh|so|but|i|we|i've|have)[, ]+)*(?:promised|swore(?: to)?|vowed(?: to)?|told|assured) (?:(?:my \p{L}+|the \p{L}+|\p{L}+) )?(?:that )?`,
  String.raw`(?:i'?d|i would|to) (?=\p{L})`,
);
/** "My mum's funeral is today so just that." */
const isToday = sparing(
  /^((?:my|our|the|\p{Lu}\p{L}+'s) (?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+) (?:is|are) (?:today|tonight|this (?:morning|afternoon|evening))(?:,? so (?:just|only|that's|nothing)\b.*)?\W*$/iu,
);
/** "I visit Mrs Keogh": what one does that day, told in the present. */
export function selfTold(sentence: string, ofToday = false): string {
  const label = labelled.exec(sentence)?.[0].length ?? 0;
  if (label > 0) return sentence.slice(label);
  const clause = sentence
    .replace(hasAtHour, '')
    .replace(hourFirst, '$2 at $1')
    .replace(takesPlace, '$1 $2')
    .replace(isToday, '$1')
    .replace(vowed, '');
  const [before = '', asked] = relayed.exec(clause) ?? [];
  const said =
    asked === undefined || (taskVerbs.has(asked.toLowerCase()) && !state.test(asked))
      ? clause.slice(before.length)
      : clause;
  const [self = '', verb = ''] = bySelf.exec(said) ?? [];
  const told = taskVerbs.has(verb.toLowerCase()) && !state.test(verb);
  if (told && (ofToday || thatDay.test(said))) return said.slice(self.length);
  const [will = '', task = ''] = willing.exec(said) ?? [];
  const plan = taskVerbs.has(task.toLowerCase()) ? said.slice(will.length) : said;
  return plan.replace(soJust, 'just ');
}
/** "We open at ten" tells when, and what of. */
const bySelf =
  /^(?:(?:today|then|and|after that),? )*(?:i|we) (?!(?:open|close|shut) (?:up )?at\b)(?=(\p{L}+) \S)/iu;
/** "P2: call Bob": behind a comma the label of the next one. */
const labelled = sparing(
  /^(?:p[1-9]|[A-D]|prio(?:rity)? ?[1-9]):\s+(?=\p{L})|^(?:and )?(?:number (?:two|three|four)|(?:the )?(?:second|third|fourth)(?: one| thing)?) is (?:to )?(?=(?:the|my|our) |\p{L}+ing )/iu,
);
/** "I'm off today, so just laundry": what follows from it is what is to be done. */
const soJust = sparing(
  /^so (?:(?:it's|it is|it'll be|today is|today's|i'll) )?(?:(?:just|only|mainly|mostly|probably) )+(?!the usual|me|waiting|going|trying)/i,
);
export const ofThatDay = (sentence: string): boolean => thatDay.test(sentence);
/** Of one day; "I drive a school bus" is what one always does. */
const thatDay = sparing(
  /\b(?:at (?:\d|noon|midday|lunch|night|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)|by (?:\d|noon|lunch|tonight)|before|after|then|today|tonight|tomorrow|later|this (?:morning|afternoon|evening)|first|next|from \d|till|until|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
);
/** "My wife says don't forget the voucher": another's word for what is to be done. */
const relayed = pattern(
  'iu',
  String.raw`^(?:(?:and|also|oh|so|but|then)[, ]+)*(?:(?:my|the|our) \p{L}+|\p{L}+) (?:(?:says?|said|`,
  String.raw`keeps saying|is saying|told me|warned me|texted)(?: to| that)?,? (?=(?:not to forget|` +
    String.raw`don'?t (?:let me )?forget|do not forget|remember|(?:i|we) (?:need|have|must|gotta|` +
    String.raw`ought|got)) )|(?:(?:reminded|reminds|asked|told) me|said|says) to (?=(\p{L}+) \S))`,
);
/** "Today will write the notes": the person need not say who. */
const willing = sparing(
  /^(?:(?:today|then|and|after that|so|ok),? )*(?:will|shall) (?:also |first |just )?(?=(\p{L}+) (?!it\b|that\b|so\b|this\b|them\b|you\b|back\b))(?!(?:be|tell|let|see|try|keep|do (?:my best|what)|update|report|have|get back|call back|take)\b)/iu,
);
/** Verbs that tell how one is, or open another preamble. */
const state =
  /^(?:work|sleep|wait|wake|sell|manage|own|feel|see|look|hope|stay|keep|live|stop|run|try|start|think|plan|have|do|be|get|promise|propose|want|need|cut|put|let|set|read|hit|shut|spread|split|ask|find|use|claim|face|wish|suppose|fear|care|decide|sit|cost)$/i;

/** "What I want most today is", "what counts is". */
const mattering = pattern(
  'i',
  String.raw`^(?:(?:so|ok|well) )?if (?:i|we) (?:can |could |get to )?(?:only |just )?(?:do|get|manage|finish) (?:just |only )?one thing(?: done)?(?: today)?,? (?:then )?(?:it|let it|that|it'd|it'll)(?:'s| is| should be| must be| has to be| be|'d be|'ll be) (?:to )?|`,
  String.raw`^(?:(?:so|it's|it is|its)[, ]+)*(?:an? )?(?:good|great|perfect|nice|ideal) (?:day|time|moment|chance) (?:to|for) |^(?:(?:so|ok|okay|well|right|honestly|i (?:think|guess|reckon|suppose)|today|for today)[, ]+)*what (?:(?:i'm|im|i am|we're) (?:gonna|going to|planning to|hoping to|trying to) (?:do|focus on|tackle|work on|get done|try (?:and|to) do)|really |most |`,
  String.raw`absolutely |truly )?(?:(?:matters|counts|(?:does|really does) (?:matter|count|need doing)|needs (?:doing|to happen|to be done))|` +
    String.raw`(?:i|we)`,
  String.raw`(?:'d| would)? (?:(?:really|most|absolutely|actually) )?(?:want|need|must do|gotta (?:do|get done)|(?:have|need|got|'ve got|have got|want|'m going|am going|'ve) to (?:do|get done|get through)|will do|have ` +
    String.raw`to do|`,
  String.raw`like|hope|plan|intend|am going to do|should do))(?! to know\b)`,
  String.raw`(?: (?:most|above all|to (?:do|get done|happen|achieve|finish)|to me|for me|today|` +
    String.raw`this `,
  String.raw`(?:morning|afternoon|evening)|right now|first|really))*(?: (?:when|once|after|` +
    String.raw`before|by)(?: [a-z']+){1,5}?)?,? (?:is|are|would be)(?: ` +
    String.raw`to)? `,
);
/** "My only goal, between nappies, is ...": what stands between the commas is beside the point. */
const inserted = pattern(
  'i',
  String.raw`^((?:(?:so|ok|well) )?(?:my|the|today's|our|one|number ` +
    String.raw`one)\b[^,:]{0,30}\b(?:goals?|aims?|`,
  String.raw`plans?|things?|priorit(?:y|ies)|focus|intentions?|tasks?|jobs?|wish|ambition|`,
  String.raw`mission|target)(?: (?:today|for today|this \w+))?), [^,]{2,50}, (?=(?:is|are|will ` +
    String.raw`be)\b)`,
);
/** "If I've any energy left I'd like to ...": a condition is no part of the thing to do. */
const provided = pattern(
  'i',
  String.raw`^(?:and |then |also |but )*(?:if|when|once|as soon as|should|while|whilst|until|till|after|before) (?!i'm (?:being ` +
    String.raw`)?honest|(?:i|we) (?:can|` +
    String.raw`could|manage)\b)[^,]{2,50}?,? (?=(?:i|we)(?:'d like|`,
  String.raw` would like|'ll| will| shall|`,
  String.raw` might| want to| hope to| need to| must| should|'d love| have to|'ve got to| could) )`,
);

/** "The main thing today is to", "top of my list is". */
const naming = pattern(
  'i',
  String.raw`^(?:(?:so|ok|well|and) )*(?:(?:(?:my|the|our|today's)(?: (?:most important|main|key|biggest|big|only|one|top|` +
    String.raw`first|real|other|`,
  String.raw`next|second|number one|two|three|four|five|few|2|3|4|5))*|number one|most important|only|main|sole) (?:goals?|aims?|things?|jobs?|tasks?|priority|priorities|focus|` +
    String.raw`intentions?|plans?|`,
  String.raw`mission|target|ambition|wish)(?: on (?:my|the) (?:list|plate))?|(?:top|first|next|` +
    String.raw`high) (?:of|on|up on) `,
  String.raw`(?:my|the|today's) (?:list|agenda|plan)|(?:first|next) up|(?:the )?(?:first|second|third|fourth|number (?:one|two|three|four)|last one|other one|other)|(?:(?:my|the|our|today's) )?(?:priorities|goals|intentions|(?:top|big|main) (?:one|two|three|four|five|2|3|4|5)))(?: (?:today|for today|` +
    String.raw`this \w+|i have))*,? `,
  String.raw`(?:is|are|will be|would be|has to be|must be)(?: simply| just)?(?: to)? (?!(?:an?|` +
    String.raw`not(?! [a-z]+ing\b)|on|that|it|gone|out|done|finished|already|still|in)\b)`,
);

/** "Today is all about the deck". */
const allAbout = pattern(
  'i',
  String.raw`^(?:(?:so|ok|well|and) )*(?:today|tonight|this (?:morning|afternoon|evening)|it)(?:'s| is|'ll be| will be) `,
  String.raw`(?:all about|(?:just|only|mostly|mainly|purely) (?:about|for)|(?:dedicated|devoted) to) (?=\w)(?!me\b|myself|rest\b|resting|survival|surviving)`,
);
/** "The deck is priority one". */
const comesFirst = pattern(
  'i',
  String.raw`^(?:(?:so|ok|well|and) )*((?:the|my|our) \w[^,.;:]{1,40}?|finishing [^,.;:]{2,40}?|getting [^,.;:]{2,40}?)(?: is|'s|'ll be| will be)(?: definitely| really)? (?:my |the |today's |our )?`,
  String.raw`(?:(?:top|number one|main|first|biggest|only|one|big|real) )?(?:priority(?: (?:one|number one|no\.? ?1|#?1))?|focus|goal|number one|main thing|one thing|mission)(?: (?:for )?today| for the day)?\W*$|^((?:the|my|our) \w[^,.;:]{1,30}?) matters(?: (?:most|today|right now|above all|the most))*\W*$`,
);

/** "Two: ring Mum", "thirdly, weed": a number said in words. */
const numbered = sparing(
  /^(?:and |then )*(?:(?:reminder|note|memo) to (?:self|myself|me)(?::| -| –)|p[1-9]:|[A-D]:(?= \p{L}+ )|(?:number |no\.? ?|priority |task |item |thing )?(?:one|two|three|four|five|six|1|2|3|4|5)[:)–-]|(?:first|second|third|fourth|fifth|last)(?:ly)?(?: (?:thing|one|up|item|task|of all|off))?[:,)–-]|(?:first|second|third|fourth)(?= (?:the|my|call|ring|email|finish|go) ))\s+(?=\p{L})/iu,
);
/** "It's a quiet one: ...", "Nothing much: ...": how the day is. */
const dayIs = sparing(
  /^(?:it's|it is|it'll be|today's|today is|today will be|this is|not much|nothing much|quiet|busy|short|simple|easy|light|full|mad|manic|usual)\b[^:.]{0,40}:\s+(?=\S)/i,
);
/** "Nothing mad today, just the milking": what it is to be. */
const modest = pattern(
  'iu',
  String.raw`^(?:(?:so|well|honestly|ok|it's|today)[, ]+)*(?:nowt|nothing|not much|nothing much|naught)(?: (?:too|very|that|all that|really))?(?: (?:mad|fancy|grand|major|special|exciting|heroic|crazy|wild|big|much|dramatic|glamorous|ambitious))?(?: (?:on|going on|today|planned|for today|this \p{L}+|here|really))*`,
  String.raw`(?:,|:| -| –)? (?:but|bar|except(?: for)?|other than|apart from|just|only) (?=(?:the|my|an?|some|our)\b|\p{L}+ing\b)`,
);
/** "I was going to say the garage, but it's wet, so let's say the tins". */
const thoughtBetter = pattern(
  'iu',
  String.raw`^(?:(?:so|well|ok|honestly)[, ]+)*(?:i was|was|i'd been) (?:going to|gonna|about to|thinking of|planning to) (?:say|put|write|do|add)? ?[^,.;]{3,60}?,? but [^,.;]{3,60}?,? so (?:instead )?`,
  String.raw`(?:(?:let's|i'll|i'm going to|we'll) (?:say|put|go with|do|make (?:it|that)|call it)|(?:make|call) (?:it|that)|(?:i'm|we're) (?:doing|going with)|(?:it's|today's|today is)(?: just)?|just) (?=\p{L})`,
);
/** "Would be nice to", "I'm thinking of". */
const hoping = pattern(
  'iu',
  String.raw`^(?:(?:and|also|then|plus|so|maybe|ideally|today|but)[, ]+)*(?:(?:(?:it |that ` +
    String.raw`)?(?:would|'d|will|'ll)|(?:it|that)(?:'d|'ll)) (?:also )?be `,
  String.raw`(?:so |really |very )?(?:nice|good|great|lovely|ideal|handy|wonderful|useful|` +
    String.raw`fab|brilliant|amazing|a (?:relief|win|miracle|bonus))`,
  String.raw`(?: if (?:i|we) (?:could|can|got to|manage to)| to)(?: (?:finally|at last|just|` +
    String.raw`also|actually|get to))? |`,
  String.raw`i(?:'d| would|'ll| will) (?:be|feel|call it|count it) (?:\p{L}+ ){1,4}?if (?:i|` +
    String.raw`we) (?:(?:just|only|even) )?(?:could|can|managed? to|get to|got to|got round to|(?:just |only )?(?:got|had))(?: just| only| finally)? `,
  String.raw`|(?:(?:i|we)(?:'m|'re| am| are)(?: (?:also|really|just))? )?(?:planning|thinking|` +
    String.raw`looking|counting|set|keen|intent|bent|working)`,
  String.raw`(?: (?:on|of|about|at))+ (?=\p{L}+ing\b)|(?:today )?(?:i'm |i am |we're ` +
    String.raw`)?(?:also |still |really |mostly |mainly |just )*(?:supposed|meant|due|` +
    String.raw`hoping|planning|going) to be (?=\p{L}+ing\b)|(?:also |still |really ` +
    String.raw`)*(?:ought|supposed|meant|due) to )`,
);

/** "Invoice Carter, who owes me": said of whom it is for. */
const aside = sparing(/(?<=\p{L}), (?:who|whom|whose|which)(?:'s|'ll|'ve)? (?:\p{L}|\d)[^,.;:]*/u);

/** "From 9 to 12 I'm writing" */
const hoursFirst = sparing(
  /^(from \d[\w:.]*(?: to | till | until | ?- ?)\d[\w:.]*),? (?:i'm|i am|i'll be|we're) (\p{L}+ing[^,.;]*)/iu,
);

/** The sentence from the thing to do on. */
export function withoutPreamble(said: string): string {
  if (ofCounted.test(said)) return said;
  const opened = said
    .replace(hoursFirst, (_, hours: string, what: string) => `${what} ${hours.toLowerCase()}`)
    .replace(dayIs, '')
    .replace(modest, '')
    .replace(thoughtBetter, '')
    .replace(numbered, '')
    .replace(aside, '');
  const open = wished(opened)
    .replace(ifDone, 'get $1')
    .replace(inserted, '$1 ')
    .replace(provided, '')
    .replace(comesFirst, (_, thing?: string, what = '') => imperative(thing ?? what));
  const plain = selfTold(open.replace(given, ''), given.test(open));
  const wish =
    mattering.exec(plain) ?? allAbout.exec(plain) ?? naming.exec(plain) ?? hoping.exec(plain);
  return wish ? ordered(plain.slice(wish[0].length)) : plain;
}

/** "The deck", "Mum's card": what a goal may be without a verb. */
const isThing = /^(?:the|my|our|\p{L}+'s) (?!\p{L}+ing\b)\S+(?: \S+)?\W*$/iu;

/** Whether it says of such a thing that it is what the day is for. */
export const namesGoal = (said: string, thing: string): boolean =>
  isThing.test(thing) && [naming, allAbout, comesFirst].some((wording) => wording.test(said));

/** "Painting the fence and calling Bo" is to paint it and to call him. */
const ordered = (text: string): string =>
  text
    .split(/(,\s+(?:and\s+)?|\s+(?:and|then|&)\s+)/)
    .map(imperative)
    .join('');
