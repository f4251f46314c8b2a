/** Tells what is dropped off somewhere from what is dropped from the list. */
import { sparing } from '../sparing.ts';

const day = '(?:the weekend|next|later|tomorrow|mon|tues?|wed|thu|fri|sat|sun)';
const thing =
  "(?:the |my |our |an? |his |her |their |some )?(?!(?:number|item|\\d|all|everything|both)\\b)(?:[a-z'-]+ ){1,3}?";

/** "Drop the loan lens back to Sean", and no "drop the gym off the list". */
export const bringsThere = sparing(
  new RegExp(
    `\\bdrop ${thing}(?:(?:round|around|over)(?=\\W*$| (?:to|at|before|after|later|today) (?!${day}))|` +
      `back(?=\\W*$| (?:to|at|before|after) (?!${day})| (?:today|this)\\b)|` +
      `(?:down |in )(?:to|at|with|for) (?:the |my |our )?(?!list|${day})[a-z]|` +
      `off (?:at|to|with|for|by|before|after|on the way|round) (?!the list|my list|today|${day})|` +
      `into (?:the |my )?(?!list|${day})[a-z])`,
  ),
);
