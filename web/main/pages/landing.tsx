/** The first page: what Anchor is in one look, and one field to begin. */
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { landingZone } from '#shared/domain/zones.ts';
import { call } from '#web/kit/call.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';
import { SampleDay } from '../sample-day/sample-day.tsx';
import { invalidEmail, landingAlert } from '../signup-alerts.ts';
import { signupSession } from '../signup-session.ts';
import { useFocusBack } from '../use-focus-back.ts';
import './landing.css';

export default function Landing() {
  return (
    <Frame
      links={
        <Link to="/how-it-works">
          Learn More<span className="vh"> about how it works</span>
        </Link>
      }
      footer
    >
      <div className="wrap hero">
        <div className="pitch">
          <h1 className="display">
            Three emails that anchor your <em>day.</em>
          </h1>
          <p className="lead">
            A question in the morning, a check-in at midday, a look back in the evening. Reply in
            your own words. Anchor keeps your list and carries what’s left into tomorrow.
          </p>
          <SignUp />
          <p className="kicker">
            <span>No app</span> <span>No login</span> <span>Just reply</span>
          </p>
        </div>
        <SampleDay />
      </div>
      <Touchpoints />
      <PlainText />
    </Frame>
  );
}

/** Asks for the address; what the form says and does beside its fields. */
function useSignUp() {
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const focus = useFocusBack();
  const navigate = useNavigate();

  async function signUp(email: string) {
    focus.hold();
    setBusy(true);
    try {
      const { userId } = await call('onboarding.createUser', {
        body: { email, timezone: landingZone, startToday: true },
      });
      signupSession.keep({ userId, email });
      // Busy until the next page is loaded, so that nobody signs up twice.
      await navigate('/day0-intentions');
    } catch (problem) {
      setBusy(false);
      alert(landingAlert(problem));
      focus.giveBack();
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const email = box.current?.value.trim() ?? '';
    if (email.includes('@')) {
      setError(undefined);
      void signUp(email);
      return;
    }
    setError(invalidEmail);
    alert(invalidEmail);
    box.current?.focus();
  }

  return { box, error, busy, submit };
}

function SignUp() {
  const { box, error, busy, submit } = useSignUp();
  return (
    // `dialog` keeps the address out of a URL until the script is there.
    <form className="start" method="dialog" noValidate onSubmit={submit}>
      <Field id="email" label="Your email" error={error} describedBy="agreement">
        {(props) => (
          <div className="row">
            <input
              {...props}
              ref={box}
              className="inp"
              type="email"
              name="email"
              autoComplete="email"
              required
              disabled={busy}
              placeholder="Stay anchored — drop your email"
            />
            <Button type="submit" busy={busy} busyWords="Starting...">
              Start for Free
            </Button>
          </div>
        )}
      </Field>
      <noscript>
        <p className="fine">Signing up needs JavaScript in this browser.</p>
      </noscript>
      <p className="fine" id="agreement">
        By entering your email you agree to receive daily check-ins. You can unsubscribe anytime.
      </p>
    </form>
  );
}

function Touchpoints() {
  return (
    <section className="wrap" aria-labelledby="touchpoints">
      <h2 className="vh" id="touchpoints">
        The three touchpoints
      </h2>
      <div className="three">
        <div>
          <Knot name="ring" />
          <h3 className="h3">Morning intention</h3>
          <p>One question, before the day fills up. A sentence is enough; so is a list.</p>
        </div>
        <div>
          <Knot name="bar" />
          <h3 className="h3">Midday check-in</h3>
          <p>Your list comes back to you. Tick things off, drop them, rename them, by replying.</p>
        </div>
        <div>
          <Knot name="arc" />
          <h3 className="h3">Evening reflection</h3>
          <p>See what got done. Whatever’s unfinished moves to tomorrow on its own.</p>
        </div>
      </div>
    </section>
  );
}

function PlainText() {
  return (
    <section className="nots">
      <div className="wrap">
        <p className="big">
          No app to open, no password to forget, no streak to <em>break.</em>
        </p>
        <div className="plain">
          <i>Subject:</i> Re: How is it going?{'\n\n'}
          deck’s done! push the walk to{'\n'}tomorrow, add book the dentist{'\n\n'}
          <i>On Thu, Anchor wrote:</i>
          {'\n'}
          <i>&gt;</i> [ ] Finish the Q3 deck{'\n'}
          <i>&gt;</i> [ ] Call Mom{'\n'}
          <i>&gt;</i> [ ] 30-minute walk
        </div>
      </div>
    </section>
  );
}
