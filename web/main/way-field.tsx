/** By text or by email: the choice, and the one box that goes with it. */
import type { FormEvent } from 'react';
import { Field } from '#web/kit/ui/field.tsx';

export type Way = 'text' | 'email';

const ways = [
  ['text', 'Text Message'],
  ['email', 'Email (Free)'],
] as const satisfies readonly (readonly [Way, string])[];

interface WayFieldProps {
  readonly way: Way;
  readonly choose: (way: Way) => void;
}

export function WayField({ way, choose }: WayFieldProps) {
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
