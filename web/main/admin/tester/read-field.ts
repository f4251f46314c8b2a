/** Reads fields of an answer whose shape is not trusted. */

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Text, also from a number; undefined if blank. */
export function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A whole number from 1, also from text. */
export function countOf(value: unknown): number | undefined {
  const count = typeof value === 'string' ? Number(value) : value;
  return Number.isInteger(count) && Number(count) >= 1 ? Number(count) : undefined;
}

/** An instant as ISO text, from whatever a Date understands. */
export function instantOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
