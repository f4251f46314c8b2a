/** Knows the mail of a program that answers for somebody away, and reads when they are back. */
import { addDays, daysBetween, type LocalDate } from '../../local-date.ts';
import { dateIn } from '../forms/dates.ts';
import { inEnglish } from '../forms/dates-abroad.ts';
import { folded } from '../same-text.ts';
import { automaticBodies, awayBodies, awaySubjects, awayWord } from './away-words.ts';

const anyOf = (shapes: readonly string[]): RegExp => new RegExp(shapes.join('|'));
const away = anyOf(awayBodies);
const automatic = anyOf(automaticBodies);
/** Answers carry their prefix before or after the program's words. */
const subjectShape = new RegExp(
  `^(?:(?:re|aw|sv|tr|antw?|rv|vs)\\s?: ?)?\\W{0,3}(?:${awaySubjects.join('|')})`,
);

/** The first lines say it; what follows is a signature or what is answered. */
const longestNote = 4_000;

/** Folding takes the letters of Hangul apart; the shapes have them whole. */
const plain = (text: string): string => folded(text.slice(0, longestNote)).normalize('NFC');

const start = (text: string): string => plain(text).replace(/\s+/g, ' ');

const isAwaySubject = (subject: string): boolean => subjectShape.test(start(subject).trim());

/**
 * Whether a program answers here for its person, by its words alone: some name themselves in no
 * header. "I'm out of office until Monday" by itself is a person's word, and asks for a pause.
 */
export function isAwayMail({ subject = '', text = '' }: Partial<AwayMail>): boolean {
  if (isAwaySubject(subject)) return true;
  const said = start(text);
  return away.test(said) && automatic.test(said);
}

export interface AwayMail {
  readonly subject: string;
  /** Only what is newly written. */
  readonly text: string;
}

/** Letters are held for as long at most; who is away longer is asked again. */
const longestAwayDays = 60;
/** A day that has just passed is read as one of the next year. */
const staleDays = 300;

const number = (digits = ''): string => digits.padStart(2, '0');
const cjkDate = /(?:(20\d\d)\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号號]?/g;
const monthNames =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

const shortMonths = monthNames.map((name) => name.slice(0, 3));

/** Dates as Chinese, Japanese and Korean write them, and those with a year, in one form each. */
function plainDates(text: string, dayFirst: boolean): string {
  return text
    .replace(cjkDate, (_, year: string | undefined, month: string, day: string) =>
      year ? ` ${year}-${number(month)}-${number(day)} ` : ` ${monthNames[+month - 1]} ${day} `,
    )
    .replace(
      /\b(20\d\d)[./](\d{1,2})[./](\d{1,2})\b/g,
      (_, year, month, day) => `${year}-${number(month)}-${number(day)}`,
    )
    .replace(
      /\b(\d{1,2})([./-])(\d{1,2})\2(20\d\d)\b/g,
      (_, one: string, sign: string, other: string, year: string) =>
        sign !== '/' || dayFirst || +one > 12
          ? `${year}-${number(other)}-${number(one)}`
          : `${year}-${number(one)}-${number(other)}`,
    );
}

/** `20 - 27 november`, `11/23 - 11/27`, `20 al 27`: whoever names two days is away on both. */
const betweenDays = new RegExp(
  `(?<![\\d-])(\\d{1,2}(?:[./]\\d{1,2}\\.?)?(?: [a-z]{3,9})?) ?(?:[-\u2013\u2014]|\\b(?:al?|au|to)\\b) ?` +
    `(?=\\d{1,2}(?![\\d-])|(?:${monthNames.join('|')})\\b|(?:${shortMonths.join('|')})\\b)`,
  'g',
);

/** The text in English as far as its days go; words after a date come before it. */
function inPlainEnglish(text: string, dayFirst: boolean): string {
  const dates = plainDates(text.slice(0, longestNote), dayFirst)
    .replace(/[まで]{2}|까지/g, ' until ')
    .replace(/戻り|復帰|出社|복귀|返回|回来|回來|上班/g, ' back ')
    .replace(/直到|直至|至/g, ' until ');
  const said = plain(dates)
    .replace(/\bnext working day\b/g, 'back')
    .replace(
      /\bt\.o\.m\.?(?=\s)|\btill och med\b|\btil og med\b|\btot en met\b|\bt\/m\b/g,
      'through',
    )
    .replace(/\bjusqu'au .{0,20} inclus\b/g, 'through')
    .replace(/\b(?:fram|frem) till?\b|\b(?:do|til|по)(?: dnia)? (?=\d)/g, 'until ')
    .replace(/\b(\d{1,2})\.? (?:de |o )?(?=\p{L})/gu, '$1 ');
  const words = said.replace(/[\p{L}]{2,20}/gu, (word) => awayWord.get(word) ?? word);
  return inEnglish(words).replace(betweenDays, '$1 through ');
}

/** Not of a day: "I'll get back to you", "back-up". */
const notBack = /\b(?:get|come|write|call|reply|circle) back\b|\bback to you\b|\bback-?up\b/g;
const returning =
  /\b(?:back|return(?:s|ing)?|resum(?:e|es|ing)|available again|reachable again)\b/g;
const lasting = /\b(?:until|till?|through|thru)\b/g;
const spanned = /\bfrom\b.{1,30}?\b(?:to|-)\s/g;
const brief =
  /\b(?:today|this week|all week|rest of the week|for (?:the next )?\w{1,6} (?:days?|weeks?))\b/g;

const reach = 60;
const named = new RegExp(shortMonths.join('|'));

interface Reading {
  readonly today: LocalDate;
  readonly dayFirst: boolean;
}

/** The day that a clause names; undefined for one that has passed or is too far to be meant. */
function dayOf(clause: string, { today, dayFirst }: Reading): LocalDate | undefined {
  const written = /\b20\d\d-\d\d-\d\d\b/.exec(clause)?.[0];
  const inclusive = /\b(?:through|thru)\b/.test(clause);
  const found = written ? addDays(written, inclusive ? 1 : 0) : dateIn(clause, today, { dayFirst });
  if (found === undefined) return undefined;
  const days = daysBetween(today, found);
  if (!(days > 0) || days > staleDays) return undefined;
  if (days <= longestAwayDays) return found;
  // "24/7" is no day in July.
  return written || named.test(clause) ? addDays(today, longestAwayDays) : undefined;
}

/** Beside each mark: what follows it in its sentence, else what stands before it. */
function dayBeside(sentences: readonly string[], marks: RegExp, reading: Reading) {
  for (const sentence of sentences) {
    for (const { index, 0: mark } of sentence.matchAll(marks)) {
      const after = sentence.slice(index, index + mark.length + reach);
      const before = `${mark} ${sentence.slice(Math.max(0, index - reach), index)}`;
      const day = dayOf(after, reading) ?? dayOf(before, reading);
      if (day !== undefined) return day;
    }
  }
  return undefined;
}

const sentencesOf = (text: string, dayFirst: boolean): readonly string[] =>
  inPlainEnglish(text, dayFirst)
    .replace(notBack, ' ')
    .replace(/\n(?!\n)/g, ' ')
    .split(/(?<!\d)[.!?;](?:\s|$)|\n|[。！]/);

/**
 * The first local date on which an out-of-office says that its person is there again, at most 60
 * days from `today` (the person's own date when it was written). Undefined for a mail that speaks
 * of no absence, or names no day.
 */
export function awayUntil(
  { subject, text }: AwayMail,
  { today, dayFirst }: Reading,
): LocalDate | undefined {
  if (!isAwaySubject(subject) && !away.test(start(text))) return undefined;
  const reading = { today, dayFirst };
  const said = sentencesOf(text, dayFirst);
  // The subject holds that of our letter, which names a day of its own.
  const whole = [...said, ...sentencesOf(subject, dayFirst)];
  return (
    dayBeside(whole, returning, reading) ??
    dayBeside(whole, lasting, reading) ??
    dayBeside(said, spanned, reading) ??
    dayBeside(said, brief, reading)
  );
}
