/** When what was learnt from labelled clauses is believed: where no lexicon has spoken. */

import type { Item } from '../../checklist.ts';
import { sparing } from '../sparing.ts';
import { isAwaited } from './awaited.ts';
import type { Clause } from './clauses.ts';
import { learntKind, learntStatus } from './learnt.ts';
import { showsPast } from './past.ts';
import type { Scene } from './scene.ts';
import { bareLater, future } from './signal-words.ts';
import type { Signal } from './signals.ts';
import { namesThing } from './thing-phrases.ts';

/** These three were chosen on the annotated replies, where a higher and a lower value do worse. */
const sureOfStatus = 0.7;
const sureOfTalk = 0.75;
const sureOfTask = 0.85;
/** Among the parts of a list a bare phrase is one more of them. */
const sureInList = 0.97;

/**
 * What has become of the items a clause names; in a plan for the day it is often just a mention.
 */
export function learntVerdict(
  { gist, question }: Clause,
  items: readonly Item[],
  { intentional }: Scene,
): Signal | undefined {
  if (question || intentional) return undefined;
  const found = learntStatus(gist, items);
  if (!found || found.sure < sureOfStatus || found.label === 'none') return undefined;
  if (found.label === 'done' && !showsPast(gist)) return undefined;
  if (found.label === 'dropped' && !takesAway.test(gist)) return undefined;
  // What will be done, or waits for something else, is neither finished nor given up.
  const awaited = future.test(gist) || isAwaited(gist);
  const later = found.label === 'deferred' && (bareLater.test(gist) || /\bnext\b/.test(gist));
  return awaited && !later ? 'open' : found.label;
}

/** Nothing is dropped without a word for it. */
const takesAway = sparing(
  /\b(?:cut|off|out|drop\w*|ditch\w*|bin\w*|scrap\w*|scratch\w*|axed?|lose|lost|leave|pull\w*|cancel\w*|skip\w*|bother\w*|needless|pointless|unnecessary|redundant|without|instead|else|(?:no|any) (?:longer|more|need|point)|anymore|after all|forget|remove\w*|delete\w*)\b/,
);

/** A clause that would be a task by its form, and is none; a line or a word of a list is one. */
export function soundsLikeTalk(
  { bullet, section, gist, whole }: Clause,
  { asking, intentional, foreign }: Scene,
): boolean {
  if (bullet || section !== undefined || !/\p{L}\P{L}+\p{L}/u.test(gist)) return false;
  if (intentional && namesThing(gist)) return false;
  const kind = learntKind(gist, asking.stage);
  return (
    kind?.label === 'chat' &&
    kind.sure >= (intentional && (foreign || /,/.test(whole)) ? sureInList : sureOfTalk)
  );
}

/** A task in the form of a statement: "the gutters want clearing". */
export function soundsLikeTask({ question, gist }: Clause, { asking }: Scene): boolean {
  if (question || tellsOfSelf.test(gist)) return false;
  const kind = learntKind(gist, asking.stage);
  return (kind?.label === 'add' || kind?.label === 'tomorrow') && kind.sure >= sureOfTask;
}

/** "I'm in a&e", "she needs the figures": where one is, and what another wants. */
export const tellsOfSelf = sparing(
  /^(?:he|she|they)(?:'s|'re)? (?:needs?|wants?|said|says|is|are|has|have|will)\b|^(?:just |only |still |will be |prob(?:ably)? )*(?:deciding|hoping|wondering|debating|considering|mulling|pondering|about to|off to|heading|on my way)\b|^(?:i'm|i am|im|we're|we are) (?:in|at|on|off|out|with|away|stuck|sick|still|not|so|too|very|a|the|back|home|here)\b/,
);
