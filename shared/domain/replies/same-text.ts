/** Compares wordings the way people do: not by case, accents, punctuation, articles or endings. */

/** Words that say nothing about which item is meant. */
const fillers = new Set(
  (
    'a an the to and or of for on in at by with my me i is it this that be do get go up ' +
    'out from w ' +
    'our your his her their we he she they you re de la el le les los las un una une der ' +
    'die das ein ' +
    'eine o os as um uma al del du des et y e und mit au para pour por pra da dos das em com di gli ' +
    'dal della dello dei delle nel nella alla sur dans chez avec een het voor naar bij zum zur vom beim bei'
  ).split(' '),
);

/** Lower case, straight quotes, no accents. */
export const folded = (text: string): string =>
  /^[\x20-\x7e\n]*$/.test(text) ? text.toLowerCase() : foldedWide(text);

/** Of such text a short pattern finds what else the tables of Unicode are asked for. */
export const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

const foldedWide = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"');

const asciiWord = /[a-z0-9]+(?:['.:][a-z0-9]+)*/g;
const anyWord = /[\p{L}\p{N}]+(?:['.:][\p{L}\p{N}]+)*/gu;

export function wordsOf(text: string): readonly string[] {
  const flat = folded(text);
  return flat.match(isAscii(flat) ? asciiWord : anyWord) ?? [];
}

export function contentWords(text: string): readonly string[] {
  const words = wordsOf(text).filter((word) => !fillers.has(word));
  return text.includes("'") ? words.map((word) => word.replace(elision, '')) : words;
}

/** `l'affitto`, `d'eau`: an article that leans on its word. */
const elision = /^(?:[ld]|dell|all|nell|sull|un|qu)'(?=\p{L}{3})/u;

/** What two wordings must share to be the same thing said twice. */
export const sameKey = (text: string): string => {
  const words = contentWords(text);
  return (words.length > 0 ? words : wordsOf(text)).join(' ');
};

/** True when the words are one word in two spellings: an ending, a typing error, a short form. */
export function alike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || /\d/.test(short + long)) return false;
  if (long.startsWith(short.slice(0, Math.max(4, short.length - 2)))) {
    return long.length - short.length <= 4;
  }
  return short.length >= 5 && oneSlip(short, long);
}

/** At most one letter put in, left out, changed or swapped with its neighbour. */
function oneSlip(short: string, long: string): boolean {
  if (long.length - short.length > 1 || short[0] !== long[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && short.slice(at + 2) === long.slice(at + 2);
}
