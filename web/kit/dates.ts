/** Dates and times as the admin area writes them: `20 Nov 2026`, `14:02:31`, `3 hours ago`. */
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const two = (value: number): string => String(value).padStart(2, '0');

/** The date on this person's calendar. */
export const dateWords = (at: Date): string =>
  `${at.getDate()} ${months[at.getMonth()] ?? ''} ${at.getFullYear()}`;

/** A date without a zone: `2026-11-20`. */
export function dayWords(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthWords(date)} ${date.slice(0, 4)}`;
}

export const monthWords = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? '';

/** To the second, by this person's clock, in 24 hours. */
export const clockWords = (at: Date): string =>
  `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;

/** `20 Nov 2026, 14:02` */
export const momentWords = (at: Date): string => `${dateWords(at)}, ${clockWords(at).slice(0, 5)}`;

const minuteMs = 60_000;

/** How long ago, in the largest unit that fits; a future instant is just now. */
export function agoWords(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return ago(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ago(hours, 'hour') : ago(Math.floor(hours / 24), 'day');
}

const ago = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;
