/** Where an administrator signs in: a form that the browser itself posts. */
import { useSearchParams } from 'react-router-dom';
import { signInProblems } from '#shared/contract/sign-in-problems.ts';
import { Glyph, Sign } from '#web/kit/glyphs.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Frame } from '../frame.tsx';
import { useCsrf } from '../use-csrf.ts';
import './login.css';

const noToken = 'Signing in is not possible right now. Please try again.';

export function Login() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const problem = hydrated ? problemOf(search.get('error')) : undefined;
  return (
    <Frame>
      <div className="wrap">
        <div className="sheet door">
          <Glyph name="mark" />
          <h1 className="h2">Admin Login</h1>
          <SignIn refused={problem} />
        </div>
      </div>
    </Frame>
  );
}

/** What the code in the address says; nothing for any other. */
const problemOf = (code: string | null): string | undefined =>
  Object.entries(signInProblems).find(([known]) => known === code)?.[1];

function SignIn({ refused }: { readonly refused: string | undefined }) {
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
      <Field id="email" label="Email" {...(refused && { describedBy: 'refused' })}>
        {(props) => (
          <input
            {...props}
            className="inp"
            type="email"
            name="email"
            autoComplete="username"
            required
            readOnly={waiting}
          />
        )}
      </Field>
      <Field id="password" label="Password" {...(refused && { describedBy: 'refused' })}>
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
      <Button type="submit" busy={waiting} busyWords="Signing in..." aria-disabled={waiting}>
        Sign In
      </Button>
      <noscript>
        <p className="fine">Signing in needs JavaScript in this browser.</p>
      </noscript>
    </form>
  );
}
