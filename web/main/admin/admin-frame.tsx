/** What stands around every page of the admin area: who is here, where they are, the way out. */
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '#web/kit/call.ts';
import { leaveForLogin } from '#web/kit/leave-for-login.ts';
import { type Admin, Protected } from '#web/kit/protected.tsx';
import { Brand } from '#web/kit/ui/brand.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import './admin.css';
import './ledger.css';
import './dialog.css';

interface AdminFrameProps {
  /** Where one is below the dashboard: "Logs". */
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
          <span className="welcome">Welcome, {admin.email}</span>
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

function SignOut() {
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await call('auth.logout', {});
      await leaveForLogin();
    } catch {
      setBusy(false);
      // Whoever walks away from a screen must not believe that they are signed out.
      alert('You are still signed in. Please try again.');
    }
  }

  return (
    <Button
      kind="ghost"
      busy={busy}
      busyWords="Signing out..."
      disabled={busy}
      onClick={() => void leave()}
    >
      Sign out
    </Button>
  );
}
