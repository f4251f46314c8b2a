/** Takes from a plan what is said before the thing to do: "what matters most is ...". */
import { pattern } from '../pattern.ts';
import { opensTask, taskVerbs } from './verbs.ts';
import { imperative } from './wording.ts';

/** "Today being Tuesday", "as it's Friday", "seeing as the sun's out": the reason for a plan. */
const given = pattern(
  'i',
  String.raw`^(?:and |so |well )*(?:(?:today|it|this|tomorrow) being [^,]{2,30}?|(?:as|since|` +
    String.raw`because|`,
  String.raw`seeing (?:as|that)|given(?: that)?|now(?: that)?) (?:it's|its|it is|today's|today is|`,
  String.raw`there's|i'm|i am|we're) [^,]{2,40}?),? (?=(?:i|we)\b(?! (?:was|am|had|have been)\b))`,
);

/** "I visit Mrs Keogh": what one does that day, told in the present. */
export function selfTold(told: string): string {
  const [before = '', asked] = relayed.exec(told) ?? [];
  const said =
    asked === undefined || (taskVerbs.has(asked.toLowerCase()) && !state.test(asked))
      ? told.slice(before.length)
      : told;
  const [self = '', verb = ''] =
    /^(?:(?:today|then|and|after that),? )*(?:i|we) (?=(\p{L}+) \S)/iu.exec(said) ?? [];
  if (taskVerbs.has(verb.toLowerCase()) && !state.test(verb)) return said.slice(self.length);
  const [will = '', task = ''] = willing.exec(said) ?? [];
  return taskVerbs.has(task.toLowerCase()) ? said.slice(will.length) : said;
}
/** "My wife says don't forget the voucher": another's word for what is to be done. */
const relayed = pattern(
  'iu',
  String.raw`^(?:(?:and|also|oh|so|but|then)[, ]+)*(?:(?:my|the|our) \p{L}+|\p{L}+) (?:(?:says?|said|`,
  String.raw`keeps saying|is saying|told me|warned me|texted)(?: to| that)?,? (?=(?:not to forget|` +
    String.raw`don'?t (?:let me )?forget|do not forget|remember|(?:i|we) (?:need|have|must|gotta|` +
    String.raw`ought|got)) )|(?:reminded|reminds|asked|told) me to (?=(\p{L}+) \S))`,
);
/** "Today will write the notes": the person need not say who. */
const willing =
  /^(?:(?:today|then|and|after that|so|ok),? )*(?:will|shall) (?:also |first |just )?(?=(\p{L}+) (?!it\b|that\b|so\b|this\b|them\b|you\b|back\b))(?!(?:be|tell|let|see|try|keep|do (?:my best|what)|update|report|have|get back|call back|take)\b)/iu;
/** Verbs that tell how one is, or open another preamble. */
const state =
  /^(?:work|sleep|wait|feel|see|look|hope|stay|keep|live|stop|run|try|start|think|plan|have|do|be|get|promise|propose|want|need|cut|put|let|set|read|hit|shut|spread|split|ask|find|use|claim|face|wish|suppose|fear|care|decide|sit|cost)$/i;

/** "What I want most today is", "what counts is". */
const mattering = pattern(
  'i',
  String.raw`^(?:(?:so|ok|okay|well|right|honestly|today|for today)[, ]+)*what (?:really |most |`,
  String.raw`absolutely |truly )?(?:(?:matters|counts|needs (?:doing|to happen|to be done))|` +
    String.raw`(?:i|we)`,
  String.raw`(?:'d| would)? (?:(?:really|most|absolutely|actually) )?(?:want|need|must do|have ` +
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
  String.raw`^(?:and |then |also |but )*(?:if|when|once|as soon as|should) (?!i'm (?:being ` +
    String.raw`)?honest|(?:i|we) (?:can|` +
    String.raw`could|manage)\b)[^,]{2,50}?,? (?=(?:i|we)(?:'d like|`,
  String.raw` would like|'ll| will| shall|`,
  String.raw` might| want to| hope to| need to| must| should|'d love| have to|'ve got to| could) )`,
);

/** "The main thing today is to", "top of my list is". */
const naming = pattern(
  'i',
  String.raw`^(?:(?:so|ok|well|and) )*(?:(?:(?:my|the|our|today's)(?: (?:main|big|only|one|top|` +
    String.raw`first|real|other|`,
  String.raw`next|second|number one))*|number one) (?:goal|aim|thing|job|task|priority|focus|` +
    String.raw`intention|plan|`,
  String.raw`mission|target|ambition|wish)(?: on (?:my|the) (?:list|plate))?|(?:top|first|next|` +
    String.raw`high) (?:of|on|up on) `,
  String.raw`(?:my|the|today's) (?:list|agenda|plan)|(?:first|next) up)(?: (?:today|for today|` +
    String.raw`this \w+|i have))*,? `,
  String.raw`(?:is|are|will be|would be|has to be|must be)(?: simply| just)?(?: to)? (?!(?:an?|` +
    String.raw`not|on|that|it|gone|out)\b)`,
);

/** "Two: ring Mum", "thirdly, weed": a number said in words. */
const numbered =
  /^(?:and |then )*(?:(?:number |no\.? ?|priority |task |item |thing )?(?:one|two|three|four|five|six|1|2|3|4|5)[:)–-]|(?:first|second|third|fourth|fifth|last)(?:ly)?(?: (?:thing|one|up|item|task|of all|off))?[:,)–-])\s+(?=\p{L})/iu;
/** "It's a quiet one: ...", "Nothing much: ...": how the day is. */
const dayIs =
  /^(?:it's|it is|it'll be|today's|today is|today will be|this is|not much|nothing much|quiet|busy|short|simple|easy|light|full|mad|manic|usual)\b[^:.]{0,40}:\s+(?=\S)/i;
/** "Would be nice to", "I'm thinking of". */
const hoping = pattern(
  'iu',
  String.raw`^(?:(?:and|also|then|plus|so|maybe|ideally|today|but)[, ]+)*(?:(?:it |that ` +
    String.raw`)?(?:would|'d|will|'ll) (?:also )?be `,
  String.raw`(?:so |really |very )?(?:nice|good|great|lovely|ideal|handy|wonderful|useful|` +
    String.raw`fab|brilliant|amazing|a (?:relief|win|miracle|bonus))`,
  String.raw`(?: if (?:i|we) (?:could|can|got to|manage to)| to)(?: (?:finally|at last|just|` +
    String.raw`also|actually|get to))? |`,
  String.raw`i(?:'d| would|'ll| will) (?:be|feel|call it|count it) (?:\p{L}+ ){1,4}?if (?:i|` +
    String.raw`we) (?:could|can|managed? to|get to|got to|got round to)(?: just| only| finally)? `,
  String.raw`|(?:i|we)(?:'m|'re| am| are)(?: (?:also|really|just))? (?:planning|thinking|` +
    String.raw`looking|counting|set|keen|intent|bent|working)`,
  String.raw`(?: (?:on|of|about|at))+ (?=\p{L}+ing\b)|(?:today )?(?:i'm |i am |we're ` +
    String.raw`)?(?:also |still |really |mostly |mainly |just )*(?:supposed|meant|due|` +
    String.raw`hoping|planning|going) to be (?=\p{L}+ing\b)|(?:also |still |really ` +
    String.raw`)*(?:ought|supposed|meant|due) to )`,
);

/** The sentence from the thing to do on. */
export function withoutPreamble(said: string): string {
  const opened = said.replace(dayIs, '').replace(numbered, '');
  const plain = selfTold(opened.replace(inserted, '$1 ').replace(provided, '').replace(given, ''));
  const wish = mattering.exec(plain) ?? naming.exec(plain) ?? hoping.exec(plain);
  return wish ? ordered(plain.slice(wish[0].length)) : plain;
}

/** "Painting the fence and calling Bo" is to paint it and to call him. */
const ordered = (text: string): string =>
  text
    .split(/(,\s+(?:and\s+)?|\s+(?:and|then|&)\s+)/)
    .map(imperative)
    .join('');

/** "What absolutely cannot wait is ...", "I've just the one job, which is to ...". */
const compelling = pattern(
  'i',
  String.raw`^(?:(?:so|but|and|well|tomorrow)[, ]+)*(?:what|(?:the|my) (?:one|only|main|` +
    String.raw`last) (?:thing|job|task|errand)`,
  String.raw`(?: that| which)?|(?:i(?:'ve| have)|there's|there is) (?:just |only |got ` +
    String.raw`)*(?:the )?one (?:job|thing|task|errand),? which)`,
  String.raw`(?: (?:i|we))?(?: (?:absolutely|really|truly|simply|still|do|just|most))*(?: ` +
    String.raw`(?:(?:have|need|got) to (?:do|get done)|`,
  String.raw`(?:can't|cannot|can not) (?:wait|slip|be late|miss|put off|forget|let slide)|` +
    String.raw`must (?:do|not forget|not miss)|remains))?`,
  String.raw`(?: (?:now|today|still|tonight|first|tomorrow|at all))* is (?:to )?(?!(?:an?|` +
    String.raw`not|that|it|gone|out|when|why|how|if)\b)(?=\S+ \S)`,
);

/** What one says one has to do, with the day when it is the next. */
export function compelled(said: string): { text: string; later: boolean } | undefined {
  const found = compelling.exec(said)?.[0];
  if (found === undefined || !/ing\b|\bto $|\bis $/.test(`${found}`)) return undefined;
  const text = imperative(said.slice(found.length));
  const [first = '', second] = text.toLowerCase().split(' ');
  return opensTask(first, second) ? { text, later: /\btomorrow\b/i.test(found) } : undefined;
}
