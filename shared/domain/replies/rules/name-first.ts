/** Tells a name that looks like a verb from an order: "cover letter is out". */
import { folded } from '../same-text.ts';

/** "Cover letter is out": the verb behind two words makes them a name. */
const isCompound =
  /^(?!(?:check|ensure|see|confirm|make|ask|tell|say|hope|find|remind|remember|get|let) )[a-z]+ (?!the |my |an? |our |his |her |their |him |them |it |me |that |what )[a-z]+ (?:is|are|was|were|isn't|aren't) (?!not to\b)/;

/** "Bill is tomorrow's problem": the verb behind it does as much. */
const says =
  /^(?:is|isn't|are|aren't|was|were|has|hasn't|had|can|can't|could|will|won't|got|needs|went)$/;

/** Whether what stands first is the name of a thing, of which its second word says something. */
export const opensWithName = (second: string | undefined, text: string): boolean =>
  says.test(second ?? '') || isCompound.test(folded(text));
