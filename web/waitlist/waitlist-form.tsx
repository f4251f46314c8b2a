/** The way onto the waitlist: one address, and a field that only programs fill in. */
import { type FormEvent, useState } from 'react';
import { waitlistUaMaxChars } from '#shared/domain/limits.ts';
import { defaultZone } from '#shared/domain/zones.ts';
import { call } from '#web/kit/call.ts';
import { Sign } from '#web/kit/glyphs.tsx';
import { waitlistWord } from '#web/kit/product.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import './waitlist-form.css';

const failed = 'Something went wrong. Please try again.';

export interface Waitlist {
  readonly state: 'idle' | 'submitting' | 'success' | 'error';
  readonly join: (email: string, company: string) => Promise<void>;
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? defaultZone;

const ask = (email: string) =>
  call('waitlist.join', {
    params: { variant: waitlistWord },
    body: {
      email,
      contactMethod: 'email',
      timezone: zone(),
      source: `${waitlistWord}_landing`,
      preference: null,
      ua: navigator.userAgent.slice(0, waitlistUaMaxChars),
      ts: Date.now(),
    },
  });

/** One state, however many forms the page has. */
export function useWaitlist(): Waitlist {
  const [state, setState] = useState<Waitlist['state']>('idle');

  async function join(email: string, company: string): Promise<void> {
    // A program is told what it wants to hear, and nothing is asked.
    if (company.trim() !== '') return setState('success');
    setState('submitting');
    try {
      await ask(email);
      setState('success');
    } catch {
      // Whatever went wrong, the person is told the same and can try again.
      setState('error');
    }
  }

  return { state, join };
}

/** A field of the form; a file, which it has none of, says nothing. */
function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface WaitlistFormProps {
  readonly id: string;
  readonly waitlist: Waitlist;
}

export function WaitlistForm({ id, waitlist: { state, join } }: WaitlistFormProps) {
  const busy = state === 'submitting';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    void join(textIn(given, 'email').trim(), textIn(given, 'company'));
  }

  return (
    <div className="waitlist" id={id}>
      <div role="status">{state === 'success' && <Joined />}</div>
      {state !== 'success' && (
        <form method="dialog" onSubmit={submit}>
          <Field
            id={`${id}-email`}
            label="Your email"
            error={state === 'error' ? failed : undefined}
          >
            {(props) => (
              <div className="row">
                <input
                  {...props}
                  className="inp"
                  type="email"
                  name="email"
                  placeholder="you@example.com"
                  autoComplete="email"
                  required
                  readOnly={busy}
                />
                <Button type="submit" busy={busy} busyWords="Joining..." disabled={busy}>
                  Join the waitlist
                </Button>
              </div>
            )}
          </Field>
          <Trap id={`${id}-company`} />
        </form>
      )}
    </div>
  );
}

const Joined = () => (
  <p className="joined">
    <Sign name="tick" />
    You're on the list.
  </p>
);

/** Off the screen, out of the order of the keys, and hidden from readers. */
const Trap = ({ id }: { readonly id: string }) => (
  <div className="trap" aria-hidden="true">
    <label htmlFor={id}>Company</label>
    <input id={id} name="company" type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
