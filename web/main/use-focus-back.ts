/** Gives the focus back to what was disabled while something ran. */
import { useCallback, useEffect, useRef, useState } from 'react';

export function useFocusBack() {
  const held = useRef<Element | null>(null);
  const [turn, setTurn] = useState(0);

  // Only the next render enables it.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (turn > 0 && isLost && held.current instanceof HTMLElement) held.current.focus();
  }, [turn]);

  return {
    hold(element: Element | null = document.activeElement): void {
      held.current = element;
    },
    giveBack: () => setTurn((before) => before + 1),
  };
}

/** Holds the focused element, and focuses it again once nothing is `busy`. */
export function useFocusThrough(busy: boolean): () => void {
  const held = useRef<Element | null>(null);

  useEffect(() => {
    if (busy) return;
    const isLost = document.activeElement === document.body;
    if (isLost && held.current instanceof HTMLElement) held.current.focus();
    // The work may only begin now, so hold on until the focus goes elsewhere.
    if (document.activeElement !== held.current) held.current = null;
  }, [busy]);

  return useCallback(() => {
    held.current = document.activeElement;
  }, []);
}
