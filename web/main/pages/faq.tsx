/** Ten questions that people ask, answered. */
import { Frame } from '../frame.tsx';

export function Faq() {
  return (
    <Frame footer>
      <div className="wrap plain-page">
        <h1 className="h1">FAQ</h1>
      </div>
    </Frame>
  );
}
