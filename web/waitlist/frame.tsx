/** The frame of every page: the links to all others and to the form. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Glyph } from '#web/kit/glyphs.tsx';
import { productName } from '#web/kit/product.ts';
import { DialogButton } from '#web/kit/ui/dialog-button.tsx';
import './frame.css';

const places = [
  ['/how-it-works', 'How it works'],
  ['/philosophy', 'Philosophy'],
  ['/examples', 'Examples'],
  ['/pricing', 'Pricing'],
  ['/faq', 'FAQ'],
  ['/privacy', 'Privacy'],
  ['/contact', 'Contact'],
] as const;

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="wrap hd">
        <Home />
        <nav aria-label="Main">
          <Places />
          <JoinLink />
        </nav>
        <DialogButton dialog="menu" command="show-modal" className="btn secondary to-menu">
          Menu
        </DialogButton>
      </header>
      <Menu />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="ft">
        <div className="wrap">
          <Home />
          <Places />
        </div>
      </footer>
    </>
  );
}

/** All links are plain ones: most pages have no script. */
const Home = () => (
  <a className="brand" href="/">
    <Glyph name="mark" />
    {productName}
  </a>
);

function Places() {
  const { pathname } = useLocation();
  return (
    <ul>
      {places.map(([path, name]) => (
        <li key={path}>
          <a href={path} aria-current={path === pathname.replace(/\/$/, '') ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** To the form, which stands on the first page. */
export function JoinLink() {
  const { pathname } = useLocation();
  return (
    <a className="btn primary" href={pathname === '/' ? '#waitlist' : '/#waitlist'}>
      Join the waitlist
    </a>
  );
}

/** On small screens; the browser keeps the keys inside, closes it on Escape, returns the focus. */
const Menu = () => (
  <dialog className="menu" id="menu" aria-label="Menu">
    <div className="hd wrap">
      <Home />
      <DialogButton dialog="menu" command="close" className="btn secondary">
        Close
      </DialogButton>
    </div>
    <nav className="wrap" aria-label="Menu">
      <Places />
      <JoinLink />
    </nav>
  </dialog>
);
