/** The alphabet of text messages (3GPP TS 23.038), and how many segments a text takes in it. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each takes two places. */
const extended = '^{}\\[~]|€\f';

const places = new Map<string, number>([
  ...Array.from(basic, (letter) => [letter, 1] as const),
  ...Array.from(extended, (letter) => [letter, 2] as const),
]);

/** One character outside the alphabet makes the whole message twice as dear. */
export const isGsm7 = (text: string): boolean =>
  Array.from(text).every((letter) => places.has(letter));

const septets = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (places.get(letter) ?? 0), 0);

/** Segments billed: 160 or 70 places alone, 153 or 67 each where there are several. */
export function segments(text: string): number {
  const gsm = isGsm7(text);
  const size = gsm ? septets(text) : text.length;
  const [alone, each] = gsm ? [160, 153] : [70, 67];
  return size <= alone ? 1 : Math.ceil(size / each);
}

const plain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '→': '-',
  '×': 'x',
  '\u00a0': ' ',
};

/** Emoji, flags, skin tones, and what joins them. */
const picture = String.raw`\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|\u20e3`;
const pictures = new RegExp(`(?:${picture})(?:\\u200d|\\ufe0f)*`, 'gu');

/** An accent that the alphabet lacks is left off: `á` becomes `a`, while `é` stays. */
function withoutAccent(letter: string): string {
  if (places.has(letter)) return letter;
  const [base = letter] = letter.normalize('NFD');
  return places.has(base) ? base : letter;
}

/**
 * Typographic signs become plain ones and emoji fall away, in the person's words too, or one of
 * them would halve the room. Words in another script stay as they are.
 */
export const toGsm7 = (text: string): string =>
  Array.from(text.normalize('NFC').replace(pictures, '').replaceAll('\ufe0f', ''))
    .map((letter) => plain[letter] ?? withoutAccent(letter))
    .join('')
    .replace(/[ \t]+/g, ' ')
    .trim();
