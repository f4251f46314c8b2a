/** Calendar dates in words, as a letter says them. */
import { daysBetween, type LocalDate, weekdayOf } from '../local-date.ts';
import type { LeftOut } from '../rhythm.ts';
import { stageWords } from '../stage.ts';

/** From Sunday on. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
/** `Saturday`, `midday`, `weekly look back`. */
export function leftOutName(one: LeftOut): string {
  if (typeof one === 'number') return weekdayNames[one] ?? '';
  return one === 'WEEKLY' ? 'weekly look back' : stageWords[one].slug;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `Saturday`. */
export const weekdayName = (date: LocalDate): string => weekdayNames[weekdayOf(date)] ?? '';

/** `November 3`. */
export const monthDay = (date: LocalDate): string =>
  `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${Number(date.slice(8, 10))}`;

/** `Saturday, November 21`. */
export const longDate = (date: LocalDate): string => `${weekdayName(date)}, ${monthDay(date)}`;

/** Since when an item has been carried: `from yesterday`, `since Monday`, `since November 3`. */
export function sinceWhen(first: LocalDate, today: LocalDate): string {
  const days = daysBetween(first, today);
  if (days === 1) return 'from yesterday';
  return days < 7 ? `since ${weekdayName(first)}` : `since ${monthDay(first)}`;
}

/** When a later letter comes: empty today, `tomorrow`, `on Monday`, `on December 1`. */
export function whenFrom(today: LocalDate, date: LocalDate): string {
  const days = daysBetween(today, date);
  if (days <= 0) return '';
  if (days === 1) return 'tomorrow';
  return days < 7 ? `on ${weekdayName(date)}` : `on ${monthDay(date)}`;
}

/** The day until which something rests: `tomorrow`, `Monday`, `December 1`. */
export const dayName = (today: LocalDate, date: LocalDate): string =>
  whenFrom(today, date).replace(/^on /, '');

/** The same in a word: `tomorrow`, `Mon`, `Dec 1`. */
export const shortDay = (today: LocalDate, date: LocalDate): string =>
  dayName(today, date).replace(/^([A-Z][a-z]{2})[a-z]*/, '$1');

/** When something was: `today`, `yesterday`, `on Monday`, `on November 3`. */
export function whenBefore(date: LocalDate, today: LocalDate): string {
  const days = daysBetween(date, today);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? `on ${weekdayName(date)}` : `on ${monthDay(date)}`;
}
