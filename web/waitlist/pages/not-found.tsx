/** Any path that is no page of this site. */
import { Link } from 'react-router-dom';
import { Brand } from '#web/kit/ui/brand.tsx';

export function NotFound() {
  return (
    <>
      <header className="wrap hd">
        <Brand />
      </header>
      <main id="main" className="wrap plain-page">
        <h1 className="h1">Nothing here.</h1>
        <p className="lead">The page you asked for is not one of ours, or not yet.</p>
        <p>
          <Link className="btn secondary" to="/">
            Go Home
          </Link>
        </p>
      </main>
    </>
  );
}
