/** What an answer says of words that the reader wasn't sure of, couldn't use, or that ask too much. */
import type { Day } from '../day.ts';
import { rhythmOf } from '../quiet-hours.ts';
import type { Question, Reminder } from '../replies/reading.ts';
import { clockTime } from '../rhythm.ts';
import { touchpoints } from '../stage.ts';
import { type LetterContext, rhythmWords } from './context.ts';
import { dayName } from './date-words.ts';
import type { NoteBlock } from './letter.ts';
import { comesOn, oneLine, shownItems, tally } from './shown-items.ts';
import { countWord, listed, quoted } from './wording.ts';

interface About {
  readonly texts: string;
  readonly isOne: boolean;
  readonly until: string;
}

const questions: Readonly<Record<Question['kind'], (about: About) => string>> = {
  complete: ({ texts, isOne }) => `${isOne ? 'Is' : 'Are'} ${texts} done?`,
  drop: ({ texts }) => `Should ${texts} go?`,
  defer: ({ texts, until }) => `Should ${texts} wait until ${until}?`,
  keep: ({ texts }) => `Still want ${texts}?`,
};

/** Items that a question names at most; of more it names one less, and counts the others. */
const mostNamed = 3;

function named(texts: readonly string[]): string {
  if (texts.length <= mostNamed) return listed(texts);
  const first = texts.slice(0, mostNamed - 1);
  return listed([...first, `${countWord(texts.length - first.length)} more`]);
}

/**
 * The one question; undefined where none of its items is on the list. Of an item's words `length`
 * characters are repeated.
 */
export function questionWords(
  day: Pick<Day, 'items' | 'date'>,
  question: Pick<Question, 'kind' | 'id' | 'also' | 'on'> | undefined,
  length?: number,
): string | undefined {
  if (!question) return undefined;
  const asked = new Set([question.id, ...(question.also ?? [])]);
  const items = shownItems(day).filter(({ id }) => asked.has(id));
  if (items.length === 0) return undefined;
  const texts = named(items.map(({ text }) => quoted(text, length)));
  const until = dayName(day.date, comesOn(question, day.date));
  const how = question.kind === 'keep' ? 'Reply keep, drop, or a day.' : 'Reply yes or no.';
  return `${questions[question.kind]({ texts, isOne: items.length === 1, until })} ${how}`;
}

/** Of a person's words a text message repeats this much, in characters. */
export const briefQuote = 28;

/** `I didn’t use: “called her”.`, and how to say it. */
export function unreadNote(
  day: Pick<Day, 'items' | 'later' | 'date'>,
  unread: readonly string[] = [],
): readonly NoteBlock[] {
  if (unread.length === 0) return [];
  const [first = '', ...others] = unread.map(oneLine);
  const quotes = [first, ...others].map((words) => `“${words}”`).join(', ');
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const byNumber = 'With a number I know which one you mean, like “1 done” or “drop 2”. ';
  return [
    {
      kind: 'note',
      title: `I didn’t use: ${quotes}.`,
      text: `${tally(day).open > 0 ? byNumber : ''}To put it on your list, start with “add:”.`,
      brief: `Not used: ${quoted(first, briefQuote)}${more}.`,
      always: true,
    },
  ];
}

/** `We can’t write at 4:00 PM: letters come at 6:00 AM ...`, unless one comes at that very minute. */
export function reminderWords(
  context: LetterContext,
  reminder: Reminder | undefined,
): string | undefined {
  if (!reminder) return undefined;
  const { at, isListed } = reminder;
  const rhythm = rhythmOf(context.user);
  const { without = [] } = rhythm;
  const isDue = touchpoints.some((one) => rhythm[one] === at && !without.includes(one));
  const time = clockTime(at);
  const words = isDue
    ? `Your letter at ${time} comes with your list.`
    : `We can’t write at ${time}: letters come at ${rhythmWords(context)}.`;
  return isListed ? `${words} It’s on your list with its time.` : words;
}
