/** A day with Anchor, typed out beside the line: letters in serif, a person's replies on yellow. */
import { useRef, useState } from 'react';
import { Checklist } from '#web/kit/ui/checklist.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { useMediaQuery } from '#web/kit/use-media-query.ts';
import { type Message, scenes, spoken } from './scenes.ts';
import type { Frame } from './timeline.ts';
import { useFilm } from './use-film.ts';
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

/** Not to be seen yet, whole, or so many characters of it. */
type Seen = 'hidden' | 'whole' | number;

function seen(scene: number, at: number, { scene: on, shown, typed }: Frame): Seen {
  if (scene !== on || at >= shown) return 'hidden';
  return at === shown - 1 && typed !== undefined ? typed : 'whole';
}

const sceneClass = (scene: number, frame: Frame): string =>
  scene === frame.scene && !frame.faded ? 'scene' : 'scene gone';

/** A row that is not to be seen keeps its place, so that the page never moves. */
function Row({ message, seen }: { readonly message: Message; readonly seen: Seen }) {
  const kind = message.from === 'anchor' && !message.glyph ? 'sys' : message.from;
  return (
    <li className={`ev ${kind}${seen === 'hidden' ? ' unseen' : ''}`}>
      <time>{message.time}</time>
      {message.from !== 'user' && message.glyph ? <Knot name={message.glyph} /> : <Knot />}
      <Words message={message} seen={seen} />
    </li>
  );
}

function Words({ message, seen }: { readonly message: Message; readonly seen: Seen }) {
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

/** The whole reply is laid out at once, the rest of it invisible: no line wraps twice. */
function Typed({ text, count }: { readonly text: string; readonly count: number }) {
  return (
    <>
      {text.slice(0, count)}
      <i className="caret" />
      <span className="untyped">{text.slice(count)}</span>
    </>
  );
}
