/** A page of one column on the line, which begins at a moment's glyph. */
import type { ReactNode } from 'react';
import type { GlyphName } from '../glyphs.tsx';
import { Knot } from './knot.tsx';

interface StepProps {
  readonly glyph: GlyphName;
  readonly children: ReactNode;
}

export const Step = ({ glyph, children }: StepProps) => (
  <div className="wrap step">
    <Knot name={glyph} />
    <div className="col">{children}</div>
  </div>
);

export interface ReadingStepProps extends StepProps {
  readonly title: ReactNode;
  readonly lead: string;
}

/** The same for a page to be read: where there is room, its title stands beside the line. */
export const ReadingStep = ({ glyph, title, lead, children }: ReadingStepProps) => (
  <div className="wrap step reads">
    <Knot name={glyph} />
    <div className="opening beside-line">
      <h1 className="h1">{title}</h1>
      <p className="lead">{lead}</p>
    </div>
    <div className="col reading">{children}</div>
  </div>
);
