/** Tells a reply that meant to change the list, and was not understood, from chatter. */
import { folded } from './same-text.ts';

const number =
  /^\W*\d{1,2}(?:\W+(?:and\W+)?\d{1,2})*\W*$|(?:\b(?:number|item|nr|no\.?)|#) ?\d{1,2}\b/;
const verb =
  '(?:done|finished|complete|completed|sorted|add|drop|remove|delete|move|skip|postpone|rename|' +
  'cross|tick|check|mark|push|bump|swap|replace)';
const order = new RegExp(
  `^(?:please |pls |can you |could you |and |also )*${verb} |\\b\\d{1,2}(?:st|nd|rd|th)? ` +
    `(?:is |are |was |were |got |to )?(?:${verb}|tomorrow)\\b|\\btomorrow$`,
);

/** Whether words that changed nothing sound as if they should have. */
export const isAttempt = (reply: string): boolean =>
  folded(reply)
    .split(/\n|[.!?;]\s/)
    .map((sentence) => sentence.trim())
    .some((sentence) => number.test(sentence) || order.test(sentence));
