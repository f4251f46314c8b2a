/** Knows an order, or a plan, that is said of what stands on the list and is nothing new. */
import type { Item } from '../../checklist.ts';
import { contentWords, sameKey } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { letsDrop } from './removal-words.ts';
import { sameWord } from './same-word.ts';
import type { Scene } from './scene.ts';
import { laterDay } from './signal-words.ts';
import type { Signal } from './signals.ts';

/** Whether what is dropped or put off with these words is what they name. */
export const saidOfListed = (
  clause: Clause,
  named: readonly Item[],
  verdict: Signal | undefined,
): boolean =>
  onlyStays.test(clause.gist) ||
  (verdict === 'dropped' && letsDrop.test(clause.gist)) ||
  (verdict === 'deferred' && willDo(clause, named));

/** "Only the boiler survives", before what becomes of the others. */
const onlyStays = sparing(
  /^(?:(?:so|ok|and|then|right|in fact)[, ]+)*(?:only|just) .{2,40}? (?:survives?|stays?(?: on)?|remains?|makes? the cut|made the cut|is staying|are staying|lives?|gets? to stay|is safe|are safe|is happening|counts?|matters?)(?: now| then| today| for (?:now|today))*\W*$/,
);

/** "I'll do the fence on the weekend" is said of the fence on the list. */
function willDo({ gist }: Clause, named: readonly Item[]): boolean {
  const object = doing.exec(gist)?.[1] ?? '';
  const held = named.flatMap(({ text }) => contentWords(text));
  const words = contentWords(object);
  return words.length > 0 && words.every((word) => held.some((one) => sameWord(one, word)));
}
const doing = sparing(
  new RegExp(
    String.raw`^(?:(?:so|but|and|ah|sure|well|reckon|i|think|maybe|probably|guess)[, ]+)*` +
      String.raw`(?:i'll|we'll|i will|i'm going to|i'm gonna|gonna|will) (?:just |probably |try and |try to |have to )*` +
      String.raw`(?:do|finish|tackle|start|get to|get round to|get|grab|pick up|sort|sort out) (?:the |my |that )?(.+?) (?:on |at |over |for )?${laterDay}` +
      String.raw`(?:,? (?:please|hopefully|then|instead|now|i think|i guess|so|on (?:my|the) way \p{L}+|first thing|after work|at lunch|with \p{L}+))*\W*$`,
    'u',
  ),
);

/** "Get the till serviced" names what is listed in its own words, and says nothing of it. */
export const repeats = (
  { text }: Clause,
  [only, second]: readonly Item[],
  { intentional }: Scene,
): boolean =>
  intentional &&
  only !== undefined &&
  second === undefined &&
  /\S \S+ \S/.test(text) &&
  !/[^\p{L}\p{N}\s'.,&/:()+-]/u.test(text) &&
  sameKey(text) === sameKey(only.text);

/** "Fixed the tap, it wasn't on the list": of what stands before it, and of no item. */
export const notListed = sparing(
  /^(?:(?:and|but|which|though|i know|ik|even though|although)[, ]+)*(?:(?:it|that|this|they|those)(?:'s|'re)? ?)?(?:is|was|are|were|)? ?(?:not|n't|isn't|wasn't|weren't|aren't|never|wasnt|isnt) (?:even |actually |originally |really )*(?:on|in) (?:(?:the|my|your|today's) (?:list|plan)|there|here|it)(?: (?:though|tho|but|i know|today|at all|originally))*\W*$/,
);
