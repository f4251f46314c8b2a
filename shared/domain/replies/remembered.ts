/** Keeps the last few answers of a costly reading of words that several rules ask for. */

/** Clauses of a reply or two; a longer memory would only be searched for what never comes back. */
const fewClauses = 32;
/** Single words do come back, in every reply. */
export const manyWords = 4_000;

/** The same function of a text, worked out once for as long as one clause is talked about. */
export function remembered<T>(read: (text: string) => T, most = fewClauses): (text: string) => T {
  const known = new Map<string, T>();
  let last: { readonly text: string; readonly made: T } | undefined;
  return (text) => {
    // Mostly the rules of one clause ask one after another, and need no table.
    if (last?.text === text) return last.made;
    const found = known.get(text);
    const made = found ?? read(text);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      known.set(text, made);
    }
    last = { text, made };
    return made;
  };
}
