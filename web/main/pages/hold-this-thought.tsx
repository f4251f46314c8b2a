/** One thing that matters today, said and echoed; nothing is sent. */
import { Frame } from '../frame.tsx';

export function HoldThisThought() {
  return (
    <Frame footer>
      <div className="wrap plain-page">
        <h1 className="h1">What's one thing that matters to you today?</h1>
      </div>
    </Frame>
  );
}
