/** Knows that only a part of an item is done: fewer than it counts, or so far and no further. */

import type { Item } from '../../checklist.ts';
import { oneOf, pattern, spaced } from '../pattern.ts';
import { remembered } from '../remembered.ts';
import { contentWords, folded } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { saysOwnPast } from './item-verb.ts';
import { sameWord } from './same-word.ts';

const numerals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );
const tens: ReadonlyMap<string, number> = new Map([
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['dozen', 12],
]);
const number = String.raw`(?:\d{1,3}|${[...numerals.slice(1), ...tens.keys()].join('|')})`;

const valueOf = (word: string): number => {
  const at = numerals.indexOf(word);
  return at >= 0 ? at : (tens.get(word) ?? Number(word));
};

/** "Band 3 application": the number is a name, and counts nothing. */
const labelled =
  'band|grade|level|year|phase|part|unit|room|flat|door|bay|ward|platform|gate|lane|route|line|bus|class|group|team|section|page|chapter|ch|step|stage|zone|bed|table|block|floor|week|day|form|draft|round|term|module|figure|fig|version|v|tier|type|plot|store|house|pier|hall|lab|test|paper|act|scene|track|volume|quarter|exhibit|appendix|building|terminal|highway|channel|pit|pen|field|shed|dock|berth';

/** "10 cards", "cards x 10", "cupcakes (24)"; neither "at 4" nor "chapter 4". */
const amount = sparing(
  new RegExp(
    String.raw`(?<!\b(?:at|by|until|from|to|no\.?|number|${labelled}) |[:.\d£$€])\b(${number})(?= (?!am\b|pm\b|o'clock\b)\p{L}{2})|` +
      String.raw`\bx ?(\d{1,3})\b|\b(\d{1,3}) ?x\b|\((\d{1,3})\)`,
    'gu',
  ),
);

const amountsOf = remembered((text: string): readonly number[] =>
  [...folded(text).matchAll(amount)].map(([, ...found]) =>
    valueOf(found.find((one) => one !== undefined) ?? ''),
  ),
);

/** "6 cards", "9 of the boxes", "one insurance claim": a count and what is counted. */
const count = sparing(
  new RegExp(
    String.raw`(?<!\b(?:last|final|other|remaining|all|at|by|no|number|figure|chapter) |[:.\d£$€])\b(${number})(?: more)?(?: of(?: the| my| them| those| these| his| her| their)?)?((?: \p{L}[\p{L}'-]*){0,3})`,
    'gu',
  ),
);

/** "Hemmed two": a verb and a count, and nothing more. */
const justSo = sparing(
  new RegExp(
    String.raw`^(?:(?:i|we|i've|we've|just|only|so|and|but) )*\p{L}+ ${number}(?: so far| already)?\W*$`,
    'u',
  ),
);

/** "Drop 4" counts the list, unless things are to be dropped. */
const order =
  /^(?:(?:and|so|but|just|please) )*(drop|skip|scrap|scratch|bin|axe|ditch|remove|delete|cancel|lose|kill|cut|strike|forget|move|push|bump|defer|tick|mark) /;
const isOrder = (gist: string, text: string): boolean => {
  const [, verb = ''] = order.exec(gist) ?? [];
  return verb !== '' && !folded(text).includes(verb);
};

/** Whether the clause counts fewer of an item's things than the item does. */
export function countsFewer(gist: string, { text }: Item): boolean {
  const wanted = amountsOf(text);
  if (wanted.length === 0) return false;
  const most = Math.max(...wanted);
  const held = contentWords(text);
  for (const [whole, said = '', after = ''] of gist.matchAll(count)) {
    const value = valueOf(said);
    if (value >= most || wanted.includes(value)) continue;
    if (/ of (?:them|those|these)\b/.test(whole) || (justSo.test(gist) && !isOrder(gist, text)))
      return true;
    const [first = '', second = ''] = contentWords(after);
    if ([first, second].some((word) => word !== '' && held.some((own) => sameWord(own, word))))
      return true;
  }
  return false;
}

/** "Knocked out 2" of "knock out unit 2", in which it is no number of the list. */
export function isOwnNumber(gist: string, item: Item): boolean {
  const numbers: readonly string[] = gist.match(/(?<![\d.:])\d+(?![\d.:])/g) ?? [];
  const own: readonly string[] = item.text.match(/\d+/g) ?? [];
  return (
    numbers.length === 1 && numbers.every((one) => own.includes(one)) && saysOwnPast(gist, [item])
  );
}

/** "4k steps" of ten thousand. */
function thousandsFewer(gist: string, { text }: Item): boolean {
  const wanted = Number(/\b(\d+(?:\.\d+)?)k\b/i.exec(text)?.[1]) * 1000;
  if (!(wanted > 0)) return false;
  const said = [...gist.matchAll(thousands)].map(([whole]) =>
    whole.endsWith('k') ? Number(whole.slice(0, -1)) * 1000 : Number(whole.replace(',', '')),
  );
  return said.length > 0 && said.every((one) => one < wanted);
}
const thousands = sparing(/(?<![\d.,£$€])(?:\d{1,2},\d{3}|\d+(?:\.\d+)?k|\d{4,5})\b/g);

/** "Edges done" of a jigsaw. */
const roughed = (gist: string, { text }: Item): boolean => {
  const [, part = ''] = begun.exec(gist) ?? [];
  return part !== '' && !folded(text).includes(part);
};
const begun = sparing(
  /\b(edges?|borders?|outline|intro|introduction|base ?coat|undercoat|primer|prep|skeleton) (?:is |are |has been |all )?(?:done|finished|in|on|written|up)\b/,
);

const unit =
  '(?:questions?|q|qs|chapters?|ch|pages?|p|pp|rows?|lines?|letters?|numbers?|no|items?|sections?|' +
  'paragraphs?|slides?|verses?|bars?|levels?|steps?|parts?|acts?|scenes?|clauses?|minutes?|lessons?|' +
  'modules?|units?|weeks?|days?|rounds?|box|figures?|fig|exercises?|problems?|invoices?|records?|tracks?)';
const place = String.raw`(?:the )?${unit} (?:\d+|[a-z]\b|${numerals.slice(1).join('|')}\b)`;
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const piece =
  '(?:paragraphs?|pages?|sentences?|lines?|sections?|verses?|coats?|pass|halves|half|third|quarter|bit|few|' +
  'two|three|layers?|walls?|stage|fix|round|batch|reel|movement|chapters?|rows?|sleeve|side)';
const many = '(?:two|three|four|five|2|3|4|5)';

/** How far one has come: "up to question 6", "two thirds of", "as far as the photo". */
const soFar = pattern(
  'u',
  oneOf(
    String.raw`\bup (?:to|till|until) (?:${place}|[a-z]\b|\d+\b|the \d{1,2}(?:st|nd|rd|th)\b|${month}\b)`,
    String.raw`\b(?:done|read|written|drafted|entered|typed|coded|marked|revised|practised|learnt|got|am|i'm|is|are|only) (?:up )?(?:until|till|to|through|thru|as far as) ${place}`,
    String.raw`\b(?:read|revised|written|wrote|studied|learned|learnt|watched|painted|cleaned|mown|mowed|weeded|dug|drafted|edited|marked|typed|knitted|practised|sorted) up to (?:the |my )?\p{L}`,
    String.raw`\b(?:got(?:ten)?|get|reached|made it|only|am|i'm|is|are|'s|it|just|done|written|read|entered) as far as (?!(?:i|we|he|she|they|possible|that goes)\b)\S`,
    String.raw`\b${many}[ -](?:thirds|quarters|fifths)\b(?! of an hour)`,
    String.raw`\b(?:a|one) (?:third|quarter|fifth) (?:of|done|through|in)\b(?! an hour)`,
    String.raw`\b(?:one|1) (?:side|end|half|part|section|layer|coat|chunk|wall|corner|sleeve) (?:of|is|was|has|done|on|in|down|finished|cleared?|painted)\b`,
    String.raw`\b(?:has|have|got|with|written|wrote|drafted|did|done|just|only) (?:an?|the|its|one|1) (?:first|opening|introductory|rough) ${piece}\b`,
    String.raw`\b(?:has|have|had|got|with|given)(?: had| got)? (?:(?:its|their|the|an?|just|only) )*(?:one|1|first|single|base|primer|priming|mist|under) ?coat\b(?! of (?!paint|primer|varnish|stain|oil)\p{L})|\b(?:has|have|had|got|given|gets?) (?:its|their|the) (?:first|base|primer|under) ?coat\b|\bhad an undercoat\b|\b(?:given|gave|got) (?:\S+ ){1,3}(?:one|its first|a first|the first|1) coat\b|\b(?:wants?|needs?|could do with|due) (?:another|a second|one more|a final|a top|a third|the second|the final) (?:coat|layer|go|wash|pass|rinse|sand|clean)\b`,
    String.raw`\b(?:first|opening) ${piece} (?:is|are|of|written|done|drafted|finished|on|down|painted|arranged)\b`,
    String.raw`\b${number} (?:of (?:the |my )?)?\p{L}+ in(?=\W*$)`,
    String.raw`\b(${number}) of (?:the |my |our )?(?!\1\b)${number} \p{L}`,
    String.raw`\b(?:got |read |am |i'm |about |only )*${number} (?:pages?|minutes?|mins?|chapters?|lines|slides|questions|words|miles|lengths|rows) into\b|\b(?:the )?first ${number} ?(?:minutes?|mins?|pages?|hours?|questions?|lines?|rows?|slides?|chapters?|miles?|boxes)\b`,
    String.raw`\bbusy with\b|\b${number} more (?:to|at|after|left|due|later|tonight|this)\b`,
    String.raw`\b${number} (?!.*\b(?:all|everything)\b).{0,30}\bso far\b`,
    String.raw`\b(?:${number} (?:walls|pages|chapters|rows|sections|verses|paragraphs|sides|layers|floors|shelves|drawers|rooms) of (?:the|my|our|his|her)|first ${number} (?:\p{L}+s))\b`,
    String.raw`\bof which (?:i|we)(?:'ve| have)? (?:\p{L}+ ){1,3}${number}\b`,
    String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: \(\d+\))?(?: \p{L}+)? out of (?:the |maybe |about )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b`,
  ),
);

/** "Upstairs bathroom done" of both, "bathroom 1 done". */
function oneOfSeveral(gist: string, { text }: Item): boolean {
  const [, things = ''] = several.exec(folded(text)) ?? [];
  if (things === '') return false;
  const [, ofThem = ''] = onlyOneOf.exec(gist) ?? [];
  if (ofThem !== '' && sameWord(ofThem, things)) return true;
  return [...gist.matchAll(single)].some(([, before = '', after = '']) => {
    const thing = before || after;
    return thing !== things && sameWord(thing, things);
  });
}
const several = sparing(
  /\b(?:both|two|three|four|all|every|all the|\d+) (?:of )?(?:the |my |our )?(?:\p{L}+ )?(\p{L}{2,}s)\b/u,
);
const onlyOneOf = sparing(/\b(?:one|1|half) of (?:the |my )?(?:two |three |both )?(\p{L}+s)\b/u);
const single = sparing(
  /\b(?:one|1|half|upstairs|downstairs|front|back|top|bottom|first|second|main|big|small|left|right|other|guest|kids'?|en-?suite|master|last) (\p{L}+)\b|\b(\p{L}+) (?:1|2|3|one|two|three)\b/gu,
);

/** "Two of the batteries charged", "charged one battery" of "charge the batteries". */
function someOfThem(gist: string, { text }: Item): boolean {
  const [, count = '', many = '', one = ''] = someOf.exec(gist) ?? [];
  const thing = many || one;
  if (thing === '') return false;
  const held = spaced(folded(text));
  if (count !== '' && held.includes(count)) return false;
  return held.some((word) => word.endsWith('s') && word !== one && sameWord(word, thing));
}
const someOf = sparing(
  /\b(one|two|three|four|five|six|\d+|a few|a couple|some|most|half|several|loads|plenty) of (?:the|my|our|them|those|his|her) (\p{L}{2,}s)\b|^(?:(?:so|and|only|just|i|we|i've|have|did|got|managed)[, ]+)*(?:\p{L}+ed|sent|paid|made|written|wrote|read|cut|sold|fed|did|got)(?: (?:up|off|out))? (?:only |just )?one (\p{L}{3,}(?<!s))(?= |\W*$)(?!.*\b(?:other|rest|more|all)\b)/u,
);

/** "Planned Monday to Wednesday" of a week. */
const someDays = sparing(
  /day ?(?:to|till?|until|through|thru|-|–) ?(?:mon|tues|wednes|thurs|fri|satur)day\b/,
);

/** Whether a clause tells of a part of the one item it names; its own words tell of all of it. */
export function isPart(gist: string, names: readonly Item[]): boolean {
  const [only, ...others] = names;
  if (only === undefined || others.length > 0) return false;
  if (countsFewer(gist, only) || thousandsFewer(gist, only) || roughed(gist, only)) return true;
  if (oneOfSeveral(gist, only) || someOfThem(gist, only)) return true;
  if (someDays.test(gist) && /\b(?:week|month)\b/i.test(only.text)) return true;
  const far = soFar.exec(gist)?.[0];
  if (far === undefined || /\b(\d+|\p{L}+) (?:out )?of (?:the )?\1\b/u.test(gist)) return false;
  const held = folded(only.text);
  const words = contentWords(far);
  if (words.length > 1 && words.every((word) => held.includes(word))) return false;
  const last = words.at(-1) ?? '';
  return !held.includes(last) || !/\b(?:up to|as far as|until|to)\b/.test(held);
}

/** "Kitchen: sink and taps in": the name of an item, and behind it how far it is. */
export function tellsOfParts(said: string, named: readonly Item[]): boolean {
  const [, head = '', parts = ''] = /^([^:,]{2,40}): (.+)$/.exec(said) ?? [];
  const held = named.flatMap(({ text }) => contentWords(text));
  const words = contentWords(head);
  const whole = words.every((word) => held.some((one) => sameWord(one, word)));
  return words.length > 0 && whole && standing.test(parts);
}
const standing = sparing(
  /\b(?:in|up|on|out|off|down|done|ready|there|cut|set|read|put|\p{L}{2,}ed)(?: now| already)?\W*$/iu,
);

const ofMany = sparing(
  new RegExp(
    String.raw`\b${number} (?:out )?of (?:the )?${number} (\p{L}{3,})(?: (\p{L}{3,}))?`,
    'u',
  ),
);

/** "Got 3 of the 4 paints" counts what one item is of. */
export function ofOneKind(gist: string, names: readonly Item[]): boolean {
  const [, first = '', second = ''] = ofMany.exec(gist) ?? [];
  const nouns = [first, second].filter((noun) => noun !== '');
  return names.some(({ text }) =>
    contentWords(text).some((word) => nouns.some((noun) => sameWord(word, noun))),
  );
}
