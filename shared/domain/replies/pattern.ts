/** Writes one regular expression over several lines. */
export const pattern = (flags: string, ...parts: readonly string[]): RegExp =>
  new RegExp(parts.join(''), flags);
