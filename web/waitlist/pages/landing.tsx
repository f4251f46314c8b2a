/** The waitlist's first page: what it is, a day of it, what it is not, the way onto the list. */
import { useRef } from 'react';
import { Glyph } from '#web/kit/glyphs.tsx';
import { Comparison } from '../comparison.tsx';
import { Frame } from '../frame.tsx';
import { PhoneDay } from '../samples/phone.tsx';
import { useWaitlist, type Waitlist } from '../use-waitlist.ts';
import { WaitlistForm } from '../waitlist-form.tsx';
import './landing.css';

export default function Landing() {
  const { state, join } = useWaitlist();
  const box = useRef<HTMLInputElement>(null);

  /** The form below is gone once it is sent: the one above takes over what was typed. */
  function joinFromBelow(email: string, company: string): Promise<void> {
    if (box.current) {
      box.current.value = email;
      box.current.focus({ preventScroll: true });
      box.current.scrollIntoView({ block: 'center' });
    }
    return join(email, company);
  }

  return (
    <Frame>
      <div className="wrap hero">
        <div className="pitch">
          <h1 className="display">
            <span>
              A checklist you <em>talk to.</em>
            </span>{' '}
            <span>Delivered in text or email.</span>
          </h1>
          <p className="lead">
            Say what matters in the morning. Change your mind at noon. Close the day in a sentence.
            Your list keeps itself.
          </p>
          <WaitlistForm id="waitlist" state={state} join={join} box={box}>
            <p className="fine">Seven days of text messages on us at launch. Email stays free.</p>
          </WaitlistForm>
        </div>
        <PhoneDay />
      </div>
      <Comparison />
      <Belief />
      {state === 'idle' && <LastCall state={state} join={joinFromBelow} />}
    </Frame>
  );
}

const Belief = () => (
  <section className="wrap belief" aria-labelledby="belief">
    <div>
      <div className="trio" aria-hidden="true">
        <Glyph name="ring" />
        <Glyph name="bar" />
        <Glyph name="arc" />
      </div>
      <h2 className="h2" id="belief">
        A day needs a few fixed points.
      </h2>
    </div>
    <div className="told">
      <p>
        Most tools ask you to come to them. You open the app, sort the list, and the sorting becomes
        the work.
      </p>
      <p>
        We think three short moments are enough: decide in the morning, adjust at noon, let go in
        the evening. Everything between belongs to you.
      </p>
      <p>
        <a href="/philosophy">Why we think so</a>
      </p>
    </div>
  </section>
);

const LastCall = (waitlist: Waitlist) => (
  <section className="call" aria-labelledby="call">
    <div className="wrap">
      <h2 className="h2" id="call">
        Start each day with one clear thing.
      </h2>
      <WaitlistForm id="last-call" {...waitlist} box={useRef<HTMLInputElement>(null)} />
    </div>
  </section>
);
