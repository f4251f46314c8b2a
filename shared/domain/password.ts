/** Which passwords are too weak for an administrator, who may have no second factor, and why. */
import { commonWords } from './password-words.ts';

/** NIST SP 800-63B-4: 15 characters where a password is all there is; no rule on their kinds. */
export const passwordMinChars = 15;
export const passwordMaxChars = 200;

/** What must be left once everything guessable is taken out. */
const ownMinChars = 8;
const differentMinChars = 6;

const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Letters that are written as digits and signs are the letters. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[4@]/g, 'a')
    .replace(/3/g, 'e')
    .replace(/[1!|]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[5$]/g, 's');

const reversed = (text: string): string => Array.from(text).toReversed().join('');

/** All stretches of four along a keyboard or the alphabet, both ways. */
const stretches: readonly string[] = runs
  .flatMap((run) => [run, reversed(run)])
  .flatMap((run) => Array.from({ length: run.length - 3 }, (_, at) => run.slice(at, at + 4)));

/** A character three times or more, a pair or more again and again. */
const repeated = /(.+?)\1{2,}/gu;

function withoutGuessable(password: string, names: readonly string[]): string {
  const known = [...names, ...commonWords].filter((word) => word.length > 2);
  const longestFirst = known.toSorted((one, other) => other.length - one.length);
  const without = (text: string, words: readonly string[]): string =>
    words.reduce((left, word) => left.replaceAll(word, ''), text);
  const left = without(
    without(password.toLowerCase(), stretches).replace(repeated, '$1'),
    longestFirst,
  );
  return without(plain(left), longestFirst);
}

export interface About {
  readonly email: string;
  readonly productName: string;
}

/** A sentence that says what to change, or undefined for a password that will do. */
export function passwordWeakness(password: string, { email, productName }: About) {
  const chars = Array.from(password.normalize('NFKC'));
  if (chars.length < passwordMinChars) {
    return `A password needs at least ${passwordMinChars} characters; this one has ${chars.length}. Four or five words do well.`;
  }
  if (chars.length > passwordMaxChars) {
    return `A password may have at most ${passwordMaxChars} characters; this one has ${chars.length}.`;
  }
  if (/\p{Cc}/u.test(password)) return 'A password cannot hold a tab or another control character.';
  const names = email
    .toLowerCase()
    .split(/[@.+_-]/)
    .concat(productName.toLowerCase());
  const own = withoutGuessable(chars.join('').replace(/[\s._-]/g, ''), names);
  return Array.from(own).length < ownMinChars || new Set(own).size < differentMinChars
    ? 'That password is made of words and rows that are tried first. Four or five words that have nothing to do with each other do well.'
    : undefined;
}
