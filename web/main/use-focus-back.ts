/** What is disabled while something runs loses the focus; when it is done it gets it back. */
import { useCallback, useEffect, useRef, useState } from 'react';

export function useFocusBack() {
  const held = useRef<Element | null>(null);
  const [turn, setTurn] = useState(0);

  // Only after the next drawing is it enabled, and can be focused.
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

/** Holds what has the focus when called; that has it again once nothing is `busy` any more. */
export function useFocusThrough(busy: boolean): () => void {
  const held = useRef<Element | null>(null);

  useEffect(() => {
    if (busy) return;
    const isLost = document.activeElement === document.body;
    if (isLost && held.current instanceof HTMLElement) held.current.focus();
    // What is asked for may only then begin: it is held until somebody goes elsewhere.
    if (document.activeElement !== held.current) held.current = null;
  }, [busy]);

  return useCallback(() => {
    held.current = document.activeElement;
  }, []);
}
