/** The privacy policy and the terms. */
import { Frame } from '../frame.tsx';

export function Privacy() {
  return (
    <Frame footer>
      <div className="wrap plain-page">
        <h1 className="h1">Privacy Policy and Terms</h1>
      </div>
    </Frame>
  );
}
