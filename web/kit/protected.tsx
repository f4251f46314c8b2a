/** Keeps a page for administrators: who is not one is led to the sign-in. */
import { type ReactNode, useEffect } from 'react';
import { leaveForLogin } from './leave-for-login.ts';
import { Button } from './ui/button.tsx';
import { useReadAt } from './use-read.ts';

export interface Admin {
  readonly email: string;
}

interface ProtectedProps {
  readonly children: (admin: Admin) => ReactNode;
}

export function Protected({ children }: ProtectedProps) {
  const { data, error, refresh } = useReadAt<{ readonly admin?: Admin | null }>('/auth/whoami');
  const admin = data?.admin;
  const isNobody = data !== undefined && !admin;
  useEffect(() => {
    if (isNobody) void leaveForLogin();
  }, [isNobody]);
  useEffect(notFromMemory, []);

  if (admin) return children(admin);
  return (
    <main className="checking">
      {error ? (
        <>
          <p role="alert">{error.message}</p>
          <Button kind="secondary" onClick={refresh}>
            Try again
          </Button>
        </>
      ) : (
        <p role="status">Checking authentication...</p>
      )}
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
