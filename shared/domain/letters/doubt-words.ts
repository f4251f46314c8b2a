/** What an answer says of words that the reader wasn't sure of, or couldn't use. */
import type { Day } from '../day.ts';
import type { Question } from '../replies/reading.ts';
import { oneLine, shownItems } from './shown-items.ts';

const questions: Readonly<Record<Question['kind'], (text: string, at: number) => string>> = {
  complete: (text, at) => `Is “${text}” done? If so, reply: ${at} done.`,
  drop: (text, at) => `Should “${text}” go? If so, reply: drop ${at}.`,
  defer: (text, at) => `Should “${text}” wait until tomorrow? If so, reply: ${at} tomorrow.`,
};

/** The one question, by the number that its item has in this letter; undefined where it has none. */
export function questionWords(
  day: Pick<Day, 'items'>,
  question: Question | undefined,
): string | undefined {
  const at = shownItems(day).findIndex(({ id }) => id === question?.id);
  const item = shownItems(day)[at];
  return question && item && questions[question.kind](oneLine(item.text), at + 1);
}

/** `Not used: “called her”.` */
export const unreadWords = (unread: readonly string[] = []): string | undefined =>
  unread.length === 0
    ? undefined
    : `Not used: ${unread.map((words) => `“${oneLine(words)}”`).join(', ')}.`;
