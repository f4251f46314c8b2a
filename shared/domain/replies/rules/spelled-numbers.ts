/** Puts numbers that count the list in digits: "three's done", "the 2nd one and 4". */
import { sparing } from '../sparing.ts';

export const numerals = 'zero one two three four five six seven eight nine ten'.split(' ');

/** "Three's finished" counts the list. */
const subject = sparing(
  /^(two|three|four|five|six|seven|eight|nine|ten)(?:'s| is)(?= (?:done|finished|complete|sorted|settled|not|still))/,
);

/** "And so is two." */
const soIs =
  /(?<=\bso (?:is|was|are|has|did) )(?:number )?(two|three|four|five|six|seven|eight|nine|ten)(?=\W*$| (?:actually|too|now)\W*$)/;

/** A clause without a digit or one of these words counts nothing. */
const counts = sparing(/\d|one|two|three|four|five|six|seven|eight|nine|ten/);

/** "The 2nd one and 4", "1 and the 3rd". */
const besideDigit =
  /(?<=^|[a-z,&] )(?:the )?(\d)(?:st|nd|rd|th)(?: one| item| task)?(?= ?(?:,|&|and|n) ?#?\d\b(?![:.]\d| ?[ap]m))|(?<=\d ?(?:,|&|and|n) )(?:the )?(\d)(?:st|nd|rd|th)(?: one| item| task)?\b/g;

/** `2 2 tomorrow` is two to tomorrow; number words count where more than one stands together. */
export function spelledOut(gist: string): string {
  if (!counts.test(gist)) return gist;
  const text = gist
    .replace(/(\d) 2 (?=(?:tomorrow|next|the)\b|[a-z]+day\b)/, '$1 to ')
    .replace(besideDigit, '$1$2')
    .replace(soIs, (_, word: string) => String(numerals.indexOf(word)))
    .replace(subject, (_, word: string) => `${numerals.indexOf(word)} is`);
  const known = [...text.matchAll(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/g)];
  const labelled = text.replace(
    /\b(number|item|task) (\w+)\b/g,
    (whole, label: string, word: string) => {
      const at = numerals.indexOf(word);
      return at > 0 ? `${label} ${at}` : whole;
    },
  );
  if (known.length < 2 && !(known.length === 1 && /\d/.test(text))) return labelled;
  return labelled.replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/g, (word) =>
    String(numerals.indexOf(word)),
  );
}
