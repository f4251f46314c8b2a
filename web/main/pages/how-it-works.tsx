/** How a day with the product goes: three emails, and the replies between them. */
import { Frame } from '../frame.tsx';

export function HowItWorks() {
  return (
    <Frame footer>
      <div className="wrap plain-page">
        <h1 className="h1">How it works</h1>
      </div>
    </Frame>
  );
}
