/** Reads what one told somebody one would do as a thing to do: "promised Ann I'd ring her". */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { taskVerbs } from './verbs.ts';

const promise = pattern(
  'iu',
  String.raw`^(?:(?:and|so|then|but|also|well|oh|plus)[, ]+)*(?:(?:i|we)(?:'ve| have)? )?(?:also |just |sort of )?(?:promised|told|said to|assured|swore to) `,
  String.raw`((?:(?:my|the|our|his|her|old|poor|big|little|older|younger|elder) )*(?!(?:you|u|me|us|i|that|myself)\b)[\p{L}'.]+(?: (?!(?:i|that|we|to)\b)[\p{L}.'-]+)?),? (?:that )?`,
  String.raw`(?:i'd|id|i would|i'll|we'd|we would|we'll) (?:also |just |quickly |definitely |try (?:to|and) )?(?=(?!(?:be|have|see|let|think|try|get back|do (?:my|it|that|what)|make it|(?:call|ring|phone|come|go|write|pop) (?:back|round|over|in)\W*$)\b)(\p{L}+)\b)`,
);
/** Whom it was promised may have been left out before. */
const owes =
  /^((?:(?:and|so|then|but|also|well|oh|plus)[, ]+)*)(?:i(?:'ve| have)? )?promised (?:that )?(?:i'd|i would|i'll) (?=(?!have\b|be\b)\p{L})(?!.*\b(?:did|done|have|already)\b)/iu;
const near = sparing(/\b(?:promised|told|said to|assured|swore)\b/i);

/** "Over to him by five", "ring her"; "her plants" stay hers. */
const him =
  /\bhim\b|\bher\b(?=\W*$| (?:by|at|on|for|about|back|up|in|to|with|before|after|around|from|over|today|tomorrow|tonight|some|the|a|this)\b)|(?<=\b(?:to|for|with|at) )them\b/iu;

/** "I promised Mum I'd ring" rings her. */
const reaches = /^(?:call|ring|phone|text|visit|email|message|write|see|help|visit)$/i;

/** The part as "promised I'd ring Ann", in a report as what is still needed. */
export function promised(said: string, night: boolean): string {
  if (!near.test(said)) return said;
  const [found, whom = '', verb = ''] = promise.exec(said) ?? [];
  if (night && found === undefined) return said.replace(owes, '$1I need to ');
  if (found === undefined || !taskVerbs.has(verb.toLowerCase())) return said;
  const left = said.slice(found.length).replace(him, () => whom);
  const lead = night ? 'I need to' : "promised I'd";
  const onlyWhen = left.slice(verb.length);
  if (reaches.test(verb) && whenOnly.test(onlyWhen)) return `${lead} ${verb} ${whom}${onlyWhen}`;
  return /^\W*$/.test(onlyWhen) ? said : `${lead} ${left}`;
}
/** "I'd call tomorrow" calls whom it was promised. */
const whenOnly =
  /^(?: (?:tomorrow|tmrw|later|tonight|today|soon|first thing|this \p{L}+|(?:on )?\p{L}+day|at \d\S*|in the \p{L}+))*\W*$/u;
