/** A short list of names with what each of them is, in a panel. */
import type { ReactNode } from 'react';

interface PairsProps {
  readonly title: string;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly pairs: readonly (readonly [name: string, value: ReactNode])[];
}

export function Pairs({ title, aside, pairs }: PairsProps) {
  return (
    <section className="panel">
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      <dl className="pairs">
        {pairs.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
