/**
 * Where an administrator signs in: a form that the browser itself posts, and a second one for the
 * code of who has a second factor.
 */
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type SecondStep,
  secondStepAt,
  signInProblems,
} from '#shared/contract/sign-in-problems.ts';
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
  const code = hydrated ? codes.find(({ step }) => step === search.get('step')) : undefined;
  return (
    <Frame>
      <div className="wrap">
        <div className="sheet door">
          <Glyph name="mark" />
          <h1 className="h2">Admin Login</h1>
          {hasEnded && !problem && !code && (
            <p className="note" role="status">
              {ended}
            </p>
          )}
          <SignIn key={code?.step} refused={problem}>
            {(box) =>
              code ? <CodeField {...code} {...box} /> : <PasswordFields email={email} {...box} />
            }
          </SignIn>
          {code && (
            // The page is opened anew, so that its one field has the focus.
            <p className="fine">
              <a href={secondStepAt(code.other)}>{code.otherWords}</a>
            </p>
          )}
        </div>
      </div>
    </Frame>
  );
}

/** The words for the error code in the address. */
const problemOf = (code: string | null): string | undefined =>
  Object.entries(signInProblems).find(([known]) => known === code)?.[1];

/** What is asked for after the password, by the step in the address. */
const codes = [
  {
    step: 'code',
    label: 'Code',
    hint: 'The six digits that your authenticator app shows now.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    other: 'recovery',
    otherWords: 'Use a recovery code',
  },
  {
    step: 'recovery',
    label: 'Recovery code',
    hint: 'One of the ten that you kept. Each works once.',
    inputMode: 'text',
    autoComplete: 'off',
    other: 'code',
    otherWords: 'Use the app',
  },
] as const satisfies readonly (Code & Readonly<Record<string, string>>)[];

interface Code {
  readonly step: SecondStep;
  readonly other: SecondStep;
}

interface BoxProps {
  readonly describedBy: string | undefined;
  readonly readOnly: boolean;
}

interface SignInProps {
  readonly refused: string | undefined;
  readonly children: (box: BoxProps) => ReactNode;
}

function SignIn({ refused, children }: SignInProps) {
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
      {children({ describedBy: refused && 'refused', readOnly: waiting })}
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

function PasswordFields({ email, describedBy, readOnly }: BoxProps & { readonly email: string }) {
  return (
    <>
      <Field id="email" label="Email" describedBy={describedBy}>
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
            readOnly={readOnly}
          />
        )}
      </Field>
      <Field id="password" label="Password" describedBy={describedBy}>
        {(props) => (
          <input
            {...props}
            className="inp"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            readOnly={readOnly}
          />
        )}
      </Field>
    </>
  );
}

function CodeField(props: BoxProps & (typeof codes)[number]) {
  const { label, hint, inputMode, autoComplete, describedBy, readOnly } = props;
  const box = useRef<HTMLInputElement>(null);
  // The page was opened for this field alone.
  useEffect(() => box.current?.focus(), []);
  return (
    <Field id="code" label={label} hint={hint} describedBy={describedBy}>
      {(field) => (
        <input
          {...field}
          ref={box}
          className="inp mono"
          type="text"
          name="code"
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          required
          readOnly={readOnly}
        />
      )}
    </Field>
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
