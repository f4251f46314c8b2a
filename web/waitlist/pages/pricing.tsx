/** The two plans side by side, and what joining the waitlist brings. */
import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '#web/kit/glyphs.tsx';
import { Frame, JoinLink } from '../frame.tsx';
import './pricing.css';

export default function Pricing() {
  return (
    <Frame>
      <div className="wrap pricing">
        <div className="opening">
          <h1 className="h1">
            Email is free. Texts bring the <em>full</em> day.
          </h1>
          <p className="lead">
            Your list, the plain words and the carry-forward are the same. What differs is how often
            you are asked, and where.
          </p>
        </div>
        <div className="plans">
          <Plan name="Email" offer="Free">
            <Moment glyph="ring" name="Morning prompt">
              What matters today, in your inbox before the day fills up.
            </Moment>
            <Moment glyph="arc" name="Evening reflection">
              What got done. The rest carries into tomorrow.
            </Moment>
          </Plan>
          <Plan name="SMS" offer="Full daily rhythm">
            <Moment glyph="ring" name="Morning intention">
              One question by text. A sentence is enough.
            </Moment>
            <Moment glyph="bar" name="Midday check-in">
              Your list comes back while there is time to act on it.
            </Moment>
            <Moment glyph="arc" name="Evening reflection">
              Close the day in a line, from wherever you are.
            </Moment>
          </Plan>
        </div>
        <div className="note trial">
          <p>
            <b>7-day SMS trial at launch</b> for everyone on the waitlist. We show the price before
            you choose it, and charge nothing that you haven’t agreed to.
          </p>
          <JoinLink />
        </div>
        <p className="fine">
          Message and data rates may apply. Reply STOP to end texts, HELP for help; for email, reply
          with the word unsubscribe.
        </p>
      </div>
    </Frame>
  );
}

const Plan = ({ name, offer, children }: { name: string; offer: string; children: ReactNode }) => (
  <section className="plan" aria-label={name}>
    <h2 className="name">{name}</h2>
    <p className="offer">{offer}</p>
    <ul>{children}</ul>
  </section>
);

interface MomentProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly children: string;
}

const Moment = ({ glyph, name, children }: MomentProps) => (
  <li>
    <Glyph name={glyph} />
    <div>
      <h3 className="h3">{name}</h3>
      <p>{children}</p>
    </div>
  </li>
);
