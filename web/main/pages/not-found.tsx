/** Any path that is no page of this site. */
import { Link } from 'react-router-dom';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';

export function NotFound() {
  return (
    <Frame footer>
      <div className="wrap step">
        <Knot name="ring" />
        <div className="col">
          <h1 className="h1">Nothing here.</h1>
          <p className="lead">The page you asked for is not one of ours, or not yet.</p>
          <p>
            <Link className="btn secondary" to="/">
              Go Home
            </Link>
          </p>
        </div>
      </div>
    </Frame>
  );
}
