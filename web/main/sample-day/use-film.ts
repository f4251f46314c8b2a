/** Plays the timeline; the clock stands still while paused, in a hidden tab and off screen. */
import { type RefObject, useEffect, useState } from 'react';
import { type Frame, loop, opening } from './timeline.ts';

const frames: readonly Frame[] = [...opening, ...loop];

/** After the last frame the loop begins again, without the opening. */
const after = (at: number): number => (at + 1 < frames.length ? at + 1 : opening.length);

export function useFilm(stage: RefObject<Element | null>, playing: boolean): Frame {
  const [at, setAt] = useState(0);
  const onScreen = useOnScreen(stage);

  useEffect(() => {
    if (!playing || !onScreen) return;
    let left = frames[at]?.holdMs ?? 0;
    let last = performance.now();
    let request = requestAnimationFrame(function tick(now) {
      // A tab that was hidden comes back with one long step: at most a blink of it counts.
      left -= Math.min(now - last, 100);
      last = now;
      if (left <= 0) setAt(after);
      else request = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(request);
  }, [at, playing, onScreen]);

  return frames[at] ?? { scene: 0, shown: 0, holdMs: 0 };
}

function useOnScreen(stage: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(!!entry?.isIntersecting));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return onScreen;
}
