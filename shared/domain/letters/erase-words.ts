/** What a reply that asks to erase everything is told, before anything is erased. */
import { eraseWord } from '../limits.ts';
import type { LocalDate } from '../local-date.ts';
import type { LetterContext } from './context.ts';
import { longDate } from './date-words.ts';
import type { Words } from './intent-words.ts';

/** `until` is the last day on which an answer to this letter confirms it. */
export const eraseFirst = ({ setting }: LetterContext, until: LocalDate): Words => ({
  title: 'Erase everything?',
  text:
    `Nothing is erased yet. If you answer this letter with the word ${eraseWord} and nothing ` +
    `else, ${setting.productName} erases your address and your phone number, the lists of every ` +
    'day, all your replies and their mails, all our letters, and the times we write at. It ' +
    'can’t be undone, and no letters come after it. That answer counts until ' +
    `${longDate(until)}; any other reply keeps everything.`,
  brief:
    `Reply ${eraseWord.toUpperCase()} to this text to erase everything kept about you. Any other ` +
    'reply keeps it.',
});
