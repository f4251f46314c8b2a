/** The frame of every page: skip link, header and footer. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Brand } from '#web/kit/ui/brand.tsx';

interface FrameProps {
  /** At the right of the header. */
  readonly links?: ReactNode;
  readonly footer?: boolean;
  /** True until the page's content is there; focus waits for its heading. */
  readonly waiting?: boolean;
  readonly children: ReactNode;
}

export function Frame({ links, footer, waiting = false, children }: FrameProps) {
  const main = useArrival(waiting);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="wrap hd">
        <Brand />
        {links && <nav aria-label="Main">{links}</nav>}
      </header>
      <main id="main" ref={main} tabIndex={-1} aria-busy={waiting || undefined}>
        {children}
      </main>
      {footer && <Footer />}
    </>
  );
}

const footerLinks = [
  ['/how-it-works', 'How it works'],
  ['/benefits', 'Benefits'],
  ['/faq', 'FAQ'],
  ['/about', 'About'],
  ['/privacy', 'Privacy'],
] as const;

function Footer() {
  const { pathname } = useLocation();
  return (
    <footer className="ft">
      <div className="wrap">
        <Brand />
        <ul>
          {footerLinks.map(([to, words]) => (
            <li key={to}>
              <Link to={to} {...(pathname === to && { 'aria-current': 'page' })}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

/** Moves focus and scroll to the top after navigation, not on the first page. */
let arrivedAt: string | undefined;

function useArrival(waiting: boolean) {
  const main = useRef<HTMLElement>(null);
  const { key, hash } = useLocation();
  useEffect(() => {
    if (waiting) return;
    const fromAnother = arrivedAt !== undefined && arrivedAt !== key;
    arrivedAt = key;
    if (!fromAnother) return;
    const place = hash && document.getElementById(hash.slice(1));
    if (place) place.scrollIntoView();
    else scrollTo(0, 0);
    const heading = place || main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [key, hash, waiting]);
  return main;
}
