/** The admin area's panels: a heading over anything, or over names and what each of them is. */
import type { ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** Smaller words at the right of the title. */
  readonly sub?: ReactNode;
  /** Anything else there. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Panel = ({ title, sub, aside, className, children }: PanelProps) => (
  <section className={className ? `panel ${className}` : 'panel'}>
    <header>
      <h2>{title}</h2>
      {sub && <span className="sub">{sub}</span>}
      {aside}
    </header>
    {children}
  </section>
);

interface FigureProps {
  readonly name: ReactNode;
  readonly className?: string;
  /** Smaller, below the figure. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One figure of a strip. */
export const Figure = ({ name, className = '', note, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={`figure ${className}`.trim()}>{children}</dd>
    {note && <dd>{note}</dd>}
  </div>
);

interface PairsProps extends Pick<PanelProps, 'title' | 'aside'> {
  readonly pairs: readonly (readonly [name: string, value: ReactNode])[];
}

export const Pairs = ({ pairs, ...panel }: PairsProps) => (
  <Panel {...panel}>
    <dl className="pairs">
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
