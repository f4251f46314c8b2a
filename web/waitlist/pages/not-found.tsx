/** Any path that is no page of this site. */
import { Step } from '#web/kit/ui/step.tsx';
import { Frame } from '../frame.tsx';

export default function NotFound() {
  return (
    <Frame>
      <Step glyph="ring">
        <h1 className="h1">Nothing here.</h1>
        <p className="lead">The page you asked for isn’t one of ours.</p>
        <p>
          <a className="btn secondary" href="/">
            Go Home
          </a>
        </p>
      </Step>
    </Frame>
  );
}
