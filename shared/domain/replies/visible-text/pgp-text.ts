/** Words inside a signature in plain text (RFC 9580 section 7), and words that are sealed. */

const sealedMark = '-----BEGIN PGP MESSAGE-----';
const begin = '-----BEGIN PGP SIGNED MESSAGE-----';
const end = '-----BEGIN PGP SIGNATURE-----';
const close = '-----END PGP SIGNATURE-----';

/** Whether a text begins with an envelope that only its receiver's key opens. */
export const isSealedText = (text: string): boolean => text.trimStart().startsWith(sealedMark);

/** The text without the armour around what was signed; as it is where nothing is. */
export function unarmoured(text: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return text;
  const inside = text.slice(from + begin.length, to).replace(/\r\n/g, '\n');
  // The hash's name stands above a blank line.
  const gap = inside.indexOf('\n\n');
  const words = inside.slice(gap < 0 ? 0 : gap + 2).replace(/^- /gm, '');
  const closed = text.indexOf(close, to);
  const after = closed < 0 ? '' : text.slice(closed + close.length);
  return text.slice(0, from) + words + after;
}
