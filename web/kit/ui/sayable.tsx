/** What can be said in a reply, and what becomes of it. */
import './how-it-works.css';

interface SayableProps {
  readonly lines: readonly { readonly said: string; readonly becomes: string }[];
}

export const Sayable = ({ lines }: SayableProps) => (
  <dl className="sayable">
    {lines.map(({ said, becomes }) => (
      <div key={said}>
        <dt>{said}</dt>
        <dd>{becomes}</dd>
      </div>
    ))}
  </dl>
);
