/** Knows in which words people ask for something to be put on the list, and what it is. */

import { oneOf, pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { spelled } from './gist.ts';
import { goesOnIn } from './goes-on.ts';
import { owedIn } from './owed.ts';
import { taskVerbs } from './verbs.ts';

export const lead =
  String.raw`(?:(?:oh|and|also|so|then|now|but|ok|okay|yes|yeah|just|actually|pls|plz|please|` +
  String.raw`kindly|hey|wait|sorry|` +
  String.raw`can|cn|could|cud|cld|would|wud|will|you|u|ya|ye|yous|y'all|i'd like to|i want to|i ` +
  String.raw`need to|need to|` +
  String.raw`to|want|let's|maybe|while you're at it|one more(?: thing)?|today|for today)[,:]? )*`;
const verb =
  '(?:put|stick|chuck|pop|throw|bung|slap|whack|lob|sling|bang|fling|jot|pencil|squeeze|slip|' +
  'tack|get)';
const there = oneOf(
  'on there|in there|on it|to it|onto it|on here',
  "(?:on|to|onto|in|into) (?:the|my|me|today's|that) (?:list|checklist|to-?dos?|day|plan)|" +
    "(?:on|onto|to) (?:today|tomorrow)'s(?: (?:list|plan|to-?dos?|checklist))?",
);
const tail =
  String.raw`(?: (?:too|as well|also|again|for me|please|pls|plz|would (?:ya|you|u|` +
  String.raw`ye)|will (?:ya|you|u|ye)|` +
  String.raw`could (?:ya|you|u)|if you (?:can|could|would|don't mind)|thanks|ta|thx|cheers|for ` +
  String.raw`today|today))*\W*$`;

/** "Put nit comb down for tomorrow". */
const putDown = sparing(
  /^(?:(?:oh|and|also|so|then|please|pls|can you|could you|just)[, ]+)*(?:put|jot|pencil|note) (?!it\b|that\b|them\b|this\b|me\b|my foot\b)(.{2,50}?) down(?: on (?:the|my) list)?( for \S.{2,20})?(?: please| pls| too)*\W*$/i,
);
/** "Put on Gwen at 2 as well". */
const putOn = sparing(
  /^(?:(?:oh|and|also|so|then|please|pls|can you|could you|just)[, ]+)*(?:put|stick|pop) on (?!(?:the|some|a) (?:kettle|wash|heating|oven|washing|telly|radio|light|weight|coat|tea|dinner)\b)(.{2,60}?) (?:as well|too|also)(?: please| pls)?\W*$/i,
);
/** "Put on \"courier the originals\"". */
const inQuotes = sparing(
  /^(?:(?:oh|and|also|so|then|please|pls|can you|could you|just|can i|can we|could i|could we|may i)[, ]+)*(?:put|stick|pop|chuck|jot|write|note|add|get|have)(?: (?:on|in|down|up))? "([^"]{3,})"(?: (?:on|in|down|too|as well|also|please|pls|there|to (?:the|my) list|the list|my list|would you|will you|could you|for me|thanks|ta))*\W*$/i,
);
/** Says by a place or a sign that what stands beside it is for the list. */
const placed = pattern('i', `^${lead}${verb} (?:down |in )?"?(.{2,80}?)"?,? ${there}${tail}`);
const placedFirst = pattern(
  'i',
  `^${lead}(?:${verb}|add|include|note|write)(?: (?:another|one more|one other|a new|an extra|a late|one last)(?: (?:one|thing|job|item|task))?)?(?: (?:on|in|down|up|to (?:that|it|this|those|` +
    `these|them|the mix)|${there}))+ ?(?::|,| -|–) ` +
    `(.{2,})$`,
);
/** "Put on there tea with Gran". */
const placedThere = pattern(
  'i',
  `^${lead}(?:${verb}|note|write) (?:(?:down|up|in) )?${there} (?:that )?(?!to\\b|for\\b|too\\b|as well\\b|please\\b|pls\\b|also\\b|and\\b|would\\b|will\\b|it\\b|by\\b|before\\b)(\\S+ \\S.*)$`,
);

/** "Stick on call the vet", "put reorder syrup on as well": the thing opens with a verb. */
const particled = pattern('i', `^${lead}${verb} (?:${there}|on|in|down) (?:to )?((\\S+) \\S.*)$`);
const trailed = pattern('i', `^${lead}${verb} ((\\S+) .{2,80}?) (?:on|in|down)${tail}`);

/** "Kindly include submit the form", "put down ring Ann": again the thing opens with a verb. */
const included = pattern(
  'i',
  `^${lead}(?:include|note(?: down)?|(?:log|jot|write|put) down) (?:to )?((\\S+) \\S.*?)${tail}`,
);
const adding = pattern(
  'i',
  `^${lead}(?:i'm |im |i am )?adding(?: on| in)?:? (?!up\\b|to the\\b|it\\b)(.{2,})$`,
);

/** "And stick physio on": not the kettle. */
const stuckOn = sparing(
  /^(?:(?:and|also|please|pls|can you|could you|oh|then|so)[, ]+)+(?:stick|pop|chuck|bung|whack|tack|sling|slap) (?!it\b|that\b|them\b|this\b)(.{2,40}?) (?:on|down)(?: too| as well| also| please| for me| there)*\W*$/i,
);
/** "Put the perm for Gwen on instead". */
const putBehind = sparing(
  /^(?:(?:oh|and|also|so|then|please|pls|can you|can u|could you|just|no|yes)[, ]+)*(?:put|stick|pop|chuck|bung|whack|tack|sling|slap|throw) (?!it\b|that\b|them\b|this\b|me\b|on\b)(.{2,50}?) on (?:(?:instead|too|as well|also|please|pls|for (?:me|today)|there|would you|will you)[ ,]*)+\W*$/i,
);
const switchedOn =
  /\b(?:kettle|sun ?cream|cream|makeup|face|socks|sheets|bedding|music|film|brake|chicken|slow cooker|pan|soup|stew|heating|oven|washing|wash|dinner|tea|dishwasher|lights?|radio|load|telly|tv|coat|potatoes|rice|pasta|jacket|shoes)(?: (?:machine|on))?$/i;

const missing = pattern(
  'i',
  String.raw`^(?:all |looks |that's |it's )?(?:good|great|fine|perfect|ok|okay|right)(?: to me| ` +
    String.raw`here)?,? (?:except|but|only|just|apart from)`,
  String.raw`(?: that)?(?: i)?(?: also)? (?:need|missing|forgot|have to|must|add)(?: to)? (\S.*)$`,
);
const announced = pattern(
  'i',
  String.raw`^${lead}(?:(?:(?:one|another|1) more|one other|another|a new|new|an extra|one ` +
    String.raw`extra|an addition|one addition|extra|` +
    String.raw`one last|a last)(?: (?:one|`,
  String.raw`thing|item|task|job))?|there(?:'s| is)(?: also| just)? (?:one|another)(?: ` +
    String.raw`more)?(?: (?:one|thing|item|task|job))?)`,
  String.raw`(?: (?:is there|there is|for (?:you|today|me|the list)|to (?:add|do|go on)|that ` +
    String.raw`came up|came up|has come up|i forgot))*`,
  String.raw`(?: tho| though)?\s*(?::|,|\s-|–|;)\s*(?:i (?:have|need|must|got) to |to )?(\S.+)$`,
);
const recalled = pattern(
  'i',
  String.raw`^(?:(?:oh|and|also|so) )*(?:before (?:i|it) (?:forgets?|slips? my mind)(?: again)?|` +
    String.raw`while i (?:remember|think of it)|`,
  String.raw`(?:i )?(?:(?:nearly |almost )?forgot|should have remembered) to (?:say|mention|add|tell you)(?: that)?|nearly forgot|almost forgot|i forgot)(?:,|:|` +
    String.raw`;| -|–)? `,
  String.raw`(?:(?:i|we)(?:'ve| have| also)? (?:also )?(?:need to|have to|must|got to|gotta|` +
    String.raw`should) |(?:to )?add |also )?(\S+ \S.*)$`,
);

/** "Forgot to mention the laundry". */
const leftOut = sparing(
  /^(?:(?:oh|and|also|so|sorry|i|we)[, ]+)*forgot to (?:say|mention|add|include|list|write)(?: down)?[:,]? (?:about )?(?!that\b|i\b|i'\S|it\b|he\b|she\b|they\b|we\b|how\b|what\b|why\b|to\b|no\b|thanks\b|hello\b|hi\b)(\p{L}(?:(?! (?:is|are|was|were|has|have|will|said|did|got) ).){1,50})$/iu,
);

const opensWithVerb = (word: string): boolean =>
  taskVerbs.has(spelled(word.toLowerCase().replace(/[^\p{L}'-]/gu, '')));

/** "Add a new one": what it is comes next. */
export const announcesOne = pattern(
  'i',
  `^${lead}(?:i've got |i have |there's |here's )?(?:${verb}|add|have|take|note)? ?(?:on |in |` +
    `down )?(?:an? |one |two |some )?`,
  String.raw`(?:(?:new|more|extra|other|another|further|late) )+(?:ones?|things?|items?|tasks?|` +
    String.raw`jobs?|additions?)`,
  String.raw`(?: (?:on|in|down|to it|for (?:me|you|today|the list)|(?:to|on) (?:the|my) list|` +
    String.raw`please|pls))*\W*$|^${lead}(?:add|take|note) (?:one|another|two|a few|some) ` +
    String.raw`more(?: please| pls)?\W*$`,
);

/** "They want me in Boise by nine, so put that on": what is told is what is to be done. */
const soAdd = sparing(
  /^(.{4,80}?),? so (?:please |can you |could you )?(?:add|put|stick|pop|note) (?:that|it|this)(?: one)?(?: (?:on|down|in|to)(?: (?:there|here|it|the list|my list))?)?(?: please| too| then)*\W*$/i,
);
const wanted = sparing(
  /^(?:(?:now|and|but|well|also) )*(?:they|he|she|my \S+|the \S+|\S+)(?: now| also| has| have)? (?:wants?|needs?|asked|told) (?:me|us) (?:to )?(?=(\S+) )/i,
);

function toldFirst(clause: string): string | undefined {
  const [, told = ''] = soAdd.exec(clause) ?? [];
  const [before, word = ''] = wanted.exec(told) ?? [];
  if (before === undefined) return undefined;
  const what = told.slice(before.length);
  if (/^(?:in|at|on|over|back|there)$/i.test(word)) return `Be ${what}`;
  return opensWithVerb(word) ? what : undefined;
}

/** The words of what is to be added; undefined when the clause asks for no such thing. */
export function additionIn(clause: string, later = false): string | undefined {
  const [, put, set, comes] = abroad.exec(clause) ?? [];
  const foreign = put ?? set ?? comes;
  if (foreign !== undefined) return foreign;
  const goes = goesOnIn(clause);
  if (goes !== undefined) return goes;
  if (!nearAddition.test(clause)) return undefined;
  const first = toldFirst(clause);
  if (first !== undefined) return first;
  const due = owedIn(clause);
  if (due !== undefined) return due;
  const [, said] =
    inQuotes.exec(clause) ??
    putOn.exec(clause) ??
    missing.exec(clause) ??
    placedFirst.exec(clause) ??
    adding.exec(clause) ??
    placed.exec(clause) ??
    placedThere.exec(clause) ??
    announced.exec(clause) ??
    [];
  // "Put the gym back on the list": it was on it before.
  if (said !== undefined) return backOn.test(clause) ? said.replace(/ back$/i, '') : said;
  const stuck = (stuckOn.exec(clause) ??
    putBehind.exec(later ? `${clause.replace(/\W+$/, '')} there` : clause))?.[1];
  if (stuck !== undefined && !switchedOn.test(stuck)) return stuck;
  const down = putDown.exec(clause);
  if (down) return `${down[1] ?? ''}${down[2] ?? ''}`;
  const moved = particled.exec(clause) ?? trailed.exec(clause) ?? included.exec(clause);
  if (moved?.[2] !== undefined && opensWithVerb(moved[2])) return moved[1];
  const unsaid = leftOut.exec(clause)?.[1];
  if (unsaid !== undefined) return unsaid;
  const [, forgotten = ''] = recalled.exec(clause) ?? [];
  return opensWithVerb(forgotten.split(' ')[0] ?? '') || isDue.test(forgotten)
    ? forgotten
    : undefined;
}

/** "I forgot, dentist at 5". */
const isDue =
  /^(?!.*\b(?:is|are|was|were|had|did|didn't|i|i'm|we|it|he|she|they|said|that)\b)[\p{L}' ]{3,30} (?:at|by) \d/iu;
const nearAddition = pattern(
  'i',
  String.raw`\b(?:${verb}|add|adding|include|note|log|list|register|write|more|another|extra|` +
    String.raw`new|other|last|owe|except|` +
    String.raw`but|only|just|forgets?|` +
    String.raw`forgot|slips?|remember|`,
  String.raw`think of it)\b`,
);

/** "Voeg brood toe", "setz Brot kaufen auf die Liste", "pon pan en la lista". */
const abroad = pattern(
  'iu',
  String.raw`^(?:(?:und|et|y|e|en|bitte|porfa|por favor|svp|stp) )*(?:voeg|zet|füge?|fueg|setze?|schreibe?|pack|mets|pon|p[õo]e|bota|coloca|metti) `,
  String.raw`(?:(?:nog|noch|ook|auch|eens|mal|aussi|también|também|anche|bitte) )*(.{3,60}?) (?:toe|hinzu|dazu|drauf|erbij|`,
  String.raw`(?:op|auf|sur|en|na|nella|in|alla) (?:(?:de|het|die|meine|mijn|la|ma|mi|a|minha|mia) )?(?:lijst\w*|liste|lista))\W*$|`,
  String.raw`^(?:pon|mets|p[õo]e|metti|coloca|bota) (?:tamb[ié]{1,2}[nm] |aussi |anche )?(\p{L}{2,}(?:[aei]r|[aei]?re) .{2,60})$|`,
  String.raw`^(.{3,40}?) (?:kommt|komt) (?:auch |ook |er )*(?:noch |nog )?(?:dazu|hinzu|bij|drauf)\W*$`,
);

/** Opens an edit of what is on the list. */
export const edits = pattern(
  '',
  String.raw`^(?:and |also |please )*(?:bump|move|push|drop|remove|delete|skip|postpone|scratch|`,
  String.raw`take|defer|cancel|mark|tick)\b`,
);

/** Says outright that what it names is new. */
export const addition = pattern(
  '',
  String.raw`^(?:(?:oh|and|also|pls|please|so|ok|okay|yes|then|now|but|can you|could you|would `,
  String.raw`you|kindly|just|`,
  String.raw`actually|let's|i'd like to|i want to|need to|i need to)[, ]+)*(?:add(?!ress)\b|put ` +
    String.raw`(?:down |in )?"|`,
  String.raw`remind me (?:to|about)\b|\+|put (?!it|them|that|those|in for|off|away)(?:in |down `,
  String.raw`)?.*\bon `,
  String.raw`(?:the|my|today's) list|(?:chuck|pop|stick|put|throw|slap|whack) (?!it|them|that|`,
  String.raw`those)\S+ .*\b(?:on|in) (?:there|it|the list|my list|too)|put (?:in|down) (?!for\b)|`,
  String.raw`new (?:one|item|task)\b|include )|\badd(?:ed)? please$| add$`,
);

/** "Stick that on as done": of what was told before it and is on no list. */
export const logsIt = pattern(
  '',
  String.raw`\b(?:add|log|count|stick|put|pop|chuck|mark|note|write|include|tick|throw|whack|` +
    String.raw`record|jot|call) `,
  String.raw`(?:it|that|this|them|those)(?: one)?(?: (?:on|down|in|up|off|there|too|also|(?:on|` +
    String.raw`to|in) (?:the|my) list))* `,
  String.raw`(?:as|to|under)\b|\b(?:add|log|count|mark|note|write|tick|record) as (?:done|complete|finished)\b`,
);

/** "Put the vet on tomorrow's list." */
export const ofTomorrow = /\b(?:on|onto|to) tomorrow's\b/;

/** "Put the card back on the list." */
export const backOn = /\bback on\b/;
