/** One thing that matters today, held for later. A preview: nothing is sent and nothing kept. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';
import { type Way, WayField } from '../way-field.tsx';
import './hold-this-thought.css';

export function HoldThisThought() {
  const [held, setHeld] = useState<string>();
  return (
    <Frame footer>
      <div className="wrap">
        <div className="held">
          <Knot name="ring" />
          {held === undefined ? <Thought hold={setHeld} /> : <Held thought={held} />}
        </div>
      </div>
    </Frame>
  );
}

function Thought({ hold }: { readonly hold: (thought: string) => void }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [blank, setBlank] = useState(true);
  const [way, choose] = useState<Way>('text');
  const look = () => setBlank((box.current?.value ?? '').trim() === '');
  // What was typed before the script came, or kept by the browser, counts too.
  useEffect(look, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const thought = box.current?.value.trim() ?? '';
    if (thought !== '') hold(thought);
  }

  return (
    <>
      <h1 className="h1">What's one thing that matters to you today?</h1>
      <form className="col" method="dialog" onSubmit={submit}>
        <Field id="thought" label="Your intention">
          {(props) => (
            <textarea
              {...props}
              ref={box}
              className="inp writing"
              rows={3}
              maxLength={500}
              onInput={look}
              placeholder="e.g. call Mom before dinner"
            />
          )}
        </Field>
        <WayField way={way} choose={choose} />
        <Consent />
        <noscript>
          <p className="fine">Holding a thought needs JavaScript in this browser.</p>
        </noscript>
        <div className="acts">
          <Button type="submit" disabled={blank}>
            Hold This Thought
          </Button>
        </div>
      </form>
    </>
  );
}

function Consent() {
  return (
    <p className="consent" id="consent">
      By entering your phone number you agree to the <Link to="/privacy#terms">Terms</Link> and
      begin a free 7-day trial of daily text prompts. The free email version delivers once a week.
    </p>
  );
}

function Held({ thought }: { readonly thought: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 className="h1" ref={heading} tabIndex={-1}>
        Got it.
      </h1>
      <blockquote className="note">{thought}</blockquote>
      <p className="lead">You'll hear from us later today.</p>
      <p className="fine">
        This page is a preview. <Link to="/">Start for free</Link> to get the daily emails.
      </p>
    </>
  );
}
