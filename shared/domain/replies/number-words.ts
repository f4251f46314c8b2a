/** Small numbers as people write them. */

const words = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen'
).split(' ');

const others: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  single: 1,
  couple: 2,
  few: 3,
  several: 3,
  twenty: 20,
  thirty: 30,
};

/** `three`, `a`, `couple` or `12`; undefined for any other word. */
export function smallNumber(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const at = words.indexOf(word);
  return at > 0 ? at : Object.hasOwn(others, word) ? others[word] : undefined;
}
