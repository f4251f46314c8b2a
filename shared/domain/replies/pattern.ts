/** Writes one regular expression over several lines. */
export const pattern = (flags: string, ...parts: readonly string[]): RegExp =>
  new RegExp(parts.join(''), flags);

/** One of several phrases, as part of a pattern. */
export const oneOf = (...parts: readonly string[]): string => `(?:${parts.join('|')})`;
