/** Writes one regular expression over several lines. */
export const pattern = (flags: string, ...parts: readonly string[]): RegExp =>
  new RegExp(parts.join(''), flags);

/** Whether one of several patterns is found at all: asked once in place of trying each. */
export const anyOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(
    patterns.map(({ source }) => `(?:${source})`).join('|'),
    patterns[0]?.flags.replace('g', ''),
  );

/** One of several phrases, as part of a pattern. */
export const oneOf = (...parts: readonly string[]): string => `(?:${parts.join('|')})`;
