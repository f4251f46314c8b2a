/** How large a file is, as people say it: `512 B`, `1.5 KB`. */

const units = ['KB', 'MB', 'GB'] as const;

/** Bytes are whole, everything above has one decimal; the unit is the largest that leaves one. */
export function sizeWords(bytes: number): string {
  const whole = Math.max(0, Math.round(bytes));
  if (whole < 1024) return `${whole} B`;
  // What rounds up to 1024 of a unit is one of the next.
  const at = units.findIndex((_, power) => Number((whole / 1024 ** (power + 1)).toFixed(1)) < 1024);
  const power = at < 0 ? units.length - 1 : at;
  return `${(whole / 1024 ** (power + 1)).toFixed(1)} ${units[power]}`;
}
