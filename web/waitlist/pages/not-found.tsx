/** Any path that is no page of this site. */
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';

export const NotFound = () => (
  <Frame>
    <div className="wrap step">
      <Knot name="ring" />
      <div className="col">
        <h1 className="h1">Nothing here.</h1>
        <p className="lead">The page you asked for is not one of ours.</p>
        <p>
          <a className="btn secondary" href="/">
            Go Home
          </a>
        </p>
      </div>
    </div>
  </Frame>
);
