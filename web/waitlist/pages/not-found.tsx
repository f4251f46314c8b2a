/** Any path that is no page of this site. */
import { Frame } from '../frame.tsx';

export const NotFound = () => (
  <Frame>
    <div className="wrap plain-page">
      <h1 className="h1">Nothing here.</h1>
      <p className="lead">The page you asked for is not one of ours.</p>
      <p>
        <a className="btn secondary" href="/">
          Go Home
        </a>
      </p>
    </div>
  </Frame>
);
