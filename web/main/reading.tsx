/** A page to be read: one column on the line, with a way to begin at its end. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GlyphName } from '#web/kit/glyphs.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from './frame.tsx';
import '#web/kit/reading.css';

interface ReadingProps {
  readonly glyph: GlyphName;
  readonly title: ReactNode;
  readonly lead: string;
  readonly children: ReactNode;
}

export function Reading({ glyph, title, lead, children }: ReadingProps) {
  return (
    <Frame links={<Link to="/">Sign Up</Link>} footer>
      <div className="wrap step">
        <Knot name={glyph} />
        <div className="col reading">
          <div className="opening">
            <h1 className="h1">{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {children}
          <Begin />
        </div>
      </div>
    </Frame>
  );
}

/** The last thing on a page that explains: one sentence, one button. */
function Begin() {
  return (
    <div className="begin">
      <p>Three emails a day, free.</p>
      <Link className="btn primary" to="/">
        Sign Up
      </Link>
    </div>
  );
}
