/** Knows in which words people ask for something to be written down as done, and what it is. */

import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { lead } from './additions.ts';
import { isPast } from './past.ts';

const done =
  String.raw`(?:done|completed?|finished|an? (?:done|completed?|finished) (?:one|thing|item|task)|a win|ticked(?: ` +
  String.raw`off)?)`;
const logging = '(?:log|record|add|put|note|count|write|include|stick|pop|chuck|chalk(?: up)?)';
const too = '(?:,? (?:too|as well|also|please|pls|for me))*';
const logs: readonly RegExp[] = [
  pattern(
    'i',
    `^${lead}${logging}(?: down| up| in)? "([^"]{4,80})"(?: down| up| in| on| off)?,? (?:as|` +
      `under|to) (?:already )?${done}`,
  ),
  pattern(
    'i',
    `^${lead}(?:${logging}|mark|tick(?: off)?)(?: down| up| in)? (?:it |that |this |these |them )?(?:as|under) (?:already )?${done}${too} ?[:,–-] ` +
      `?"?(.{4,80}?)"?\\W*$`,
  ),
  pattern(
    'i',
    `^${lead}${logging}(?: down| up| in)? (?!it\\b|that\\b|this\\b|them\\b|both\\b|` +
      `all\\b)(.{4,80}?)(?: down| up| in| on| off)?,? as (?:already )?${done}`,
  ),
];

const told = pattern(
  'i',
  `^${lead}(?:log|record|note|put down|add|mark down) (?:that |how )?i(?:'ve| have| also)* ` +
    `(.{4,80})$`,
);

/** "Also log: unblocked the drain" */
const logFirst = pattern(
  'i',
  `^${lead}(?:log|record)(?: this| that)?(?: too| as well| also)?:? (\\S.{3,80}?)(?:,? (?:(?:as|under) (?:already )?)?${done}(?: too| as well| please)*)?\\W*$`,
);

const nearLog = sparing(
  /\b(?:log|record|add|put|note|count|write|include|chalk|mark|stick|pop|chuck|tick)\b/i,
);

/** The words of what is to be written down as done. */
export function loggedIn(clause: string): string | undefined {
  if (!nearLog.test(clause)) return undefined;
  const [, did = ''] = told.exec(clause) ?? [];
  if (isPast(did.split(' ')[0]?.toLowerCase() ?? '')) return did;
  const [, said = ''] = logFirst.exec(clause) ?? [];
  const [first = '', second = ''] = said.toLowerCase().split(' ');
  if (isPast(first) || (/^(?:i|i've|we)$/.test(first) && isPast(second))) return said;
  if (!/\bas\b|\bunder\b/i.test(clause)) return undefined;
  for (const shape of logs) {
    const said = shape.exec(clause)?.[1];
    if (said !== undefined) return said;
  }
  return undefined;
}
