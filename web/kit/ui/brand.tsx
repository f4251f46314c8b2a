/** The mark and the name; leads home. */
import { Link } from 'react-router-dom';
import { Glyph } from '../glyphs.tsx';
import { productName } from '../product.ts';

export function Brand() {
  return (
    <Link className="brand" to="/">
      <Glyph name="mark" />
      {productName}
    </Link>
  );
}
