/** Puts a long text in other words piece by piece, so that patterns can be spared in each. */

/** Below what is looked at for what a pattern needs. */
const longest = 1_500;

/** Where a piece that begins at `from` ends: behind a line, else a sentence, else a word. */
function endOf(text: string, from: number): number {
  const far = from + longest;
  if (far >= text.length) return text.length;
  for (const end of ['\n', '. ', ' ']) {
    const at = text.lastIndexOf(end, far);
    if (at > from) return at + end.length;
  }
  return far;
}

/** The text with each of its pieces put in other words; a short one is put whole. */
export function inPieces(text: string, put: (piece: string) => string): string {
  if (text.length <= longest) return put(text);
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = endOf(text, from);
    pieces.push(put(text.slice(from, end)));
    from = end;
  }
  return pieces.join('');
}
