/** A box to write in, and whether it is blank; text from before hydration counts, too. */
import { useEffect, useRef, useState } from 'react';

export function useWriting() {
  const box = useRef<HTMLTextAreaElement>(null);
  const [blank, setBlank] = useState(true);
  const look = () => setBlank((box.current?.value ?? '').trim() === '');
  useEffect(look, []);
  return { box, blank, look };
}
