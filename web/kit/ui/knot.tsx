/** A moment on the line: its glyph in a gap of the page's own colour. */
import { Glyph, type GlyphName } from '../glyphs.tsx';

export function Knot({ name }: { name?: GlyphName }) {
  return (
    <span className="knot" aria-hidden="true">
      {name && <Glyph name={name} />}
    </span>
  );
}
