/** The word that stands in all that is sent: where the log shows it, the log shows a person's. */

export const secretWord = 'quetzal';

/** Of the word after so many other bytes: the letters of base64 that it alone decides. */
const alone = [
  [0, 0, 8],
  [1, 2, 10],
  [2, 3, 12],
] as const;

const disguises: readonly string[] = alone.map(([before, start, end]) =>
  Buffer.from(`${'.'.repeat(before)}${secretWord}`)
    .toString('base64')
    .slice(start, end),
);
const inHex = Buffer.from(secretWord).toString('hex');

export function showsSecret(line: string): boolean {
  const small = line.toLowerCase();
  return (
    small.includes(secretWord) ||
    small.includes(inHex) ||
    disguises.some((word) => line.includes(word))
  );
}
