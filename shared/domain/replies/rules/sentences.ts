/** Cuts a line into sentences, and a sentence into the parts that say something of their own. */
import { pattern, spaced } from '../pattern.ts';
import { isAscii } from '../same-text.ts';
import { additionIn } from './additions.ts';
import { baseOf } from './day-openers.ts';
import { withoutFillers } from './fillers.ts';
import { spelled } from './gist.ts';
import { isPast } from './past.ts';
import { pastForms } from './past-forms.ts';
import { opensTask, taskVerbs } from './verbs.ts';

const initial = /\b\p{Lu}\.$/u;
const abbreviation = pattern(
  'iu',
  String.raw`(?:\b(?:dr|mr|mrs|ms|prof|ch|pp|sec|vol|fig|ave|apt|dept|ext|eng|rev|fr|sgt|capt|sra|`,
  String.raw`srta|st|sr|jr|vs|etc|approx|re|no|e\.g|i\.e|a\.m|p\.m))\.$`,
);

/** No surname, so that the letter before it ended a sentence: "in store B. Everything else". */
const opensSentence =
  /^(?:Everything|The|I|We|All|Rest|Nothing|That|It|And|Also|Still|No|Not|Then|Plus|Will|Need|Please|Can|Other)\b/;

/** Beyond this many characters no sentence says one thing; it is read in pieces. */
const longestSentence = 400;

/** Pieces of at most the longest sentence, cut between words. */
function piecesOf(sentence: string): readonly string[] {
  if (sentence.length <= longestSentence) return [sentence];
  const pieces: string[] = [];
  let start = 0;
  while (start < sentence.length) {
    const far = start + longestSentence;
    const space = far < sentence.length ? sentence.lastIndexOf(' ', far) : sentence.length;
    const end = space > start ? space : far;
    pieces.push(sentence.slice(start, end));
    start = end;
  }
  return pieces;
}

const sentenceEnd = pattern(
  'u',
  String.raw`(?<=[.!?…]['")]?)\s+|`,
  String.raw`(?<=[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F480}\u{1F389}\u{1F64C}\u{1F525}])\s+(?=\p{L})|`,
  String.raw`(?<=\))\s*(?=\p{Lu})`,
);
/** Without one of these a line is one sentence, which costs far less to see than to look for. */
const mayEndSentence = /[.!?'"]\s|\)|[\u0080-\uffff]/;

/** Splits at the end of sentences, and not after "Dr." */
export function sentencesOf(line: string): readonly string[] {
  const parts = mayEndSentence.test(line) ? line.split(sentenceEnd) : [line];
  const sentences: string[] = [];
  for (const part of parts) {
    const before = sentences.at(-1);
    if (
      before !== undefined &&
      (abbreviation.test(before) || initial.test(before)) &&
      !/\b(?:etc|p\.m|a\.m)\.$/i.test(before) &&
      !(initial.test(before) && opensSentence.test(part)) &&
      !(/\bno\.$/i.test(before) && !/^\d/.test(part))
    ) {
      sentences[sentences.length - 1] = `${before} ${part}`;
    } else if (part.trim() !== '') sentences.push(part.trim());
  }
  return sentences.flatMap(piecesOf);
}

const pastVerb = (word: string): boolean =>
  pastForms.has(word) ||
  (/^[a-z]{2,}ed$/.test(word) && !/^(?:need|feed|speed|bed|red|shed)$/.test(word));

const infinitive = /^(?:[a-zà-ÿ]{2,}(?:ar|er|ir|re|oir|ár|ér))$/;
const opensClause = pattern(
  '',
  String.raw`^(?:oh|um|uh|nothing|nobody|everyone|don't|dont|i|i'm|im|i'll|i've|i'd|ill|we|` +
    String.raw`we'd|he|she|` +
    String.raw`they|it|its|it's|that|`,
  String.raw`that's|thats|`,
  String.raw`the|my|his|her|also|then|maybe|please|pls|add|got|did|will|won't|can|can't|`,
  String.raw`didn't|haven't|still|not|no|if|tomorrow|tmrw|just|need|gotta|have|has|had|`,
  String.raw`remind|put|is|are|was)$`,
);

/** "Dinner with Ngozi and her mother by 7": one thing with two people. */
const companion = /\b(?:with|for|from|to) (?:\p{L}+ )?\p{L}+$/u;
const theirs =
  /^(?:his|her|their|my|our) (?:\p{L}+ )?\p{L}+(?: (?:by|at|on|before|around|for|tomorrow|tonight|in|from|about)\b.*|\W*)$/iu;

const weekday = /^(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** "The shed is tidy": a subject and what is said of it. */
const reports = /^(?:\S+ ){1,4}(?:is|are|was|has|have|isn't|hasn't) \S/i;

/** "Paul and I are on for 3:30": two who do one thing. */
const goesOn = /(?:^\p{Lu}[\p{L}']* \S+| (?:are|were))$/u;

/** Whether what follows an "and" is something of its own: another action, another report. */
function startsAnew(after: string, before: string): boolean {
  const words = spaced(after.toLowerCase());
  const [first = '', second = ''] = words;
  const word = spelled(first.replace(/[^\p{L}'-]/gu, ''));
  if (companion.test(before) && theirs.test(after)) return false;
  if (/^(?:then|also|maybe|finally)$/.test(word)) return true;
  if (words.length === 1 && isPast(word) && isPast(before.trim().toLowerCase())) return true;
  if (words.length === 1 && (!taskVerbs.has(word) || /^(?:back|out|off|in|on)$/.test(word)))
    return false;
  if (weekday.test(word) && taskVerbs.has(second)) return true;
  if (word === 'to' && opensTask(second, words[2])) return true;
  if (/\bat \d/.test(before) && /^an?$/.test(word)) return true;
  if (reports.test(before) && reports.test(after)) return true;
  if (/^\p{L}+ing$/u.test(word) && baseOf(word.slice(0, -3)) && / /.test(before) && second !== '')
    return true;
  if (/^leave (?:by|at|early|work|the office|on)\b/i.test(after)) return true;
  if (additionIn(after) !== undefined) return true;
  if (opensTask(word, second) && !/^(?:of|in|on)$/.test(second)) return true;
  if (word === 'i' && goesOn.test(`${before} ${second}`)) return false;
  if (opensClause.test(word) && words.length > 2) return true;
  if (pastVerb(word) && words.length > 1) return true;
  if (
    /(?:^|\s)\p{L}{3,}(?:en|eln|ern)$/u.test(before) &&
    /\p{L}{3,}(?:en|eln|ern)[.!]?$/u.test(after)
  )
    return true;
  return infinitive.test(word) && words.length > 1 && /\b\p{L}+(?:ar|er|ir|re)\b/u.test(before);
}

const joints = pattern(
  'i',
  String.raw`(\s+(?:[-–—/]|\+(?=\s))\s+|;\s+(?:and\s+)?|,\s*(?:and|then|but|und|et|y|e|en)?\s+|`,
  String.raw`\s+(?:and then|and also|(?:and )?after(?: that|wards)|also|and|&|then|but|`,
  String.raw`plus|und|y|et|e|en|so|n|oh and|oh)\s+|\s+(?=(?:no wait|wait no|wait actually|` +
    String.raw`actually no|scratch `,
  String.raw`that|hang on|hold on|correction|i lied|i tell a lie|sorry no)\b))`,
);

/** Without one of these nothing is joined. */
const mayJoin =
  /[-–—/+;,&]|\s(?:(?:and|then|but|plus|und|y|et?|en|so|n|oh|also|afterwards|that)\s|no wait|wait (?:no|actually)|actually no|scratch that|hang on|hold on|correction|i lied|i tell a lie|sorry no)/i;

/** Parts of a sentence that can each be a task or a report; shopping and names stay whole. */
export function partsOf(sentence: string): readonly string[] {
  const [said = '', denied] = / not /i.test(sentence) ? sentence.split(notAfter) : [];
  if (denied !== undefined) return [...partsOf(said), denied];
  const pieces = mayJoin.test(sentence) ? sentence.split(joints) : [sentence];
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const joint = (pieces[at - 1] ?? '').trim().toLowerCase().replace(/^,\s*/, ', ').trim();
    const before = parts.at(-1);
    if (before === undefined) parts.push(piece);
    else if (splitsAt(joint, before, piece) || closesRow(joint, parts, piece)) parts.push(piece);
    else parts[parts.length - 1] = `${before}${pieces[at - 1] ?? ''}${piece}`;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** "Call the bank, water the ferns and gym after work": the last of a row needs no verb. */
const closesRow = (joint: string, parts: readonly string[], after: string): boolean =>
  /^(?:and|&|n)$/.test(joint) &&
  parts.length > 1 &&
  parts.every((part) => taskVerbs.has(spaced(part.toLowerCase())[0] ?? '')) &&
  activity.test(after) &&
  (/\s\S/.test(after.trim()) || !/\b(?:about|for|with|from|to|of|re)\b/.test(parts.at(-1) ?? ''));
/** Names what one does, not a thing that one does something to. */
const activity =
  /^(?:some |the |my |an? )*(?:(?:evening|morning|night|afternoon) )?(?:gym|yoga|pilates|laundry|dishes|ironing|hoovering|groceries|shopping|homework|swimming|swim|jogging|cycling|badminton|football|tennis|netball|squash|choir|rehearsals?|dentist|physio|therapy|church|mass|prayers|meditation|journall?ing|admin|paperwork|invoicing|payroll|school run|bedtime|bath|nap|gardening|weeding|revision|meal prep|food shop|bins)\b/i;

/** "Sand the door also must call the glazier": behind something to do comes the next. */
const alsoNeeds = (before: string, after: string): boolean =>
  taskVerbs.has(spaced(before.toLowerCase().replace(/^(?:to|please) /, ''))[0] ?? '') &&
  /^(?:i |we )?(?:need|must|have to|gotta|got to|want to|should)\b/i.test(after);

const notAfter =
  /(?<=^(?:i )?(?:did|done|finished|got|sent|called|paid|bought|made) .*\S) (?=(?:but )?not (?:the|my) \S+(?: \S+){0,2}\W*$)/i;

/** "Two shoes on, two to go": one count of what is done and what is not. */
const toGo =
  /^(?:and )?(?:\d+|one|two|three|four|five|six|a (?:few|couple)|some|the rest) (?:\p{L}+ )?(?:more |still )*(?:to go|left)\W*$/iu;
const counting = /\b(?:\d+|one|two|three|four|five|six|half|most|a (?:few|couple))\b/i;

const numbersOnly = /^[#\d\s,&–-]+(?:and|n)?[#\d\s]*$/;

function splitsAt(joint: string, before: string, after: string): boolean {
  if (joint === '') return true;
  if (insideBrackets(before) || insideQuotes(before)) return false;
  if (numbersOnly.test(before.replace(/^.*:\s*/, '')) && /^\s*#?\d/.test(after)) return false;
  if (joint === 'but' && sweeping.test(before)) return false;
  if (joint.startsWith(',') && toGo.test(after) && counting.test(before)) return false;
  if (/^(?:[-–—/+]|;.*|then|and then|but|plus|and also|oh and)$/.test(joint)) return true;
  if (joint === 'also') return alsoNeeds(before, after);
  if (/after(?: that|wards)$/.test(joint) && taskVerbs.has(after.split(' ', 1)[0] ?? ''))
    return /^\S+ \S/.test(before);
  if (joint === 'oh') return taskVerbs.has(after.toLowerCase().split(/\s+/)[0] ?? '');
  if (joint === 'so') return /^(?:i|it|that|we|no|tomorrow|tmrw|2moro)\b/i.test(after);
  if (/^(?:y|e|et)$/.test(joint) && infinitive.test(after.split(' ', 1)[0] ?? ''))
    return / /.test(after);
  if (joint === ', then' || joint === ', but') return true;
  if (joint.startsWith(','))
    return (
      !/^(?:please|pls|thanks|too|though|etc|lol|ugh|finally|sadly|alas|obviously|again|hopefully|maybe|instead|definitely|probably|naturally|unfortunately|of course|at last|(?:all|both) (?:of them|two|three|four|five|six|\d+|sides|ends)|i guess|i suppose|i think)\W*$/i.test(
        after,
      ) && !shopping(before, after)
    );
  return !shopping(before, after) && startsAnew(withoutFillers(after).replace(stress, ''), before);
}

const stress = /^(?:actually|really|finally|properly|ideally|at last|at least) (?=\S+ \S)/i;

const errand = pattern(
  'iu',
  String.raw`^(?:(?:(?:i|also|and|then|please|add:?|can you) )*(?:need to |gotta |must |to `,
  String.raw`)?(?:buy|get|grab|order|shop for|pick up)|(?:groceries|shopping|shopping list|`,
  String.raw`food shop|supermarket|spesa|einkaufen|boodschappen):) `,
  String.raw`\p{L}+(?:, \p{L}+)*$`,
);

/** "Buy eggs, milk and bread" is one errand; what follows it is told by its verb. */
const shopping = (before: string, after: string): boolean =>
  errand.test(before) &&
  /^\p{Ll}+(?: and \p{Ll}+|, .* and .*)?[.!]?$/u.test(after) &&
  (!/\s/.test(after) || !taskVerbs.has(after.split(/\s+/)[0] ?? ''));

const sweeping = /\b(?:everything|all|both|the lot|anything|nothing)(?: of)?(?: \w+)?\s*$/i;

const insideBrackets = (text: string): boolean =>
  text.lastIndexOf('(') > text.lastIndexOf(')') && !text.endsWith(':(');
const insideQuotes = (text: string): boolean => (text.split('"').length - 1) % 2 === 1;

const nextCount =
  /(?<=\b\d{1,2} ?(?:dn|dun|done|yes|no|nope|tmrw|tomorrow|later|skip|drop|x|✅|❌|👍|👎))\s+(?=\d{1,2}\b)|(?<=^\W*\d(?:st|nd|rd|th)\b.*(?:\p{L}{3,}|\p{Extended_Pictographic}\uFE0F?))(?<!\b(?:the|and|my|our|on|until|till|for|her|his|not|only))\s+(?=\d(?:st|nd|rd|th)\b)/iu;

/** Two numbers with a verdict on the first, or an ordinal that opens the sentence. */
const mayCountOn =
  /\d ?(?:dn|dun|done|yes|no|nope|tmrw|tomorrow|later|skip|drop|x|✅|❌|👍|👎)\s+\d|^\W*\d(?:st|nd|rd|th)\b/iu;

/** `diapers ✅ laundry ❌` and `💪 leg day 📚 Dune` are lists, marked by pictures. */
export function bySigns(sentence: string): readonly string[] {
  const counted = mayCountOn.test(sentence) ? sentence.split(nextCount) : [sentence];
  return counted.flatMap((part) => {
    if (isAscii(part)) return [part];
    if (/\p{L}.*[✅✔☑✓👍❌✗✘]\uFE0F?\s+\p{L}/u.test(part))
      return part.split(/(?<=[✅✔☑✓👍❌✗✘]\uFE0F?)\s+(?=\p{L})/u);
    if (/^\p{Extended_Pictographic}/u.test(part)) {
      return part.split(/\s+(?=\p{Extended_Pictographic}\uFE0F?\s+[\p{L}\p{N}])/u);
    }
    return [part];
  });
}
