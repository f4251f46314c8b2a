/** Takes the acknowledgment out of the session: it is shown once, and then it is gone. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type AcknowledgmentView, acknowledgmentView } from './acknowledgment-view.ts';
import { acknowledgment } from './signup-session.ts';

/**
 * Undefined until the session was looked into, as in the built page, so that hydration agrees.
 * The ref outlives StrictMode's second run of the effects, which finds the session emptied.
 */
export function useAcknowledgment(): AcknowledgmentView | undefined {
  const taken = useRef<AcknowledgmentView>(undefined);
  const [view, setView] = useState<AcknowledgmentView>();

  useLayoutEffect(() => {
    taken.current ??= acknowledgmentView(acknowledgment.read());
    setView(taken.current);
  }, []);

  useEffect(() => {
    if (view && view.kind !== 'absent') acknowledgment.remove();
  }, [view]);

  return view;
}
