/** Finds the items a clause counts: "2", "1-3", "#4", "the first two", "the last one". */

import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { isPast } from './past.ts';
import { settled } from './signal-words.ts';
import { statusWords } from './signals.ts';
import { numerals, spelledOut } from './spelled-numbers.ts';

const names = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const counted = '(one|item|task|two|three|four|five|six|ones|items|tasks|[2-9])';
const place = `(${names.join('|')}|middle|last|final|bottom|top|[1-9](?:st|nd|rd|th))`;

const ordinalPattern = sparing(new RegExp(`\\b${place}(?='s|\\b)(?: ${counted}\\b)?`, 'g'));
const beforePlace =
  /(?:^|\b(?:the|my|keep|lose|drop|skip|did|finished|done|and|or|&|n|but|yes|no|only)|[,;:.])\s*$/;
const afterPlace = pattern(
  '',
  String.raw`^(?:'s|\s*$|\s*[,.;:!&✅✔❌]|\s*-|\s+(?:be|been|half|almost|nearly|partly|and|or|n|is|are|was|were|done|not|no|yes|`,
  String.raw`finished|complete|can|i'll|i will|i can|we'll|to|off|tomorrow|today|all|both|also|already|didn't|isn't|still|got|has|skip|yet|`,
  String.raw`next|only|on|at|as|too|sent|paid|gone|going|won't|never|needs?|(?!need|bed|red)[a-z]{3,}ed)\b)`,
);

const placeOf = (word: string, items: Checklist): number => {
  if (/^(?:last|final|bottom)$/.test(word)) return items.length - 1;
  if (word === 'top') return 0;
  if (word === 'middle') return items.length % 2 === 1 ? (items.length - 1) / 2 : -1;
  const named = names.indexOf(word);
  return named >= 0 ? named : Number.parseInt(word, 10) - 1;
};

const manyOf = (noun: string | undefined): number => {
  const at = numerals.indexOf(noun ?? '');
  return at > 1 ? at : Number(noun) > 1 ? Number(noun) : 1;
};

/** A day of the month; work goes on on the second item. */
const onDay =
  /(?<!\b(?:start(?:ed)?|work(?:ed|ing)?|progress|halfway|half way|going|crack(?:ed|ing)|stuck|still|busy|am|i'm) )\b(?:on|until|till?|before|after|since|from) the $/;

/** A clause without one of these has no place of the list in it. */
const placeWords = sparing(
  new RegExp(`${names.join('|')}|middle|last|final|bottom|top|[1-9][snrt]`),
);

function byOrdinal(text: string, items: Checklist): readonly Item[] {
  if (!placeWords.test(text)) return [];
  const found: Item[] = [];
  for (const match of text.matchAll(ordinalPattern)) {
    const [whole, word = '', noun] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + whole.length);
    if (/\b(?:at|by|in|for) (?:the )?$/.test(before)) continue;
    // "Eyes are to be tested on the 2nd".
    if (/^\d/.test(word) && noun === undefined && onDay.test(before)) continue;
    if (noun === undefined && !(beforePlace.test(before) && afterPlace.test(after))) continue;
    const count = manyOf(noun);
    const inner = items.length - count;
    const even = word === 'middle' && count > 1 && inner > 0 && inner % 2 === 0;
    const at = even ? inner / 2 : placeOf(word, items);
    if (at < 0) continue;
    const start = /^(?:last|final|bottom)$/.test(word) ? items.length - count : at;
    found.push(...items.slice(Math.max(0, start), start + count));
  }
  return found;
}

const range =
  /(?<![\d:.])\b(\d{1,2})(?: ?(?:-|–|to|thru|through) ?(\d{1,2}))?\b(?![:.]\d|%| ?(?:am|pm)\b|\/\d)/g;
const marked =
  /(?:#|\b(?:(?:sl|sr|serial)\.? no\.?|no\.?|number|numbers|item|items|task|tasks) ?)(?=\d)/g;
const claims = pattern(
  '',
  String.raw`\b(?:all|all of the|in|of|out of|for|by|at|until|til|till|before|after|x) \d|\d `,
  String.raw`(?:of|out of(?! the way)|down|to go|left|more|for(?! (?:tomorrow|later|now|next week|(?:mon|tues|wednes|thurs|fri|satur|`,
  String.raw`sun)day)(?: (?:please|pls|then|thanks|maybe|instead))*\W*$)) |\d+ ?%|\d+\/\d+|\d[:.]\d\d|\d ?(?:am|pm|k|`,
  String.raw`km|min|mins|hrs?)\b|\d:\d\b`,
);

/** "Since 5am", "by 3 o'clock": when it was, which counts nothing. */
const timesBeside =
  /\b(?:since|at|by|around|about|before|after|from) (?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock|ish)|noon|lunch|dawn|breakfast|dinner|tea)\b|\b(?:before|after|over|during|by) (?:the |my )?(?!then\b|that\b|this\b|all\b)[a-z]{3,}(?: (?:today|this morning))?(?=\W*$)/g;
/** Words of haste and courtesy, and verbs that say what became of a number. */
const besideNumbers = pattern(
  'g',
  String.raw`\b(?:or|nor|well|think|reckon|believe|guess|suppose|pretty|sure|fairly|definitely|through|thru|cannot|touch|reach|never|w|numbers|nos|lol|haha|ta|cheers|thank|god|goodness|would|could|will|shall|instead|`,
  String.raw`pushed|pushing|bumped|bumping|postponed|postponing|deferred|deferring|knocked|kicked|kicking|head|shifted|shifting|rolled|carried|carrying|forward|dropped|scratched|skipped|scrapped|rescheduled|delayed|moving|shoved|shunted|`,
  String.raw`ignore|bugger|sod|stuff|screw|nailed|die|face|stand|po|na|lang|lah|leh|ji|bhai|yaar|bro|hun|xx?|smashed|crushed|history|grinding|working|slogging|wrestling|chewing|struggling|battling|fighting|busy|middle|bag|bagged|books|shove|shunt|sling|slid|slip|roll|knock|boot|stick|`,
  String.raw`dealt|dusted|waiting|pending|stuck|awaiting|outstanding|chance|hope|luck|boss|mate|`,
  String.raw`again|finally|actually|hopefully|probably|maybe|honestly|alas|sadly|unfortunately|`,
  String.raw`gone|goes|go|went|let|away|ahead|behind|past|last|night|early|morning|afternoon|evening|tonight|`,
  String.raw`weekend|time|today's|by|there|here|that's|that|those|these|this|they|they're|which|`,
  String.raw`is|be|being|any|more|longer|needed|need|bother|bothering|worth|from|list|side|`,
  String.raw`fail|without|certain|certainly|surely|promise|guaranteed|part|nothing|nowt|progress|touched|untouched|binned|axed|dumped|chucked|tossed|canned|struck|`,
  String.raw`handled|cleared|scrub|strike|dead|toast|way|the|trash|zap|junk|can|out of the way|ticking|knocking|managed|manage|worked|powered|ploughed|cracked|polished|boxed|aside|beyond|hold|ice)\b`,
);

/** Numbers count the list only where nothing but a status stands beside them. */
function byNumber(gist: string, items: Checklist): readonly Item[] {
  const text = spelledOut(gist);
  if (!/\d/.test(text)) return [];
  const plain = text.replace(marked, ' ');
  const labels = plain !== text;
  if (!labels && claims.test(plain.replace(timesBeside, ' '))) return [];
  const rest = plain
    .replace(timesBeside, ' ')
    .replace(/'(?:ve|re|m|ll|d)\b/g, '')
    .replace(statusWords, ' ')
    .replace(besideNumbers, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b\d{1,2}\b/g, ' ');
  const alone = rest.trim() === '';
  const said = alone ? undefined : subjectIn(plain);
  if (!alone && said === undefined && !(labels && opensWithLabel(text))) return [];
  const labelled = text.slice(Math.max(0, text.search(marked))).replace(marked, ' ');
  const from = alone ? plain.replace(timesBeside, ' ') : (said ?? labelled);
  const numbers = [...from.matchAll(range)];
  const some = alone ? numbers : leading(from, numbers);
  return some.flatMap(([, first, last]) => {
    const start = Number(first);
    return start > 0 ? items.slice(start - 1, Number(last ?? first)) : [];
  });
}

/** "4 is a fantasy", "1, 3 closed": numbers of which something is said, and no things counted. */
function subjectIn(plain: string): string | undefined {
  const [, numbers = '', after = ''] = opensWithNumbers.exec(plain) ?? [];
  const [first = '', ...others] = after.match(/[\p{L}'-]+/gu) ?? [];
  if (numbers === '' || first === '' || peopleDo.test(first)) return undefined;
  if (predicate.test(after)) return numbers;
  if (others.length < 2 && (settled.test(after) || hasCome.test(after))) return numbers;
  // "1 signed and e-filed."
  const verbs = [first, ...others].filter((word) => word !== 'and');
  const past = others.length < 2 ? isPast(first) : verbs.length < 3 && verbs.every(isPast);
  return past ? numbers : undefined;
}
/** "5 emailed, 2 replied": so many people. */
const peopleDo = /^(?:replied|answered|responded|accepted|declined|came|showed|said|joined)$/;

/** What becomes of a number without a verb: "3 no joy"; "2 settle", as some English has it. */
const hasCome = sparing(
  /^(?:no (?:joy|luck|chance|time|go|progress|dice|way|answer|reply)|after(?:wards)?|later(?: on)?|next|(?:settle|finish|clear|close|send|pay|submit)(?: already| liao| oredi)?|dead|toast|history|a goner|a no[- ]go|out of the (?:way|question))\W*$/,
);

const opensWithNumbers =
  /^\W*(?:(?:so|ok|and|but|yes|well|also|just|think|number|no\.?|nos\.?) )*(\d{1,2}(?:(?: ?[,&+/] ?| and | n | to | thru | through | ?- ?| )\d{1,2})*)(?:'s|'ve|s)? ?[-:,–]? ?(?:(?:all|both|now) )?(?=\p{L})(.*)$/u;
const predicate = pattern(
  'u',
  String.raw`^(?:is|isn't|ain't|are|aren't|was|wasn't|were|has|hasn't|have|haven't|can|can't|` +
    String.raw`won't|will|`,
  String.raw`needs?|got|gotta|hafta|went|gets|goes|(?:slides?|slips?|rolls?|bumps?|moves?|shifts?)(?= (?:over )?(?:to|till?|until)\b)|stays?|looks?|did|didn't|never|ought|should|could|must|` +
    String.raw`might|`,
  String.raw`(?:i'm|i am|im|i'll|i will|i can|i could|i've|i|we're|we'll|we've|we) (?:\p{L}+ ){0,2}\p{L}+(?: (?:to|till?|until|off|out|for) ` +
    String.raw`\p{L}+)?(?: (?:at|after|before|over|during|on|in|by|this|when|once) [^,;.]{2,30})?\W*$|`,
  String.raw`both|a (?:fantasy|no|yes|no[- ]go|pipe dream|bust|flop|write-?off|goner|lost cause))\b`,
);

/** "Jug number 4" is a jug; "#4 went out" and "move number 4" count the list. */
const opensWithLabel = (text: string): boolean =>
  text.slice(0, text.search(marked)).replace(statusWords, ' ').trim() === '' ||
  /#\d/.test(text) ||
  movesLabel.test(text);
const movesLabel =
  /^(?:(?:please|can you|could you|and|also|just) )*\p{L}+ (?:number|no\.?|item|task) ?\d{1,2} (?:off|out|away|(?:on |to |till? |until |for )+(?:tomorrow|next|the|later|[a-z]+day)\b)/u;

/** "#1, 2 and 3 go out at 5": the numbers that stand together behind the mark. */
function leading(text: string, numbers: readonly RegExpExecArray[]): readonly RegExpExecArray[] {
  const together: RegExpExecArray[] = [];
  let end = 0;
  for (const match of numbers) {
    const between = text.slice(end, match.index);
    if (together.length > 0 && !/^[\s,&]*(?:and|n|or)?\s*$/.test(between)) break;
    together.push(match);
    end = match.index + match[0].length;
  }
  return together;
}

/** "The first 3", "last 2": so many from there, not the one of that number. */
const severalAtOnce = sparing(
  /\b(?:first|last|top|bottom|final|other) [2-9](?!\d|[:.]\d| ?[ap]m\b)\b/,
);

/** Items named by number or place; empty when the clause names none that way. */
export function countedIn(gist: string, items: Checklist): readonly Item[] {
  const counts = severalAtOnce.test(gist) ? [] : byNumber(gist, items);
  return counts.length > 0 ? counts : byOrdinal(gist, items);
}

/** "Chapter 6 read, 7 not yet": beyond the length of the list, a number is one an item holds. */
export function byOwnNumber(gist: string, items: Checklist): readonly Item[] {
  const number = /^(?:and )?(\d{1,3})(?= \D|$)/.exec(gist)?.[1];
  if (number === undefined || Number(number) <= items.length) return [];
  const held = items.filter(({ text }) => new RegExp(String.raw`\b${number}$`).test(text));
  return held.length === 1 ? held : [];
}

/** "Two down", "2 of 3 done": how many are said to be done, without saying which. */
export function claimedIn(gist: string): number | undefined {
  const found = claimPattern.exec(gist);
  const word = found?.[1] ?? found?.[2] ?? found?.[3];
  if (word === undefined) return undefined;
  const at = numerals.indexOf(word);
  return at >= 0 ? at : Number(word);
}

const amount = '(one|two|three|four|five|\\d)';
const claimPattern = pattern(
  '',
  String.raw`^(?:\W*(?:got|did|finished|so|ok|only|just|managed|well)\W+)*(?:${amount} (?:out of|`,
  String.raw`of|/|for) (?:the )?(?:two|three|four|five|six|\d|them|these|those|it)(?: done| today| items| tasks| `,
  String.raw`ok)*(?=\W|$)|`,
  String.raw`${amount} down\b|${amount}/\d(?: done)?(?=\W|$))`,
);

/** "Got through 1" of a list; "got through two" of the boxes is a part. */
export const gotThrough = sparing(
  /^(?:(?:so|and|ok|well|i|we|i'm|i've|have|just|already|finally) )*(?:got|get|gotten|made it|went|been|worked|powered|ploughed|am|is)? ?(?:my way )?through (?:with )?(?:number |item |no\.? ?|#)?\d[#\d ,&and-]*\W*$/,
);

/** "Third one, chuck it": what is said of an item by its place. */
export const ofCounted =
  /^(?:the )?(?:first|second|third|fourth|fifth|last|number \S+|\d)(?: one)?(?: -|:|,) (?:\p{L}+ (?:it|that)|done|skip|drop|tomorrow|not)\b/iu;
