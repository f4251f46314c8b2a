/** Small words that several letters share: counts, quotations, the person's own words cut short. */
const counts = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** `three`; from eleven on in figures. */
export const countWord = (count: number): string => counts[count] ?? String(count);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `One thing`, `Three things`: the beginning of a sentence. */
export const things = (count: number): string =>
  `${capitalised(countWord(count))} ${count === 1 ? 'thing' : 'things'}`;

const quotedLength = 60;

/** The person's words inside a sentence of ours, cut at a length in characters. */
export function quoted(text: string, length = quotedLength): string {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim());
  const cut = letters.length > length;
  const words = cut
    ? `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
  return `“${words}”`;
}

/** `one`, `one and two`, `one, two and three`. */
export const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter((part) => part !== '').join(' and ');
