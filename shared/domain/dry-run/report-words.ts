/** The words and small signs that the parts of a dry run's report share. */
import type { Item } from '../checklist.ts';
import { longDate } from '../letters/date-words.ts';
import { escapeText } from '../letters/escape-html.ts';
import { localDateAt, localMinuteAt } from '../local-date.ts';
import type { Touchpoint } from '../stage.ts';

/** Ring, bar and arc, as everywhere in the product. */
const shapes: Readonly<Record<Touchpoint | 'MARK', string>> = {
  MORNING_INTENTION: '<circle cx="12" cy="12" r="6"/>',
  MIDDAY_CHECKIN: '<path d="M3 12h18"/>',
  EVENING_REFLECTION: '<path d="M3 8.5c1.2 4.8 4.7 7.6 9 7.6s7.8-2.8 9-7.6"/>',
  MARK:
    '<circle cx="12" cy="3.9" r="2.4"/><path d="M6.8 10.3h10.4M12 10.3v6.2M3.2 14.4' +
    'c.9 4.1 4.4 6.9 8.8 6.9s7.9-2.8 8.8-6.9"/>',
};

export const glyph = (name: keyof typeof shapes): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>`;

export const statusWords: Readonly<Record<Item['status'], string>> = {
  open: 'Open',
  done: 'Done',
  deferred: 'Put off',
  dropped: 'Dropped',
};

/** `6:05 AM` by the clock of a zone. */
export function clockIn(instant: string, zone: string): string {
  const minute = localMinuteAt(new Date(instant), zone);
  const hour = Math.floor(minute / 60);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${half}`;
}

export const dayIn = (instant: string, zone: string): string =>
  longDate(localDateAt(new Date(instant), zone));

export const badge = (holds: boolean, words = holds ? 'Pass' : 'Fail'): string =>
  `<span class="badge ${holds ? 'pass' : 'fail'}">${escapeText(words)}</span>`;

/** `1 letter`, `7 letters`. */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** `2.4 s`, and below a second `340 ms`. */
export const lasted = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Bytes whole, all else with one decimal. */
export function sized(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
  return step === 0 ? `${bytes} B` : `${(bytes / 1024 ** step).toFixed(1)} ${units[step]}`;
}
