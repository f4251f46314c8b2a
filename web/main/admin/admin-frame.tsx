/** The frame of every admin page: who is signed in, where they are, the way out. */
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type AnswerOf, call } from '#web/kit/call.ts';
import { kept, leaveForLogin } from '#web/kit/leave-for-login.ts';
import { Brand } from '#web/kit/ui/brand.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Checking } from '#web/kit/ui/checking.tsx';
import { useRead } from '#web/kit/use-read.ts';
import { Palette } from './palette/palette.tsx';
import './admin.css';
import './ledger.css';
import './dialog.css';

interface AdminFrameProps {
  /** The page's place below the dashboard: "Logs". */
  readonly crumb?: string;
  /** Under the header's line. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

export function AdminFrame(props: AdminFrameProps) {
  return <Protected>{(admin) => <Signed admin={admin} {...props} />}</Protected>;
}

function Signed({ admin, crumb, tabs, children }: AdminFrameProps & { readonly admin: Admin }) {
  const main = useRef<HTMLElement>(null);
  useWayBack(admin.email);

  // The address after the hash names the tab, so this link moves the focus by hand.
  function skip(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <div className="admin">
      <a className="skip" href="#main" onClick={skip}>
        Skip to content
      </a>
      <header className="top">
        <div className="line">
          <Brand />
          <nav className="crumbs" aria-label="Breadcrumb">
            {crumb ? <Link to="/admin">Admin</Link> : <span>Admin</span>}
            {crumb && <span aria-current="page">{crumb}</span>}
          </nav>
          <span className="account">
            <span className="welcome">Welcome, {admin.email}</span>
            <Link to="/admin/sign-in">Your sign-in</Link>
          </span>
          <Palette />
          <SignOut />
        </div>
        {tabs}
      </header>
      <main id="main" className="page" ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The sign-in leads to the overview; from there one goes on to where one was going. */
function useWayBack(email: string) {
  const navigate = useNavigate();
  useEffect(() => {
    const to = sessionStorage.getItem(kept.wayBack);
    sessionStorage.removeItem(kept.wayBack);
    sessionStorage.setItem(kept.isSignedIn, 'yes');
    sessionStorage.setItem(kept.email, email);
    if (to && location.pathname + location.hash === '/admin') void navigate(to, { replace: true });
  }, [email, navigate]);
}

function SignOut() {
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await call('auth.logout', {});
      // The next one at this browser learns nothing of them.
      for (const key of Object.values(kept)) sessionStorage.removeItem(key);
      location.replace('/login');
    } catch {
      setBusy(false);
      // Nobody may walk away believing that they are signed out.
      alert('You are still signed in. Please try again.');
    }
  }

  return (
    <Button kind="ghost" busy={busy} busyWords="Signing out..." onClick={() => void leave()}>
      Sign out
    </Button>
  );
}

type Admin = AnswerOf<'auth.whoami'>['admin'];

/** Shows its children to administrators, and leads anyone else to the sign-in. */
function Protected({ children }: { readonly children: (admin: Admin) => ReactNode }) {
  const { data, error, refresh } = useRead('auth.whoami');
  // Without an administrator in the answer, nobody is signed in.
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

/** Reloads a page that the browser restores from its cache, to check the session again. */
function notFromMemory() {
  const check = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload();
  };
  addEventListener('pageshow', check);
  return () => removeEventListener('pageshow', check);
}
