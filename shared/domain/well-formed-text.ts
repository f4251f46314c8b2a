/**
 * Texts of whole signs: half a sign (a surrogate by itself) is none that a row, a mail or a text
 * can hold, and what encodes it throws.
 */

/** At most so many UTF-16 units from the start, without half a sign at the end. */
export function beginning(text: string, units: number): string {
  const cut = text.slice(0, units);
  return cut.length < text.length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

const half = /\\ud[89a-f]/i;

/** What JSON says, `\ufffd` in the place of each half of a sign; throws where it is no JSON. */
export function wholeJson(text: string): unknown {
  if (!half.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}

/** As `wholeJson`; undefined for a text that is no JSON, such as the greeting to a new topic. */
export function jsonIn(text: string): unknown {
  try {
    return wholeJson(text);
  } catch {
    return undefined;
  }
}
