/** Reads bare rows of boxes, one a line of the list: "✅✅⬜⬜". */
import { isAscii } from '../same-text.ts';

const ticks = /[✅✔☑✓🟩🟢]/u;
const boxes = /[✅✔☑✓🟩🟢⬜☐▢🔲◻🟥🔴❌✗✘✖]/gu;
/** Nothing but boxes, and at most that it is so today. */
const row =
  /^\W{0,2}(?:(?:today|so far|midday|evening)[:,]? )?(?:[✅✔☑✓🟩🟢⬜☐▢🔲◻🟥🔴❌✗✘✖](?:\uFE0F|[\s,|/])*){2,9}(?:(?:so far|today|tonight|for now|as of now)\W*)?$/iu;

/** "1 done. 2 not done" for as many boxes as the list has lines; any other reply as it is. */
export function rowOfBoxes(reply: string, most: number): string {
  if (most < 2 || most > 9 || reply.length > 60 || isAscii(reply) || !row.test(reply.trim()))
    return reply;
  const marks = reply.match(boxes) ?? [];
  if (marks.length !== most || marks.every((mark) => ticks.test(mark))) return reply;
  return marks.map((mark, at) => `${at + 1} ${ticks.test(mark) ? 'done' : 'not done'}`).join('. ');
}
