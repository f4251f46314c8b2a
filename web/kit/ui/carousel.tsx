/** One of several at a time: previous, next, dots, arrow keys. It never turns by itself. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import './carousel.css';

export interface Slide {
  readonly name: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Drawn around all slides, such as a phone; it is as high as the tallest of them. */
  readonly frame: (slides: ReactNode) => ReactNode;
}

/** Which slide is shown, and from which side it came. */
interface Turn {
  readonly shown: number;
  readonly came?: 'next' | 'previous';
}

export function Carousel({ label, slides, frame }: CarouselProps) {
  const dots = useRef<HTMLFieldSetElement>(null);
  const { shown, came, turnTo, onKeyDown } = useTurns(slides.length, dots);
  const swipe = useSwipe((by) => turnTo(shown + by));
  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div className="turning">
        <TurnButton label="Previous" d="M11 4 6 9l5 5" onClick={() => turnTo(shown - 1)} />
        <Place slides={slides} shown={shown} turnTo={turnTo} dots={dots} />
        <TurnButton label="Next" d="m7 4 5 5-5 5" onClick={() => turnTo(shown + 1)} />
      </div>
      {frame(
        <div className="slides" {...swipe}>
          {slides.map(({ name, content }, at) => (
            // biome-ignore lint/a11y/useSemanticElements: A slide is no set of form fields.
            <div
              key={name}
              className={`slide${at === shown ? ` on ${came ?? ''}` : ''}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}: ${name}`}
            >
              {content}
            </div>
          ))}
        </div>,
      )}
    </section>
  );
}

/** After the last comes the first; keys do what the buttons do. */
function useTurns(count: number, dots: RefObject<HTMLElement | null>) {
  const [{ shown, came }, setTurn] = useState<Turn>({ shown: 0 });

  function turnTo(to: number): number {
    const next = (to + count) % count;
    if (next !== shown) setTurn({ shown: next, came: to > shown ? 'next' : 'previous' });
    return next;
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = placeFor(event, shown, count);
    if (to === undefined) return;
    event.preventDefault();
    const next = turnTo(to);
    // Focus among the dots follows the slide.
    const among = dots.current?.contains(document.activeElement);
    if (among) dots.current?.querySelectorAll('button')[next]?.focus();
  }

  return { shown, came, turnTo, onKeyDown };
}

interface PlaceProps {
  readonly slides: readonly Slide[];
  readonly shown: number;
  readonly turnTo: (to: number) => void;
  readonly dots: RefObject<HTMLFieldSetElement | null>;
}

/** Which slide is shown, in words and as a dot among dots. */
const Place = ({ slides, shown, turnTo, dots }: PlaceProps) => (
  <div className="place">
    <p className="caption" aria-live="polite" aria-atomic="true">
      {slides[shown]?.name}
      <span className="vh">{`, ${shown + 1} of ${slides.length}`}</span>
    </p>
    <fieldset className="dots" ref={dots}>
      <legend className="vh">Choose an example</legend>
      {slides.map(({ name }, at) => (
        <button
          key={name}
          type="button"
          aria-label={`${at + 1}, ${name}`}
          aria-current={at === shown ? 'true' : undefined}
          onClick={() => turnTo(at)}
        >
          <i />
        </button>
      ))}
    </fieldset>
  </div>
);

/** The slide that a key leads to; undefined for keys that are the browser's. */
function placeFor(event: KeyboardEvent, shown: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 }[event.key];
}

/** A swipe that is more sideways than up or down turns by one. */
function useSwipe(turnBy: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      from.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!from.current) return;
      const across = clientX - from.current.x;
      const down = clientY - from.current.y;
      from.current = undefined;
      if (Math.abs(across) > 40 && Math.abs(across) > Math.abs(down)) turnBy(across < 0 ? 1 : -1);
    },
  };
}

const TurnButton = ({ label, d, onClick }: { label: string; d: string; onClick: () => void }) => (
  <button type="button" className="turn" aria-label={label} onClick={onClick}>
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d={d} />
    </svg>
  </button>
);
