/** Knows the one thing that would do for a day: "if I manage nothing but ..., I'll be content". */
import { pattern } from '../pattern.ts';
import { imperative } from './wording.ts';

const lead = '^(?:(?:and|so|but|honestly|well|ok|today|really)[, ]+)*';
const glad =
  "(?:(?:i'll|i'd|i will|i would|i shall|we'll|i'm|i am) (?:be|call|count|consider|feel|die|sleep|take|have|happy|content|winning|laughing|golden|fine|good|pleased)|(?:that|it|today)(?:'d|'ll|'s| would| will| is))";
const today = '(?: (?:today|this (?:morning|afternoon|week)|all day))?';

const wishes: readonly RegExp[] = [
  pattern(
    'iu',
    lead,
    String.raw`if (?:i|we) (?:(?:can|could|only|just) )*(?:manage|do|achieve|finish|accomplish|get)(?: (?:to do|done))? (?:nothing|not a thing)(?: (?:else|more|other))?(?: done)?${today} (?:but|except|other than|bar|besides)(?: to)? ((?:(?!, ).){4,90}),? (?:then )?${glad}\b.*$`,
  ),
  pattern(
    'iu',
    lead,
    String.raw`if all (?:i|we) (?:(?:can|could) )?(?:manage|do|get done|achieve)(?: to do)?${today} is (?:to )?((?:(?!, ).){4,90}),? (?:then )?${glad}\b.*$`,
  ),
  pattern(
    'iu',
    lead,
    String.raw`if (?:i|we) (?:only|just) (?:manage|get)(?: today)? to ((?:(?!, ).){4,90}),? (?:then )?${glad}\b.*$`,
  ),
  pattern(
    'iu',
    lead,
    String.raw`(?:the |my )?(?:only|one|main|single) (?:thing|job|task)(?: that| which)? (?:(?:really|truly|absolutely|actually|definitely|simply|just) )*(?:has to|must|needs to|has got to|'s got to|gotta|should|can't not) (?:happen|get done|be done|go right|get sorted|work)${today} is (?:to )?(\S.*)$`,
  ),
];

/** The thing to do that a day is wished to hold; the same where the words wish for none. */
export function wished(said: string): string {
  if (!near.test(said)) return said;
  for (const wish of wishes) {
    const what = wish.exec(said)?.[1];
    if (what !== undefined) return imperative(what);
  }
  return said;
}
const near = /\b(?:if (?:i|we|all)|(?:thing|job|task)) /i;
