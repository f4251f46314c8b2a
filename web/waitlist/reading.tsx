/** A page to be read: one column on the line, with the way onto the list at its end. */
import type { ReactNode } from 'react';
import type { GlyphName } from '#web/kit/glyphs.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame, JoinLink } from './frame.tsx';
import '#web/kit/reading.css';

interface ReadingProps {
  readonly glyph: GlyphName;
  readonly title: ReactNode;
  readonly lead: string;
  readonly children: ReactNode;
}

export const Reading = ({ glyph, title, lead, children }: ReadingProps) => (
  <Frame>
    <div className="wrap step">
      <Knot name={glyph} />
      <div className="col reading">
        <div className="opening">
          <h1 className="h1">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        {children}
        <div className="begin">
          <p>One clear thing, tomorrow morning.</p>
          <JoinLink />
        </div>
      </div>
    </div>
  </Frame>
);
