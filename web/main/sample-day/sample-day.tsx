/** A day with Anchor, typed out beside the line: letters in serif, a person's replies on yellow. */
import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Checklist } from '#web/kit/ui/checklist.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { type Message, scenes, spoken } from './scenes.ts';
import { type Frame, loop, opening } from './timeline.ts';
import './sample-day.css';

export function SampleDay() {
  const stage = useRef<HTMLElement>(null);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [paused, setPaused] = useState(false);
  const frame = useFilm(stage, !paused && !still);

  return (
    <section className="thread" aria-label="A sample day with Anchor" ref={stage}>
      <div className="scenes" aria-hidden="true">
        {scenes.map((messages, scene) => (
          <ol key={messages[0]?.time} className={sceneClass(scene, frame)}>
            {messages.map((message, at) => (
              <Row
                key={message.time + message.from}
                message={message}
                seen={seen(scene, at, frame)}
              />
            ))}
          </ol>
        ))}
      </div>
      <ol className="vh">
        {scenes.flat().map((message, at) => (
          <li key={`${at} ${message.time}`}>{spoken(message)}</li>
        ))}
      </ol>
      {!still && (
        <button
          type="button"
          className="pause"
          aria-pressed={paused}
          onClick={() => setPaused((before) => !before)}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true">
            {paused ? <path d="M3 1.2v9.6L10.5 6z" /> : <path d="M2 1h3v10H2zM7 1h3v10H7z" />}
          </svg>
          {paused ? 'Play' : 'Pause'}
        </button>
      )}
    </section>
  );
}

/** Hidden, whole, or the number of characters shown. */
type Seen = 'hidden' | 'whole' | number;

/** A scene that is over fades as a whole. */
function seen(scene: number, at: number, { scene: on, shown, typed }: Frame): Seen {
  if (scene !== on) return 'whole';
  if (at >= shown) return 'hidden';
  return at === shown - 1 && typed !== undefined ? typed : 'whole';
}

const sceneClass = (scene: number, frame: Frame): string =>
  scene === frame.scene ? 'scene' : 'scene gone';

/** A hidden row keeps its place, so that the page never moves. */
function Row({ message, seen }: { message: Message; seen: Seen }) {
  const kind = message.from === 'anchor' && !message.glyph ? 'sys' : message.from;
  const carries = message.from === 'anchor' && message.carries ? ' carries' : '';
  return (
    <li className={`ev ${kind}${carries}${seen === 'hidden' ? ' unseen' : ''}`}>
      <time>{message.time}</time>
      {message.from !== 'user' && message.glyph ? <Knot name={message.glyph} /> : <Knot />}
      <Words message={message} seen={seen} />
    </li>
  );
}

function Words({ message, seen }: { message: Message; seen: Seen }) {
  if (message.from === 'later') return <p>{message.text}</p>;
  if (message.from === 'anchor') {
    return (
      <div className="msg sheet">
        <b className="sub">{message.subject}</b>
        {message.text}
        {message.lines && <Checklist lines={message.lines} />}
      </div>
    );
  }
  return (
    <div className="msg">
      <span className="who">You</span>
      {typeof seen === 'number' ? <Typed text={message.text} count={seen} /> : message.text}
    </div>
  );
}

/** Lays out the whole reply and hides the rest, so that no line wraps twice. */
function Typed({ text, count }: { text: string; count: number }) {
  return (
    <>
      {text.slice(0, count)}
      <i className="caret" />
      <span className="untyped">{text.slice(count)}</span>
    </>
  );
}

const frames: readonly Frame[] = [opening, ...loop];

/** After the last frame the loop begins again, without the opening. */
const after = (at: number): number => (at + 1 < frames.length ? at + 1 : 1);

/** Plays the timeline; the clock stands still while paused, in a hidden tab and off screen. */
function useFilm(stage: RefObject<Element | null>, playing: boolean): Frame {
  const [at, setAt] = useState(0);
  const onScreen = useOnScreen(stage);

  useEffect(() => {
    if (!playing || !onScreen) return;
    let left = frames[at]?.holdMs ?? 0;
    let last = performance.now();
    let request = requestAnimationFrame(function tick(now) {
      // A tab that was hidden comes back with one long step, which is cut.
      left -= Math.min(now - last, 100);
      last = now;
      if (left <= 0) setAt(after);
      else request = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(request);
  }, [at, playing, onScreen]);

  return frames[at] ?? opening;
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

/** Whether a media query holds; false before hydration. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
