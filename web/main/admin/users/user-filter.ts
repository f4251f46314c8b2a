/** Which rows a filter leaves, and when it names somebody whom the server should be asked for. */
import type { UserItem } from '#shared/contract/users.ts';

/** Part of an address or of an id, whatever its case; each person once, newest first. */
export function filtered(rows: readonly UserItem[], filter: string): readonly UserItem[] {
  const part = filter.trim().toLowerCase();
  const byId = new Map(rows.map((row) => [row.user_id, row]));
  return [...byId.values()]
    .filter(({ email, user_id }) => [email, user_id].some((text) => hasPart(text, part)))
    .toSorted((a, b) => b.row_number - a.row_number);
}

const hasPart = (text: string, part: string): boolean => text.toLowerCase().includes(part);

const wholeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const wholeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idStart = /^[0-9a-f]{8}$/i;

/** What the server can find beyond the rows that are loaded; undefined for a part of a name. */
export function askable(filter: string): string | undefined {
  const asked = filter.trim();
  return [wholeAddress, wholeId, idStart].some((whole) => whole.test(asked)) ? asked : undefined;
}
