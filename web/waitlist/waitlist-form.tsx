/** The way onto the waitlist: one address, and a field that only programs fill in. */
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Sign } from '#web/kit/glyphs.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import type { Waitlist } from './use-waitlist.ts';
import './waitlist-form.css';

const failed = 'Something went wrong. Please try again.';

/** A text field of the form. */
function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface WaitlistFormProps extends Waitlist {
  readonly id: string;
  readonly box: RefObject<HTMLInputElement | null>;
  /** Below the field. */
  readonly children?: ReactNode;
}

export function WaitlistForm({ id, state, join, box, children }: WaitlistFormProps) {
  const joined = useRef<HTMLParagraphElement>(null);

  // The pressed button is gone or disabled: focus moves to its outcome.
  useEffect(() => {
    if (state === 'error') box.current?.focus();
    if (state === 'success') joined.current?.focus();
  }, [state, box]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    void join(textIn(given, 'email').trim(), textIn(given, 'company'));
  }

  return (
    <div className="waitlist" id={id}>
      <div role="status">
        {state === 'success' && (
          <p className="joined" ref={joined} tabIndex={-1}>
            <Sign name="tick" />
            You're on the list.
          </p>
        )}
      </div>
      {state !== 'success' && (
        // `dialog` keeps the address out of a URL until the script is there.
        <form method="dialog" onSubmit={submit}>
          <Address id={id} state={state} box={box} />
          <Trap id={`${id}-company`} />
          {children}
          <noscript>
            <p className="fine">Joining needs JavaScript in this browser.</p>
          </noscript>
        </form>
      )}
    </div>
  );
}

function Address({ id, state, box }: Pick<WaitlistFormProps, 'id' | 'state' | 'box'>) {
  const busy = state === 'submitting';
  return (
    <Field id={`${id}-email`} label="Your email" error={state === 'error' ? failed : undefined}>
      {(props) => (
        <div className="row">
          <input
            {...props}
            ref={box}
            className="inp"
            type="email"
            name="email"
            placeholder="you@example.com"
            autoComplete="email"
            required
            disabled={busy}
          />
          <Button type="submit" busy={busy} busyWords="Joining...">
            Join the waitlist
          </Button>
        </div>
      )}
    </Field>
  );
}

/** A trap for bots: off the screen, out of the tab order, hidden from readers. */
const Trap = ({ id }: { id: string }) => (
  <div className="trap" aria-hidden="true">
    <label htmlFor={id}>Company</label>
    <input id={id} name="company" type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
