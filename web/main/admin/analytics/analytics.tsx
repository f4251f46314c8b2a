/** Who came, who answers and what went out, in counts. */
import { useState } from 'react';
import type { ActivityDay } from '#shared/contract/analytics.ts';
import { Loaded } from '#web/kit/ui/loaded.tsx';
import { useRead } from '#web/kit/use-read.ts';
import { Panel } from '../panel.tsx';
import { TabHeading } from '../tab-heading.tsx';
import { counted, shareOf, sumOf } from './day-numbers.ts';
import { activityPanels, DayPanel } from './day-panel.tsx';
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
          <Panel title="Signup sources">
            <Loaded read={sources} lines={5}>
              {(counts) => <SourceBars counts={counts} />}
            </Loaded>
          </Panel>
          <Panel title="Total users">
            <Loaded read={signups}>{(counts) => <TotalUsers {...counts} />}</Loaded>
            <p className="definition">
              Everyone in the users table, whatever their status. Deleted and erased people leave
              the total, the recent days (in UTC) and the sources; the days below keep what
              happened.
            </p>
          </Panel>
        </div>
        <Loaded read={activity} lines={9}>
          {({ days }) => <Days days={days ?? []} />}
        </Loaded>
      </div>
    </>
  );
}

/** The day under the pointer is shown in all panels together. */
function Days({ days }: { readonly days: readonly ActivityDay[] }) {
  const [at, setAt] = useState<number>();
  return activityPanels.map((panel) => (
    <DayPanel key={panel.title} {...panel} days={days} at={at} lookAt={setAt} />
  ));
}

/** Only the total is certain to be answered. */
interface RecentSignups {
  readonly totalUsers: number;
  readonly today?: number;
  readonly last7Days?: number;
  readonly last30Days?: number;
}

/** How many there are, and how many of them are new. */
function TotalUsers({ totalUsers, today, last7Days, last30Days }: RecentSignups) {
  const recent = [
    ['Today', today],
    ['Last 7 days', last7Days],
    ['Last 30 days', last30Days],
  ] as const;
  return (
    <>
      <p className="total">{counted(totalUsers)}</p>
      <dl className="pairs">
        {recent.map(
          ([name, count]) =>
            count !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="digits">{counted(count)}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

type Counts = Readonly<Record<string, number>>;

/** Where people signed up: a bar chart that is a table. */
const sortedSources = (counts: Counts): readonly (readonly [string, number])[] =>
  Object.entries(counts)
    .map(([source, count]) => [source.replaceAll('_', ' '), count] as const)
    .toSorted(([one, few], [other, many]) => many - few || one.localeCompare(other));

function SourceBars({ counts }: { counts: Counts }) {
  const sources = sortedSources(counts);
  const sum = sumOf(sources.map(([, count]) => count));
  const most = Math.max(...sources.map(([, count]) => count));
  if (sum === 0) return <p className="empty">No signups yet.</p>;
  return (
    <table className="sources">
      <caption className="vh">Signups by source</caption>
      <thead className="vh">
        <tr>
          <th scope="col">Source</th>
          <td />
          <th scope="col">Signups</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(([source, count]) => (
          <tr key={source}>
            <th scope="row">{source}</th>
            <td className="bar">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </td>
            <td className="count">{counted(count)}</td>
            <td className="share">{shareOf(count, sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
