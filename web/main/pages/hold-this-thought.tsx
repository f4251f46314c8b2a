/** One thing that matters today, held for later. A preview: nothing is sent and nothing kept. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { ArrivedHeading } from '../arrived-heading.tsx';
import { Frame } from '../frame.tsx';
import { useWriting } from '../use-writing.ts';
import './hold-this-thought.css';

export default function HoldThisThought() {
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
  const { box, blank, look } = useWriting();
  const [way, choose] = useState<Way>('text');

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
        <p className="consent" id="consent">
          {consents[way]}
        </p>
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

function Held({ thought }: { thought: string }) {
  return (
    <>
      <ArrivedHeading>Got it.</ArrivedHeading>
      <blockquote className="note">{thought}</blockquote>
      <p className="lead">You'll hear from us later today.</p>
      <p className="fine">
        This page is a preview. <Link to="/">Start for free</Link> to get the daily emails.
      </p>
    </>
  );
}

type Way = 'text' | 'email';

const ways = [
  ['text', 'Text Message'],
  ['email', 'Email (Free)'],
] as const satisfies readonly (readonly [Way, string])[];

/** What each way means for whoever takes it. */
const consents: Readonly<Record<Way, ReactNode>> = {
  text: (
    <>
      By entering your phone number you agree to the <Link to="/privacy#terms">Terms</Link> and
      begin a free 7-day trial of daily text prompts.
    </>
  ),
  email: 'The free email version delivers once a week.',
};

/** By text or by email: the choice, and the one box that goes with it. */
function WayField({ way, choose }: { readonly way: Way; readonly choose: (way: Way) => void }) {
  return (
    <>
      <fieldset className="choice">
        <legend className="vh">How should we reach you?</legend>
        {ways.map(([value, words]) => (
          <label key={value}>
            <input
              type="radio"
              name="way"
              value={value}
              autoComplete="off"
              checked={way === value}
              onChange={() => choose(value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      {way === 'text' ? <PhoneBox key="text" /> : <EmailBox key="email" />}
    </>
  );
}

const notInNumbers = /[^\d+()\-\s]/g;

/** Anything else never gets in; the caret stays behind what was typed last. */
function keepNumber({ currentTarget: box }: FormEvent<HTMLInputElement>): void {
  const kept = box.value.replace(notInNumbers, '');
  if (kept === box.value) return;
  const before = box.value.slice(0, box.selectionStart ?? undefined).replace(notInNumbers, '');
  box.value = kept;
  box.setSelectionRange(before.length, before.length);
}

const PhoneBox = () => (
  <Field id="phone" label="Phone number" describedBy="consent">
    {(props) => (
      <input
        {...props}
        className="inp"
        type="tel"
        autoComplete="tel"
        placeholder="+1 (512) 555-0123"
        onInput={keepNumber}
      />
    )}
  </Field>
);

const EmailBox = () => (
  <Field id="email" label="Your email" describedBy="consent">
    {(props) => (
      <input
        {...props}
        className="inp"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
      />
    )}
  </Field>
);
