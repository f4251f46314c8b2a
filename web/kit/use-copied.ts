/** Copies to the clipboard, and knows for two seconds that it did. */
import { useCallback, useEffect, useRef, useState } from 'react';

const shownMs = 2000;

export interface Copied {
  readonly copied: boolean;
  /** False where the browser did not let us. */
  readonly copy: (text: string) => Promise<boolean>;
}

export function useCopied(): Copied {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), shownMs);
    return true;
  }, []);

  return { copied, copy };
}
