/** Edits in words of several sentences, put as the one sentence the shapes know. */
import type { Checklist } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { gistOf } from './gist.ts';
import { itemIn } from './new-wordings.ts';
import { namedIn } from './references.ts';
import { sameWord } from './same-word.ts';
import { onlyLater } from './signal-words.ts';
import { signalOf } from './signals.ts';
import { splitSayings } from './split-sayings.ts';

const pieces = '(?:jobs|things|tasks|items|parts|bits|steps|lines)';
/** "Could 'Gym' become 'Yoga class'?" */
const inSingle = /(?<=^|[\s(])'([^'"\n]{2,60}(?:'s? [^'"\n]{1,40})?)'(?=$|[\s.,?!:;)])/gm;
const rules: readonly (readonly [RegExp, string])[] = [
  ...splitSayings,
  // "It is really two jobs. Please list them apart: sand the ribs, brush on the coat"
  [
    pattern(
      'giu',
      String.raw`((?:\b(?:is|are|be|as|into|makes)|'s)(?: really| actually| basically| in fact)* (?:two|three|four|2|3|4)`,
      String.raw`(?: separate| different| distinct)? ${pieces})(?: really| actually| tbh)?[.,;]\s+(?:(?:so|please|pls|can you|could you|and) )*`,
      String.raw`(?:list|put|show|write|keep|have|split|break|make|count|enter) (?:them|'?em|those|it)(?: (?:down|up|as|in|out|apart|separate(?:ly)?|individually|(?:in)?to|two|three|each))*:\s*`,
    ),
    '$1: ',
  ],
  // "The fence is really two jobs. Dig the holes, pour the concrete."
  [
    pattern(
      'giu',
      String.raw`((?:\b(?:is|are|be|as|into|makes)|'s)(?: really| actually| basically| in fact)* (?:two|three|four|2|3|4)`,
      String.raw`(?: separate| different| distinct)? ${pieces})(?: really| actually| tbh)?[.;]\s+(?=\p{L})`,
    ),
    '$1: ',
  ],
  // "Paint and brushes is one trip. Make it a single entry: buy both"
  [
    pattern(
      'giu',
      String.raw`((?:\b(?:is|are|be)|'s|'re)(?: really| actually| basically| in fact)* (?:one|the same|a single) (?:\p{L}+))[.,;]\s+(?:(?:so|please|pls|can you|could you|and|just|let's) )*`,
      String.raw`(?:make|put|call|turn|keep|list|write) (?:them|'?em|those|it|both)(?: (?:down|up|as|in|into|to))*(?: just)? (?:one|a single)(?: (?:item|entry|line|task|thing|job|bullet|one))?:\s*`,
    ),
    '$1: ',
  ],
  // "Maureen is coming at four put that down for me"
  [
    / (?=(?:can|could|please|put|jot|note|pop|stick|write) )(?<=[a-z0-9] )(?<!\b(?:to|and|you|please|must|will|i'll|can|so|then) )(?<!\band .{0,80})((?:(?:can|could) you |please )?(?:put|jot|note|pop|stick|write) (?:that|it|this) (?:down|on (?:the|my) list)(?: for me| please| pls| too| then| thanks| love)*[.!]*)$/gim,
    ', $1',
  ],
  // "Shoot bumped 2 1130"
  [
    /\b((?:moved|pushed|bumped|shifted|rescheduled|delayed|changed|slid|put back|brought forward|now)(?: back| up| out)?) (?:(to|2|till?|until|at|for) )?(1\d|[1-9])([0-5][05])(?=\s*(?:$|[.,!\n]| now\b| instead\b| today\b| please\b))/gi,
    '$1 to $3:$4',
  ],
  // "Shoot got bumped 2 tomorrow"
  [
    /(?<=\b(?!i\b|we\b|and\b|just\b|ive\b)[a-z]{3,} (?:is |got |been |was |gets )?(?:moved|pushed|bumped|shifted|slid|slipped)) 2 (?=2?(?:mo?r|tom|tmr|tmo|mon|tue|wed|thu|fri|sat|sun|next))/gi,
    ' to ',
  ],
  // "It's Ms Adeyemi, not Mr Ade"
  [
    /\b((?:it's|its|it is|i meant?|that's|should be) [^,.!?\n]{2,30}), (not (?:the |my )?[^,.!?\n]{2,30})/gi,
    '$1 $2',
  ],
  // "The MOT, the service I mean"
  [/, ([^,.!?\n]{3,30}?),? i mean(?=\W*$)/gi, ', I mean $1'],
  // "4 swap for a nap"
  [
    /(^|[,.;]\s+)(?:number |no\.? ?|#)?(\d{1,2})[:,]? (?:- )?(swap|change|rename|switch|replace) (?:it )?(for|to|with|as) (?=\S)/gi,
    '$1$3 $2 $4 ',
  ],
  // "Can we break down the club? Book the magician, print flyers"
  [/\b((?:split|break|chop|divide|separate|cut)\b[^.?!:\n]{2,60})\?\s+(?=\S[^\n]*,)/gi, '$1: '],
  [
    pattern(
      'gi',
      String.raw`[.!,;]\s*(?:(?:please|pls|can you|could you|and|so) )*(?:list|put|show|write|keep|have) (?:them|'?em|those|these|it) `,
      String.raw`(?:(?:down|as|in) )?(?:separate(?:ly)?|apart|individually)(?: (?:items|lines|tasks|jobs))?(?: please| pls)?[.!]*(?=\s*$)`,
    ),
    '',
  ],
  [
    pattern(
      'gi',
      String.raw`(?<=\S)[.!,;?]?\s+(?:please |pls |so )*(?:(?:can|could|would|will) (?:you|u) )(?:please |pls )?(?:change|update|fix|amend|edit|correct|`,
      String.raw`sort|alter|put) (?:it|that|this|them)(?: (?:for me|please|pls|on there|on the list|right|then|thanks|ta))*[.!?]*(?=\s*$)`,
    ),
    '',
  ],
];
/** "Dentist 3pm no 4pm": the time that was meant. */
const clock = String.raw`\d{1,2}(?:[:.]\d\d ?(?:[ap]m)?| ?[ap]m)`;
const otherClock = pattern(
  'gi',
  String.raw`\b${clock},? (?:no|no wait|wait no|sorry|actually|i mean|i meant|make that|no sorry|sorry no),? (${clock})\b`,
);

/** "Pick up Sara, sorry Zara, from nursery": the name that was meant. */
const otherName = pattern(
  'gu',
  String.raw`\b\p{Lu}\p{Ll}+, (?:sorry,?|no,?|no sorry,?|sorry no,?|i mean,?|I mean,?|i meant|I meant|rather|or rather) (\p{Lu}\p{Ll}+),?`,
  String.raw`(?= (?:from|at|for|in|on|to|with|about|by|re|before|after|off)\b)`,
);

/** "The Q1 report, I mean Q2": what is numbered so is the other one. */
const otherCode =
  /\b\p{Lu}\d{1,2}( \p{L}+)?, (?:i mean|i meant|sorry,?|no,?) (?:the )?(\p{Lu}\d{1,2})(?:\1)?,?(?=$|[.!\n]| and\b| then\b)/giu;
/** "Berlin's now 2.30 and Lagos is 4" */
const twoHours = pattern(
  'giu',
  String.raw`((?:\b(?:now|to|is|at)|'s)(?: now| at| to)* \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) and ((?:the )?\p{L}+(?: \p{L}+)?)(?: is|'s| to| at)(?: now| at)* `,
  String.raw`(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)(?=\s*(?:$|[.,!\n]))`,
);
/** "First two done last two not", "groomer yes the rest no". */
const twoVerdicts = pattern(
  'giu',
  String.raw`\b(done|finished|yes|no|nope|sorted|yep|(?<=\S )not) (?=(?:the )?(?:rest|others?|last|first|second|third|fourth|other|middle|bottom|top)(?: (?:two|three|one|ones|2|3))? `,
  String.raw`(?:all |still |is |are )?(?:done|not|no|yes|nope|tomorrow|nobody|tmrw|yep|half|didn't|weren't|wasn't)\b)`,
);
/** "Leave 1 and 3, take 2 off": those are kept. */
const leftOn =
  /\bleave (?=#?\d[\d ,&]*(?:and )?\d?,? (?:but |and )?(?:take|drop|bin|scrap|remove|delete|lose|scratch|ditch|cut)\b)/gi;

const arrow = /^(\S[^\n]{0,50}?) ?(?:-+>|=+>|→|>>|➡️?) ?(\S[^\n]{1,80})$/u;

/** "Gym -> yoga", "reading club -> book the magician, print flyers", "physio → 4.30". */
function pointed(line: string, items: Checklist): string {
  const [, from = '', to = ''] = arrow.exec(line) ?? [];
  if (to === '' || /->|=>|→|>>/.test(to)) return line;
  const item = itemIn(from, items);
  const own = item ? contentWords(item.text) : [];
  const isNumber = /^(?:number |no\.? ?|item |#)?\d{1,2}$/i.test(from.trim());
  const words = contentWords(from);
  if (!item || (!isNumber && !words.every((word) => own.some((one) => sameWord(one, word)))))
    return line;
  const gist = gistOf(to, false);
  if (/^(?:at )?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?$/.test(gist)) return `move ${from} to ${to}`;
  if (
    onlyLater.test(gist) ||
    /^(?:sat|sun)\b/.test(gist) ||
    signalOf(gist, false) !== undefined ||
    /^[\d\W]+$/.test(gist)
  )
    return line;
  const kept = words.every((word) => contentWords(to).includes(word)) && words.length > 1;
  if (!kept && namedIn(to, items).some((one) => one.item !== item)) return line;
  return /,|\S and \S+ \S/.test(to) ? `split ${from} into ${to}` : `change ${from} to ${to}`;
}

const near = sparing(
  /->|=>|→|>>|➡|\b(?:instead of|in place of|rather than|make|create|entries|jobs|things|tasks|items|parts|bits|steps|lines|split|break|chop|divide|separate|separately|cut|list|put|show|write|keep|have|change|update|fix|amend|edit|correct|sort|alter|no|wait|sorry|actually|mean|swap|rename|switch|replace|meant|make|not|now|leave|single|jot|note|pop|stick|bumped|pushed|moved|shifted|delayed|rescheduled)\b|\b(?:done|yes|finished|sorted|yep) (?:the )?(?:rest|others?|last|first|second|third|fourth|middle|bottom|top)\b/i,
);

/** The reply with such edits put plainly. */
export function plainEdits(reply: string, items: Checklist): string {
  if (!near.test(reply) || reply.length > 2000) return reply;
  const timed = reply.replace(otherClock, '$1').replace(otherName, '$1').replace(otherCode, '$2$1');
  if (items.length === 0) return timed;
  const quoted = timed.includes('"') ? timed : timed.replace(inSingle, '"$1"');
  const apart = quoted
    .replace(twoHours, '$1. $2 is now at $3')
    .replace(twoVerdicts, '$1, ')
    .replace(leftOn, 'keep ');
  const put = rules.reduce((text, [idiom, plain]) => text.replace(idiom, plain), apart);
  return /->|=>|→|>>|➡/.test(put)
    ? put
        .split('\n')
        .map((line) => pointed(line, items))
        .join('\n')
    : put;
}
