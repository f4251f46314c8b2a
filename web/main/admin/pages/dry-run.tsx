/** A whole day, run at once and reported on. */
import { AdminFrame } from '../admin-frame.tsx';
import { DryForm } from '../dry-run/dry-form.tsx';
import { DryOutcome } from '../dry-run/dry-outcome.tsx';
import { useDryRun } from '../dry-run/use-dry-run.ts';
import '../dry-run/dry-run.css';

export const DryRun = () => (
  <AdminFrame crumb="Daily Dry Run">
    <div className="heading">
      <h1>Daily Dry Run</h1>
    </div>
    <Day />
  </AdminFrame>
);

function Day() {
  const runs = useDryRun();
  return (
    <div className="dry-run">
      <DryForm busy={runs.busy} start={(asked) => void runs.start(asked)} />
      <DryOutcome {...runs} />
    </div>
  );
}
