/** How far a long operation is: one line that is read out, and a bar where the way is known. */
import type { Run } from '#shared/contract/runs.ts';
import './run-progress.css';

/** Nothing once it is done: what came of it is the page's to show. */
export function RunProgress({ run }: { readonly run: Run | undefined }) {
  return (
    <div className="run" aria-live="polite">
      {run?.state === 'running' && <Going run={run} />}
      {run?.state === 'failed' && <p className="bad">{run.error}</p>}
    </div>
  );
}

function Going({ run: { doing, step, steps } }: { readonly run: Run }) {
  const known = steps !== undefined && step > 0;
  return (
    <>
      <p className="sub">
        {doing}
        {known && <span className="digits">{` (${step} of ${steps})`}</span>}
      </p>
      {steps !== undefined && (
        // The step under way is not behind us yet.
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
