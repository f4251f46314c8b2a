/**
 * A list that begins anew: a clear order at the head of a reply, and behind it what the new list holds.
 *
 *     anew  = [lead] clear [again] sign words
 *     clear = verb ("everything" | "all" | "it all" | ("my" | "the") "list") | "start over"
 *     again = ["and"] "start over"
 *     sign  = ":" | line break | ["," "."] ("new" | "today only" | "instead" | ...) ":" | "and add"
 *
 * "Delete everything:" alone may speak of all that we keep: with such a verb the words must name the
 * list, or what begins anew.
 */
const lead =
  "^\\s*(?:(?:ok|okay|so|hi|hey|yes|no|and|but|please|pls|just|can you|could you|let's|lets)[,:]? )*";
const start = '(?:start(?:ing)? (?:all )?(?:over|again|fresh|anew|from scratch))';
const again = `(?:[,.;]? (?:and |then |and then |let's )?${start})`;
const all = '(?:everything|every item|all(?: of (?:it|them|that|these))?|it all|them all|the lot)';
const list =
  '(?:(?:all (?:of )?)?(?:my|the|this|that) (?:whole |entire |old |current )?(?:list|plan)(?: for today)?|list)';
const empty = '(?:clear|scrap|wipe|empty|ditch|bin|scratch|reset|clear out|throw out)';
const remove = '(?:delete|erase|remove|drop|cancel|forget|get rid of)';
const fresh =
  '(?:(?:the )?new(?: list| one| ones)?(?: is)?|today only|only today|for today|today|only|just|instead|now|make it)';
const told = `(?:[,.;]?\\s+(?:and |with )?${fresh}:|,? (?:and|then|and then) (?:then |just |only )?add:?(?=\\s))`;
const sign = `(?:${told}|\\s*:|[.!]?[^\\S\\n]*\\n)`;

const anew = [
  `${start}${sign}`,
  `${empty} (?:${all}|${list})${again}?${sign}`,
  `${remove} (?:${list}${again}?${sign}|${all}(?:${again}${sign}|${told}))`,
].map((form) => new RegExp(`${lead}${form}\\s*(?=\\S)`, 'iu'));

/** Where the new list begins; undefined for any other reply. */
export function newListFrom(reply: string): number | undefined {
  for (const form of anew) {
    const found = form.exec(reply.replace(/[’‘]/g, "'"));
    if (found) return found[0].length;
  }
  return undefined;
}
