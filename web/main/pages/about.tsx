/** Who makes this, and why it is as quiet as it is. */
import { Frame } from '../frame.tsx';

export function About() {
  return (
    <Frame footer>
      <div className="wrap plain-page">
        <h1 className="h1">About</h1>
      </div>
    </Frame>
  );
}
