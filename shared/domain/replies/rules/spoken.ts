/** Puts in the marks of a dictated reply that were spoken as words: "comma", "new line". */

import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { markedAbroad, withExcept } from './abroad-marks.ts';
import { parted } from './dictated.ts';
import { withoutSounds } from './fillers.ts';
import { plainly } from './sayings.ts';
import { taskVerbs } from './verbs.ts';

const breaks = sparing(/[,.]?\s*\b(?:new (?:line|paragraph)|newline|next line)\b[,.]?\s*/gi);
const comma = sparing(/(?<=[\p{L}\p{N}])\s+comma\b(?!\s+(?:in|on|to|splice)\b)/giu);
const stop =
  /(?<=[\p{L}\p{N}])\s+(?:period|full ?stop)(?=\s*$|\s*\n|\s+(?!\d|of\b|for\b|is\b|was\b)\S)/giu;
const spokenStop =
  /\b(?:period|full ?stop)(?: (?:that'?s (?:it|all|everything)|thanks?|thank you|cheers|bye|done|please|ta))*\s*$/im;
const marks: readonly (readonly [RegExp, string])[] = [
  [sparing(/\s+question mark\b/gi), '?'],
  [sparing(/\s+exclamation (?:mark|point)\b/gi), '!'],
  [sparing(/\s+colon\b(?!\s+(?:cancer|screening))/gi), ':'],
];

const steps = pattern(
  'giu',
  String.raw`(?:(?:^|[,;\s])(?:and|then|ok|so|um|uh)\b)*[,;\s]*(?<!\b(?:the|my|a|on|at|this|that|your|his|her) )\b(first|second|third|fourth|`,
  String.raw`fifth)(?:ly)?(?:,? (?:thing|one|up|of all|off|is|to|i|we|um|uh|er|need to|needs? to|want to|have to|gotta|will|i'll|would be))*`,
  String.raw`,? (?=(\p{L}+) \p{L})`,
);

/** "First is record the promo second email Tane and third ...": counted as it is spoken. */
function counted(reply: string): string {
  if (!/\bfirst/i.test(reply) || !/\bsecond/i.test(reply)) return reply;
  const tasks = [...reply.matchAll(steps)].filter(([, , verb = '']) => taskVerbs.has(verb));
  const said = tasks.map(([, place = '']) => place.toLowerCase());
  if (said[0] !== 'first' || said[1] !== 'second') return reply;
  return tasks.reduceRight(
    (text, { 0: whole, index }) => `${text.slice(0, index)}\n- ${text.slice(index + whole.length)}`,
    reply,
  );
}

/** "Milk n eggs", "Ana & Raj". */
const shortAnd =
  /(?<=[\p{L}\d)'"] )(?:n|adn|nad|annd)(?= [\p{L}\d'"])|(?<=[,.!] )n(?= \p{L})|(?<=[\p{L}\d)'",.!] )&(?= [\p{L}\d'"])/gu;
/** "Gym & laundry & nap" has no other marks; "y 1 n 2" answers yes and no. */
const parts = /^[^,;\n]*\S & [^,;\n]*\S & |\by(?:es)? \d/i;
const withAnds = (said: string): string =>
  parts.test(said) ? said : said.replace(shortAnd, 'and');

const morrow = sparing(
  /\b(?:(?:(?:up)?on |in )?the morr(?:ow|a)|2mo(?:rrow|z|ro)|to?moz|2mrw|tmrow|tmrw|tmro?|tmw|tmoro|tomm?orow|tommorrow|tom(?=: ))\b/gi,
);

/** "2day", "2nite". */
const withToday = (said: string): string =>
  said.includes('2')
    ? said.replace(/\b2d(?:a?y)\b/gi, 'today').replace(/\b2(?:nite|nyt|night|nt)\b/gi, 'tonight')
    : said;

/** Pictures that say what became of a thing are no bullets. */
const opensPicture = /^\s*(?![✅✔☑✓❌✗✘✖👍👎🟢🔴🟡⬜🔲])\p{Extended_Pictographic}/u;
const picture =
  /\s*(?<![\p{L}\p{N}])(?![✅✔☑✓❌✗✘✖👍👎🟢🔴🟡⬜🔲])\p{Extended_Pictographic}\uFE0F? +(?=[\p{L}\d])/gu;

/** "🎣 fix the rod 🧼 wash up": a picture before each thing. */
function pictured(reply: string): string {
  if (!opensPicture.test(reply) || reply.includes('\n')) return reply;
  return (reply.match(picture)?.length ?? 0) < 2 ? reply : reply.replace(picture, '\n- ').trim();
}

/** Alone these say that all is done. */
const sweep = sparing(
  /^\W*(?:a |it's a |that's a )?(?:hat[- ]?trick|clean sweep|full house|full marks|grand slam|flawless victory)(?: (?:today|tonight|again|for me))*\W*$/i,
);

/** As columns of a table have them: a pattern may try to begin and end at each of the spaces. */
const gap = /[^\S\n]{12,}/g;

/** "Period" is a stop only where it ends a line, or where other marks are spoken too. */
export function spoken(written: string, foreign: boolean): string {
  const said = withExcept(pictured(written).replace(gap, '        '));
  if (sweep.test(said)) return 'all done';
  const reply = counted(
    foreign
      ? markedAbroad(said)
      : plainly(parted(withoutSounds(withAnds(withToday(said))), said)).replace(morrow, 'tomorrow'),
  );
  if (
    !/\b(?:comma|period|full ?stop|new ?line|new paragraph|(?:question|exclamation) mark)\b/i.test(
      reply,
    )
  )
    return reply;
  const dictated = reply.search(comma) >= 0 || reply.search(breaks) >= 0 || spokenStop.test(reply);
  if (!dictated) return reply;
  const stopped = reply.replace(stop, '.').replace(comma, ',').replace(breaks, '\n');
  return marks.reduce((text, [mark, sign]) => text.replace(mark, sign), stopped);
}
