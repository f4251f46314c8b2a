/** Who came, who answers and what went out, in counts. */
import { useState } from 'react';
import type { ActivityDay } from '#shared/contract/analytics.ts';
import { Loaded } from '#web/kit/ui/loaded.tsx';
import { useRead } from '#web/kit/use-read.ts';
import { TabHeading } from '../tab-heading.tsx';
import { activityPanels } from './activity-panels.ts';
import { DayPanel } from './day-panel.tsx';
import { SourceBars } from './source-bars.tsx';
import { TotalUsers } from './total-users.tsx';
import './analytics.css';

export function Analytics() {
  const sources = useRead('analytics.signupSources');
  const signups = useRead('analytics.recentSignups');
  const activity = useRead('analytics.activity');

  return (
    <>
      <TabHeading title="Analytics" reads={[sources, signups, activity]} />
      <div className="stack">
        <div className="major-minor">
          <section className="panel">
            <header>
              <h2>Signup sources</h2>
            </header>
            <Loaded read={sources} lines={5}>
              {(counts) => <SourceBars counts={counts} />}
            </Loaded>
          </section>
          <section className="panel">
            <header>
              <h2>Total users</h2>
            </header>
            <Loaded read={signups}>{(counts) => <TotalUsers {...counts} />}</Loaded>
          </section>
        </div>
        <Loaded read={activity} lines={9}>
          {({ days }) => <Days days={days ?? []} />}
        </Loaded>
      </div>
    </>
  );
}

/** One day is looked at in all panels together: they stand on the same days. */
function Days({ days }: { readonly days: readonly ActivityDay[] }) {
  const [at, setAt] = useState<number>();
  return activityPanels.map((panel) => (
    <DayPanel key={panel.title} {...panel} days={days} at={at} lookAt={setAt} />
  ));
}
