/** How a day goes: three letters, what is answered to them, and why that is enough. */
import { Link } from 'react-router-dom';
import { type MomentOfDay, momentsOfDay, sayable, whyItWorks } from '#web/copy/how-it-works.ts';
import type { GlyphName } from '#web/kit/glyphs.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Sayable } from '#web/kit/ui/sayable.tsx';
import { Frame } from '../frame.tsx';
import '#web/kit/reading.css';
import '#web/kit/ui/how-it-works.css';
import './how-it-works.css';

const [morning, midday, evening] = momentsOfDay;

export default function HowItWorks() {
  return (
    <Frame links={<Link to="/">Sign Up</Link>} footer>
      <div className="wrap opener">
        <h1 className="display">
          <span>Anchor your day.</span>{' '}
          <span>
            Act with <em>purpose.</em>
          </span>
        </h1>
        <div className="just">
          <h2 className="h2">No app. Just emails.</h2>
          <p className="lead">
            Three short emails a day. You answer in your own words, and your list keeps up with you.
          </p>
        </div>
      </div>
      <div className="wrap">
        <div className="three lived">
          <MomentColumn glyph="ring" moment={morning} />
          <MomentColumn glyph="bar" moment={midday} />
          <MomentColumn glyph="arc" moment={evening} />
        </div>
      </div>
      <Replies />
      <WhyItWorks />
    </Frame>
  );
}

interface MomentColumnProps {
  readonly glyph: GlyphName;
  readonly moment: MomentOfDay;
}

function MomentColumn({ glyph, moment: { title, time, text, letter, reply } }: MomentColumnProps) {
  return (
    <div>
      <Knot name={glyph} />
      <p className="when">{time}</p>
      <h3 className="h3">{title}</h3>
      <p>{text}</p>
      <figure>
        <div className="msg sheet">
          <b className="sub">{letter.subject}</b>
          {letter.text}
        </div>
        <div className="msg yours">
          <span className="who">You</span>
          {reply}
        </div>
      </figure>
    </div>
  );
}

function Replies() {
  return (
    <section className="band" aria-labelledby="replies">
      <div className="wrap beside">
        <div className="opening">
          <h2 className="h2" id="replies">
            Say it the way you’d say it
          </h2>
          <p className="lead">
            The reply is the whole interface. These are a few of the things it understands.
          </p>
          <p>
            <Link to="/test">Try a reply</Link>
          </p>
        </div>
        <Sayable lines={sayable} />
      </div>
    </section>
  );
}

function WhyItWorks() {
  return (
    <section className="wrap beside why" aria-labelledby="why">
      <h2 className="h2" id="why">
        Why It Works
      </h2>
      <div className="prose">
        {whyItWorks.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link className="btn primary" to="/">
            Sign Up
          </Link>
        </p>
      </div>
    </section>
  );
}
