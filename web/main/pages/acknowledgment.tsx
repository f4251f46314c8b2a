/** What we heard and what comes next; shown once, right after the intentions. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Sign } from '#web/kit/glyphs.tsx';
import { Checklist } from '#web/kit/ui/checklist.tsx';
import { Progress } from '#web/kit/ui/progress.tsx';
import { type AcknowledgmentView, acknowledgmentView } from '../acknowledgment-view.ts';
import { Frame } from '../frame.tsx';
import { Moments } from '../moments.tsx';
import { momentsAfterSkip, momentsAfterStart } from '../next-moments.ts';
import { acknowledgment, signupSession } from '../signup-session.ts';
import './acknowledgment.css';

type Whole = Extract<AcknowledgmentView, { kind: 'whole' }>;

export default function Acknowledgment() {
  const view = useAcknowledgment();
  if (view?.kind === 'absent') return <Navigate to="/start" replace />;
  return (
    <Frame waiting={!view}>
      <noscript>
        <div className="wrap plain-page">
          <h1 className="h1">This page needs JavaScript.</h1>
          <p className="lead">Your plans come by email as well.</p>
        </div>
      </noscript>
      {view?.kind === 'incomplete' && <LoadingIssue />}
      {view?.kind === 'whole' && <Heard {...view} />}
    </Frame>
  );
}

function LoadingIssue() {
  return (
    <div className="wrap issue">
      <div className="sheet">
        <h1 className="h2">Loading Issue</h1>
        <p>Missing v6 render data. Please try again.</p>
        <a className="btn primary" href="/">
          Go Home
        </a>
      </div>
    </div>
  );
}

function Heard(view: Whole) {
  const moments = view.startToday
    ? momentsAfterStart(new Date(), signupSession.read()?.timezone)
    : momentsAfterSkip;
  return (
    <div className="wrap heard">
      <div className="said">
        <div>
          <h1 className="h1">{view.startToday ? 'Got it.' : "You're all set."}</h1>
          <p className="h1 aside">
            {view.startToday ? "We'll check in later today." : "We'll start tomorrow morning."}
          </p>
        </div>
        <LetterSheet {...view} />
        <p className="note">
          <Sign name="reply" />
          Reply to any email to update your plans.
        </p>
      </div>
      <Moments title="What happens next?" moments={moments} />
    </div>
  );
}

function LetterSheet({ startToday, blocks, progress }: Whole) {
  if (blocks.length === 0 && !(startToday && progress)) return null;
  return (
    <article
      className="letter sheet"
      aria-label={startToday ? 'Your checklist for today' : 'What we wrote'}
    >
      {blocks.map((block, at) =>
        block.kind === 'text' ? (
          <p key={`${at} ${block.text}`}>{block.text}</p>
        ) : (
          <Checklist key={`${at} list`} lines={block.lines} />
        ),
      )}
      {startToday && progress && <Progress {...progress} />}
    </article>
  );
}

/**
 * Undefined until the session was looked into, as in the built page, so that hydration agrees.
 * The ref outlives StrictMode's second run of the effects, which finds the session emptied.
 */
function useAcknowledgment(): AcknowledgmentView | undefined {
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
