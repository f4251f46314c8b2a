/** A word that is a command, with more beside it: whether it is still meant for us. */
import { wordCommand } from './one-word.ts';
import { pattern } from './pattern.ts';
import type { Intent } from './reading.ts';
import { bare } from './said.ts';
import { sparing } from './sparing.ts';

/** "Stop. It's too much for me": what follows says why. */
export const ofOneself =
  /^(?:(?:so|and|but|sorry|honestly|thanks)[, ]+)*(?:wrong (?:person|number)|who(?:'s| is) this|not me|no more|enough\b|leave me|(?:i'm|im) (?:not\b|fed up|sick of|tired of|too\b|so over|overwhelmed|done with (?:this|these|it|you)|getting too|drowning|unsubscribing)|(?:it's|its|it is) (?:just |getting |really |all |a bit |way )*(?:too|not|annoying|driving|spam|no use|pointless|useless|much)|this (?:is|isn't|doesn't|thing|app|service)|these\b|they(?:'re| are)\b|not for me|too (?:many|much|often)|you(?:'re| are|r)? (?:annoying|spamming|bothering|texting|emailing|sending|too|text|send|email|mess)|i (?:have no (?:time|use)|have too|have another|never|did(?:n't)? (?:not )?(?:ask|sign|want)|don't|do not|dont|can't|cannot|get too|got too|keep (?:getting|asking)|asked|already (?:told|asked|said)|no longer|just (?:don't|dont|can't|want)))\b/;

/** "Resume please. Also ring the miller", "list pls. Milk is in". */
export function politeWord(part: string): { readonly intent: Intent } | undefined {
  const said = politely.test(part) ? bare(part) : '';
  const ends = ['no more', 'stop it', 'enough'].includes(said);
  const word = ends ? 'unsubscribe' : wordCommand(said);
  return word !== undefined && besideMore.has(word) ? { intent: word } : undefined;
}
const politely = sparing(/\b(?:please|pls|plz|kindly)\b/);
const besideMore = new Set<Intent>(['unsubscribe', 'pause', 'resume', 'undo', 'list']);

/** "And pause, properly, for lunch": for a thing, and for no time. */
export const forThing =
  /(?:^|,\s+)for (?!now\b|good\b|(?:an?|the|one|two|three|four|some|this|next) |\d)[a-z]+[.!]*$/;

/** "Huh?" */
export const puzzled = pattern(
  '',
  String.raw`^(?:(?:sorry|um|erm?|eh|and|ok)[ ,]+)?(?:\?+|(?:huh|what|wha+t|wut|eh|`,
  String.raw`pardon|hein|quoi|que|was|wie bitte|wat|cosa|como)[ ?!]*\?[?! ]*|(?:(?:right|so|then) )?(?:what now|now what|what next)[?!. ]*)$`,
);
