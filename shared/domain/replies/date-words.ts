/** Reads the day a person names: "until Monday", "back on the 3rd", "for a week". */
import { addDays, type LocalDate, weekdayOf } from '../local-date.ts';
import { pattern } from './pattern.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const weekdayPattern = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?';
const monthPattern = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{2,6})?';
const dayPattern = '(\\d{1,2})(?:st|nd|rd|th)?';

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30 };

const iso = (year: number, month: number, day: number): LocalDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Days in a month, so that "the 31st" skips the months that have none. */
const monthLength = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The first date after today that is this day of this month (any month when not given). */
function nextDate(today: LocalDate, day: number, month?: number): LocalDate | undefined {
  const [year = 0, thisMonth = 1] = today.split('-').map(Number);
  for (let ahead = 0; ahead < 14; ahead++) {
    const at = thisMonth - 1 + ahead;
    const found = { year: year + Math.floor(at / 12), month: (at % 12) + 1 };
    if (month !== undefined && found.month !== month) continue;
    if (day < 1 || day > monthLength(found.year, found.month)) continue;
    const date = iso(found.year, found.month, day);
    if (date > today) return date;
  }
  return undefined;
}

function nextWeekday(today: LocalDate, word: string): LocalDate {
  const wanted = weekdays.indexOf(word.slice(0, 3));
  const ahead = (wanted - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

function spanOf(text: string): number | undefined {
  const found = pattern(
    '',
    String.raw`\bfor (?:the )?(?:next |about )?(?:a )?(\d{1,3}|[a-z]+)?(?: of)? ?(day|week|`,
    String.raw`fortnight|month)s?\b`,
  ).exec(text);
  if (!found) return undefined;
  const many = found[1] ?? 'a';
  const count = numberWords[many] ?? (/^\d+$/.test(many) ? Number(many) : 1);
  return count * (unitDays[found[2] ?? ''] ?? 1);
}

function namedMonth(text: string, today: LocalDate): LocalDate | undefined {
  const dayFirst = new RegExp(`\\b${dayPattern} (?:of )?(${monthPattern})\\b`).exec(text);
  const monthFirst = new RegExp(`\\b(${monthPattern}) (?:the )?${dayPattern}\\b`).exec(text);
  const day = dayFirst?.[1] ?? monthFirst?.[2];
  const month = dayFirst?.[2] ?? monthFirst?.[1];
  if (day === undefined || month === undefined) return undefined;
  return nextDate(today, Number(day), months.indexOf(month.slice(0, 3)) + 1);
}

/**
 * The first local date on which something starts again, as the text names it; undefined when it
 * names none. A span counts from today: "for one week" is today + 7.
 */
export function dateIn(text: string, today: LocalDate): LocalDate | undefined {
  const words = text.toLowerCase();
  const written = /\b\d{4}-\d{2}-\d{2}\b/.exec(words)?.[0];
  if (written !== undefined) return written > today ? written : undefined;
  const named = namedMonth(words, today);
  if (named !== undefined) return named;
  const span = spanOf(words);
  if (span !== undefined) return addDays(today, span);
  if (/\b(?:tomorrow|tmrw|2moro|for today|rest of (?:the|today) day)\b/.test(words)) {
    return addDays(today, 1);
  }
  if (/\bnext week\b|\bthis week\b|\bweekend\b/.test(words)) return nextWeekday(today, 'mon');
  const ordinal =
    /\bthe (\d{1,2})(?:st|nd|rd|th)?\b/.exec(words) ?? /\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(words);
  if (ordinal) return nextDate(today, Number(ordinal[1]));
  const weekday = new RegExp(`\\b${weekdayPattern}\\b`).exec(words);
  return weekday ? nextWeekday(today, weekday[0]) : undefined;
}
