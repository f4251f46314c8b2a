/** A moment, a list, a box for a reply, and what the product makes of it. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '#web/kit/call.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Knot } from '#web/kit/ui/knot.tsx';
import { Frame } from '../frame.tsx';
import { ListEditor } from '../try-it/list-editor.tsx';
import { ReplyNote } from '../try-it/reply-note.tsx';
import { glyphOf, StageChoice } from '../try-it/stage-choice.tsx';
import { stageScenes } from '../try-it/trial.ts';
import { useTrial } from '../try-it/use-trial.ts';
import './landing.css';
import '../sample-day/sample-day.css';
import './try-it.css';

/** Fetched with the first question. */
const AnswerSheet = lazy(async () => ({
  default: (await import('../try-it/answer-sheet.tsx')).AnswerSheet,
}));

export default function TryIt() {
  const trying = useTrial();
  const { trial, change } = trying;
  return (
    <Frame links={<Link to="/">Sign Up</Link>} footer>
      <div className="wrap hero trying">
        <div className="pitch">
          <h1 className="display">
            Try a <em>reply.</em>
          </h1>
          <p className="lead">
            Answer a letter as you would by email, and see what becomes of your list. We read it and
            forget it: nothing is sent or kept.
          </p>
          <StageChoice stage={trial.stage} choose={(stage) => change({ ...trial, stage })} />
        </div>
        <Exchange {...trying} />
      </div>
      <Status />
    </Frame>
  );
}

type Trying = ReturnType<typeof useTrial>;

function Exchange({ trial, change, answer, state, read, replyAgain, toTomorrow }: Trying) {
  const { title, time, examples } = stageScenes[trial.stage];
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button is gone: the list above takes the focus.
  useEffect(() => {
    if (trial.replies > 0) heading.current?.focus();
  }, [trial.replies]);
  return (
    <section className="thread" aria-label="The exchange">
      <div className="ev">
        {time && <time>{time}</time>}
        <Knot name={glyphOf(trial.stage)} />
        <div className="msg sheet">
          <h2 className="sub" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className="fine day">{`Day ${trial.dayNumber}`}</p>
          <ListEditor trial={trial} change={change} />
        </div>
      </div>
      <div className="ev user">
        <Knot />
        <ReplyNote key={trial.replies} examples={examples} state={state} read={read} />
      </div>
      {answer && (
        <div className="ev sys">
          <Knot />
          <div>
            <Suspense>
              <AnswerSheet answer={answer} items={[...trial.items, ...trial.later]} />
            </Suspense>
            <div className="acts">
              <Button kind="secondary" onClick={() => replyAgain(answer)}>
                Reply again
              </Button>
              <Button kind="secondary" onClick={() => void toTomorrow(answer)}>
                Go to tomorrow
              </Button>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}

/** Whether the service behind all this answers, and which build of it; asked when it is opened. */
function Status() {
  /** Empty where nothing answered. */
  const [version, setVersion] = useState<string>();

  function ask() {
    call('health.check', {}).then(
      (health) => setVersion(health.version),
      // A failed check is shown, not reported.
      () => setVersion(''),
    );
  }

  return (
    <details className="wrap status" onToggle={version === undefined ? ask : undefined}>
      <summary>Status</summary>
      <p role="status">
        {version === '' && 'The API doesn’t answer.'}
        {version && `The API answers. Build ${version}`}
      </p>
    </details>
  );
}
