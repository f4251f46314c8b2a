/** Data: how people ask for several items in place of one, each as the one order that is known. */
import { pattern } from '../pattern.ts';

const opens = String.raw`(?<=^|[.!?\n]\s{0,3})(?:(?:and|so|but|ok|please|pls|kindly|can you|could you|would you|just|actually)[, ]+)*`;
const many =
  '(?:two|three|four|five|[2-5]|a few|several|some|separate|different|individual|distinct)';
const noun = '(?:entries|items|tasks|jobs|things|lines|ones|bits|parts|bullets|pieces|steps)';
const thing = '(?:(?:the|my|our|one|number|just) )?([^.,:;\\n]{1,40}?)';
const list = String.raw`\s*:\s*(?=[^.\n]*(?:,| and | / |;))`;
const dashed = String.raw`\s*(?::|\s[-–—])\s*(?=[^.\n]*(?:,| and | / |;))`;

export const splitSayings: readonly (readonly [RegExp, string])[] = [
  // "Instead of launch comms please keep three separate: customer mailer, FAQ page"
  [
    pattern(
      'giu',
      `${opens}(?:instead of|in place of|rather than) ${thing},?(?: (?:please|pls|can you|could you|i want|i'd like|i need|let's|just)[, ]*)*`,
      `(?: (?:put|keep|list|have|make|write|note|do|use|enter|split|add)(?: (?:it|them|me|down|in|as|into|up|there|separately))*)?(?: ${many}){0,2}(?: ${noun})?(?: separately)?${list}`,
    ),
    'split $1 into: ',
  ],
  // "Make two entries out of the governors' letter: draft the wording, ring Malcolm"
  [
    pattern(
      'giu',
      `${opens}(?:make|create) (?:two|three|four|five|[2-5]|several|separate)(?: ${many})?(?: ${noun}(?: out)? (?:of|from)| (?:out )?of) ${thing}(?: please| pls)?${dashed}`,
    ),
    'split $1 into: ',
  ],
  // "Replace launch comms with three: customer mailer, FAQ page, internal note"
  [
    pattern(
      'giu',
      `${opens}(?:replace|swap|switch|change|exchange) ${thing} (?:with|for|to|into|by) ${many}(?: ${many})?(?: ${noun})?${list}`,
    ),
    'split $1 into: ',
  ],
];
