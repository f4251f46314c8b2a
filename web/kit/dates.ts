/** Dates and times as the admin area writes them: `20 Nov 2026, 14:02 CST`, `3 hours ago`. */
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

/** By this person's clock, in 24 hours. */
const minuteWords = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`;

const zoneFormat = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });

/** This person's zone at that instant: `CST`, `GMT+1`. */
const zoneWords = (at: Date): string =>
  zoneFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** To the second: `14:02:31 CST` */
export const clockWords = (at: Date): string =>
  `${minuteWords(at)}:${two(at.getSeconds())} ${zoneWords(at)}`;

/** `20 Nov 2026, 14:02 CST` */
export const momentWords = (at: Date): string =>
  `${dateWords(at)}, ${minuteWords(at)} ${zoneWords(at)}`;

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
