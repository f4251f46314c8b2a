/** How far a long operation is: one line that is read out, and a bar where the way is known. */
import type { Run } from '#shared/contract/runs.ts';
import './run-progress.css';

/** Empty when done: the page shows the result. */
export function RunProgress({ run }: { run: Run | undefined }) {
  return (
    <div className="run" aria-live="polite">
      {run?.state === 'running' && <Going run={run} />}
      {run?.state === 'failed' && <p className="bad">{run.error}</p>}
    </div>
  );
}

function Going({ run: { doing, step, steps } }: { run: Run }) {
  const known = steps !== undefined && step > 0;
  return (
    <>
      <p className="sub">
        {doing}
        {known && <span className="digits">{` (${step} of ${steps})`}</span>}
      </p>
      {steps !== undefined && (
        // The current step isn't done yet.
        <progress
          className="one-bar"
          value={Math.max(0, step - 1)}
          max={steps}
          aria-hidden="true"
        />
      )}
    </>
  );
}
