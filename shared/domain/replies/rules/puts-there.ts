/** Tells putting a thing somewhere on another day from putting it off to that day. */
import { sparing } from '../sparing.ts';

/** "Put the bins out tomorrow" is to be done then, and moves nothing. */
export const putsThere = sparing(
  /^(?:(?:and|also|then|please|pls|plus|i must|i need to|need to|must|i'll|remember to|don't forget to) )*(?:put|move|bring|leave|set|carry|stick|chuck|hang|switch|roll|push|shift) (?!(?:it|that|them|this|these|those|everything|all|both|off|back|one|\d+|(?:the|my) (?:rest|others?|lot|list|remaining|last|first|second|third|fourth|whole))\b)(?:\S+ ){1,4}?(?:out|away|up|down|in|on|together|outside|inside|round|through|indoors) (?:again )?(?:first thing )?(?:tomorrow|on [a-z]+day|next week)(?: (?:morning|night|evening|afternoon|first thing))?\W*$/,
);

/** "Put the bins out tomorrow" tells nothing of the past. */
export const endsLater = / (?:tomorrow|next week)(?: (?:morning|night|evening|first thing))?\W*$/;
