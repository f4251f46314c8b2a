/** Knows that somebody went for a thing, and so has it: "nipped out for them before work". */
import type { Item } from '../../checklist.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { verbOf } from './item-verb.ts';
import type { Scene } from './scene.ts';
import type { Signal } from './signals.ts';

const went = String.raw`^(?:(?:and|so|i|we|i've|we've|just|already|have|quickly)[, ]+)*(?:nipped|popped|dashed|ran|went|drove|walked|cycled|shot|whizzed|legged it)(?: (?:out|down|round|over|up|in|back|into town|to (?:the |my )?(?:\p{L}+ )?\p{L}+)){0,3} for`;
const forIt = sparing(new RegExp(String.raw`${went} (?:it|them|that|those|one|some|'?em)\b`, 'u'));
const forThing = sparing(
  new RegExp(
    String.raw`${went} (?:the |my |some |a |an |more )?(?!(?:a |an |the |my )?(?:walk|run|swim|drive|coffee|look|ride|lunch|pint|jog|job|interview|hours?|\d))\p{L}`,
    'u',
  ),
);
/** "Went for stamps, post office was shut." */
const inVain =
  /\b(?:shut|closed|sold out|no luck|no joy|none|nothing|wrong (?:sizes?|ones?|colou?rs?|sort|kind)|(?:and|but|then|i) forgot|out of (?:stock|them|it)|not (?:ready|there|in)|wasn't|weren't|hadn't|didn't|couldn't|only had)\b/i;
/** "I'm off out for stamps." */
const offFor = sparing(
  /^(?:(?:and|so|right|ok|but|now)[, ]+)*(?:i'm|im|i am|we're|just) (?:just |now )?(?:off|heading|popping|nipping) (?:out |over |down |up |into town )?(?:for|to (?:get|buy|fetch|collect|pick|grab))\b/,
);
/** "They had one left so i got that." */
const gotIt = sparing(
  /^(?:(?:so|and|then|luckily|obviously|of course) )*(?:i|we)(?:'ve)? (?:just |finally |quickly |then )*(?:got|grabbed|bought|nabbed|snapped up|picked up|took|bagged|ordered) (?:it|that|them|those|one|some|the last one|two|'?em)(?: (?:up|anyway|there and then|then and there|straight away|while i was (?:there|at it)|instead|there|in the end|today|in town|too|as well))*\W*$/,
);
const fetches = new Set('get buy fetch collect pick grab order'.split(' '));
const isFetched = (item: Item): boolean => fetches.has(verbOf(item));

/** The thing spoken of before, where one went for it. */
export const wentForLast = (gist: string, { last, intentional }: Scene): boolean =>
  (forIt.test(gist) || (!intentional && gotIt.test(gist))) &&
  last.length === 1 &&
  last.every(isFetched);

/** Whether one has what is named, having gone for it. */
export function fetchedBy({ gist, whole }: Clause, names: readonly Item[]): Signal | undefined {
  if (names.length === 0 || !names.every(isFetched)) return undefined;
  if (offFor.test(gist)) return 'open';
  if (!forIt.test(gist) && !forThing.test(gist) && !gotIt.test(gist)) return undefined;
  return inVain.test(whole) ? 'open' : 'done';
}
