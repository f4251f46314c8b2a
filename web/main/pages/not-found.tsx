/** Any path that is no page of this site. */
import { Link } from 'react-router-dom';
import { Step } from '#web/kit/ui/step.tsx';
import { Frame } from '../frame.tsx';

export default function NotFound() {
  return (
    <Frame footer>
      <Step glyph="ring">
        <h1 className="h1">Nothing here.</h1>
        <p className="lead">The page you asked for isn’t one of ours, or not yet.</p>
        <p>
          <Link className="btn secondary" to="/">
            Go Home
          </Link>
        </p>
      </Step>
    </Frame>
  );
}
