/** What three short emails a day are good for. */
import { Frame } from '../frame.tsx';

export function Benefits() {
  return (
    <Frame footer>
      <div className="wrap plain-page">
        <h1 className="h1">Benefits</h1>
      </div>
    </Frame>
  );
}
