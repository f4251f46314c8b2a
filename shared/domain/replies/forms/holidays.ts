/** Holidays by the names people use for a day to come back on. */

import type { LocalDate } from '../../local-date.ts';
import { addDays, weekdayOf } from '../../local-date.ts';

const iso = (year: number, month: number, day: number): LocalDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The nth (from 1) weekday (0 is Sunday) of a month. */
function nth(year: number, month: number, weekday: number, n: number): LocalDate {
  const first = iso(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
}

/** Easter Sunday of the western churches, by the anonymous Gregorian computation (Meeus). */
function easter(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift = century - Math.floor(century / 4);
  const moon = (19 * golden + shift - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const leap = 32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4);
  const weekday = leap % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return iso(year, Math.floor(days / 31), (days % 31) + 1);
}

const fixed =
  (month: number, day: number) =>
  (year: number): LocalDate =>
    iso(year, month, day);

const holidays: readonly (readonly [RegExp, (year: number) => LocalDate])[] = [
  [/\b(?:christmas|xmas) eve\b/, fixed(12, 24)],
  [/\b(?:christmas|xmas|weihnachten|noel|navidad|natale|natal|kerst)\b/, fixed(12, 25)],
  [/\bboxing day\b/, fixed(12, 26)],
  [/\bnew year'?s eve\b/, fixed(12, 31)],
  [/\bnew year(?:'?s)?\b/, fixed(1, 1)],
  [/\bvalentine'?s\b/, fixed(2, 14)],
  [/\bst\.? patrick'?s\b/, fixed(3, 17)],
  [/\bgood friday\b/, (year) => addDays(easter(year), -2)],
  [/\beaster monday\b/, (year) => addDays(easter(year), 1)],
  [/\beaster\b/, easter],
  [/\bmemorial day\b/, (year) => addDays(nth(year, 6, 1, 1), -7)],
  [/\b(?:fourth of july|independence day)\b/, fixed(7, 4)],
  [/\blabou?r day\b/, (year) => nth(year, 9, 1, 1)],
  [/\bhalloween\b/, fixed(10, 31)],
  [/\bthanksgiving\b/, (year) => nth(year, 11, 4, 4)],
];

/** The next day of the first holiday a text names, after today. */
export function holidayIn(text: string, today: LocalDate): LocalDate | undefined {
  const found = holidays.find(([name]) => name.test(text));
  if (!found) return undefined;
  const year = Number(today.slice(0, 4));
  const [, day] = found;
  return day(year) > today ? day(year) : day(year + 1);
}
