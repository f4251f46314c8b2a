/** A whole day, run at once and reported on. */
import { AdminFrame } from '../admin-frame.tsx';
import { DryForm } from '../dry-run/dry-form.tsx';
import { DryOutcome } from '../dry-run/dry-outcome.tsx';
import { useDryRun } from '../dry-run/use-dry-run.ts';
import { TabHeading } from '../tab-heading.tsx';
import '../dry-run/dry-run.css';

export default function DryRun() {
  return (
    <AdminFrame crumb="Daily Dry Run">
      <TabHeading title="Daily Dry Run" />
      <Day />
    </AdminFrame>
  );
}

function Day() {
  const runs = useDryRun();
  return (
    <div className="dry-run">
      <DryForm busy={runs.busy} start={(asked) => void runs.start(asked)} />
      <DryOutcome {...runs} />
    </div>
  );
}
