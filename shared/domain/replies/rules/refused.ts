/** Knows that others refused what was planned: "shift swap off, ward sister said no". */
import type { Item } from '../../checklist.ts';
import { folded } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';

const isOff = sparing(
  /^(?:(?:and|so|but|ok|sadly|the|my|our)[, ]+)*(?:[^\s,]+ ){0,3}(?!(?:\S+ed|sent|took|cut|put|went|set)\b)[^\s,]+(?:'s| is| was)? off(?: then| now| sadly| i'm afraid)*\W*$/u,
);
const no = sparing(
  /\b(?:(?:said|says|is|was|it's) (?:a )?(?:no|nope)(?=\W*$|[,.;!]| (?:way|chance|to (?:it|that|us|me|the)|again|sadly|today|this|for)\b)|turned (?:it|me|us) down|refused|vetoed|denied|declined|rejected|(?:won't|wouldn't) (?:allow|let|have|approve|sign|wear)|not allowed|no cover|knocked (?:it|me|us) back)/,
);
/** Whoever was to be asked was; and things are dropped off, signed off and sent off. */
const asks =
  /^(?:ask|tell|call|ring|phone|text|e-?mail|message|check|chase|drop|sign|send|turn|switch|log|cut|take|set|see|speak|talk)\b/i;

/** "Off" for the reason the same sentence gives. */
export const isRefused = ({ gist, whole }: Clause, names: readonly Item[]): boolean =>
  names.length > 0 &&
  isOff.test(gist) &&
  no.test(folded(whole)) &&
  !names.some(({ text }) => asks.test(text));
