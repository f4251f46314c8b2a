/** Keeps a page for administrators: who is not one is led to the sign-in. */
import { type ReactNode, useEffect } from 'react';
import { type AnswerOf } from './call.ts';
import { leaveForLogin } from './leave-for-login.ts';
import { Button } from './ui/button.tsx';
import { Checking } from './ui/checking.tsx';
import { useRead } from './use-read.ts';

export type Admin = AnswerOf<'auth.whoami'>['admin'];

interface ProtectedProps {
  readonly children: (admin: Admin) => ReactNode;
}

export function Protected({ children }: ProtectedProps) {
  const { data, error, refresh } = useRead('auth.whoami');
  // Whatever it answered: without an administrator in it, nobody is there.
  const admin: Admin | null | undefined = data?.admin;
  const isNobody = data !== undefined && !admin;
  useEffect(() => {
    if (isNobody) void leaveForLogin();
  }, [isNobody]);
  useEffect(notFromMemory, []);

  if (admin) return children(admin);
  if (!error) return <Checking />;
  return (
    <main id="main" className="wrap plain-page">
      <p role="alert">{error.message}</p>
      <Button kind="secondary" onClick={refresh}>
        Try again
      </Button>
    </main>
  );
}

/** A browser may keep a page that was left as it was, and show it to whoever goes back. */
function notFromMemory() {
  const check = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload();
  };
  addEventListener('pageshow', check);
  return () => removeEventListener('pageshow', check);
}
