/** The moments of a day on the line, under a heading of the page that shows them. */
import { Knot } from '#web/kit/ui/knot.tsx';
import type { Moment } from './next-moments.ts';
import './moments.css';

export function Moments({ title, moments }: { title: string; moments: readonly Moment[] }) {
  return (
    <section className="next" aria-labelledby="next">
      <h2 id="next">{title}</h2>
      {moments.map(({ glyph, title: name, time, text, tomorrow }) => (
        <div className="moment" key={name}>
          <Knot name={glyph} />
          <p className="when">
            {time} {tomorrow && <span className="tag">tomorrow</span>}
          </p>
          <h3 className="h3">{name}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
