/** Data: orders that name nothing of their own: "put those down instead", "carry on with those". */
import { anyOf, oneOf, pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';

const them = oneOf(
  '(?:those|these|them|the same|that|it|both|all(?: of)? (?:those|these|them))(?: (?:two|three|four|both|ones?|lot))?',
  "the (?:two|three|four|lot|rest|list|plan|above|usual|same)|what(?:'s| is) (?:there|on (?:it|there|the list))",
);
const end = String.raw`(?: (?:as (?:planned|before|is|they are|it is|usual)|please|pls|then|today|now|for (?:me|now|today)|only|thanks))*\W*$`;

/** "Will tackle half": of what was just spoken of. */
const again = sparing(
  /^add\W*$|^(?:move|shift|push) (?:this|these|those) .*(?:earlier|later)\W*$|^(?:re-?send|re-?order|re-?do|re-?book|re-?submit|re-?post|re-?print|try again)(?: it| them| that| this one)?\W*$|^(?:tackle|do|try|start|finish|get through|chip away at|make a start on|aim for|manage) (?:half|some|a bit|most|part|what i can|the rest|a little|as much as i can|one|two|a few)(?: of (?:it|them|that))?\W*$/i,
);

/** "Nothing new from me, carry on with those two." */
const goesOn = pattern(
  'i',
  String.raw`^(?:(?:just|so|and|then|i'll|let's|we'll) )*(?:(?:carry(?:ing)?|keep(?:ing)?|press(?:ing)?|crack(?:ing)?|go(?:ing)?|push(?:ing)?|plough(?:ing)?|plow(?:ing)?|get(?:ting)?|proceed(?:ing)?|continu(?:e|ing)|roll(?:ing)?|run(?:ning)?)`,
  String.raw` (?:(?:on|ahead|going|cracking|straight) )*with|(?:stick(?:ing)?|keep(?:ing)?|stay(?:ing)?) (?:to|with)) ${them}${end}`,
);

/** "Put those down instead", behind the parts of what was split. */
const putsThem = pattern(
  'i',
  String.raw`^(?:(?:just|so|and|then) )*(?:put|list|have|use|write|pop|stick|swap|note|show|enter|merge|combine|join)`,
  String.raw` (?:those|these|them|both)(?: (?:two|three|four|both|ones?|instead))*`,
  String.raw`(?: (?:down|in|on|there|instead|separately|individually|apart|on (?:the|my) list|as (?:two|three|separate)(?: (?:items|tasks|ones))?))*${end}`,
);

export const vagueOrder = anyOf([again, goesOn, putsThem]);
