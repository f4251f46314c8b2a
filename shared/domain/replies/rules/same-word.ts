/** Knows when two words are one: an ending, a past form, a synonym, a slip or a short form. */
import { manyWords, remembered } from '../remembered.ts';
import { alike } from '../same-text.ts';
import { pastForms } from './past-forms.ts';
import { synonyms } from './synonyms.ts';

const stems = new Map<string, string>();
const mostStems = 5000;

/** "Eingekauft", "opgehaald": of "einkaufen", "ophaalen". */
const parted =
  /^(ab|an|auf|aus|ein|mit|nach|vor|weg|zu|um|her|hin|op|af|in|uit|aan|schoon)ge(\p{L}{3,})t$/u;

/** The form under which two spellings of a word meet. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const bare = word.replace(/'(?:s|ll|d|re|ve|m)$/, '').replace(/'/g, '');
  const found = stemEnd(pastForms.get(bare) ?? bare.replace(parted, '$1$2en'));
  if (stems.size >= mostStems) stems.clear();
  stems.set(word, found);
  return found;
}

function stemEnd(word: string): string {
  if (word.length < 4 || endsItself.test(word)) return word;
  const cut = word
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, (end) => (word.length - end.length >= 3 ? '' : end));
  return cut.replace(/([bdfgklmnprt])\1$/, '$1').replace(/(?<=...)e$/, '');
}
/** "Bleed", "dress", "string": what looks like an ending belongs to the word. */
const endsItself = /(?:[bdfghlnprstw]eed|ss|string|spring)$|^(?:lens|iris)$/;

/** `clnig` for cleaning: the letters of a word in their order, its vowels mostly left out. */
function isShorthand(short: string, long: string): boolean {
  if (short.length === 2) return isPair(short, long);
  // "Fry" is no Friday.
  if (short.length < 3 || short.length >= long.length || long.endsWith('day')) return false;
  if (short.length * 2 < long.length || /^[aeiou]|\d/.test(short)) return false;
  if (short.length < 5 && /[aeiou]/.test(short)) return false;
  // `dlvry` is the noun of "deliver".
  const letters = short.length > 3 && !long.endsWith('y') ? short.replace(/y$/, '') : short;
  let at = 0;
  for (const letter of long) if (letter === letters[at]) at++;
  return at === letters.length;
}

/** `rm` for room: the first and the last letter of a short word. */
const isPair = (short: string, long: string): boolean =>
  long.length > 3 &&
  long.length < 6 &&
  /^[b-df-hj-np-tv-z]{2}$/.test(short) &&
  !/^(?:[ap]m|[dm]rs?|ms|mt|st|tv|vs|nd|rd|th|ft|kg|km|hr|wk|nt|bc|pc|pt|gp|pr|hr)$/.test(short) &&
  long.endsWith(short.charAt(1));

export interface Word {
  readonly text: string;
  readonly stem: string;
  readonly meanings: readonly string[];
}

export const wordFor = remembered((typed: string): Word => {
  const text = typed.replace(/(\p{L})\1{2,}/u, '$1$1');
  const bare = text.replace(/'s$/, '');
  const cut = stem(text);
  return { text, stem: cut, meanings: synonyms.get(bare) ?? synonyms.get(cut) ?? [] };
}, manyWords);

export function same(one: Word, other: Word): boolean {
  if (one.stem === other.stem) return true;
  if (one.meanings.length > 0 && other.meanings.length > 0) {
    if (one.meanings.some((meaning) => other.meanings.includes(meaning))) return true;
  }
  if (one.text[0] !== other.text[0] || days.has(one.text) || days.has(other.text)) return false;
  return (
    alike(one.stem, other.stem) ||
    isShorthand(one.text, other.text) ||
    isShorthand(other.text, one.text)
  );
}

/** "Segunda" is no slip for "seguro". */
const days = new Set(
  'segunda terca quarta quinta sexta sabado lunes martes miercoles jueves viernes lundi mardi mercredi jeudi vendredi montag dienstag mittwoch donnerstag freitag'.split(
    ' ',
  ),
);

export const sameWord = (one: string, other: string): boolean => same(wordFor(one), wordFor(other));
