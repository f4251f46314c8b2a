/** A reply, and what the rules engine makes of it, in the browser. */
import { Frame } from '../frame.tsx';

export function TryIt() {
  return (
    <Frame footer>
      <div className="wrap plain-page">
        <h1 className="h1">Try it</h1>
      </div>
    </Frame>
  );
}
