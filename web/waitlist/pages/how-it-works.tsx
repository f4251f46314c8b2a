/** How a day goes: three messages, what is answered to them, and why that is enough. */
import { type MomentOfDay, momentsOfDay, whyItWorks } from '#web/copy/how-it-works.ts';
import type { GlyphName } from '#web/kit/glyphs.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';
import '#web/kit/reading.css';
import '#web/kit/ui/how-it-works.css';
import '../samples/phone.css';
import './how-it-works.css';

const [morning, midday, evening] = momentsOfDay;

export default function HowItWorks() {
  return (
    <Frame>
      <div className="wrap opener">
        <h1 className="display">
          Anchor your day. Act with <em>purpose.</em>
        </h1>
        <div className="just">
          <h2 className="h2">No app. Just emails.</h2>
          <p className="lead">
            Or texts, if that is where you answer. Three short messages a day; you reply in your own
            words, and your list keeps itself.
          </p>
        </div>
      </div>
      <div className="wrap">
        <div className="moments">
          <MomentColumn glyph="ring" moment={morning} />
          <MomentColumn glyph="bar" moment={midday} />
          <MomentColumn glyph="arc" moment={evening} />
        </div>
      </div>
      <section className="band" aria-labelledby="why">
        <div className="wrap why">
          <h2 className="h2" id="why">
            Why It Works
          </h2>
          <div className="prose">
            {whyItWorks.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="on">
              <a className="btn primary" href="/">
                Sign Up
              </a>
              <a href="/examples">Two days, word for word</a>
            </p>
          </div>
        </div>
      </section>
    </Frame>
  );
}

interface MomentColumnProps {
  readonly glyph: GlyphName;
  readonly moment: MomentOfDay;
}

const MomentColumn = ({ glyph, moment: { title, text, letter, reply } }: MomentColumnProps) => (
  <section>
    <Knot name={glyph} />
    <h3 className="h3">{title}</h3>
    <p>{text}</p>
    <div className="chat">
      <ol>
        <li className="us">
          <p className="title">{letter.subject}</p>
          <p>{letter.text}</p>
        </li>
        <li className="you">
          <p>
            <span className="vh">You: </span>
            {reply}
          </p>
        </li>
      </ol>
    </div>
  </section>
);
