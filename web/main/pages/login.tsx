/** Where an administrator signs in: a form that the browser itself posts. */
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { signInProblems } from '#shared/contract/sign-in-problems.ts';
import { call } from '#web/kit/call.ts';
import { Glyph, Sign } from '#web/kit/glyphs.tsx';
import { kept } from '#web/kit/leave-for-login.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Frame } from '../frame.tsx';
import './login.css';

const ended = 'Your session has ended. Sign in to go on where you were.';
const noToken = 'Signing in is not possible right now. Please try again.';

export default function Login() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const problem = hydrated ? problemOf(search.get('error')) : undefined;
  // The built page can't read the browser's session.
  const email = hydrated ? (sessionStorage.getItem(kept.email) ?? '') : '';
  const hasEnded = hydrated && sessionStorage.getItem(kept.isSignedIn) !== null;
  return (
    <Frame>
      <div className="wrap">
        <div className="sheet door">
          <Glyph name="mark" />
          <h1 className="h2">Admin Login</h1>
          {hasEnded && !problem && (
            <p className="note" role="status">
              {ended}
            </p>
          )}
          <SignIn refused={problem} email={email} />
        </div>
      </div>
    </Frame>
  );
}

/** The words for the error code in the address. */
const problemOf = (code: string | null): string | undefined =>
  Object.entries(signInProblems).find(([known]) => known === code)?.[1];

interface SignInProps {
  readonly refused: string | undefined;
  /** As it was typed before. */
  readonly email: string;
}

function SignIn({ refused, email }: SignInProps) {
  const { form, token, state, submit } = useCsrf();
  const problem = state === 'failed' ? noToken : refused;
  const waiting = state === 'waiting' || state === 'leaving';
  return (
    <form ref={form} className="col" method="post" action="/auth/login" onSubmit={submit}>
      {problem && (
        <p className="refused" role="alert" id="refused">
          <Sign name="alert" />
          {problem}
        </p>
      )}
      <input type="hidden" name="csrfToken" value={token ?? ''} readOnly />
      <Field id="email" label="Email" describedBy={refused && 'refused'}>
        {(props) => (
          <input
            {...props}
            className="inp"
            type="email"
            name="email"
            autoComplete="username"
            required
            defaultValue={email}
            onChange={({ target }) => sessionStorage.setItem(kept.email, target.value)}
            readOnly={waiting}
          />
        )}
      </Field>
      <Field id="password" label="Password" describedBy={refused && 'refused'}>
        {(props) => (
          <input
            {...props}
            className="inp"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            readOnly={waiting}
          />
        )}
      </Field>
      <Button
        type="submit"
        busy={waiting}
        busyWords="Signing in..."
        disabled={false}
        aria-disabled={waiting}
      >
        Sign In
      </Button>
      <noscript>
        <p className="fine">Signing in needs JavaScript in this browser.</p>
      </noscript>
    </form>
  );
}

/** `waiting` for the token with the form filled in, `leaving` once it is on its way. */
type State = 'open' | 'waiting' | 'leaving' | 'failed';

/** The form's CSRF token; a submit that comes before it waits for it. */
function useCsrf() {
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(false);
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>('open');

  const ask = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      setToken((await call('auth.csrf', {})).csrfToken);
    } catch {
      // Only somebody who has submitted is told; the next submit asks again.
      asked.current = false;
      setState((before) => (before === 'waiting' ? 'failed' : before));
    }
  }, []);
  useEffect(() => void ask(), [ask]);

  // The form holds the token now.
  useEffect(() => {
    if (token && state === 'waiting') form.current?.requestSubmit();
  }, [token, state]);

  // A page restored by Back has a used token.
  useEffect(() => {
    function reopen({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      asked.current = false;
      setToken(undefined);
      setState('open');
      void ask();
    }
    addEventListener('pageshow', reopen);
    return () => removeEventListener('pageshow', reopen);
  }, [ask]);

  function submit(event: FormEvent) {
    if (token && state !== 'leaving') return setState('leaving');
    event.preventDefault();
    if (state === 'leaving') return;
    setState('waiting');
    void ask();
  }

  return { form, token, state, submit };
}
