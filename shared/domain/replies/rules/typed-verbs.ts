/** Knows a verb whose letters were typed in the wrong order: "chnage the blades". */
import { remembered } from '../remembered.ts';
import { taskVerbs } from './verbs.ts';

/** In shorter words two letters that change places make another word as often as not. */
const leastLetters = 5;

/** The verb that was meant, where two letters side by side are swapped; else the word. */
export const inOrder = remembered((typed: string): string => {
  if (typed.length < leastLetters || typed.length > 14 || taskVerbs.has(typed)) return typed;
  for (let at = 1; at < typed.length - 1; at++) {
    const [one = '', other = ''] = typed.slice(at, at + 2);
    const put = typed.slice(0, at) + other + one + typed.slice(at + 2);
    if (one !== other && taskVerbs.has(put)) return put;
  }
  return typed;
});
