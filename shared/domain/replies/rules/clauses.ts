/** Cuts a reply into clauses: lines, headings, sentences, and the parts of a sentence. */

import { pattern } from '../pattern.ts';
import { pastForms, taskVerbs } from './lexicon.ts';

/** What the heading above a clause says of it. */
export type Section = 'today' | 'tomorrow' | 'done' | 'open' | 'dropped' | 'add' | undefined;

export interface Clause {
  readonly text: string;
  readonly section: Section;
  /** Clauses of one sentence share its number: a status may be said once for several. */
  readonly sentence: number;
  /** Stands alone on a bulleted or numbered line. */
  readonly bullet: boolean;
  readonly question: boolean;
}

interface Line {
  readonly text: string;
  readonly bullet: boolean;
  readonly blankBefore: boolean;
}

const bulletPattern =
  /^\s*(?:(?:[-*•·–—+>]|\[[ x]?\]|\(?\d{1,2}[.)](?!\d)|\(?[a-h]\))\s+|[-•*+](?=\p{L}))+/u;
const greetingPattern = pattern(
  'iu',
  String.raw`^(?:(?:hi|hello|hey|dear|hiya|greetings|morning|good (?:morning|afternoon|`,
  String.raw`evening|day)|guten (?:morgen|tag)|bonjour|hola|bom dia)(?:\s+(?:anchor|there|`,
  String.raw`team|all|folks|mate|again|everyone|friend)|\s+[A-Z][\p{L}]+)?\s*(?:[,!.:–-]+|`,
  String.raw`$)\s*)`,
);
const signOffPattern = pattern(
  'iu',
  String.raw`^(?:many thanks|thanks?(?: (?:and regards|again|so much|a lot))?|thank you(?: `,
  String.raw`so much)?|regards|(?:warm|kind|best|with kind) (?:regards|wishes)|kindly|best|`,
  String.raw`cheers|sincerely|yours(?: \w+)?|love|ta|mit freundlichen grüßen|cordialement|`,
  String.raw`saludos|obrigad[oa]|xx?o?)\s*[,.!–-]*$`,
);

/** Plain quotes and spaces, so that one pattern serves every keyboard. */
export const straightened = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/\u2026/g, '...')
    .replace(/\r\n?/g, '\n');

function linesOf(reply: string): readonly Line[] {
  const lines: Line[] = [];
  let blankBefore = false;
  for (const raw of straightened(reply).split('\n')) {
    if (/^\s*(?:--|—)\s*$/.test(raw)) break;
    if (raw.trim() === '') {
      blankBefore = true;
      continue;
    }
    const bullet = bulletPattern.exec(raw);
    const text = raw.slice(bullet?.[0].length ?? 0).trim();
    if (text !== '') lines.push({ text, bullet: bullet !== null, blankBefore });
    blankBefore = false;
  }
  return withoutSignOff(lines);
}

/** Everything from a closing formula on, when only a name and its like stand below it. */
function withoutSignOff(lines: readonly Line[]): readonly Line[] {
  const at = lines.findLastIndex(({ text }) => signOffPattern.test(text));
  if (at > 0 && lines.length - at <= 5) return lines.slice(0, at);
  const last = lines.at(-1);
  const greeted = greetingPattern.test(lines[0]?.text ?? '');
  const name =
    last?.blankBefore && !last.bullet && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?)?$/u.test(last.text);
  return greeted && name && lines.length > 1 ? lines.slice(0, -1) : lines;
}

/** Joins lines that a mail program broke inside a sentence. */
function unwrapped(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  let width = 0;
  for (const line of lines) {
    const above = joined.at(-1);
    const lower = /^[\p{Ll}\d(]/u.test(line.text);
    const ended = /[.!?:;]$/.test(above?.text ?? '');
    const wraps = width >= 40 && !ended && (lower || width >= 60);
    if (above && wraps && !line.bullet && !line.blankBefore) {
      joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    } else if (above && width >= 60 && !line.bullet && !line.blankBefore && !above.bullet) {
      joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    } else joined.push(line);
    width = line.text.length;
  }
  return joined;
}

const sectionWords: readonly (readonly [Section, RegExp])[] = [
  [
    'tomorrow',
    pattern(
      'i',
      String.raw`^(?:for |and )?(?:tomorrow|tmrw|tmr|2moro|later|next|mañana|morgen|demain|`,
      String.raw`amanhã)(?:'s(?: \w+)?| morning| list)?$`,
    ),
  ],
  [
    'today',
    pattern(
      'i',
      String.raw`^(?:for |and )?(?:today|tdy|2day|heute|hoy|aujourd'hui|hoje|must|must do|to ?do|`,
      String.raw`now|this morning|this afternoon)(?:'s(?: \w+)?)?$`,
    ),
  ],
  [
    'open',
    /^(?:not done|not yet|undone|open|still open|still to do|pending|left|to go|in progress|wip)$/i,
  ],
  ['done', /^(?:done|finished|complete|completed|did|ticked off|hecho|erledigt|fait)$/i],
  [
    'dropped',
    /^(?:drop|dropped|forget it|skip|skipped|scrapped|scratch|remove|cancel|cancelled|kill|nix)$/i,
  ],
  [
    'add',
    pattern(
      'i',
      String.raw`^(?:(?:pls |please |can you |kindly )?(?:also )?add(?: the following)?(?: for `,
      String.raw`today| to (?:the|my) list)?|new(?: one| ones| item| items| for today)?|also|`,
      String.raw`additions|plus)$`,
    ),
  ],
];

const sectionOf = (heading: string): Section =>
  sectionWords.find(([, pattern]) => pattern.test(heading.replace(/[*_:]/g, '').trim()))?.[0];

/** A heading alone on its line: known by its word, its colon, or its capitals. */
function isHeading({ text, bullet }: Line, next: Line | undefined): boolean {
  if (bullet || next === undefined || text.length > 60) return false;
  if (/:$/.test(text)) return !/[.!?] /.test(text);
  const bare = text.replace(/[^\p{L}\s]/gu, '');
  if (/^[\p{Lu}\s]{3,24}$/u.test(bare) && !/\p{Lu}/u.test(next.text.slice(1, 4))) return true;
  return (
    sectionOf(text) !== undefined &&
    !/^(?:done|finished|complete|completed|drop|skip|cancel)$/i.test(text)
  );
}

const abbreviation =
  /(?:\b(?:dr|mr|mrs|ms|st|sr|jr|vs|etc|approx|re|no|e\.g|i\.e|a\.m|p\.m)|\b\p{Lu})\.$/iu;

/** Splits at the end of sentences, and not after "Dr." */
function sentencesOf(line: string): readonly string[] {
  const parts = line.split(/(?<=[.!?;…]['")]?)\s+|\s+[–—]\s+|\s+-\s+|(?<=\))\s*(?=\p{Lu})/u);
  const sentences: string[] = [];
  for (const part of parts) {
    const before = sentences.at(-1);
    if (
      before !== undefined &&
      abbreviation.test(before) &&
      !/\b(?:etc|p\.m|a\.m)\.$/i.test(before)
    ) {
      sentences[sentences.length - 1] = `${before} ${part}`;
    } else if (part.trim() !== '') sentences.push(part.trim());
  }
  return sentences;
}

const pastVerb = (word: string): boolean =>
  pastForms.has(word) ||
  (/^[a-z]{2,}ed$/.test(word) && !/^(?:need|feed|speed|bed|red|shed)$/.test(word));

const infinitive = /^(?:[a-zà-ÿ]{2,}(?:ar|er|ir|re|oir|ár|ér))$/;
const opensClause = pattern(
  '',
  String.raw`^(?:oh|um|i|i'm|im|i'll|i've|ill|we|he|she|they|it|its|it's|that|that's|thats|`,
  String.raw`the|my|his|her|also|then|maybe|please|pls|add|got|did|will|won't|can|can't|`,
  String.raw`didn't|haven't|still|not|no|if|tomorrow|tmrw|just|need|gotta|have|has|had|`,
  String.raw`remind|put|is|are|was)$`,
);

/** Whether what follows an "and" is something of its own: another action, another report. */
function startsAnew(after: string, before: string): boolean {
  const words = after.toLowerCase().split(/\s+/);
  const [first = '', second = ''] = words;
  const word = first.replace(/[^\p{L}'-]/gu, '');
  if (/^(?:then|also|maybe|finally)$/.test(word)) return true;
  if (words.length === 1 && !taskVerbs.has(word)) return false;
  if (taskVerbs.has(word) && !/^(?:of|in|on)$/.test(second)) return true;
  if (opensClause.test(word) && words.length > 2) return true;
  if (pastVerb(word) && words.length > 1) return true;
  return infinitive.test(word) && words.length > 1 && /\b\p{L}+(?:ar|er|ir|re)\b/u.test(before);
}

const joints = pattern(
  'i',
  String.raw`(,\s*(?:and|then|but|und|et|y|e)?\s+|\s+(?:and then|and also|and|&|then|but|`,
  String.raw`plus|und|y|et|e|so)\s+)`,
);

/** Parts of a sentence that can each be a task or a report; shopping and names stay whole. */
function partsOf(sentence: string): readonly string[] {
  const pieces = sentence.split(joints);
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const joint = (pieces[at - 1] ?? '').trim().toLowerCase();
    const before = parts.at(-1);
    if (before === undefined) parts.push(piece);
    else if (splitsAt(joint, before, piece)) parts.push(piece);
    else parts[parts.length - 1] = `${before}${pieces[at - 1] ?? ''}${piece}`;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const numbersOnly = /^[#\d\s,&–-]+(?:and|n)?[#\d\s]*$/;

function splitsAt(joint: string, before: string, after: string): boolean {
  if (insideBrackets(before) || insideQuotes(before)) return false;
  if (numbersOnly.test(before.replace(/^.*:\s*/, '')) && /^\s*#?\d/.test(after)) return false;
  if (joint === 'but' && sweeping.test(before)) return false;
  if (/^(?:then|and then|but|plus|and also)$/.test(joint)) return true;
  if (joint === 'so') return /^(?:i|it|that|we)\b/i.test(after);
  if (joint === ',') return !/^(?:please|pls|thanks|too|though|etc|lol|ugh)\W*$/i.test(after);
  return startsAnew(after, before);
}

const sweeping = /\b(?:everything|all|both|the lot|anything|nothing)(?: \w+)?\s*$/i;

const insideBrackets = (text: string): boolean =>
  text.lastIndexOf('(') > text.lastIndexOf(')') && !/:\($/.test(text);
const insideQuotes = (text: string): boolean => (text.split('"').length - 1) % 2 === 1;

/** `diapers ✅ laundry ❌` and `💪 leg day 📚 Dune` are lists, marked by pictures. */
function bySigns(sentence: string): readonly string[] {
  const counted = sentence.split(
    /(?<=\b\d{1,2} ?(?:dn|done|yes|no|tmrw|tomorrow|x|✅|❌))\s+(?=\d{1,2}\b)/i,
  );
  return counted.flatMap((part) => {
    if (/[✅✔☑❌✗✘]\uFE0F?\s+\p{L}/u.test(part))
      return part.split(/(?<=[✅✔☑❌✗✘]\uFE0F?)\s+(?=\p{L})/u);
    if (/^\p{Extended_Pictographic}/u.test(part)) {
      return part.split(/\s+(?=\p{Extended_Pictographic}\uFE0F?\s+[\p{L}\p{N}])/u);
    }
    return [part];
  });
}

/** The clauses of a reply, in order, each with the heading it stands under. */
export function clausesOf(reply: string): readonly Clause[] {
  const lines = unwrapped(linesOf(reply));
  const clauses: Clause[] = [];
  let section: Section;
  let sentence = 0;
  lines.forEach((line, index) => {
    if (line.blankBefore && !line.bullet && section !== 'tomorrow') section = undefined;
    if (isHeading(line, lines[index + 1])) {
      section = sectionOf(line.text);
      return;
    }
    const text = index === 0 ? line.text.replace(greetingPattern, '') : line.text;
    for (const said of sentencesOf(text)) {
      sentence += 1;
      const opens = /^(.{2,40}):$/.exec(said)?.[1];
      if (opens !== undefined && sectionOf(opens) !== undefined) {
        section = sectionOf(opens);
        continue;
      }
      const head = /^([^:"]{2,40}):\s+(?=\S)/.exec(said);
      const own = head ? sectionOf(head[1] ?? '') : undefined;
      if (own !== undefined && /:$/.test(said)) section = own;
      const rest = own === undefined ? said : said.slice(head?.[0].length ?? 0);
      const question = /\?\W*$/.test(said);
      for (const part of bySigns(rest).flatMap(partsOf)) {
        clauses.push({
          text: part,
          section: own ?? section,
          sentence,
          bullet: line.bullet,
          question,
        });
      }
    }
  });
  return clauses;
}
