/** Keeps names of people together, where a comma between them would part them. */
import { pattern } from '../pattern.ts';
import { activity } from './activities.ts';
import { taskVerbs } from './verbs.ts';

/** "To Mark, Jen and Priya": people one does one thing with are no things to do. */
const people =
  /(?<=\b(?:to|with|for|from|[Cc]all|[Rr]ing|[Pp]hone|[Ee]mail|[Tt]ext|[Mm]essage|[Ii]nvite|[Aa]sk|[Tt]ell|[Tt]hank|[Mm]eet|[Rr]emind|[Pp]ay|[Ss]ee|[Vv]isit|and)\s)\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)+,? (?:and|&) \p{Lu}\p{Ll}+(?! (?:the|my|to)\b)/gu;
const and = String.raw`(?:and|&|n|'n')`;
/** "Rock and roll lesson plan": two words that are one, though the second may be a verb. */
const pairs = pattern(
  'giu',
  String.raw`\b(?:rock ${and} roll|black ${and} white|salt ${and} vinegar|search ${and} rescue|(?:cut|copy) ${and} paste|wash ${and} (?:fold|(?:blow )?dry|go)|cut ${and} (?:colou?r|blow ?dry)|bed ${and} breakfast|trial ${and} error|lost ${and} found|`,
  String.raw`meet ${and} greet|show ${and} tell|mix ${and} match|pick ${and} mix|drag ${and} drop|track ${and} (?:trace|field)|bits ${and} (?:pieces|bobs)|odds ${and} ends|health ${and} safety|research ${and} development|profit ${and} loss|terms ${and} conditions|`,
  String.raw`fish ${and} chips|stop ${and} search|(?:park|kiss) ${and} ride|hide ${and} seek|wear ${and} tear|plug ${and} play|sip ${and} paint|paint ${and} sip|bring ${and} (?:buy|share)|(?:grab|touch|drop|stop) ${and} go|drum ${and} bass|arts ${and} crafts|`,
  String.raw`rest ${and} relaxation|click ${and} collect|hit ${and} run|wine ${and} dine|supply ${and} demand|song ${and} dance|mac ${and} cheese|pros ${and} cons|law ${and} order|gin ${and} tonic|nuts ${and} bolts|peace ${and} quiet|surf ${and} turf|bread ${and} butter|`,
  String.raw`tried ${and} tested|give ${and} take|bait ${and} switch|nip ${and} tuck|back ${and} forth|cash ${and} carry|(?:stay ${and} play|play ${and} stay)|(?:mum|mother|parent|baby) ${and} (?:baby|toddler)|crash ${and} burn|dine ${and} dash|snakes ${and} ladders|pins ${and} needles)\b`,
);
const space = '\u{E001}';
const comma = '\u{E000}';
export const namesKept = (sentence: string): string =>
  (sentence.includes(',') ? sentence.replace(people, keptTogether) : sentence).replace(
    pairs,
    (pair) => pair.replaceAll(' ', space),
  );
const keptTogether = (names: string): string =>
  names
    .split(/\W+/)
    .slice(1)
    .some((name) => taskVerbs.has(name.toLowerCase()) || activity.test(name))
    ? names
    : names.replace(/,/g, comma);
export const asTyped = (piece: string): string =>
  piece.replaceAll(comma, ',').replaceAll(space, ' ');

/** "Dinner with Ngozi and her mother by 7": one thing with two people. */
const companion = /\b(?:with|for|from|to) (?:\p{L}+ )?\p{L}+$/u;
const theirs =
  /^(?:his|her|their|my|our) (?:\p{L}+ )?\p{L}+(?: (?:by|at|on|before|around|for|tomorrow|tonight|in|from|about)\b.*|\W*)$/iu;

/** "All done except the trailer and the library books": both are left out. */
const exceptThat =
  /\b(?:all|every ?thing|both|lot|(?:\d|three|four|five) of them)\b[^,;.]*\b(?:except|bar|apart from|but(?! (?:i|we|it)\b)|besides|minus|aside from|other than)(?: for)? [^,;.]*$/i;
const justThing =
  /^(?:the|my|our|his|her) \S+(?: (?!is\b|are\b|was\b|i\b|needs?\b|has\b|have\b|looks?\b|died\b|broke\b|went\b|still\b|can\b|will\b|won't\b|got\b|isn't\b)\S+){0,2}\W*$/i;

/** "Tea with Judith and the Rector at four." */
const together =
  /^the (?:\p{Lu}\p{L}+|kids|children|girls|boys|lads|twins|team|family|gang|others|rest|board|committee|in-laws|neighbou?rs|dogs?|wife|husband|boss|grandkids|crew|group|parents)(?: (?:by|at|on|before|around|for|tomorrow|tonight|in|from|about|over)\b.*|\W*$)/u;
/** "Mac and cheese with Grandma and Pop at 5:30": a name, though it may be a verb too. */
const named = /\bwith (?:the |my )?\p{L}+$/u;
const alsoNamed =
  /^(\p{Lu}\p{Ll}+)(?: (?:at|on|by|around|for|tomorrow|tonight|today|this)\b.*|\W*)$/u;
const isNameToo = (before: string, after: string): boolean => {
  const name = named.test(before) ? alsoNamed.exec(after)?.[1] : undefined;
  return name !== undefined && !activity.test(name);
};
export const areTogether = (before: string, after: string): boolean =>
  isNameToo(before, after) ||
  (companion.test(before) && theirs.test(after)) ||
  (/\bwith \S+$/.test(before) && together.test(after)) ||
  (exceptThat.test(before) && justThing.test(after)) ||
  /\b(?:just|only) (?:me|us)$/i.test(before);

/** French "plus tard", and "lo demas en la tarde": no English "plus", and no Dutch "and". */
export const joinsNothing = (joint: string, after: string): boolean =>
  (joint === 'plus' && /^(?:tard|tôt|de|que|besoin)\b/.test(after)) ||
  (joint === 'en' && /^(?:la|el|los|las|casa|un|una|mi|su) /.test(after));

/** "Fill in the form", "hand in the sheet": the "in" is part of the verb. */
export const bothVerb =
  /^(?:fill|hand|turn|send|bring|phone|call|check|sign|drop|put|give|break|trade|work|move|carry|try|check|pass|log) (?:in|on) (?:the|my|our|his|her|their|an?|some|for) \S/i;
