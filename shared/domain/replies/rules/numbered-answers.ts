/** "1-y 2-n 3-tomoz", "2-4 finito, 7 as well": answers by number, put as plain sentences. */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { type Answer, answerIn } from './answer-words.ts';
import { gistOf } from './gist.ts';
import { signalOf } from './signals.ts';

const label = '(?:(?:numbers?|no\\.|nos\\.|items?|tasks?) ?|#)?';
const one = '#?\\d{1,2}(?:st|nd|rd|th)?(?![\\p{L}\\d%]{2}|[:.]\\d|/\\d|%)';
/** Numbers that stand together: "1 & 3", "2-4", "#5". */
const numbers = pattern(
  'giu',
  String.raw`(?<![\p{L}\d.:#/£$€%-])`,
  String.raw`(?<!\b(?:at|by|till?|until|til|to|around|about|after|before|from|for|of|page|pages|ch|`,
  String.raw`chapter|room|route|need|needs|got|bought|over|only|than|all|under|since|another) )`,
  String.raw`(?<!\b(?:did|do|mean|meant|onto|keep|with|starting|half|add) )`,
  // "2 done. Drop 1": an order stands before its number.
  String.raw`(?<!(?:^|[.,;:!?]|\b(?:and|then|please|also)) ?`,
  String.raw`(?:drop|scrap|bin|cancel|push|move|bump|lose|scrub|chuck|remove|delete|mark|leave|start|postpone|`,
  String.raw`defer|shift|ditch|skip|scratch|kill|axe|strike|tick|cross|take|finished|done|finish)(?: off| out)? )`,
  `(${label}${one}(?:(?: ?(?:,|&|\\+|-|–|/) ?| ?,? (?:and|n|to|thru|through) | )${one}(?! ?[ap]m\\b))*)`,
  String.raw`(?! ?(?:[ap]m|mins?|minutes|hours?|hrs?|kg|km|k|ml|x|of|out of|down|to go|left|more)\b)`,
);
const lead =
  /^\W*(?:(?:ok|okay|so|right|well|yes|hi|hiya|hey|update|sure|status|evening|afternoon|all)\b[\s,:!.-]*){0,3}$/i;

interface Piece {
  readonly label: string;
  readonly said: string;
}

const boundary =
  /[.!?;,]+\s+|\s+(?=(?:but|and|so|because|cos|bc|as|-|–|then|plus|(?:the )?(?:rest|others?|remaining))(?:\s|$))|\s*(?=\()/i;
/** "Slides to Sunday" */
function changeIn(said: string): Answer | undefined {
  const signal = signalOf(gistOf(said, false), false);
  return signal === 'deferred' || signal === 'dropped' ? signal : undefined;
}

/** "2 to Sunday. Drop the rope" is of two. */
const ofAnother =
  /^[.!?\n]+\s*(?:please |also |and )*\p{L}+ (?!(?:it|that|this|them|for|to|till?|until|off|out|then|instead|please)\b)[\p{L}"]/iu;
const ofOthers = /^(?:and |but |then )*(?:the )?(?:rest|others?|remaining|everything|all)\b/i;
const connective =
  /^(?:(?:'s|s|is|was|are|were|a|an|just|still|the|lol|haha|ha|hah|um|erm|hmm|well|sadly|alas|ugh|god|obviously|yay)[\s,]+)+(?=\S)/i;
const trimmed = (text: string): string =>
  text
    .replace(/^[\s\-:=–—.)(,]+/u, '')
    .replace(/[\s,;.!)(-]+$/u, '')
    .replace(/[\s,;.]+(?:and|but|then|&|plus)$/i, '');

/** Speaks of the item with a subject or a helping verb, and of nothing that is counted. */
const speaks = sparing(
  /^(?:i|i'm|i've|i'll|we|we're|we've|it|it's|they|they're|they've|he|she|that|that's|is|isn't|was|wasn't|are|aren't|has|hasn't|have|haven't|had|did|didn't|can't|couldn't|won't|will|not|no|never|nearly|almost|still|just|got|waiting|stuck|yes|yep|nope|half|halfway|will|done|moved|pushed|cancelled|booked|ordered|sent|paid|finished|needs?)\b/,
);

function verdictIn(said: string): Answer | undefined {
  const gist = gistOf(said, false).replace(/[\s.!,]+$/u, '');
  const plain = gist.replace(/\p{Extended_Pictographic}|\uFE0F/gu, '').trim();
  const short = gist.replace(connective, '');
  const known = answerIn(gist.trim()) ?? answerIn(short) ?? (plain ? answerIn(plain) : undefined);
  if (known) return known;
  if (!speaks.test(gist) || gist.split(' ').length > 10) return undefined;
  const signal = signalOf(gist, false);
  return signal === 'reopen' ? 'open' : signal;
}

/** What is said of a number, and what more stands behind it. */
function answered(said: string): readonly [answer: Answer | undefined, more: string] {
  const text = trimmed(said);
  const whole = verdictIn(text);
  const at = boundary.exec(text);
  if (!at) return [whole, ''];
  const [head, more] = [text.slice(0, at.index), text.slice(at.index + at[0].length)];
  const first = verdictIn(head);
  if (ofAnother.test(text.slice(at.index))) return [first ?? changeIn(head), more];
  const then = signalOf(gistOf(more, false), false);
  // "No, tomorrow", "they're out of stock so scrub it".
  if (
    first !== 'done' &&
    !/\d/.test(more) &&
    !ofOthers.test(more) &&
    (then === 'dropped' || then === 'deferred')
  )
    return [then, ''];
  return first ? [first, more] : [whole, ''];
}

/** "No", and not "no sugar". */
const isWord = (said: string): boolean =>
  answerIn(gistOf(trimmed(said), false).trim()) !== undefined;

/** The numbers and what is said of each; empty for any other line. */
function piecesOf(line: string, most: number): readonly Piece[] {
  const found = [...line.matchAll(numbers)].filter(
    ([, label = '']) => !(label.match(/\d+/g) ?? []).some((n) => Number(n) > most || n === '0'),
  );
  if (!found[0] || !lead.test(line.slice(0, found[0].index))) return [];
  return found.map(({ 0: label, index }, at) => ({
    label,
    said: line.slice(index + label.length, found[at + 1]?.index ?? line.length),
  }));
}

const asSaid = (label: string, answer: Answer, { plan, said }: { plan: boolean; said: string }) => {
  const of = label
    .replace(/(?<=\d)(?:st|nd|rd|th)/gi, '')
    .replace(/\+|\//g, ', ')
    .replace(/ +$/, '');
  if (answer === 'dropped') return `drop ${of}`;
  if (answer === 'done')
    return plan && /^\W*(?:y|ye|yes|yep|yup|yeah)\b/i.test(said) ? `${of} yes` : `${of} done`;
  if (answer === 'deferred')
    return `push ${of} to ${/\b(?:next week|(?:mon|tue|wed|thu|fri|sat|sun)\w*|weekend)\b/i.exec(said)?.[0] ?? 'tomorrow'}`;
  return `${of} not done`;
};

const spelled = 'one two three four five six seven eight nine ten'.split(' ');
const spelledAnswer = sparing(
  /\b(one|two|three|four|five|six|seven|eight|nine|ten)(?: ?[-:]|'s| is)? (?=(?:yes|yep|yeah|no|nope|done|not|half|nearly|almost|finished|tomorrow|sorted)\b)/gi,
);
const places = 'first second third fourth fifth sixth'.split(' ');
const placedAnswer = sparing(
  /(?:\b(?:and|but|the|then) )*\b(first|second|third|fourth|fifth|sixth)(?: one)?[:,-]? (?=(?:yes|yep|yeah|no|nope|done|not|half|nearly|almost|finished|tomorrow|sorted|they're|they|it's|it|was|is|still)\b)/gi,
);
/** "First one no second one yes third one they're shut": the places are numbers. */
function byPlaces(line: string): string {
  const said = [...line.matchAll(placedAnswer)];
  const [first] = said;
  if (said.length < 2 || !lead.test(line.slice(0, first?.index)) || /[.,;]/.test(line)) return line;
  return line.replace(
    placedAnswer,
    (_, word: string) => `${places.indexOf(word.toLowerCase()) + 1} `,
  );
}

/** "One yes two no": counted as well as "1 yes 2 no". */
function inDigits(line: string): string {
  const said = [...line.matchAll(spelledAnswer)];
  if (said.length < 2 || !lead.test(line.slice(0, said[0]?.index))) return line;
  return line.replace(
    spelledAnswer,
    (_, word: string) => `${spelled.indexOf(word.toLowerCase()) + 1} `,
  );
}

function answersOf(written: string, most: number, plan: boolean): string {
  const line = inDigits(byPlaces(written));
  const pieces = piecesOf(line, most);
  let before: Answer | undefined;
  const said = pieces.map((piece) => {
    const [own, more] = answered(piece.said);
    const answer = own === 'same' ? before : own;
    before = answer ?? before;
    return { piece, answer, more };
  });
  const known = said.filter(({ answer }) => answer !== undefined).length;
  const joined = said.some(
    ({ piece }) =>
      /^\s?[-=(]/.test(piece.said) ||
      /^\p{L}\b/u.test(piece.said) ||
      // "2. tomorrow" on a line of its own is no heading.
      (!plan && /^[.)] /.test(piece.said) && /^\s*\d/.test(line) && isWord(piece.said)),
  );
  if (known === 0 || known < said.length - 1 || (known < 2 && !joined)) return written;
  return said
    .map(({ piece, answer, more }, at) => {
      if (answer === undefined) return `${piece.label}${piece.said}`.replace(/[\s,;]+$/, '');
      const plain = asSaid(piece.label, answer, { plan, said: piece.said });
      const goesOn = more !== '' && (at === said.length - 1 || /\d/.test(more));
      return goesOn ? `${plain}. ${more}` : plain;
    })
    .join('. ');
}

const before =
  '(?:yes|yep|y|done|did|no|nope|n|not(?: done)?|half(?: of)?|part of|all of|none of|tomorrow|drop|skip)';
/** "Y 1, n 2", "done: 1 and 3, half of 2": the answer stands before its numbers. */
const ahead = pattern(
  'giu',
  `(?<=^|[\\s,;.])(${before}):? (?:to |on |with |for )?((?:${one})(?:(?: ?[,&+] ?| (?:and|n) | )${one})*)`,
);

function aheadOf(line: string): string {
  const found = [...line.matchAll(ahead)];
  const rest = line.replace(ahead, '').replace(/\b(?:and|but|a)\b|[\s,;.!]/gi, '');
  if (found.length < 2 || rest !== '') return line;
  return found
    .map(([, said = '', label = '']) => {
      const answer = /^(?:all of|did)$/i.test(said)
        ? 'done'
        : (answerIn(said.toLowerCase().replace(/ of$/, '')) ?? 'open');
      return asSaid(label, answer, { plan: false, said });
    })
    .join('. ');
}

/** "1/2/3 done", "2 thru 4": as other people put it. */
const plainly = (line: string): string =>
  line
    .replace(/(?<![\d/])(\d)\/(\d)\/(\d)(?![\d/])/g, '$1, $2, $3')
    .replace(/(?<![\d.+])(\d{1,2}) ?\+ ?(\d{1,2})(?![\d.])/g, '$1 and $2')
    .replace(/^(\W*)(\d) ?(?:thru|through|to) ?(\d)(\W*)$/i, '$1$2-$3$4');

/** Most replies count nothing. */
const near = sparing(/\d|\bone\b|\bfirst\b/i);

/** "6) bread", below a list of five, which goes on with it. */
function goesOn(line: string, most: number): string {
  const [, number = '', thing = ''] = /^\s*(\d{1,2})[.):]\s+(\p{L}.{1,80})$/u.exec(line) ?? [];
  const next = Number(number) > most && Number(number) < most + 6;
  return next &&
    verdictIn(thing) === undefined &&
    signalOf(gistOf(thing, false), false) === undefined
    ? `add: ${thing}`
    : line;
}

/** A count of its own, from one. */
const ownCount =
  /^\s*1[.)]\s+(?!(?:done|yes|no|not|y|n|yep|nope|half|tomorrow|skip|drop|finished|sorted)\b)(?:\p{L}|\d+(?: ?[ap]m|[:.]\d\d|k)?\s+\p{L})/imu;

/** A reply in which each line that answers by numbers is put as plain sentences. */
export function numberedAnswers(reply: string, most: number, plan: boolean): string {
  if (most < 1 || reply.length > 1000 || !near.test(reply)) return reply;
  const own = plan || ownCount.test(reply);
  const lines = reply.split('\n');
  const counted = own ? reply : lines.map((line) => goesOn(line, most)).join('\n');
  if (most < 2) return counted;
  return counted
    .split('\n')
    .map((line) => answersOf(aheadOf(plainly(line)), most, plan))
    .join('\n');
}
