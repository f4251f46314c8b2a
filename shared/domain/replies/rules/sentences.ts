/** Cuts a line into sentences, and a sentence into the parts that say something of their own. */
import { pattern, spaced } from '../pattern.ts';
import { goesThere, infinitive, opensAbroad } from './abroad-joints.ts';
import { additionIn } from './additions.ts';
import { baseOf } from './day-openers.ts';
import { countsOn, hasHour, howLong, moreOfWhen, onlyHour } from './details.ts';
import { withoutFillers } from './fillers.ts';
import { spelled } from './gist.ts';
import { endsInVerb } from './infinitives.ts';
import { areTogether, asTyped, bothVerb, joinsNothing, namesKept } from './kept-together.ts';
import { didNext, isPast } from './past.ts';
import { pastForms } from './past-forms.ts';
import { beforeVerb, bids, opensOwn, result } from './plain-orders.ts';
import { closesRow } from './row-ends.ts';
import { shopping, size } from './shopping.ts';
import { opensTask, taskVerbs } from './verbs.ts';

const initial = /\b(?:\p{Lu}|dr|prof|sgt|capt)\.$/u;
const abbreviation = pattern(
  'iu',
  String.raw`(?:\b(?:dr|mr|mrs|ms|prof|ch|pp|sec|vol|fig|ave|apt|dept|mevr|dhr|ext|eng|rev|fr|sgt|capt|sra|`,
  String.raw`srta|st|sr|jr|vs|etc|approx|re|no|e\.g|i\.e|a\.m|p\.m))\.$`,
);

/** No surname, so that the letter before it ended a sentence: "in store B. Everything else". */
const opensSentence =
  /^(?:Everything|The|I|We|All|Rest|Nothing|That|It|And|Also|Still|No|Not|Then|Plus|Will|Need|Please|Can|Other|Remind|Add|Move|Drop|Push|Tomorrow|Today|Done|But|So|Oh|My|This|Just)\b/;

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
  String.raw`(?<=[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F480}\u{1F389}\u{1F64C}\u{1F525}])\s+(?=\p{L}|\d)|`,
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

const opensClause = pattern(
  '',
  String.raw`^(?:oh|um|uh|nothing|nobody|everyone|don't|dont|i|i'm|im|i'll|i've|i'd|ill|we|` +
    String.raw`we'd|we're|we've|we'll|he|she|` +
    String.raw`they|it|its|it's|that|`,
  String.raw`that's|thats|the|my|his|her|also|then|maybe|please|pls|add|got|did|will|won't|can|can't|`,
  String.raw`didn't|haven't|couldn't|forgot|failed|nearly|almost|never|still|not|no|if|tomorrow|tmrw|just|need|gotta|have|has|had|`,
  String.raw`remind|put|is|are|was)$`,
);

/** "And in the middle of draining the tank." */
const underWay =
  /^(?:on (?:my|our|the) way to|in the middle of|about to|half ?way|part way|turns out) \S/i;

/** "Und abends zum Sport", "en vanavond sporten". */
const nextOne =
  /^(?:danach|nachher|dann|später|anschließend|abends|mittags|nachmittags|morgens|daarna|straks|vanavond|vanmiddag|luego|después|poi|dopo|stasera|ensuite|depois)$/;

/** "The shed is tidy": a subject and what is said of it. */
const reports = /^(?:\S+ ){1,4}(?:is|are|was|has|have|isn't|hasn't) \S/i;

/** "Paul and I are on for 3:30": two who do one thing. */
const goesOn = /(?:^\p{Lu}[\p{L}']* \S+| (?:are|were))$/u;

const anHour =
  /^an? (?:[\p{L}-]+ )?(?:haircut|meeting|call|appointment|swim|nap|lesson|class|interview|walk|run|jog|lunch|dinner|coffee|check-?up|viewing|rehearsal|session|match|game|party|service|shift|seminar|lecture|exam|test|massage|fitting|tour|visit|trim) at (?:\d|noon|half)/iu;
const gets =
  /^(?:\S+ )?(?:book|order|buy|get|arrange|schedule|plan|organi[sz]e|prep|prepare|have|meet|set|confirm|move|cancel|need|want|sort|host|attend)\b/i;

/** Whether what follows an "and" is something of its own: another action, another report. */
function startsAnew(after: string, before: string): boolean {
  const words = spaced(after.toLowerCase());
  const [first = '', second = ''] = words;
  const word = spelled(first.replace(/[^\p{L}'-]/gu, ''));
  if (areTogether(before, after)) return false;
  if (/^(?:then|also|maybe|finally)$/.test(word) || (nextOne.test(word) && / /.test(after)))
    return true;
  if (words.length === 1 && isPast(word) && isPast(before.trim().toLowerCase())) return true;
  if (words.length === 1 && (!taskVerbs.has(word) || /^(?:back|out|off|in|on)$/.test(word)))
    return false;
  if (beforeVerb.test(word) && taskVerbs.has(second)) return true;
  if (word === 'to' && opensTask(second, words[2])) return true;
  if (/\bat \d/.test(before) && /^an?$/.test(word)) return true;
  // "Marking the books and a haircut at 4".
  const alone = / /.test(before) && !/ (?:with|for|to) \S+$/.test(before) && !gets.test(before);
  if (anHour.test(after) && alone) return true;
  if (
    /\b(?:at \d{1,2}|\d[ap]m|\d[:.]\d\d)$/.test(before) &&
    /^(?:the|my|\p{Lu}\p{L}+'s)$/u.test(first)
  )
    return true;
  if (
    /^(?:today|tonight|tomorrow|now|first|also|for (?:today|now)|this \S+) (?:i|we|i'm|i'll|i'd|i've)\b/i.test(
      after,
    )
  )
    return true;
  if (reports.test(before) && reports.test(after)) return true;
  if (/^\p{L}+ing$/u.test(word) && baseOf(word.slice(0, -3)) && / /.test(before) && second !== '')
    return true;
  if (underWay.test(after)) return true;
  if (/^leave (?:by|at|early|work|the office|on)\b/i.test(after)) return true;
  if (additionIn(after) !== undefined || opensOwn.test(after)) return true;
  if (/^(?:squeeze|fit|sneak)$/.test(word) && second === 'in') return true;
  if (opensTask(word, second) && (!/^(?:of|in|on)$/.test(second) || bothVerb.test(after)))
    return true;
  if (word === 'i' && goesOn.test(`${before} ${second}`)) return false;
  if (opensClause.test(word) && words.length > 2) return true;
  if (pastVerb(word) && words.length > 1) return true;
  if (
    /(?:^|\s)\p{L}{3,}(?:en|eln|ern)$/u.test(before) &&
    /\p{L}{3,}(?:en|eln|ern)[.!]?$/u.test(after)
  )
    return true;
  if (/\p{L}n\b/u.test(after) && endsInVerb(spaced(after))) return true;
  return infinitive.test(word) && words.length > 1 && /\b\p{L}+(?:ar|er|ir|re)\b/u.test(before);
}

const joints = pattern(
  'i',
  String.raw`(\s+(?:[-–—/]|\+(?=\s))\s+|;\s+(?:and\s+)?|,\s*(?:and|&|\+|then|but|und|et|y|e|en)?\s+|`,
  String.raw`\s+(?:followed by|et puis|puis|und (?:dann|danach)|en (?:dan|daarna)|e (?:poi|depois)|y luego|and then|and also|pis|(?:and )?(?:after(?: that|wards)|before that|in between)|(?<!\b(?:i|we) )also|and|&|then|but|`,
  String.raw`plus|und|y|et|e|en|so|n|oh and|oh)\s+|\s+(?=(?:no wait|wait no|wait actually|` +
    String.raw`actually no|scratch `,
  String.raw`that|hang on|hold on|correction|i lied|i tell a lie|sorry no|no sorry|no i mean|(?:can|could|cn) (?:you|u) (?:also |please |pls )?(?:put|add|stick|pop|chuck|note)(?! me\b))\b))`,
);

/** Without one of these nothing is joined. */
const mayJoin =
  /[-–—/+;,&]|\s(?:(?:and|followed by|then|puis|pis|but|plus|und|y|et?|en|so|n|oh|also|afterwards|between|that)\s|no wait|wait (?:no|actually)|actually no|scratch that|hang on|hold on|correction|i lied|i tell a lie|sorry no|no (?:sorry|i mean)|(?:can|could|cn) (?:you|u) )/i;

/** Parts of a sentence that can each be a task or a report; shopping and names stay whole. */
export function partsOf(sentence: string): readonly string[] {
  const [said = '', denied] = / not /i.test(sentence) ? sentence.split(notAfter) : [];
  if (denied !== undefined) return [...partsOf(said), denied];
  const pieces = mayJoin.test(sentence)
    ? namesKept(sentence).split(joints).map(asTyped)
    : [sentence];
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const joint = (pieces[at - 1] ?? '').trim().toLowerCase().replace(/^,\s*/, ', ').trim();
    const before = parts.at(-1);
    if (before === undefined) parts.push(piece);
    else if (/^[-–—]$/.test(joint) && onlyHour.test(before))
      parts[parts.length - 1] = `${before} ${piece}`;
    else if (splitsAt(joint, before, piece) || closesRow(joint, parts, piece)) parts.push(piece);
    else parts[parts.length - 1] = `${before}${pieces[at - 1] ?? ''}${piece}`;
  }
  return parts.map((part) => part.replace(/^\s*[-–—]\s+/, '').trim()).filter((part) => part !== '');
}

/** "Sand the door also must call the glazier": behind something to do comes the next. */
const alsoNeeds = (before: string, after: string): boolean =>
  taskVerbs.has(spaced(before.toLowerCase().replace(/^(?:to|please) /, ''))[0] ?? '') &&
  /^(?:i |we )?(?:need|must|have to|gotta|got to|want to|should)\b/i.test(after);

const notAfter =
  /(?<=^(?:i )?(?:did|done|finished|got|sent|called|paid|bought|made) .*\S) (?=(?:but )?not (?:the|my) \S+(?: \S+){0,2}\W*$)/i;

const numbersOnly = /^[#\d\s,&–-]+(?:and|n)?[#\d\s]*$/;

function splitsAt(joint: string, before: string, after: string): boolean {
  if (joint === '') return true;
  if (joint === 'then' && /\b(?:by|since|till?|until|from|back|now|only|and)$/i.test(before))
    return false;
  if (insideBrackets(before) || insideQuotes(before)) return false;
  if (numbersOnly.test(before.replace(/^.*(?:^|\D):\s*/, '')) && /^\s*#?\d/.test(after))
    return false;
  if (joint === 'but' && sweeping.test(before) && !edit.test(after)) return false;
  if (joint.startsWith(',') && countsOn(before, after)) return false;
  if (joinsNothing(joint, after)) return false;
  if (/^[-–—]$/.test(joint) && howLong.test(after)) return false;
  if (
    /^(?:[-–—/+]|;.*|.*\b(?:puis|pis|dann|danach|daa?rna|dan|poi|depois|luego)|followed by|then|and then|but|plus|and also|oh and)$/.test(
      joint,
    )
  )
    return true;
  if (joint === 'also') return alsoNeeds(before, after);
  if (
    /(?:after(?: that|wards)|before that|in between)$/.test(joint) &&
    taskVerbs.has(after.split(' ', 1)[0] ?? '')
  )
    return /^\S+ \S/.test(before);
  if (joint === 'oh') return taskVerbs.has(after.toLowerCase().split(/\s+/)[0] ?? '');
  if (joint === 'so')
    return result.test(after) || didNext(after) || bids(after) || hasHour.test(after);
  if (/^(?:y|e|et)$/.test(joint) && opensAbroad(after)) return / /.test(after);
  if (/^(?:und|en)$/.test(joint) && /\p{L}en$/u.test(before) && goesThere.test(after)) return true;
  if (joint === ', then' || joint === ', but') return true;
  if (joint.startsWith(','))
    return (
      !/^(?:please|pls|thanks|too|timed|twice|slowly|properly|carefully|quietly|unplugged|in full|for real|out loud|by hand|gently|(?:sitting|standing|lying) (?:down|up)|eyes (?:closed|shut|open)|(?:no )?phones?(?: off| down| away)?|(?:away from|at) (?:my|the) (?:desk|table)|(?:doors?|laptop|curtains) (?:shut|closed|open)|(?:tv|telly|screens?|notifications|music|radio) (?:off|on)|outdoors?|in silence|in peace|undisturbed|though|etc|lol|ugh|finally|sadly|alas|obviously|again|hopefully|maybe|instead|definitely|probably|naturally|unfortunately|of course|at last|(?:all|both) (?:of them|two|three|four|five|six|\d+|sides|ends)|first and foremost|above all|i guess|i suppose|i think)\W*$/i.test(
        after,
      ) &&
      !shopping(before, after) &&
      !moreOfWhen(before, after) &&
      !size.test(after)
    );
  return !shopping(before, after) && startsAnew(withoutFillers(after).replace(stress, ''), before);
}

const stress = /^(?:actually|really|finally|properly|ideally|at last|at least) (?=\S+ \S)/i;

/** "All good but make the call 11" */
const edit = /^(?:can you |please )?(?:make|change|move|swap|rename|add|push|replace|switch) \S/i;
const sweeping = /\b(?:everything|all|both|the lot|anything|nothing)(?: of)?(?: \w+)?\s*$/i;

const insideBrackets = (text: string): boolean =>
  text.lastIndexOf('(') > text.lastIndexOf(')') && !text.endsWith(':(');
const insideQuotes = (text: string): boolean => (text.split('"').length - 1) % 2 === 1;
