/** Keeps the last few answers of a costly reading of words that several rules ask for. */

/** Clauses of a reply or two; a longer memory would only be searched for what never comes back. */
const fewClauses = 32;
/** Single words do come back, in every reply. */
export const manyWords = 4_000;

/** The same function of a text, worked out once for as long as one clause is talked about. */
export function remembered<T>(read: (text: string) => T, most = fewClauses): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = read(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
