/** "Morgen 10 uur afspraak": a day and an hour before a thing name what is new on that day. */
import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sameWord } from './same-word.ts';

const dayAndHour = pattern(
  'iu',
  String.raw`^\W*(?:(?:and|en|und|et|y|e|dann|dan|then|puis|luego) )?(?:tomorrow|tmrw|tmr|2moro|`,
  String.raw`morgen|demain|mañana|amanhã|domani)(?: (?:morning|früh|ochtend|matin|vroeg|mattina|`,
  String.raw`middag|mittag))?,? (?:(?:at|um|om|à|a las|às|as|alle|ore|alle ore) )?(?:halb |half |`,
  String.raw`kwart voor |kwart over |viertel (?:vor|nach) )?\d{1,2}(?:[:.h]\d{2})? ?(?:uhr|uur|h|`,
  String.raw`am|pm|horas|ore)?(?= \p{L}{2})(?! (?:min|stunden|heures|of|x|times|hours?)\b) (.+)$`,
);

/** What is to be done at that hour; undefined for any other clause. */
const atThatHour = (text: string): string | undefined => dayAndHour.exec(text)?.[1];

/** Whether a thing is said for then, that is another than those it shares a word with. */
export function isNewHour(text: string, named: readonly Item[]): boolean {
  const what = atThatHour(text);
  const said = what === undefined ? [] : contentWords(what);
  return (
    said.some((word) => /\p{L}/u.test(word)) &&
    named.every((item) =>
      contentWords(item.text).some(
        (word) =>
          /^\p{L}{3}/u.test(word) &&
          !/^(?:uur|uhr)$/.test(word) &&
          !said.some((one) => sameWord(one, word)),
      ),
    )
  );
}
