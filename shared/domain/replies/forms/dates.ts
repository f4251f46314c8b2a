/** Reads the day a person names: "until Monday", "back on the 3rd", "for a week". */

import { addDays, daysBetween, type LocalDate, weekdayOf } from '../../local-date.ts';
import { folded } from '../same-text.ts';
import { inEnglish } from './dates-abroad.ts';
import { holidayIn } from './holidays.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const weekdayPattern = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?';
const monthPattern =
  '(?:jan(?:uary)?|feb(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ordinals = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth ' +
  'twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'
).split(' ');
const spelledDays = [...ordinals].reverse().join('|').replaceAll('-', '[- ]');
const dayPattern = `(\\d{1,2}|${spelledDays})(?:st|nd|rd|th)?`;
const dayOf = (word: string): number =>
  ordinals.indexOf(word.replace(' ', '-')) + 1 || Number(word);

const numbers = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen'
).split(' ');

const otherNumbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  single: 1,
  couple: 2,
  few: 3,
  several: 3,
  twenty: 20,
  thirty: 30,
};

/** `three`, `a`, `couple` or `12`; undefined for any other word. */
function smallNumber(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const at = numbers.indexOf(word);
  return at > 0 ? at : Object.hasOwn(otherNumbers, word) ? otherNumbers[word] : undefined;
}

/** The day named is one without letters, so they come again on the day after it. */
const inclusive = /\b(?:through|thru|after|past|including|inclusive)\b/;
const comingBack =
  /\b(?:until|till?|til|back|return(?:ing)?|resum\w+|restart\w*|again|through|thru|check in|(?:talk to|catch|reach|try) (?:me|us))\b|(?<!(?:n't|dont|not|never|to) )\b(?:text|message|msg|ping|e-?mail) (?:me|us) (?:on|in|next|mon|tue|wed|thu|fri|sat|sun)|(?:n't|\b(?:dont|not|never|no|nothing))\b.{0,60}\bbefore\b/;

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

const severalDays = new RegExp(
  `\\b(?:${weekdayPattern}(?:, | and | & |, and | or | ?[-–] ?))+(?=${weekdayPattern}\\b)`,
);

const thenBack = new RegExp(
  `\\b(${weekdayPattern})\\b.{0,40}\\bback (?:on |again |in |the |work )*(${weekdayPattern})\\b`,
);

/** The next such weekday after today; "next Friday" is the one of the week that begins Monday. */
function weekdayIn(days: string, today: LocalDate): LocalDate | undefined {
  const [, leaves = '', back = ''] = thenBack.exec(days) ?? [];
  // "Off on Thursday, back the Tuesday after": the next one behind that day.
  const left = back === '' ? undefined : weekdayIn(leaves, today);
  if (left !== undefined) return weekdayIn(back, left);
  // Of "Saturday and Sunday" the last day ends it.
  const text = days.replace(severalDays, '');
  const found = new RegExp(`\\b(next |a week (?:on )?)?(${weekdayPattern})( week)?\\b`).exec(text);
  if (!found) return undefined;
  const wanted = weekdays.indexOf((found[2] ?? '').slice(0, 3));
  const ahead = (wanted - weekdayOf(today) + 7) % 7 || 7;
  if (found[3] !== undefined || found[1]?.startsWith('a week')) return addDays(today, ahead + 7);
  const leftOfWeek = (7 - weekdayOf(today)) % 7;
  return addDays(today, found[1] !== undefined && ahead <= leftOfWeek ? ahead + 7 : ahead);
}

/** The same day a number of months later, or the last of that month where it has no such day. */
function addMonths(date: LocalDate, n: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = month - 1 + n;
  const found = { year: year + Math.floor(at / 12), month: (at % 12) + 1 };
  return iso(found.year, found.month, Math.min(day, monthLength(found.year, found.month)));
}

/** "This week" and "until next week" name a day of the calendar, "for the next week" a span. */
const notSpan =
  /\b(?:(?:this|that|last|end of the|rest of the|every)|(?<!the )next) (?=(?:week|month)\b)/g;

const span = new RegExp(
  String.raw`\b(?:(?:for|in|over|take|pause|skip|snooze|off|need|hold|a break of) )?(?:about |` +
    String.raw`another |the next |the |next |a )?(?:(\d{1,3}|[a-z]+) )?(?:of )?` +
    String.raw`(day|week|wk|fortnight|month)s?\b`,
);

/** "for a week", "back in ten days", "two weeks off". */
function spanEnd(text: string, today: LocalDate): LocalDate | undefined {
  const found = span.exec(text.replace(notSpan, '#'));
  if (!found) return undefined;
  const count = found[1] === undefined ? 1 : smallNumber(found[1]);
  const unit = found[2];
  // "of the day" names no span; "for the day" does.
  if (count === undefined || (found[1] === undefined && !/\b(?:a|for|in|next)\b/.test(found[0]))) {
    return undefined;
  }
  if (unit === 'month') return addMonths(today, count);
  return addDays(today, count * (unit === 'day' ? 1 : unit === 'fortnight' ? 14 : 7));
}

function namedMonth(text: string, today: LocalDate): LocalDate | undefined {
  const dayFirst = new RegExp(`\\b${dayPattern} (?:of )?(${monthPattern})\\b`).exec(text);
  const monthFirst = new RegExp(`\\b(${monthPattern}) (?:the )?${dayPattern}\\b`).exec(text);
  const day = dayFirst?.[1] ?? monthFirst?.[2];
  const month = dayFirst?.[2] ?? monthFirst?.[1];
  if (month !== undefined && day !== undefined) {
    return nextDate(today, dayOf(day), months.indexOf(month.slice(0, 3)) + 1);
  }
  const alone = new RegExp(`\\b(?:until|till?|til|in|back) (?:early )?(${monthPattern})\\b`);
  const named = alone.exec(text)?.[1];
  return named && nextDate(today, 1, months.indexOf(named.slice(0, 3)) + 1);
}

/** `3/16` as Americans write it, `16.3.` as others do; what can only be one of them is that one. */
function numericDate(text: string, today: LocalDate, dayFirst: boolean): LocalDate | undefined {
  const found = /\b(\d{1,2})([/.])(\d{1,2})(?:[/.](?:20)?\d\d)?\b/.exec(text);
  if (!found) return undefined;
  const [one, other] = [Number(found[1]), Number(found[3])];
  const isDayFirst = found[2] === '.' || one > 12 || (dayFirst && other <= 12);
  const [day, month] = isDayFirst ? [one, other] : [other, one];
  return month >= 1 && month <= 12 ? nextDate(today, day, month) : undefined;
}

/** What an adverb or the calendar says: the first day after it, or the day itself. */
function relative(text: string, today: LocalDate): LocalDate | undefined {
  const monday = addDays(today, (1 - weekdayOf(today) + 7) % 7 || 7);
  const back = comingBack.test(text);
  if (/\bday after tomorrow\b/.test(text)) return addDays(today, 2);
  if (/\b(?:tomorrow|tmrw|tmr|2moro|tomoz)\b/.test(text)) return addDays(today, back ? 1 : 2);
  if (/\b(?:today|tonight|this (?:evening|afternoon)|rest of the day|for the day)\b/.test(text)) {
    return addDays(today, 1);
  }
  if (/\bnext month\b|\bend of (?:the |this )?month\b|\brest of the month\b/.test(text)) {
    return addMonths(`${today.slice(0, 8)}01`, 1);
  }
  if (/\bnext year\b/.test(text)) return nextDate(today, 1, 1);
  if (/\bnext week\b(?!end)/.test(text)) return back ? monday : addDays(monday, 7);
  if (/\bweekend\b/.test(text)) {
    const since = /\b(?:until|till?|til) (?:the |this |next )?weekend\b/.test(text);
    return since ? addDays(today, (6 - weekdayOf(today) + 7) % 7 || 7) : monday;
  }
  return /\b(?:this|rest of the|end of the|of the) week\b|\beow\b/.test(text) ? monday : undefined;
}

/** "Away from tomorrow, so nothing until the 20th": the end is named, whatever stands before. */
const untilOrdinal = new RegExp(`\\b(?:until|till?|til|back(?: on)?) the ${dayPattern}\\b`);

function ordinalIn(text: string, today: LocalDate): LocalDate | undefined {
  const found =
    new RegExp(`\\bthe ${dayPattern}\\b`).exec(text) ?? /\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(text);
  return found ? nextDate(today, dayOf(found[1] ?? '')) : undefined;
}

/** A day that is named, and may be one without letters: "through Friday". */
function pointIn(text: string, today: LocalDate, dayFirst: boolean): LocalDate | undefined {
  const written = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  if (written !== undefined) return written > today ? written : undefined;
  return (
    namedMonth(text, today) ??
    numericDate(text, today, dayFirst) ??
    holidayIn(text, today) ??
    (relative(text, today) === undefined || untilOrdinal.test(text)
      ? ordinalIn(text, today)
      : undefined)
  );
}

/** "Half term next week, nothing until we're back on the 23rd": the day behind it is meant. */
const behindUntil = (said: string): string | undefined =>
  /\b(?:next|week|month|weekend|today|tomorrow|\w+day)\b.* (?:until|till?|til) /.test(said)
    ? /\b(?:until|till?|til) (?:.*\b(?:back|return\w*) )?(?:on |in )?(?:the )?\d.*$/.exec(said)?.[0]
    : undefined;

/** "Until monday because im in hospital for a couple of days": the day is named before it. */
const reason =
  /(?<=\b(?:until|till?|til|back(?: on)?) (?:next |this )?(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?),? (?:because|cos|coz|cuz|as|since|,)? ?(?:i'm|im|i am|we're|were|we are|i've|ive|i|we)\b.*$/is;

export interface DateOptions {
  /** Whether `3/4` is the 3rd of April; the 4th of March when left out. */
  readonly dayFirst?: boolean;
}

/**
 * The first local date on which something starts again, as the text names it; undefined when it
 * names none. A span counts from today: "for one week" is today + 7. A day off counts as over on
 * the next: "tomorrow off" is today + 2.
 */
export function dateIn(
  text: string,
  today: LocalDate,
  { dayFirst = false }: DateOptions = {},
): LocalDate | undefined {
  const said = inEnglish(folded(text.replace(reason, '')));
  // "From Friday to Tuesday" ends with Tuesday, which is one of the days off.
  const range = /\bfrom\b.{1,30}?\b(?:to|-)\s(.+)$/.exec(said)?.[1];
  const words = range ?? behindUntil(said) ?? said;
  const over = inclusive.test(words) || range !== undefined || !comingBack.test(words);
  const past = (date: LocalDate): LocalDate => (over ? addDays(date, 1) : date);
  const point = pointIn(words, today, dayFirst);
  if (point !== undefined) return past(point);
  const span = spanEnd(words, today);
  if (span !== undefined) return span;
  const soon = relative(words, today);
  if (soon !== undefined) return soon;
  const weekday = weekdayIn(words, today);
  return weekday && past(weekday);
}

const someDay =
  `(?:(?:the )?day after tomorrow|today|tonight|tomorrow|tmrw|next (?:week|month)|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[/.]\\d{1,2}|` +
  `(?:${weekdayPattern},? )?(?:${monthPattern} (?:the )?${dayPattern}|(?:the )?${dayPattern} (?:of )?${monthPattern})|` +
  `the ${dayPattern}|\\d{1,2}(?:st|nd|rd|th)|(?:next |this )?(?:${weekdayPattern}|weekend))`;
const upTo = '(?:to|until|till?|til|through|thru|and back(?: on)?|-|–)';

/** A first day with the last one or the day of return: "from Saturday until Dec 7". */
export const daysPattern = `(?:from |starting |on )?${someDay} ?${upTo} ?(?:on )?${someDay}`;
/** A first day alone: "from Saturday". */
export const firstDayPattern = `(?:from|starting|beginning|as of)(?: on)? ${someDay}`;

/** "Dec 3-10" and "the 3rd to 10th of December" name their month once. */
const monthOnce: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(${monthPattern}) (\\d{1,2}(?:st|nd|rd|th)?) ?(${upTo}) ?(\\d{1,2})\\b`, 'g'),
    '$1 $2 $3 $1 $4',
  ],
  [
    new RegExp(
      `\\b(\\d{1,2}(?:st|nd|rd|th)?) ?(${upTo}) ?(\\d{1,2}(?:st|nd|rd|th)?) (?:of )?(${monthPattern})\\b`,
      'g',
    ),
    '$1 $4 $2 $3 $4',
  ],
];

/** Where time off begins: after "from", before "until" or "to", or the days that are off themselves. */
const beginnings = [
  new RegExp(`\\b${firstDayPattern}\\b`),
  new RegExp(`\\b(?:on )?${someDay}(?= ?${upTo} ?(?:on )?${someDay})`),
];
const period = '(?:tomorrow|tmrw|next week|(?:this |next |the )?weekend)';
const daysOff = new RegExp(
  `\\b(?:off|away|out|gone|vacation|holiday|leave|pause|skip|snooze|hold)(?: all)?(?: of| for| on)? ${period}\\b|\\b${period} off\\b`,
);

/** The day that is named, today included; of a date in a year, the one that is nearest. */
function firstDayIn(words: string, today: LocalDate, dayFirst: boolean): LocalDate | undefined {
  if (/^(?:today|tonight)$/.test(words)) return today;
  const halfYearAgo = addDays(today, -180);
  const named =
    /\b\d{4}-\d\d-\d\d\b/.exec(words)?.[0] ??
    namedMonth(words, halfYearAgo) ??
    numericDate(words, halfYearAgo, dayFirst);
  const date = named ?? relative(`until ${words}`, today) ?? ordinalIn(words, addDays(today, -1));
  if (date !== undefined) return date;
  const weekday = weekdayIn(words, today);
  const isToday = weekday === addDays(today, 7) && !/\bnext\b/.test(words);
  return isToday ? today : weekday;
}

export interface TimeOff {
  /** The first local date off, where it is after today. */
  readonly from?: LocalDate;
  /** The first local date on which something starts again. */
  readonly until?: LocalDate;
}

/**
 * When time off begins and ends. The end counts from the beginning; one that then comes only in the
 * next year was named before it.
 */
export function timeOffIn(text: string, today: LocalDate, options: DateOptions = {}): TimeOff {
  const { dayFirst = false } = options;
  const said = monthOnce.reduce(
    (words, [form, twice]) => words.replace(form, twice),
    inEnglish(folded(text)),
  );
  const [start] = beginnings.flatMap((form) => form.exec(said)?.[0] ?? []);
  // Who says when they are back means the days until then.
  const off = start ?? (comingBack.test(said) ? undefined : daysOff.exec(said)?.[0]) ?? '';
  const day = new RegExp(`\\b${someDay}\\b`).exec(off)?.[0];
  const first = day && firstDayIn(day, today, dayFirst);
  const from = first && first > today ? first : undefined;
  if (start === undefined) {
    const until = dateIn(text, today, options);
    return { ...(from && until && from < until && { from }), ...(until && { until }) };
  }
  const rest = said.replace(start, ' ');
  const until = dateIn(rest, from ?? today, options);
  const sooner = dateIn(rest, today, options);
  const isTurned = !until || (sooner && daysBetween(sooner, until) > 300);
  const end = isTurned ? sooner : until;
  return { ...(from && { from }), ...(end && { until: end }) };
}

/** What is for "later this week" has no day of its own, and the end of a week is a day of work. */
const ofWeek: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bnext week,? (?:on )?(${weekdayPattern})\\b`, 'g'), 'next $1'],
  [new RegExp(`\\b(${weekdayPattern}),? (?:of |in )?next week\\b`, 'g'), 'next $1'],
  [new RegExp(`\\ba week from (${weekdayPattern})\\b`, 'g'), '$1 week'],
  [/\b(?:the )?end of (?:the|this) week\b|\beow\b/g, 'friday'],
  [/\b(?:this|that|the|every|last|rest of the|later in the) week\b/g, ' '],
];

/**
 * The day after tomorrow, or a later one, on which something that is put off or planned is due:
 * "Friday", "after the 3rd", "next week", "in two weeks". Undefined where the text names none.
 */
export function laterDayIn(text: string, today: LocalDate): LocalDate | undefined {
  const said = inEnglish(folded(text));
  const plain = ofWeek.reduce((words, [form, day]) => words.replace(form, day), said);
  if (/\b(?:today|tonight|(?<!after )(?:tomorrow|tmrw|tmr|2moro|tomoz))\b/.test(plain))
    return undefined;
  const date = dateIn(`until ${plain}`, today);
  return date !== undefined && date > addDays(today, 1) ? date : undefined;
}
